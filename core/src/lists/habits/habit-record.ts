import type { Stamp } from '../operations/stamp.ts';
import { type HabitChange, type HabitKind, type KnownHabit, USUAL_SHOP } from './habit.ts';

/** All that was ever done to a habit, as far as it still counts: the newest of each value, and when. */
export interface HabitRecord {
  habit: HabitKind;
  key: string;
  added: Stamp | null;
  removed: Stamp | null;
  values: Readonly<Record<string, unknown>>;
  stamps: Readonly<Record<string, Stamp>>;
}

/** What a household's habits are known by. */
export const habitId = ({ habit, key }: Pick<HabitRecord, 'habit' | 'key'>): string => `${habit}/${key}`;

/** Values without which a habit is none. */
const NEEDED: Readonly<Record<HabitKind, readonly string[]>> = {
  shop: ['name'],
  choice: ['shop'],
  regular: ['thing', 'aisle', 'amount', 'every', 'last'],
};

const newest = (one: Stamp | null, other: Stamp): Stamp => (one === null || other > one ? other : one);

/** Whether it is there: only adding it again brings back what was removed. The usual order of aisles is always there. */
export const isThere = ({ habit, key, added, removed, values }: HabitRecord): boolean =>
  (habit === 'shop' && key === USUAL_SHOP) ||
  (added !== null &&
    (removed === null || removed < added) &&
    NEEDED[habit].every((register) => values[register] !== undefined));

/**
 * A habit after a change, by the rule of items (changeItem): changes may come in any order and any number of times.
 * @param record undefined where nothing is known of it
 */
export function changeHabit(record: HabitRecord | undefined, change: HabitChange, stamp: Stamp): HabitRecord {
  const { habit, key } = change;
  const before = record ?? { habit, key, added: null, removed: null, values: {}, stamps: {} };
  if (change.kind === 'remove') return { ...before, removed: newest(before.removed, stamp) };
  const [values, stamps] = [{ ...before.values }, { ...before.stamps }];
  for (const [register, value] of Object.entries(change.values)) {
    if (value === undefined || (before.stamps[register] ?? '') > stamp) continue;
    values[register] = value;
    stamps[register] = stamp;
  }
  return { ...before, added: change.kind === 'add' ? newest(before.added, stamp) : before.added, values, stamps };
}

/** What is there, as it crosses the wire. */
export const knownHabits = (records: Iterable<HabitRecord>): KnownHabit[] =>
  [...records].filter(isThere).map(({ habit, key, values }) => ({ habit, key, values }));
