import { afterEach, expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';
import { createWorkThreads, type WorkThreads, WorkTooLong } from './work-threads.ts';

const PROGRAM = new URL('../testing/keeps-waiting.ts', import.meta.url);
const TURN = { person: 'anna' };
const work = (kind: string, deadlineMs = 60_000) => ({ kind, deadlineMs });

let threads: WorkThreads;
afterEach(() => threads.close());
const withPatience = (ms: number) => {
  threads = createWorkThreads(PROGRAM, createFairQueue(), { patienceMs: ms });
  return threads;
};

test('work is done by a thread that lets everybody else go first', async () => {
  expect(await withPatience(60_000).run(work('is quick'), 7, TURN)).toEqual({ task: 7, isPatient: true });
  expect(threads.threads()).toBe(1);
});

test('what such a thread is kept from for too long is done by another one, and the next does not wait behind it', async () => {
  withPatience(50);
  expect(await threads.run(work('is kept from it'), 7, TURN)).toEqual({ task: 7, isPatient: false });
  expect(await threads.run(work('is quick'), 8, TURN)).toMatchObject({ task: 8 });
  expect(threads.waiting()).toBe(0);
});

test('what nobody has done by its deadline is given up, and threads take other work after it', async () => {
  withPatience(60_000);
  await expect(threads.run(work('is kept from it', 100), 7, TURN)).rejects.toBeInstanceOf(WorkTooLong);
  expect(await threads.run(work('is quick'), 8, TURN)).toMatchObject({ task: 8 });
});

test('a fault is told as it is, and is tried by no other thread', async () => {
  withPatience(60_000);
  await expect(threads.run(work('fails'), 7, TURN)).rejects.toThrow('as it would anywhere');
  expect(threads.threads()).toBe(1);
});

test('where nobody is to be patient, no thread is, and none is kept from its work', async () => {
  threads = createWorkThreads(PROGRAM, createFairQueue(), { arePatient: false });
  expect(await threads.run(work('is kept from it'), 7, TURN)).toEqual({ task: 7, isPatient: false });
});

test('work that is not done when a stop has waited long enough is ended, and the stop is none that failed', async () => {
  threads = createWorkThreads(PROGRAM, createFairQueue(), { patienceMs: 60_000, closeWithinMs: 1 });
  await threads.run(work('is quick'), 7, TURN);
  const kept = threads.run(work('is kept from it'), 8, TURN);
  const ended = expect(kept).rejects.toThrow();
  // the thread is at it
  await new Promise((resolve) => setImmediate(resolve));
  await threads.close();
  await ended;
  expect(threads.threads()).toBe(0);
});

/** SCHED_IDLE, as Linux numbers the ways in which a thread comes to its turn. */
const IDLE = '5';

test.skipIf(process.platform !== 'linux')(
  'on Linux such a thread has the processor only while nobody else wants it',
  async () => {
    expect(await withPatience(60_000).run(work('steps back'), 7, TURN)).toBe(IDLE);
  },
);
