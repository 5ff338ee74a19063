import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

const THREADS = '/proc/self/task';
const SESSION = '/proc/self/autogroup';

export interface Niceness {
  /** How much each thread of this process yields to the others of its session, or to all where sessions count for nothing: 0 to 19. */
  threads: number;
  /** How much the session yields that it leads, where the system shares the processor out by session first: 0 to 19. */
  session: number;
}

/**
 * Lets this process yield, which leads a session of its own, and whatever it starts. On Linux a priority is a thread's own: without
 * this, what a library starts from a thread that was there before works as if nothing had been said.
 */
export function lowerPriority({ threads, session }: Niceness): void {
  setPriority(threads);
  if (process.platform !== 'linux') return;
  // one may have ended meanwhile
  for (const thread of readdirSync(THREADS)) tryTo(() => setPriority(Number(thread), threads));
  tryTo(() => writeFileSync(SESSION, String(session)));
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
