// by its file: `fast-check` itself leads here while the tests are tried
import fc from '../../node_modules/fast-check/lib/fast-check.js';

/** A property is tried for every fault: thousands of times would take a day. */
const RUNS = 25;

export default {
  ...fc,
  assert: (property, asked = {}) => fc.assert(property, { ...asked, numRuns: Math.min(asked.numRuns ?? RUNS, RUNS) }),
};
