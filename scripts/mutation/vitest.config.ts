import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import QuickFirst from './quick-first.mjs';
import { testsThatReach } from './tests-that-reach.mjs';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The folder whose faults are tried; the script that starts Stryker says so. */
const FOLDER = process.env['MUTATION_FOLDER'] ?? '';

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
    // all files at once are more than a process holds, and those that never load the folder cannot find its faults
    include: testsThatReach(here('../..'), FOLDER),
    environment: 'node',
    isolate: false,
    sequence: { sequencer: QuickFirst },
    testTimeout: 60_000,
    env: { RANDOM_WEEKS: '5' },
  },
});
