import { defineConfig } from '@playwright/test';
import { findChromium } from './chromium.ts';

const { executablePath, args } = await findChromium();

/** The browser journeys. Each worker runs a built server of its own; see fixtures.ts. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  fullyParallel: false,
  // a browser on a busy machine is late now and then; what needed its second try is printed by npm test
  retries: 1,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  outputDir: 'test-results/artifacts',
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args },
  },
});
