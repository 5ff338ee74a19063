import { sampledPlaces } from './sampled-places.mjs';

/** The folder whose faults are tried, and where the report is written; the script that starts Stryker says both. */
const folder = process.env.MUTATION_FOLDER;
const report = process.env.MUTATION_REPORT ?? 'mutation.json';

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  plugins: ['@stryker-mutator/vitest-runner', './scripts/mutation/sample-checker.mjs'],
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
  checkers: ['sample'],
  checkerNodeArgs: [],
  mutate: [
    ...(await sampledPlaces(folder)),
    // tables of words, and what only tests use; what is read from them is mutated where it is read
    '!core/src/ingredients/languages/{de,en,es,fr,it,nl,others}.ts',
    '!core/src/ingredients/told-line.ts',
    '!core/src/foods/small-catalogue.ts',
    '!core/src/lists/sample-item.ts',
  ],
  // what a file works out as it loads would need every test for each fault
  ignoreStatic: true,
  // only core, the table of foods and this folder are copied to where the faults are put in
  ignorePatterns: ['/*', '!/core', '!/reference', '!/scripts', '!/package.json', '!/tsconfig.base.json'],
  concurrency: 1,
  // a process that has run the tests some hundred times keeps some of each: it gets room, and is replaced before that is full
  testRunnerNodeArgs: ['--max-old-space-size=6144'],
  maxTestRunnerReuse: 40,
  timeoutMS: 5_000,
  timeoutFactor: 2,
  disableTypeChecks: false,
  allowEmpty: true,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: report },
  tempDirName: '.stryker-tmp',
  cleanTempDir: 'always',
};
