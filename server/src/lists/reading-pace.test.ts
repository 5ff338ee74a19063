import { expect, test } from 'vitest';
import { createReadingPace, ITEMS_AT_ONCE, ITEMS_PER_SECOND } from './reading-pace.ts';

const FULL = 5_000;

/** A pace that tells how long it would have waited. */
function aPace() {
  const waitedMs: number[] = [];
  const pace = createReadingPace(async (ms) => waitedMs.push(ms));
  const read = (person: string, items: number) =>
    pace.read(
      { person },
      async () => items,
      (count) => count,
    );
  return { waitedMs, read };
}

test('what one person reads beyond a measure comes at a pace, and nobody else waits for it', async () => {
  const { waitedMs, read } = aPace();
  for (let items = 0; items < ITEMS_AT_ONCE; items += FULL) await read('one', FULL);
  await read('one', 3 * FULL);
  expect(waitedMs).toEqual([]);
  await read('other', FULL);
  expect(waitedMs).toEqual([]);
  await read('one', 10);
  expect(waitedMs).toHaveLength(1);
  // a moment has passed since
  expect(waitedMs[0]).toBeGreaterThan(0);
  expect(waitedMs[0]).toBeLessThanOrEqual((3 * FULL * 1000) / ITEMS_PER_SECOND);
});

test('two of one person are read at a time, and more than may wait is refused', async () => {
  const pace = createReadingPace();
  let begun = 0;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const work = async () => {
    begun += 1;
    await held;
    return 1;
  };
  const all = Array.from({ length: 150 }, () => pace.read({ person: 'one' }, work, () => 1));
  const refused = (await Promise.allSettled([all.at(-1)])).map(({ status }) => status);
  expect([begun, refused]).toEqual([2, ['rejected']]);
  await pace.read(
    { person: 'other' },
    async () => 1,
    () => 1,
  );
  letGo();
  const outcomes = await Promise.allSettled(all);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(102);
});
