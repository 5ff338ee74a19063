import { type KnownList, recordsOf } from '@sorrel/core/lists/operations/device-list';
import type { Operation } from '@sorrel/core/lists/operations/operation';
import { z } from 'zod';
import { changeCopies, readCopiesUnder, readCopy } from '../../lib/device-copies.ts';
import { REFUSED_LISTS, tellRefused } from '../../lib/refused-lists.ts';
import { LIST_OPERATIONS } from '../../lib/unsent.ts';
import { newItemId } from '../stored-list.ts';

/*
 * What this device keeps of each saved list, a part of its store (lib/device-store.ts): the server's last answer, and each operation that
 * waits to be sent under a name of its own, so that a tick is one small write.
 */

/** An operation that waits, with what it is kept under. */
export interface Waiting<Made = Operation> {
  name: string;
  listId: string;
  operation: Made;
}

/** Stands for a list where operations on what the household keeps for all its lists wait (lists/habits). */
export const HABITS = 'habits';

/** An operation that the server did not take, with what is needed to say what was lost: it stays until its person decides. */
export interface Refused extends Waiting {
  listName: string;
  itemName: string;
  /** The server's sentence. */
  message: string;
}

const knownName = (listId: string) => `list-known/${listId}`;

// written by this device alone; what is looked at is whether it is of this shape at all
const Known = z.custom<KnownList>(
  (value) => z.looseObject({ revision: z.number(), items: z.object() }).safeParse(value).success,
);
const Kept = z.custom<Waiting>(
  (value) => z.looseObject({ name: z.string(), listId: z.string(), operation: z.object() }).safeParse(value).success,
);

const KeptRefused = z.custom<Refused>(
  (value) =>
    Kept.safeParse(value).success &&
    z.looseObject({ listName: z.string(), itemName: z.string(), message: z.string() }).safeParse(value).success,
);

export async function readKnown(userId: string, listId: string): Promise<KnownList | null> {
  const parsed = Known.safeParse(await readCopy(userId, knownName(listId)));
  return parsed.success ? parsed.data : null;
}

/** What waits for one list, or for all of them, in the order in which it was done. */
export async function readWaiting(userId: string, listId = ''): Promise<Waiting[]> {
  const kept = await readCopiesUnder(userId, listId === '' ? LIST_OPERATIONS : `${LIST_OPERATIONS}${listId}/`);
  return kept.flatMap((value) => Kept.safeParse(value).data ?? []);
}

const operationsOf = (all: readonly Waiting[]) => all.map(({ operation }) => operation);

let made = 0;

/** Operations of a list as they wait. Their names sort as they were made. */
export function asWaiting<Made extends Pick<Operation, 'id' | 'madeAtMs'>>(
  listId: string,
  operations: readonly Made[],
): Waiting<Made>[] {
  return operations.map((operation) => {
    made += 1;
    const order = `${String(Math.max(0, operation.madeAtMs)).padStart(15, '0')}-${String(made).padStart(9, '0')}`;
    return { name: `${LIST_OPERATIONS}${listId}/${order}-${operation.id}`, listId, operation };
  });
}

export const addWaiting = (userId: string, waiting: readonly Waiting<unknown>[]): Promise<void> =>
  changeCopies(userId, { kept: waiting.map((one) => [one.name, one]) });

/** The server has answered: what it did waits no more, all at once with what it said. */
export const settleWaiting = (
  userId: string,
  listId: string,
  known: KnownList,
  done: readonly Waiting[],
): Promise<void> => changeCopies(userId, { kept: [[knownName(listId), known]], dropped: done.map(({ name }) => name) });

/** The server has refused what waits: it waits no more, and is kept apart with the reason, all at once. */
export async function setAside(
  userId: string,
  known: KnownList | null,
  refused: readonly Waiting[],
  message: string,
  dropped: readonly string[] = [],
): Promise<void> {
  const records = recordsOf(known, operationsOf(refused));
  await changeCopies(userId, {
    kept: refused.map((one): [string, Refused] => [
      REFUSED_LISTS + one.name,
      {
        ...one,
        listName: known?.name ?? '',
        itemName: known?.items[one.operation.item]?.name ?? records.get(one.operation.item)?.fields.name ?? '',
        message,
      },
    ]),
    dropped: [...refused.map(({ name }) => name), ...dropped],
  });
  tellRefused(userId);
}

/** The list is no more: nothing of it is kept but what waited for it. */
export async function setListAside(userId: string, listId: string, message: string): Promise<void> {
  const [known, waiting] = [await readKnown(userId, listId), await readWaiting(userId, listId)];
  await setAside(userId, known, waiting, message, [knownName(listId)]);
}

/** What of the kept copies was refused, in the order in which it was done. */
export const refusedOf = (kept: readonly unknown[]): Refused[] =>
  kept.flatMap((value) => KeptRefused.safeParse(value).data ?? []);

/** Its person wants it once more: it waits again, as if done now. */
export async function waitAgain(userId: string, refused: readonly Refused[]): Promise<void> {
  const nowMs = Date.now();
  const again = refused.flatMap(({ listId, operation }) => asWaiting(listId, [{ ...operation, madeAtMs: nowMs }]));
  await changeCopies(userId, {
    kept: again.map((one) => [one.name, one]),
    dropped: refused.map(({ name }) => REFUSED_LISTS + name),
  });
  tellRefused(userId);
}

export async function forgetRefused(userId: string, refused: readonly Refused[]): Promise<void> {
  await changeCopies(userId, { dropped: refused.map(({ name }) => REFUSED_LISTS + name) });
  tellRefused(userId);
}

export const newOperationId = newItemId;
