import type { KnownList } from '@sorrel/core/lists/operations/device-list';
import type { Operation } from '@sorrel/core/lists/operations/operation';
import { z } from 'zod';
import { changeCopies, readCopiesUnder, readCopy } from '../../lib/device-copies.ts';
import { newItemId } from '../stored-list.ts';

/*
 * What this device keeps of each saved list, a part of its store (lib/device-store.ts): the server's last answer, and each operation that
 * waits to be sent under a name of its own, so that a tick is one small write.
 */

/** An operation that waits, with what it is kept under. */
export interface Waiting {
  name: string;
  listId: string;
  operation: Operation;
}

const OUTBOX = 'list-operation/';
const knownName = (listId: string) => `list-known/${listId}`;

// written by this device alone; what is looked at is whether it is of this shape at all
const Known = z.custom<KnownList>(
  (value) => z.looseObject({ revision: z.number(), items: z.object() }).safeParse(value).success,
);
const Kept = z.custom<Waiting>(
  (value) => z.looseObject({ name: z.string(), listId: z.string(), operation: z.object() }).safeParse(value).success,
);

export async function readKnown(userId: string, listId: string): Promise<KnownList | null> {
  const parsed = Known.safeParse(await readCopy(userId, knownName(listId)));
  return parsed.success ? parsed.data : null;
}

/** What waits for one list, or for all of them, in the order in which it was done. */
export async function readWaiting(userId: string, listId = ''): Promise<Waiting[]> {
  const kept = await readCopiesUnder(userId, listId === '' ? OUTBOX : `${OUTBOX}${listId}/`);
  return kept.flatMap((value) => Kept.safeParse(value).data ?? []);
}

let made = 0;

/** Operations of a list as they wait. Their names sort as they were made. */
export function asWaiting(listId: string, operations: readonly Operation[]): Waiting[] {
  return operations.map((operation) => {
    made += 1;
    const order = `${String(Math.max(0, operation.madeAtMs)).padStart(15, '0')}-${String(made).padStart(9, '0')}`;
    return { name: `${OUTBOX}${listId}/${order}-${operation.id}`, listId, operation };
  });
}

export const addWaiting = (userId: string, waiting: readonly Waiting[]): Promise<void> =>
  changeCopies(userId, { kept: waiting.map((one) => [one.name, one]) });

/** The server has answered: what it did waits no more, all at once with what it said. */
export const settleWaiting = (
  userId: string,
  listId: string,
  known: KnownList,
  done: readonly Waiting[],
): Promise<void> => changeCopies(userId, { kept: [[knownName(listId), known]], dropped: done.map(({ name }) => name) });

/** Nothing of the list is kept any more. */
export async function forgetList(userId: string, listId: string): Promise<void> {
  const waiting = await readWaiting(userId, listId);
  await changeCopies(userId, { dropped: [knownName(listId), ...waiting.map(({ name }) => name)] });
}

export const newOperationId = newItemId;
