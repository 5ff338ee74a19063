import { execFileSync } from 'node:child_process';
import { readdirSync, readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import path from 'node:path';

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

/**
 * Lets the calling thread work only while nobody else wants the processor. One that is merely nice keeps it for milliseconds when
 * somebody else wakes: beside two planners the p99 of all other calls grew 8 times then, and 1.5 times so (`bench load -- --short`, two
 * cores). Where the system cannot do it, everything stays as it was.
 */
export function workWhenIdle(): void {
  if (process.platform !== 'linux') return;
  try {
    const thread = path.basename(readlinkSync('/proc/thread-self'));
    execFileSync('chrt', ['-i', '-p', '0', thread], { stdio: 'ignore' });
  } catch {
    // no chrt, or it is not allowed: niceness will do
  }
}
