import { defineConfig } from '@playwright/test';
import { findChromium } from './chromium.ts';
import type { Options } from './fixtures.ts';

const { executablePath, args } = await findChromium();

const use = {
  viewport: { width: 1440, height: 900 },
  timezoneId: 'UTC',
  trace: 'on-first-retry',
  screenshot: 'only-on-failure',
  // each journey begins with an empty browser, which would fetch the whole application; the journeys without a network do
  serviceWorkers: 'block',
  launchOptions: { executablePath, args },
} as const;

/** The browser journeys. Each worker runs a built server of its own; see fixtures.ts. */
export default defineConfig<object, Options>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  fullyParallel: false,
  // a browser on a busy machine is late now and then; what needed more than its first try is printed by npm test, and only that one is
  // traced: to record every step of every journey takes a third of its time
  retries: 2,
  workers: 2,
  // the longest takes half a minute on two quiet cores; how long one takes is nothing that it shows
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  outputDir: 'test-results/artifacts',
  projects: [
    // to draw what moves and wait for its end takes a seventh of their time; what is about motion asks for it
    { name: 'en', use: { ...use, locale: 'en-GB', contextOptions: { reducedMotion: 'reduce' } } },
    // the way through the product once more, with all that moves: what these press is called as the German catalogues say
    { name: 'de', grep: /@de/, use: { ...use, locale: 'de-DE', language: 'de' } },
  ],
});
