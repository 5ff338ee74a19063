import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

const THREADS = '/proc/self/task';

/**
 * Lets every thread of this process yield to other processes, and those that they start. On Linux a priority is a thread's
 * own: without this, what a library starts from a thread that was there before works as if nothing had been said.
 * @param niceness 0 to 19, the higher the more it yields
 */
export function lowerPriority(niceness: number): void {
  setPriority(niceness);
  if (process.platform !== 'linux') return;
  // one may have ended meanwhile
  for (const thread of readdirSync(THREADS)) tryTo(() => setPriority(Number(thread), niceness));
}

/**
 * Lets this process work only while nobody else wants the processor. One that is merely nice keeps it for milliseconds when
 * somebody else wakes (decision 0064). Where the system cannot do it, everything stays as it was.
 */
export function workWhenIdle(): void {
  if (process.platform !== 'linux') return;
  tryTo(() => execFileSync('chrt', ['--idle', '--all-tasks', '--pid', '0', String(process.pid)], { stdio: 'ignore' }));
}

/** The system may know none of it, or not allow it. */
function tryTo(yields: () => unknown): void {
  try {
    yields();
  } catch {
    // as it was, then
  }
}
