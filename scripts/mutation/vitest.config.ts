import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The tests of the rules, and those that try them on the whole table of foods, as they run against each fault. */
export default defineConfig({
  resolve: {
    alias: [
      { find: 'fast-check', replacement: here('few-runs.mjs') },
      // the rules that stand here, not those that npm has linked
      { find: /^@sorrel\/core\/(.*)$/, replacement: `${here('../../core/src')}/$1.ts` },
    ],
  },
  test: {
    include: ['core/src/**/*.test.ts', 'reference/foods/*.test.ts'],
    environment: 'node',
    isolate: false,
    testTimeout: 60_000,
    env: { RANDOM_WEEKS: '5' },
  },
});
