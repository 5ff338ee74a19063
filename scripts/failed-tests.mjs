import path from 'node:path';

/**
 * @param report what Vitest's JSON reporter wrote
 * @returns the file and the whole title of each test that failed, and each file that did not load
 */
export function namesOfFailedTests(report) {
  return report.testResults
    .filter((file) => file.status === 'failed')
    .flatMap((file) => {
      const name = path.relative(process.cwd(), file.name);
      const failed = file.assertionResults.filter((test) => test.status === 'failed');
      return failed.length === 0 ? [name] : failed.map((test) => `${name} > ${test.fullName}`);
    });
}

/**
 * @param suites those that Playwright's JSON reporter wrote: a file each, with those inside it
 * @returns the file and the title of each journey that failed at its last try too
 */
export function namesOfFailedJourneys(suites) {
  return suites.flatMap((suite) => [
    ...suite.specs
      .filter((spec) => spec.tests.some((test) => test.status === 'unexpected'))
      .map((spec) => `${spec.file} > ${spec.title}`),
    ...namesOfFailedJourneys(suite.suites ?? []),
  ]);
}
