import { availableParallelism } from 'node:os';
import { afterEach, expect, test, vi } from 'vitest';
import { createFairQueue } from './fair-queue.ts';
import { createWorkers, type Workers, WorkTooLong } from './workers.ts';

const PROGRAM = new URL('../../testing/keeps-waiting.ts', import.meta.url);
const TURN = { person: 'anna' };
const work = (kind: string, deadlineMs = 60_000) => ({ kind, deadlineMs });

let workers: Workers;
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  await workers.close();
});
const withPatience = (ms: number) => {
  workers = createWorkers(PROGRAM, createFairQueue(), { patienceMs: ms });
  return workers;
};

test('work is done by a worker that lets everybody else go first', async () => {
  expect(await withPatience(60_000).run(work('is quick'), 7, TURN)).toEqual({ task: 7, isPatient: true });
  expect(workers.started()).toBe(1);
});

test('what such a worker is kept from for too long is done by another one, and the next does not wait behind it', async () => {
  withPatience(50);
  expect(await workers.run(work('is kept from it'), 7, TURN)).toEqual({ task: 7, isPatient: false });
  expect(await workers.run(work('is quick'), 8, TURN)).toMatchObject({ task: 8 });
  expect(workers.waiting()).toBe(0);
});

test('what only takes long is not done twice: who is at it has the processor', async () => {
  let hadMs = 0;
  const processorTimeMs = () => {
    hadMs += 10;
    return hadMs;
  };
  workers = createWorkers(PROGRAM, createFairQueue(), { patienceMs: 20, processorTimeMs });
  expect(await workers.run(work('takes long'), 7, TURN)).toEqual({ task: 7, isPatient: true });
  expect(workers.started()).toBe(1);
});

test('where the system does not tell who has the processor, what takes too long is done by another one', async () => {
  workers = createWorkers(PROGRAM, createFairQueue(), { patienceMs: 20, processorTimeMs: () => undefined });
  expect(await workers.run(work('is kept from it'), 7, TURN)).toEqual({ task: 7, isPatient: false });
});

test('what nobody has done by its deadline is given up, and workers take other work after it', async () => {
  withPatience(60_000);
  await expect(workers.run(work('is kept from it', 100), 7, TURN)).rejects.toBeInstanceOf(WorkTooLong);
  expect(await workers.run(work('is quick'), 8, TURN)).toMatchObject({ task: 8 });
});

test('a fault is told as it is, and is tried by no other worker', async () => {
  withPatience(60_000);
  await expect(workers.run(work('fails'), 7, TURN)).rejects.toThrow('as it would anywhere');
  expect(workers.started()).toBe(1);
});

test('a worker that is ended from outside fails its work, and the next work has another one', async () => {
  withPatience(60_000);
  await expect(workers.run(work('is ended'), 7, TURN)).rejects.toThrow('SIGKILL');
  expect(await workers.run(work('is quick'), 8, TURN)).toMatchObject({ task: 8 });
  expect(workers.started()).toBe(1);
});

test('the last worker stays a while when there is nothing to do, and is started again once there is', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  withPatience(60_000);
  await workers.run(work('is quick'), 7, TURN);
  vi.advanceTimersByTime(10 * 60_000);
  expect(workers.started()).toBe(1);
  vi.advanceTimersByTime(10 * 60_000);
  expect(workers.started()).toBe(0);
  expect(await workers.run(work('is quick'), 8, TURN)).toMatchObject({ task: 8 });
  expect(workers.started()).toBe(1);
});

test('of workers that are left at what another one did, no more are kept than the machine has use for', async () => {
  withPatience(20);
  const most = Math.max(2, availableParallelism());
  for (let time = 0; time < most + 2; time += 1) {
    expect(await workers.run(work('is kept from it'), time, TURN)).toEqual({ task: time, isPatient: false });
  }
  // and one that hurries: none was ended for another to be kept from its work
  expect(workers.started()).toBe(most + 1);
});

test('while as many as may be are kept from their work, no patient worker is asked', async () => {
  withPatience(20);
  const most = Math.max(2, availableParallelism());
  for (let time = 0; time < most; time += 1) await workers.run(work('is kept from it'), time, TURN);
  expect(await workers.run(work('is quick'), 8, TURN)).toEqual({ task: 8, isPatient: false });
});

test('a worker knows none of the secrets of the server', async () => {
  vi.stubEnv('TOKEN_SECRET', 'what signs everything');
  expect(await withPatience(60_000).run(work('knows'), null, TURN)).toBeNull();
});

test('where nobody is to be patient, no worker is, and none is kept from its work', async () => {
  workers = createWorkers(PROGRAM, createFairQueue(), { arePatient: false });
  expect(await workers.run(work('is kept from it'), 7, TURN)).toEqual({ task: 7, isPatient: false });
});

test('work that is not done when a stop has waited long enough is ended, and the stop is none that failed', async () => {
  workers = createWorkers(PROGRAM, createFairQueue(), { patienceMs: 60_000, closeWithinMs: 1 });
  await workers.run(work('is quick'), 7, TURN);
  const kept = workers.run(work('is kept from it'), 8, TURN);
  const ended = expect(kept).rejects.toThrow();
  // the worker is at it
  await new Promise((resolve) => setImmediate(resolve));
  await workers.close();
  await ended;
  expect(workers.started()).toBe(0);
});

/** SCHED_IDLE, as Linux numbers the ways in which a process comes to its turn. */
const IDLE = '5';

test.skipIf(process.platform !== 'linux')(
  'on Linux such a worker has the processor only while nobody else wants it',
  async () => {
    expect(await withPatience(60_000).run(work('steps back'), 7, TURN)).toBe(IDLE);
  },
);
