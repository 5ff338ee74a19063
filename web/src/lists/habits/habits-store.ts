import type { KnownHabits } from '@sorrel/core/lists/habits/device-habits';
import type { HabitOperation } from '@sorrel/core/lists/habits/habit';
import { z } from 'zod';
import { changeCopies, readCopiesUnder, readCopy } from '../../lib/device-copies.ts';
import { REFUSED_LISTS, tellRefused } from '../../lib/refused-lists.ts';
import { LIST_OPERATIONS } from '../../lib/unsent.ts';
import { HABITS, type Waiting } from '../sync/waiting-store.ts';

/*
 * What this device keeps of the household's habits: the server's last answer, and each operation that waits, among those of the lists, so
 * that all of them are counted, sent and forgotten alike.
 */

export type WaitingHabit = Waiting<HabitOperation>;

/** An operation that the server did not take: it stays until its person decides. */
export interface RefusedHabit extends WaitingHabit {
  /** What it was done to: a shop, or something that is bought again. */
  itemName: string;
  /** The server's sentence. */
  message: string;
}

const KNOWN = 'list-habits-known';

// written by this device alone; what is looked at is whether it is of this shape at all
const Known = z.custom<KnownHabits>(
  (value) => z.looseObject({ revision: z.number(), habits: z.array(z.unknown()) }).safeParse(value).success,
);
const Kept = z.custom<WaitingHabit>(
  (value) =>
    z.looseObject({ name: z.string(), operation: z.looseObject({ habit: z.string() }) }).safeParse(value).success,
);

export async function readKnownHabits(userId: string): Promise<KnownHabits | null> {
  return Known.safeParse(await readCopy(userId, KNOWN)).data ?? null;
}

/** In the order in which it was done. */
export async function readWaitingHabits(userId: string): Promise<WaitingHabit[]> {
  const kept = await readCopiesUnder(userId, `${LIST_OPERATIONS}${HABITS}/`);
  return kept.flatMap((value) => Kept.safeParse(value).data ?? []);
}

/** The server has answered: what it did waits no more, all at once with what it said. */
export const settleHabits = (userId: string, known: KnownHabits, done: readonly WaitingHabit[]): Promise<void> =>
  changeCopies(userId, { kept: [[KNOWN, known]], dropped: done.map(({ name }) => name) });

/** The server has refused it: it waits no more, and is kept apart with the reason. */
export async function setHabitAside(userId: string, one: WaitingHabit, itemName: string, message: string) {
  const refused: RefusedHabit = { ...one, itemName, message };
  await changeCopies(userId, { kept: [[REFUSED_LISTS + one.name, { ...refused, listName: '' }]], dropped: [one.name] });
  tellRefused(userId);
}
