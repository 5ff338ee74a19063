import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What a program beside the server gets to know of its surroundings; the server's secrets are not among it. */
const PASSED_ON = ['PATH', 'TMPDIR', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP'];

/**
 * Starts a program of the server in a process of its own. It leads a session of its own: in the server's it would use up the server's
 * share, where the system shares the processor out by session before it looks at priorities.
 * @param program its source; bundled, the `.js` of that name beside this bundle is started, while developing the source through tsx
 */
export function forkProgram(program: URL, args: readonly string[] = []): ChildProcess {
  const source = fileURLToPath(program);
  const bundled = source.replace(/\.ts$/, '.js');
  const isBundled = existsSync(bundled);
  return fork(isBundled ? bundled : source, args, {
    serialization: 'advanced',
    detached: true,
    execArgv: isBundled ? [] : ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: Object.fromEntries(PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
  });
}
