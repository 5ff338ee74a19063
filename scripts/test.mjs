/**
 * Every test of the product: types, unused code, lint and the build side by side, unit and API tests, the browser
 * journeys, the looks of twenty screens. The last lines name what failed and count them all, and those that passed only
 * at their second try: who is shown but the end of a long log has to see what failed.
 * `npm test -- --no-browser` leaves out the build, the journeys and the looks.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { namesOfFailedJourneys, namesOfFailedTests } from './failed-tests.mjs';
import { runSideBySide } from './side-by-side.mjs';

const withBrowser = !process.argv.includes('--no-browser');
const reports = mkdtempSync(path.join(tmpdir(), 'sorrel-reports-'));
const counts = { passed: 0, failed: 0, skipped: 0, secondTries: 0 };
const failures = [];

const MINUTE_MS = 60_000;

/** Runs one step, shows what it prints, and says whether it went well. What never ends is ended, and is a failure. */
function run(title, args, { withinMinutes, ...options }) {
  console.log(`\n== ${title} ==`);
  const startedAtMs = Date.now();
  const { status, signal } = spawnSync(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: withinMinutes * MINUTE_MS,
    ...options,
  });
  if (signal !== null) console.log(`${title} was ended by ${signal}: it may take ${withinMinutes} minutes.`);
  console.log(`-- ${title}: ${status === 0 ? 'ok' : 'FAILED'}, ${Math.round((Date.now() - startedAtMs) / 1000)} s`);
  return status === 0;
}

console.log('\n== types, unused code, lint, build ==');
const checks = [
  { title: 'types', args: ['scripts/types.mjs'] },
  ...(withBrowser ? [{ title: 'build', args: ['scripts/build.mjs'] }] : []),
  { title: 'unused code', args: ['node_modules/knip/bin/knip.js', '--no-progress'] },
  { title: 'lint', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '.'] },
];
const failedChecks = await runSideBySide(checks);
counts.passed += checks.length - failedChecks.length;
counts.failed += failedChecks.length;
failures.push(...failedChecks);

const unitReport = path.join(reports, 'unit.json');
const unitOk = run(
  'unit and API tests',
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=./scripts/second-tries.mjs',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ],
  { withinMinutes: 45 },
);
if (existsSync(unitReport)) {
  const report = JSON.parse(readFileSync(unitReport, 'utf8'));
  counts.passed += report.numPassedTests;
  counts.failed += report.numFailedTests;
  failures.push(...namesOfFailedTests(report));
  counts.skipped += report.numPendingTests + report.numTodoTests;
  // what passed and has failures none the less was tried twice; the run named it
  counts.secondTries += report.testResults
    .flatMap((file) => file.assertionResults)
    .filter((test) => test.status === 'passed' && test.failureMessages.length > 0).length;
  // a file that did not even load has no tests to count
  if (!unitOk && report.numFailedTests === 0) counts.failed += 1;
} else counts.failed += 1;
if (!unitOk && !failures.some((name) => name.includes('.test.'))) failures.push('unit and API tests');

if (withBrowser && !failedChecks.includes('build')) {
  const journeyReport = path.resolve('e2e/test-results/report.json');
  rmSync(journeyReport, { force: true });
  const journeysOk = run('browser journeys', ['../node_modules/@playwright/test/cli.js', 'test'], {
    cwd: 'e2e',
    withinMinutes: 45,
  });
  if (existsSync(journeyReport)) {
    const { stats, suites } = JSON.parse(readFileSync(journeyReport, 'utf8'));
    failures.push(...namesOfFailedJourneys(suites));
    counts.passed += stats.expected + stats.flaky;
    counts.failed += stats.unexpected;
    counts.secondTries += stats.flaky;
    if (stats.flaky > 0) console.log(`${stats.flaky} browser journeys passed only at their second try (see above).`);
    counts.skipped += stats.skipped;
    if (!journeysOk && stats.unexpected === 0) counts.failed += 1;
  } else counts.failed += 1;
  if (!journeysOk && !failures.some((name) => name.includes('.spec.'))) failures.push('browser journeys');
}

if (withBrowser && !failedChecks.includes('build')) {
  const looks = ['node_modules/tsx/dist/cli.mjs', 'e2e/looks/main.ts', '--short', '--built'];
  if (run('looks, the short form', looks, { withinMinutes: 15 })) counts.passed += 1;
  else {
    counts.failed += 1;
    failures.push('looks, the short form');
  }
}

rmSync(reports, { recursive: true, force: true });
const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
const secondTries = counts.secondTries > 0 ? `, ${counts.secondTries} only at their second try` : '';
console.log('');
for (const name of failures) console.log(`FAILED: ${name}`);
console.log(`${counts.passed} passed, ${counts.failed} failed${skipped}${secondTries}`);
process.exit(counts.failed > 0 ? 1 : 0);
