import { expect, test } from 'vitest';
import { createLighterFirst } from './lighter-first.ts';

/** What has been told so far of a promise, once everything that was due has run. */
async function isSettled(promise: Promise<unknown>) {
  const open = Symbol('open');
  const due = new Promise((resolve) => setImmediate(() => resolve(open)));
  return (await Promise.race([promise.then(() => null), due])) !== open;
}

test('the work of somebody who had much rests while that of somebody who had little is under way', async () => {
  const work = createLighterFirst();
  const heavy = work.begin(60_000);
  expect(await isSettled(heavy.rest())).toBe(true);
  const light = work.begin(0);
  const resting = heavy.rest();
  expect(await isSettled(resting)).toBe(false);
  expect(await isSettled(light.rest())).toBe(true);
  light.end();
  await resting;
  expect(await isSettled(heavy.rest())).toBe(true);
});

test('of two people who had about the same, none waits for the other', async () => {
  const work = createLighterFirst();
  const [first, second] = [work.begin(1_900), work.begin(0)];
  expect(await isSettled(first.rest())).toBe(true);
  expect(await isSettled(second.rest())).toBe(true);
});

test('it waits for all who had less, and goes on when the last has ended', async () => {
  const work = createLighterFirst();
  const heavy = work.begin(60_000);
  const [first, second] = [work.begin(0), work.begin(10_000)];
  const resting = heavy.rest();
  first.end();
  expect(await isSettled(resting)).toBe(false);
  second.end();
  await resting;
});

test('others who never stop coming do not keep it for ever', async () => {
  const work = createLighterFirst({ restMaxMs: 20 });
  const heavy = work.begin(60_000);
  work.begin(0);
  await heavy.rest();
  work.begin(0);
  expect(await isSettled(heavy.rest())).toBe(true);
});
