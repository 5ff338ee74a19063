import { stampBatch } from '../operations/stamp.ts';
import { CHOICES_MAX, type HabitChange, type HabitOperation, REGULARS_MAX, SHOPS_MAX } from './habit.ts';
import { changeHabit, type HabitRecord, habitId, isThere } from './habit-record.ts';

/** A household's habits as they are kept. */
export interface KeptHabits {
  records: readonly HabitRecord[];
  /** Operations that were done, with the times that they were given: the oldest first. */
  done: readonly (readonly [id: string, ms: number])[];
}
export const NO_HABITS: KeptHabits = { records: [], done: [] };

/** Operations that are remembered, so that none is done twice. */
const DONE_MAX = 1_000;
/** Records that are kept, those of removed ones among them. */
const RECORDS_MAX = 500;

export type HabitsDone =
  | { ok: true; kept: KeptHabits; doneMs: number; isChanged: boolean }
  | { ok: false; reason: 'too_many_shops' | 'too_many_regulars' };

/** Does the operations of a device, each once and by the time it was made. */
export function doHabits(
  { records, done }: KeptHabits,
  operations: readonly HabitOperation[],
  clocks: { sentAtMs: number; nowMs: number; afterMs: number },
): HabitsDone {
  const once = [...new Map(operations.map((operation) => [operation.id, operation])).values()];
  const stamped = stampBatch(once, clocks, new Map(done));
  const fresh = stamped.filter(({ isKnown }) => !isKnown);
  const byId = new Map(records.map((record) => [habitId(record), record]));
  for (const { operation, stamp, ms } of fresh) {
    const id = habitId(operation);
    byId.set(id, changeHabit(byId.get(id), timed(operation, ms), stamp));
  }
  const next = withinLimits([...byId.values()]);
  const there = next.filter(isThere);
  const count = (kind: HabitRecord['habit']) => there.filter(({ habit }) => habit === kind).length;
  // what removes is taken in any case
  const isAdding = fresh.some(({ operation }) => operation.kind === 'add');
  if (isAdding && count('shop') > SHOPS_MAX) return { ok: false, reason: 'too_many_shops' };
  if (isAdding && count('regular') > REGULARS_MAX) return { ok: false, reason: 'too_many_regulars' };
  return {
    ok: true,
    kept: {
      records: next,
      done: [...done, ...fresh.map(({ operation, ms }) => [operation.id, ms] as const)].slice(-DONE_MAX),
    },
    doneMs: stamped.at(-1)?.ms ?? clocks.afterMs,
    isChanged: fresh.length > 0,
  };
}

/** When something was bought is the time that the operation was given: a clock that is wrong by days buys nothing days ago. */
function timed(change: HabitOperation, ms: number): HabitChange {
  if (change.habit !== 'regular' || change.kind === 'remove') return change;
  const { last } = change.values;
  if (last === undefined) return change;
  const lastMs = last.what === 'undone' ? Math.min(last.ms, ms) : ms;
  const beforeMs = last.beforeMs === undefined ? {} : { beforeMs: Math.min(last.beforeMs, ms) };
  return { ...change, values: { ...change.values, last: { ...last, ms: lastMs, ...beforeMs } } };
}

/** Of choices the newest, and of what was removed the latest. */
function withinLimits(records: readonly HabitRecord[]): HabitRecord[] {
  const byAge = (one: HabitRecord, other: HabitRecord) => ((one.added ?? '') < (other.added ?? '') ? -1 : 1);
  const choices = records.filter(({ habit }) => habit === 'choice').toSorted(byAge);
  const old = new Set(choices.slice(0, Math.max(0, choices.length - CHOICES_MAX)));
  const rest = records.filter((record) => !old.has(record));
  const gone = rest
    .filter((record) => !isThere(record))
    .toSorted((one, other) => ((one.removed ?? '') < (other.removed ?? '') ? -1 : 1));
  const forgotten = new Set(gone.slice(0, Math.max(0, rest.length - RECORDS_MAX)));
  return rest.filter((record) => !forgotten.has(record));
}

/** The habits of a household that another one joins with its own: what both have stays as it is there. */
export function bringHabits(theirs: KeptHabits, own: KeptHabits): KeptHabits {
  const taken = new Set(theirs.records.map(habitId));
  const brought = own.records.filter((record) => isThere(record) && !taken.has(habitId(record)));
  const fits = (kind: HabitRecord['habit'], max: number) =>
    brought
      .filter(({ habit }) => habit === kind)
      .slice(0, Math.max(0, max - theirs.records.filter((one) => one.habit === kind && isThere(one)).length));
  return {
    records: withinLimits([
      ...theirs.records,
      ...fits('shop', SHOPS_MAX),
      ...fits('regular', REGULARS_MAX),
      ...fits('choice', CHOICES_MAX),
    ]),
    done: [...theirs.done, ...own.done].toSorted(([, one], [, other]) => one - other).slice(-DONE_MAX),
  };
}
