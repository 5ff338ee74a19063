/**
 * What this device had no room for, or would not write down: kept as long as the page stands, read as if it were written
 * (device-copies.ts), and written as soon as that works.
 */

interface Unwritten {
  /** Undefined: dropped. */
  value: unknown;
  /** Later changes of a name have higher numbers. */
  order: number;
}

/** By owner, then by name. */
const unwritten = new Map<string, ReadonlyMap<string, Unwritten>>();
const NOTHING: ReadonlyMap<string, Unwritten> = new Map();
/** Whose copies were all forgotten, and when: a write that fails after it brings nothing back. */
const forgotten = new Map<string, number>();
const listeners = new Set<() => void>();
let lastOrder = 0;

/** Taken when something is about to be written: what was asked for later holds, whichever is written first. */
export function nextOrder(): number {
  lastOrder += 1;
  return lastOrder;
}

function set(userId: string, next: ReadonlyMap<string, Unwritten>) {
  if (next.size === 0) unwritten.delete(userId);
  else unwritten.set(userId, next);
  for (const listener of listeners) listener();
}

/** What of a person is not written, by name; the same object until it changes. */
export const unwrittenOf = (userId: string): ReadonlyMap<string, Unwritten> => unwritten.get(userId) ?? NOTHING;

export const ownersOfUnwritten = (): string[] => [...unwritten.keys()];

/** These could not be written; undefined values are names that could not be dropped. */
export function keepUnwritten(userId: string, entries: readonly (readonly [string, unknown])[], order: number) {
  if (order <= (forgotten.get(userId) ?? 0)) return;
  const own = new Map(unwrittenOf(userId));
  for (const [name, value] of entries) {
    if ((own.get(name)?.order ?? 0) <= order) own.set(name, { value, order });
  }
  set(userId, own);
}

/** These names are as they are to be on the disk, as of an order. */
export function forgetUnwritten(userId: string, isMeant: (name: string, order: number) => boolean) {
  const before = unwrittenOf(userId);
  const left = new Map([...before].filter(([name, { order }]) => !isMeant(name, order)));
  if (left.size < before.size) set(userId, left);
}

export function forgetAllUnwritten(userId: string) {
  forgotten.set(userId, lastOrder);
  set(userId, NOTHING);
}

/** For tests: as when the page has just come. */
export function forgetUnwrittenOfAll() {
  for (const userId of ownersOfUnwritten()) forgetAllUnwritten(userId);
}

export function subscribeToUnwritten(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
