/**
 * Names the tests that passed only at their second try. A test that is tried again hides why it failed; readers of the
 * run have to see that it did.
 */
export default class SecondTries {
  onTestRunEnd(modules) {
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].filter((test) => test.diagnostic()?.flaky),
    );
    if (tests.length === 0) return;
    console.log(`\n${tests.length} passed only at their second try:`);
    for (const test of tests) {
      console.log(`  ${test.project.name} ${test.module.relativeModuleId} > ${test.fullName}`);
      const [first] = test.result().errors ?? [];
      if (first) console.log(`    at first: ${String(first.message).split('\n')[0]}`);
    }
  }
}
