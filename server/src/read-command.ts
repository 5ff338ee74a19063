import { type ParseArgsConfig, parseArgs } from 'node:util';
import { StartRefused } from './start-refused.ts';

/**
 * What a command of the person who runs this Sorrel was called with.
 * @param usage how the commands are used, which whoever asks in another way is told
 * @throws StartRefused for an option that there is not
 */
export function readCommand<const Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs({ ...config, allowPositionals: true });
  } catch (cause) {
    throw new StartRefused(usage, { cause });
  }
}
