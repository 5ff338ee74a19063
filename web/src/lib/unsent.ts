import { copyNames, readCopiesUnder } from './device-copies.ts';
import { LIST_IN_HAND } from './list-in-hand.ts';
import { REFUSED_LISTS } from './refused-lists.ts';
import { unwrittenOf } from './unwritten-copies.ts';

/*
 * What a person did and the server does not have, of whatever feature: how much that is, and how it is sent when they are about to leave.
 */

/** Names of copies: operations on saved lists, one each; changes of recipes and plans, all in one. */
export const LIST_OPERATIONS = 'list-operation/';
export const OUTBOX = 'outbox';

/** A server that has not answered by then is not waited for any longer. */
const SENT_WITHIN_MS = 6000;

export interface Unsent {
  /** Changes that can still be sent. */
  waiting: number;
  /** Changes that the server did not take: their person is to decide. */
  refused: number;
}

const isRefused = (change: unknown): boolean => (change as { refused?: unknown } | null)?.refused != null;

/** How much of a person's work is on this device alone. */
export async function countUnsent(userId: string): Promise<Unsent> {
  const [[outbox], [inHand]] = [await readCopiesUnder(userId, OUTBOX), await readCopiesUnder(userId, LIST_IN_HAND)];
  const changes: unknown[] = Array.isArray(outbox) ? outbox : [];
  const refused = changes.filter(isRefused).length;
  const isListUnsaved = (inHand as { unsaved?: unknown } | undefined)?.unsaved === true;
  const operations = (await copyNames(userId, LIST_OPERATIONS)).length;
  return {
    waiting: operations + changes.length - refused + (isListUnsaved ? 1 : 0),
    refused: refused + (await copyNames(userId, REFUSED_LISTS)).length,
  };
}

type Send = (userId: string) => Promise<unknown>;
const senders = new Set<Send>();

/** Tells how a feature sends what of it waits; resolves when it has tried. */
export function sendsUnsent(send: Send) {
  senders.add(send);
}

/** Tries to send all that waits. @returns what is left on this device */
export async function sendUnsent(userId: string): Promise<Unsent> {
  const before = await countUnsent(userId);
  if (before.waiting === 0) return before;
  const tries = Promise.allSettled([...senders].map((send) => send(userId)));
  await Promise.race([tries, new Promise((resolve) => setTimeout(resolve, SENT_WITHIN_MS))]);
  return countUnsent(userId);
}

/** Whether something that the server does not have is not on the disk either: it would go with the page. */
export function hasUnwritten(userId: string): boolean {
  return [...unwrittenOf(userId)].some(([name, { value }]) => {
    if (value === undefined) return false;
    if (name === OUTBOX) return Array.isArray(value) && value.length > 0;
    if (name === LIST_IN_HAND) return (value as { unsaved?: unknown }).unsaved === true;
    return name.startsWith(LIST_OPERATIONS) || name.startsWith(REFUSED_LISTS);
  });
}
