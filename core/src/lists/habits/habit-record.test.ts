import { describe, expect, test } from 'vitest';
import { type HabitChange, USUAL_SHOP } from './habit.ts';
import { changeHabit, type HabitRecord, isThere, knownHabits } from './habit-record.ts';

const add: HabitChange = { habit: 'shop', key: 's', kind: 'add', values: { name: 'Corner' } };
const remove: HabitChange = { habit: 'shop', key: 's', kind: 'remove' };
const rename = (name: string | undefined) =>
  ({ habit: 'shop', key: 's', kind: 'set', values: { name } }) as HabitChange;
const after = (...changes: [HabitChange, string][]): HabitRecord =>
  changes.reduce<HabitRecord | undefined>(
    (record, [change, stamp]) => changeHabit(record, change, stamp),
    undefined,
  ) as HabitRecord;

describe('a habit is there', () => {
  test.each<[string, [HabitChange, string][], boolean]>([
    ['once it was added', [[add, '1']], true],
    ['not while it was only changed', [[rename('Market'), '1']], false],
    [
      'not once it was removed',
      [
        [add, '1'],
        [remove, '2'],
      ],
      false,
    ],
    [
      'not where the removal comes in before',
      [
        [remove, '2'],
        [add, '1'],
      ],
      false,
    ],
    [
      'not where an earlier removal comes in after',
      [
        [add, '2'],
        [remove, '3'],
        [remove, '1'],
      ],
      false,
    ],
    [
      'again once it was added again',
      [
        [add, '1'],
        [remove, '2'],
        [add, '3'],
      ],
      true,
    ],
    [
      'where an earlier adding comes in after the later one',
      [
        [add, '3'],
        [remove, '2'],
        [add, '1'],
      ],
      true,
    ],
    [
      'not where both were done in one moment',
      [
        [add, '2'],
        [remove, '2'],
      ],
      false,
    ],
  ])('%s', (_title, changes, expected) => {
    expect(isThere(after(...changes))).toBe(expected);
  });

  test('only with all that it needs; the usual order in any case', () => {
    const bare = (habit: HabitRecord['habit'], values: HabitRecord['values'], key = 'k'): HabitRecord => ({
      habit,
      key,
      added: '1',
      removed: null,
      values,
      stamps: {},
    });
    const regular = { thing: { name: 'milk' }, aisle: 'produce', amount: {}, every: 'week', last: {} };
    expect(isThere(bare('shop', {}))).toBe(false);
    expect(isThere(bare('choice', {}))).toBe(false);
    expect(isThere(bare('choice', { shop: 's' }))).toBe(true);
    expect(isThere(bare('regular', regular))).toBe(true);
    for (const value of Object.keys(regular))
      expect(isThere(bare('regular', { ...regular, [value]: undefined }))).toBe(false);
    expect(isThere({ ...bare('shop', {}, USUAL_SHOP), added: null, removed: '2' })).toBe(true);
    expect(isThere(bare('choice', {}, USUAL_SHOP))).toBe(false);
  });
});

test('of a value the newest counts, whatever the order in which changes come; one that is not said changes nothing', () => {
  const name = (...changes: [HabitChange, string][]) => knownHabits([after([add, '1'], ...changes)])[0]?.values.name;
  expect(name([rename('Market'), '2'])).toBe('Market');
  expect(name([rename('Market'), '3'], [rename('Square'), '2'])).toBe('Market');
  expect(name([rename('Market'), '2'], [rename('Square'), '3'])).toBe('Square');
  expect(name([rename(undefined), '2'])).toBe('Corner');
  expect(name([rename('Market'), '2'], [add, '1'])).toBe('Market');
});
