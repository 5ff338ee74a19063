import { FIRST_STAMP, stampOf } from '../operations/stamp.ts';
import type { HabitOperation, KnownHabit } from './habit.ts';
import { changeHabit, type HabitRecord, habitId, knownHabits } from './habit-record.ts';

/** What a device knows of its household's habits from the server's last answer. */
export interface KnownHabits {
  revision: number;
  /** Time of the server at its last answer. */
  seenMs: number;
  /** The latest time that an operation of this device was given. */
  doneMs: number;
  /** The server's clock less the device's: what is due is told by the server's. */
  aheadMs: number;
  habits: readonly KnownHabit[];
}

/** The habits as their person sees them: the server's last answer with what waits to be sent on top. */
export function shownHabits(known: KnownHabits | null, waiting: readonly HabitOperation[]): KnownHabit[] {
  const records = new Map<string, HabitRecord>(
    (known?.habits ?? []).map((one) => [habitId(one), { ...one, added: FIRST_STAMP, removed: null, stamps: {} }]),
  );
  for (const [index, operation] of waiting.entries()) {
    const id = habitId(operation);
    records.set(id, changeHabit(records.get(id), operation, stampOf(1, index, operation.id)));
  }
  return knownHabits(records.values());
}
