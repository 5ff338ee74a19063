import { readFileSync } from 'node:fs';
import { answerWork } from '../src/platform/answer-work.ts';
import { endWithServer } from '../src/platform/end-with-server.ts';
import { workWhenIdle } from '../src/platform/lower-priority.ts';
import { PATIENT } from '../src/platform/work-message.ts';

endWithServer();
/** Longer than the patience of a test, many times over. */
const LONG_MS = 500;
const isPatient = process.argv[2] === PATIENT;

/** A program that works, for tests: a patient one is never done, as on a machine that leaves it nothing; the others are at once. */
answerWork((kind, task) => {
  if (kind === 'fails') throw new RangeError('as it would anywhere');
  if (kind === 'is ended') process.kill(process.pid, 'SIGKILL');
  if (kind === 'knows') return process.env['TOKEN_SECRET'] ?? null;
  if (kind === 'is quick') return { task, isPatient };
  if (kind === 'steps back') {
    workWhenIdle();
    return policy();
  }
  if (isPatient) sleepMs(kind === 'takes long' ? LONG_MS : undefined);
  return { task, isPatient };
});

/** Holds the thread, and has nothing of a processor; without end where no time is given. */
function sleepMs(ms: number | undefined) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

/** How the system gives this process its turns: the 41st field, of which the second may hold spaces. */
function policy(): string | undefined {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[38];
}
