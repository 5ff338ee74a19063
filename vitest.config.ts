import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** One project a package; `vitest run --project core` runs one of them. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'core', include: ['core/src/**/*.test.ts'], environment: 'node' } },
      { test: { name: 'contract', include: ['contract/src/**/*.test.ts'], environment: 'node' } },
      { test: { name: 'reference', include: ['reference/**/*.test.ts'], environment: 'node' } },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['server/src/testing/global-setup.ts'],
          // a machine that does other work is late now and then
          retry: 1,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
          setupFiles: ['web/src/testing/setup.ts'],
          env: { TZ: 'UTC' },
          css: false,
          // a first page loads its code; a busy machine takes its time
          testTimeout: 60_000,
          retry: 1,
        },
      },
    ],
  },
});
