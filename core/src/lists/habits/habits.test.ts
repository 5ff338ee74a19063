import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../../durations.ts';
import { AISLES } from '../../foods/aisles.ts';
import { stampOf } from '../operations/stamp.ts';
import { shownHabits } from './device-habits.ts';
import { bringHabits, doHabits, type KeptHabits, NO_HABITS } from './do-habits.ts';
import { EVERY, type HabitChange, type HabitOperation, REGULARS_MAX, SHOPS_MAX, USUAL_SHOP } from './habit.ts';
import { changeHabit, type HabitRecord, habitId, knownHabits } from './habit-record.ts';

/** As for the operations of lists: `npm run prove` tries 100,000. */
const RUNS = 'PROPERTY_RUNS' in process.env ? 10 * Number(process.env['PROPERTY_RUNS']) : 2_000;
const PROPERTY_MAX_MS = 600_000;

type Stamped = { change: HabitChange; stamp: string };

const kinds = fc.constantFrom('add' as const, 'set' as const, 'remove' as const);
const shopArbitrary = fc
  .tuple(kinds, fc.constantFrom(USUAL_SHOP, 'a', 'b'), fc.constantFrom(...AISLES), fc.nat(9), fc.constantFrom('x', 'y'))
  .map(([kind, key, aisle, place, name]): HabitChange => {
    if (kind === 'remove') return { habit: 'shop', key, kind };
    return { habit: 'shop', key, kind, values: kind === 'add' ? { name } : { [aisle]: place } };
  });
const regularArbitrary = fc
  .tuple(kinds, fc.constantFrom('m', 'n'), fc.constantFrom(...EVERY), fc.nat(50))
  .map(([kind, key, every, ms]): HabitChange => {
    if (kind === 'remove') return { habit: 'regular', key, kind };
    if (kind === 'set') return { habit: 'regular', key, kind, values: { last: { what: 'bought', ms } } };
    const amount = { quantity: 1, unit: null, quantityDescription: '' };
    const values = { thing: { name: key }, aisle: AISLES[0], amount, every, last: { what: 'started' as const, ms } };
    return { habit: 'regular', key, kind, values };
  });
const choiceArbitrary = fc
  .tuple(fc.constantFrom('l1', 'l2'), fc.constantFrom('a', 'b'))
  .map(([key, shop]): HabitChange => ({ habit: 'choice', key, kind: 'add', values: { shop } }));
const changeArbitrary = fc.oneof(shopArbitrary, regularArbitrary, choiceArbitrary);
const stampedArbitrary: fc.Arbitrary<Stamped[]> = fc
  .array(fc.tuple(changeArbitrary, fc.nat(20)), { maxLength: 30 })
  .map((made) => made.map(([change, ms], index) => ({ change, stamp: stampOf(ms, 0, `o${index}`) })));

function applied(operations: readonly Stamped[]): HabitRecord[] {
  const records = new Map<string, HabitRecord>();
  for (const { change, stamp } of operations) {
    records.set(habitId(change), changeHabit(records.get(habitId(change)), change, stamp));
  }
  return [...records.values()].sort((one, other) => (habitId(one) < habitId(other) ? -1 : 1));
}

test(
  'any order and any repetition of the same changes give the same shops and the same regular items',
  () => {
    fc.assert(
      fc.property(
        stampedArbitrary.chain((operations) =>
          fc.tuple(
            fc.constant(operations),
            fc.shuffledSubarray(operations, { minLength: operations.length, maxLength: operations.length }),
            fc.shuffledSubarray(operations),
          ),
        ),
        ([operations, shuffled, again]) => {
          expect(applied([...again, ...shuffled, ...again])).toEqual(applied(operations));
        },
      ),
      { numRuns: RUNS },
    );
  },
  PROPERTY_MAX_MS,
);

test(
  'batches that are sent again, whole or in part, after others were done, change nothing',
  () => {
    const batchesArbitrary = fc.array(fc.array(changeArbitrary, { minLength: 1, maxLength: 4 }), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(batchesArbitrary, fc.array(fc.nat(5)), (batches, again) => {
        const sent = batches.map((batch, at) =>
          batch.map((change, index): HabitOperation => ({ ...change, id: `${at}-${index}`, madeAtMs: at, seenMs: 0 })),
        );
        const send = (kept: KeptHabits, operations: HabitOperation[], nowMs: number) => {
          const result = doHabits(kept, operations, { sentAtMs: nowMs, nowMs, afterMs: 0 });
          if (!result.ok) throw new Error(result.reason);
          return result.kept;
        };
        const once = sent.reduce((kept, operations, at) => send(kept, operations, 100 + at), NO_HABITS);
        const twice = again.reduce((kept, at, index) => send(kept, sent[at] ?? [], 1000 + index), once);
        expect(twice.records).toEqual(once.records);
      }),
      { numRuns: RUNS },
    );
  },
  PROPERTY_MAX_MS,
);

const NOW_MS = 1_800_000_000_000;
const clocks = { sentAtMs: NOW_MS, nowMs: NOW_MS, afterMs: 0 };
let made = 0;
const operation = (change: HabitChange, times: Partial<HabitOperation> = {}): HabitOperation => {
  made += 1;
  return { ...change, id: `operation ${made}`, madeAtMs: NOW_MS, seenMs: 0, ...times } as HabitOperation;
};
const done = (kept: KeptHabits, ...operations: HabitOperation[]) => doHabits(kept, operations, clocks);
const regular = (key: string): HabitChange => ({
  habit: 'regular',
  key,
  kind: 'add',
  values: {
    thing: { name: key },
    aisle: 'produce',
    amount: { quantity: 1, unit: null, quantityDescription: '' },
    every: 'week',
    last: { what: 'started', ms: 0 },
  },
});
const lastOf = (kept: KeptHabits) =>
  knownHabits(kept.records).find(({ habit }) => habit === 'regular')?.values.last as { ms: number };

describe('when something was bought', () => {
  test('is told by the server: a phone that is three days wrong buys nothing three days ago, or in three days', () => {
    for (const wrongMs of [-3 * DAY_MS, 3 * DAY_MS]) {
      const began = { ...clocks, sentAtMs: NOW_MS - 7 * DAY_MS, nowMs: NOW_MS - 7 * DAY_MS };
      const started = doHabits(NO_HABITS, [operation(regular('milk'), { madeAtMs: began.nowMs })], began);
      if (!started.ok) throw new Error('not taken');
      const madeAtMs = NOW_MS + wrongMs;
      const bought = operation(
        { habit: 'regular', key: 'milk', kind: 'set', values: { last: { what: 'bought', ms: madeAtMs, beforeMs: 0 } } },
        { madeAtMs },
      );
      const ticked = doHabits(started.kept, [bought], { ...clocks, sentAtMs: madeAtMs + DAY_MS });
      if (!ticked.ok) throw new Error('not taken');
      // made a day before it was sent
      expect(lastOf(ticked.kept).ms).toBe(NOW_MS - DAY_MS);
    }
  });

  test('is the time before the tick where the tick is taken off, and never in the future', () => {
    const undone = (ms: number) => {
      const { key, habit } = regular('milk');
      const change = { habit, key, kind: 'set', values: { last: { what: 'undone', ms } } } as HabitChange;
      const result = done(NO_HABITS, operation(regular('milk')), operation(change));
      return result.ok ? lastOf(result.kept).ms : null;
    };
    expect(undone(NOW_MS - 7 * DAY_MS)).toBe(NOW_MS - 7 * DAY_MS);
    expect(undone(NOW_MS + 7 * DAY_MS)).toBeLessThanOrEqual(NOW_MS + 1);
  });
});

describe('limits', () => {
  const shop = (key: string): HabitChange => ({ habit: 'shop', key, kind: 'add', values: { name: key } });
  test('one shop and one regular item too many are refused; removing is taken', () => {
    const shops = Array.from({ length: SHOPS_MAX }, (_, index) => operation(shop(`s${index}`)));
    const full = done(NO_HABITS, ...shops);
    if (!full.ok) throw new Error('not taken');
    expect(done(full.kept, operation(shop('one more')))).toEqual({ ok: false, reason: 'too_many_shops' });
    expect(done(full.kept, operation({ habit: 'shop', key: 's1', kind: 'remove' })).ok).toBe(true);
    const regulars = Array.from({ length: REGULARS_MAX + 1 }, (_, index) => operation(regular(`r${index}`)));
    expect(done(NO_HABITS, ...regulars)).toEqual({ ok: false, reason: 'too_many_regulars' });
    expect(done(NO_HABITS, ...regulars.slice(1)).ok).toBe(true);
  });

  test('what is removed does not fill the household for ever', () => {
    let kept = NO_HABITS;
    for (let index = 0; index < 700; index += 1) {
      const [add, remove] = [
        operation(shop(`s${index}`)),
        operation({ habit: 'shop', key: `s${index}`, kind: 'remove' }),
      ];
      const result = done(kept, add, remove);
      if (!result.ok) throw new Error(result.reason);
      kept = result.kept;
    }
    expect(kept.records.length).toBeLessThanOrEqual(500);
    expect(kept.done.length).toBeLessThanOrEqual(1_000);
  });
});

test('joining a household brings shops and regular items along; what both have stays as it is there', () => {
  const keep = (name: string, ...keys: string[]) => {
    const all = keys.map((key) => operation({ habit: 'shop', key, kind: 'add', values: { name: `${name} ${key}` } }));
    const result = done(NO_HABITS, ...all);
    if (!result.ok) throw new Error(result.reason);
    return result.kept;
  };
  const both = bringHabits(keep('theirs', 'a', USUAL_SHOP), keep('own', 'a', 'b', USUAL_SHOP));
  expect(knownHabits(both.records).map(({ values }) => values.name)).toEqual([
    'theirs a',
    `theirs ${USUAL_SHOP}`,
    'own b',
  ]);
});

test('a device shows what waits on top of what it knows', () => {
  const known = {
    revision: 1,
    seenMs: 1,
    doneMs: 1,
    aheadMs: 0,
    habits: [{ habit: 'shop' as const, key: 'a', values: { name: 'Corner' } }],
  };
  const rename = operation({ habit: 'shop', key: 'a', kind: 'set', values: { name: 'Market' } });
  expect(shownHabits(known, [rename])).toEqual([{ habit: 'shop', key: 'a', values: { name: 'Market' } }]);
  expect(shownHabits(known, [operation({ habit: 'shop', key: 'a', kind: 'remove' })])).toEqual([]);
});
