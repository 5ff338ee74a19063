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
  for (const thread of readdirSync(THREADS)) {
    try {
      setPriority(Number(thread), niceness);
    } catch {
      // a thread that has ended meanwhile
    }
  }
}
