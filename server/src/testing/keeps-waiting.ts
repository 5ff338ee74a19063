import { readFileSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { workWhenIdle } from '../platform/lower-priority.ts';
import { IS_UP, type ThreadKind, type WorkMessage } from '../platform/work-message.ts';

/** A program of threads for tests: those that are patient are never done, as on a machine that leaves them nothing; the others are at once. */
export default function work({ kind, task }: WorkMessage): unknown {
  if (kind === IS_UP) return null;
  if (kind === 'fails') throw new RangeError('as it would anywhere');
  if (kind === 'is quick') return { task, isPatient: (workerData as ThreadKind).isPatient };
  if (kind === 'steps back') {
    workWhenIdle();
    return policy();
  }
  for (;;) if (!(workerData as ThreadKind).isPatient) return { task, isPatient: false };
}

/** How the system gives this thread its turns: the 41st field, of which the second may hold spaces. */
function policy(): string | undefined {
  const stat = readFileSync('/proc/thread-self/stat', 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[38];
}
