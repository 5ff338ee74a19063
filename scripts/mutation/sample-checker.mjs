import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { isSampled } from './sample.mjs';

/** Leaves out what stands within a place of the sample and is not of it: Stryker calls that a fault that does not compile. */
class SampleChecker {
  async init() {}

  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }

  async check(mutants) {
    return Object.fromEntries(
      mutants.map((mutant) => [
        mutant.id,
        isSampled(mutant) ? { status: 'passed' } : { status: 'compileError', reason: 'not in the sample' },
      ]),
    );
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'sample', SampleChecker)];
