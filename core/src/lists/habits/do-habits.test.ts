import { describe, expect, test } from 'vitest';
import { bringHabits, doHabits, type KeptHabits, NO_HABITS } from './do-habits.ts';
import { CHOICES_MAX, type HabitChange, type HabitOperation, type LastTime, REGULARS_MAX, SHOPS_MAX } from './habit.ts';
import { knownHabits } from './habit-record.ts';

const NOW_MS = 1_800_000_000_000;
let made = 0;
/** Made `atMs` after the beginning, and sent at once. */
const operation = (change: HabitChange, atMs = 0): HabitOperation => {
  made += 1;
  return { ...change, id: `operation ${made}`, madeAtMs: NOW_MS + atMs, seenMs: 0 } as HabitOperation;
};
const clocks = { sentAtMs: NOW_MS + 10_000, nowMs: NOW_MS + 10_000, afterMs: 0 };
function doneOf(kept: KeptHabits, operations: readonly HabitOperation[]) {
  const result = doHabits(kept, operations, clocks);
  if (!result.ok) throw new Error(result.reason);
  return result;
}
const kept = (...changes: HabitChange[]) =>
  doneOf(
    NO_HABITS,
    changes.map((change, index) => operation(change, index)),
  ).kept;
const keys = ({ records }: KeptHabits) => knownHabits(records).map(({ key }) => key);
const numbered = <One>(count: number, make: (index: number) => One) =>
  Array.from({ length: count }, (_, at) => make(at));

const shop = (key: string): HabitChange => ({ habit: 'shop', key, kind: 'add', values: { name: key } });
const choice = (key: string): HabitChange => ({ habit: 'choice', key, kind: 'add', values: { shop: 's' } });
const regular = (key: string, last: LastTime = { what: 'started', ms: 0 }): HabitChange => ({
  habit: 'regular',
  key,
  kind: 'add',
  values: {
    thing: { name: key },
    aisle: 'produce',
    amount: { quantity: 1, unit: null, quantityDescription: '' },
    every: 'week',
    last,
  },
});
const remove = (key: string): HabitChange => ({ habit: 'shop', key, kind: 'remove' });

describe('operations of a device', () => {
  test('count once, also twice in one batch, and say when they were done', () => {
    const add = operation(shop('a'), 40);
    const first = doneOf(NO_HABITS, [add, add]);
    expect(first).toMatchObject({ isChanged: true, doneMs: NOW_MS + 40 });
    expect(first.kept.done).toEqual([[add.id, NOW_MS + 40]]);
    const again = doneOf(first.kept, [add]);
    expect(again).toMatchObject({ isChanged: false, doneMs: NOW_MS + 40 });
    expect(again.kept).toEqual(first.kept);
  });

  test('none of them change nothing, and leave the time of its last', () => {
    expect(doHabits(NO_HABITS, [], { ...clocks, afterMs: 77 })).toEqual({
      ok: true,
      kept: NO_HABITS,
      doneMs: 77,
      isChanged: false,
    });
  });

  test('of which a thousand newest are remembered', () => {
    const before: KeptHabits = { records: [], done: numbered(1_000, (at) => [`old ${at}`, at] as const) };
    const { done } = doneOf(before, [operation(shop('a'))]).kept;
    expect([done.length, done[0]?.[0], done.at(-1)?.[1]]).toEqual([1_000, 'old 1', NOW_MS]);
  });
});

describe('the last time', () => {
  const lastAfter = (last: LastTime) => knownHabits(kept(regular('milk', last)).records)[0]?.values.last;
  test.each<[string, LastTime, LastTime]>([
    ['put on a list: now, by the server', { what: 'put', ms: 5 }, { what: 'put', ms: NOW_MS }],
    [
      'bought: now, and the time before stays',
      { what: 'bought', ms: 5, beforeMs: 3 },
      { what: 'bought', ms: NOW_MS, beforeMs: 3 },
    ],
    [
      'bought, after a time that is still to come: that is now, too',
      { what: 'bought', ms: 5, beforeMs: NOW_MS + 5 },
      { what: 'bought', ms: NOW_MS, beforeMs: NOW_MS },
    ],
    ['no longer bought: when it had been before', { what: 'undone', ms: 5 }, { what: 'undone', ms: 5 }],
    ['no longer bought, in the future: now', { what: 'undone', ms: NOW_MS + 5 }, { what: 'undone', ms: NOW_MS }],
  ])('%s', (_title, given, expected) => {
    expect(lastAfter(given)).toEqual(expected);
  });

  test('stays where only the rest is changed', () => {
    const before = kept(regular('milk'));
    const monthly: HabitChange = { habit: 'regular', key: 'milk', kind: 'set', values: { every: 'month' } };
    const [milk] = knownHabits(doneOf(before, [operation(monthly, 50)]).kept.records);
    expect(milk?.values).toMatchObject({ every: 'month', last: { what: 'started', ms: NOW_MS } });
  });
});

describe('what is kept', () => {
  test('of the lists whose shop was chosen the newest, whatever else there is', () => {
    const all = kept(shop('s'), ...numbered(CHOICES_MAX + 2, (at) => choice(`list ${at}`)));
    expect(keys(all)).toEqual(['s', ...numbered(CHOICES_MAX, (at) => `list ${at + 2}`)]);
  });

  test('a choice that is made again is a new one', () => {
    const full = kept(...numbered(CHOICES_MAX, (at) => choice(`list ${at}`)));
    const later = doneOf(full, [operation(choice('list 0'), 5_000), operation(choice('one more'), 5_001)]).kept;
    expect(keys(later)).toContain('list 0');
    expect(keys(later)).not.toContain('list 1');
  });

  test('of what was removed the latest, so that late changes do not bring it back', () => {
    const gone = numbered(510, (at) => [shop(`s${at}`), remove(`s${at}`)]).flat();
    const { records } = kept(shop('stays'), ...gone);
    expect(records).toHaveLength(500);
    expect(records.map(({ key }) => key)).toEqual(['stays', ...numbered(499, (at) => `s${at + 11}`)]);
  });

  test('of what is not there what was never added goes first', () => {
    const unknown: HabitChange = { habit: 'shop', key: 'unknown', kind: 'set', values: { name: 'x' } };
    const gone = numbered(500, (at) => [shop(`s${at}`), remove(`s${at}`)]).flat();
    expect(kept(...gone, unknown).records.map(({ key }) => key)).toEqual(numbered(500, (at) => `s${at}`));
    expect(kept(unknown, ...gone).records.map(({ key }) => key)).not.toContain('unknown');
  });

  test('a full household may change and remove what it has', () => {
    const full = kept(
      ...numbered(SHOPS_MAX, (at) => shop(`s${at}`)),
      ...numbered(REGULARS_MAX, (at) => regular(`r${at}`)),
    );
    const over = { ...full, records: [...full.records, ...kept(shop('x'), regular('y')).records] };
    const take = (change: HabitChange) => doHabits(over, [operation(change)], clocks).ok;
    expect(take({ habit: 'shop', key: 's0', kind: 'set', values: { name: 'Corner' } })).toBe(true);
    expect(take({ habit: 'regular', key: 'r0', kind: 'remove' })).toBe(true);
    expect(take(choice('list'))).toBe(false);
  });
});

describe('a household that joins another one with its own', () => {
  test('brings what is there as far as there is room, shops, regular items and choices each for themselves', () => {
    const theirs = kept(
      ...numbered(SHOPS_MAX - 1, (at) => shop(`t${at}`)),
      ...numbered(REGULARS_MAX, (at) => regular(`t${at}`)),
    );
    const own = kept(shop('gone'), shop('o1'), shop('o2'), regular('o3'), choice('list'), remove('gone'));
    expect(keys(bringHabits(theirs, own)).filter((key) => !key.startsWith('t'))).toEqual(['o1', 'list']);
    expect(keys(bringHabits(NO_HABITS, own))).toEqual(['o1', 'o2', 'o3', 'list']);
  });

  test('shops of theirs that were removed leave room', () => {
    const names = numbered(SHOPS_MAX, (at) => `t${at}`);
    const theirs = kept(...names.map(shop), remove('t0'));
    expect(keys(bringHabits(theirs, kept(shop('o1'), shop('o2'))))).toEqual([...names.slice(1), 'o1']);
  });

  test('remembers what both have done, the oldest first, and forgets the oldest', () => {
    const of = (from: number): KeptHabits => ({
      records: [],
      done: numbered(600, (at) => [`${from}-${at}`, 2 * at + from] as const),
    });
    const { done } = bringHabits(of(1), of(0));
    expect(done).toHaveLength(1_000);
    expect([done[0], done[1], done.at(-1)]).toEqual([
      ['0-100', 200],
      ['1-100', 201],
      ['1-599', 1_199],
    ]);
  });
});
