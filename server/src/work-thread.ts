import { setPriority } from 'node:os';
import { isMainThread, workerData } from 'node:worker_threads';
import { workWhenIdle } from './platform/lower-priority.ts';
import { IS_UP, type ThreadKind, type WorkMessage } from './platform/work-message.ts';

/** How much these threads yield to others, 0 to 19. */
const NICENESS = 10;

// Linux keeps a priority for each thread, elsewhere it would be the whole server's.
if (!isMainThread && process.platform === 'linux') setPriority(NICENESS);
// only now: to load what all of the work needs takes a second of a processor, and somebody waits for it, so not when idle alone
const { doWork } = await import('./heavy-work.ts');
if (!isMainThread && (workerData as ThreadKind).isPatient) workWhenIdle();

/** Runs in a thread of its own: no request waits for what takes a processor. */
export default function work({ kind, task }: WorkMessage): unknown {
  return kind === IS_UP ? null : doWork(kind, task);
}
