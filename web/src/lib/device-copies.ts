/**
 * The part of the device's store (device-store.ts) that outlives a closed tab, an empty battery and a session that ran out:
 * copies in the browser's database, each under its owner's id. Where the browser has none, they last as long as the page.
 */

import {
  forgetAllUnwritten,
  forgetUnwritten,
  forgetUnwrittenOfAll,
  keepUnwritten,
  nextOrder,
  ownersOfUnwritten,
  subscribeToUnwritten,
  unwrittenOf,
} from './unwritten-copies.ts';

const DATABASE = 'sorrel';
const STORE = 'copies';
/** After this long without an answer the database counts as missing: the page must open. */
const ANSWER_WITHIN_MS = 3000;
/** What could not be written is tried again after this long. */
const AGAIN_AFTER_MS = 10_000;
/** Names of copies that were fetched, not made here: they can be had again. */
export const FETCHED = 'fetched ';
/** The largest of them, which make room for what was made here. */
export const FETCHED_PICTURE = `${FETCHED}picture`;

/** In place of the database where the browser has none: by owner, then by name. */
const inMemory = new Map<string, Map<string, unknown>>();

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

let opened: Promise<IDBDatabase> | null = null;

/** Rejects where the browser has no database or keeps none, such as in some private windows. */
function open(): Promise<IDBDatabase> {
  opened ??= (async () => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    const database = await settled(request);
    // another version of the app in another tab must not wait for this one
    database.onversionchange = () => {
      database.close();
      opened = null;
    };
    // the browser itself may end it, such as on a full disk: the next question opens it anew
    database.onclose = () => {
      opened = null;
    };
    return database;
  })().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

const hasDatabase = () => typeof indexedDB !== 'undefined';

async function inStore<Value>(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value | undefined> {
  try {
    const database = await open();
    const transaction = database.transaction(STORE, mode, { durability: 'strict' });
    const done = committed(transaction);
    const request = run(transaction.objectStore(STORE));
    // at once, without waiting for the answer: the tab may be gone by then
    transaction.commit();
    const value = await settled(request);
    await done;
    return value;
  } catch {
    return undefined; // what is in session storage is still there
  }
}

/** What a user has kept under a name, or undefined when there is nothing that can be read. Parse it before use. */
export function readCopy(userId: string, name: string): Promise<unknown> {
  if (!hasDatabase()) return Promise.resolve(inMemory.get(userId)?.get(name));
  const held = unwrittenOf(userId).get(name);
  if (held !== undefined) return Promise.resolve(held.value);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, ANSWER_WITHIN_MS));
  return Promise.race([inStore<unknown>('readonly', (store) => store.get([userId, name])), late]);
}

/**
 * The same for what is changed and written back: it waits for the answer however long that takes, for a late one taken for none
 * would be written over what is there.
 * @throws what the database says where it has opened and does not give the copy
 */
export async function readCopyToChange(userId: string, name: string): Promise<unknown> {
  if (!hasDatabase()) return inMemory.get(userId)?.get(name);
  const held = unwrittenOf(userId).get(name);
  if (held !== undefined) return held.value;
  const database = await open().catch(() => null);
  if (database === null) return undefined; // what is made then stays with the page
  return settled(database.transaction(STORE, 'readonly').objectStore(STORE).get([userId, name]));
}

/** Keeps something that can be had again; done when it is on the disk, or has no room there. */
export async function writeCopy(userId: string, name: string, value: unknown): Promise<void> {
  if (!hasDatabase()) changeInMemory(userId, [[name, value]]);
  else await inStore('readwrite', (store) => store.put(value, [userId, name]));
}

/** Keeps several things at once. @returns false where the device has no room for them */
export async function writeCopies(userId: string, copies: ReadonlyMap<string, unknown>): Promise<boolean> {
  if (!hasDatabase()) {
    changeInMemory(userId, [...copies]);
    return true;
  }
  try {
    const transaction = (await open()).transaction(STORE, 'readwrite');
    const done = committed(transaction);
    const store = transaction.objectStore(STORE);
    for (const [name, value] of copies) store.put(value, [userId, name]);
    await done;
    return true;
  } catch (error) {
    return !(error instanceof DOMException && error.name === 'QuotaExceededError');
  }
}

/** Names of what a user has kept that begin so. */
export async function copyNames(userId: string, beginning: string): Promise<string[]> {
  if (!hasDatabase()) return namesInMemory(userId, beginning);
  const keys = await inStore('readonly', (store) => store.getAllKeys(beginningWith(userId, beginning)));
  const written = (keys ?? []).map((key) => String((key as string[])[1]));
  const held = heldUnder(userId, beginning);
  if (held.length === 0) return written;
  const changed = new Set(held.map(([name]) => name));
  return [
    ...written.filter((name) => !changed.has(name)),
    ...held.flatMap(([name, value]) => (value === undefined ? [] : [name])),
  ].sort();
}

/** After a log out that was asked for, and after an account was deleted: nothing of this user stays on the device. */
export async function forgetCopies(userId: string, beginning = ''): Promise<void> {
  for (const name of namesInMemory(userId, beginning)) inMemory.get(userId)?.delete(name);
  if (beginning === '') forgetAllUnwritten(userId);
  else forgetUnwritten(userId, (name) => name.startsWith(beginning));
  if (!hasDatabase()) return;
  await inStore('readwrite', (store) => store.delete(beginningWith(userId, beginning)));
}

const namesInMemory = (userId: string, beginning: string) =>
  [...(inMemory.get(userId)?.keys() ?? [])].filter((name) => name.startsWith(beginning));

/** What is not on the disk yet, under names that begin so. */
const heldUnder = (userId: string, beginning: string) =>
  [...unwrittenOf(userId)].flatMap(([name, { value }]) => (name.startsWith(beginning) ? [[name, value] as const] : []));

/** In the order of keys a list comes after every text. */
const beginningWith = (userId: string, beginning: string) =>
  beginning === ''
    ? IDBKeyRange.bound([userId], [userId, []])
    : IDBKeyRange.bound([userId, beginning], [userId, `${beginning}\uffff`]);

/** Everything that a user has kept under names that begin so, in the order of the names. */
export async function readCopiesUnder(userId: string, prefix: string): Promise<unknown[]> {
  if (!hasDatabase())
    return valuesInOrder([...(inMemory.get(userId) ?? [])].filter(([name]) => name.startsWith(prefix)));
  const range = beginningWith(userId, prefix);
  if (heldUnder(userId, prefix).length === 0)
    return (await inStore<unknown[]>('readonly', (store) => store.getAll(range))) ?? [];
  const names = await copyNames(userId, prefix);
  return Promise.all(names.map((name) => readCopy(userId, name)));
}

const valuesInOrder = (entries: readonly (readonly [name: string, value: unknown])[]) =>
  entries.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, value]) => value);

/** A name and what is kept under it; undefined drops it. */
type Entry = readonly [name: string, value: unknown];

function changeInMemory(userId: string, entries: readonly Entry[]) {
  const own = inMemory.get(userId) ?? new Map<string, unknown>();
  for (const [name, value] of entries) {
    if (value === undefined) own.delete(name);
    else own.set(name, value);
  }
  inMemory.set(userId, own);
}

/** All of it or nothing. */
async function write(userId: string, entries: readonly Entry[]): Promise<'written' | 'no room' | 'failed'> {
  try {
    const transaction = (await open()).transaction(STORE, 'readwrite', { durability: 'strict' });
    const done = committed(transaction);
    const store = transaction.objectStore(STORE);
    for (const [name, value] of entries) {
      if (value === undefined) store.delete([userId, name]);
      else store.put(value, [userId, name]);
    }
    // at once, without waiting for the answers: the tab may be gone by then
    transaction.commit();
    await done;
    return 'written';
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'no room' : 'failed';
  }
}

/**
 * Keeps some things that were made here and drops others, all or nothing. What the device has no room for, even without what was only
 * fetched, stays with the page and is written as soon as that works.
 */
export async function changeCopies(
  userId: string,
  { kept = [], dropped = [] }: { kept?: readonly Entry[]; dropped?: readonly string[] },
): Promise<void> {
  const entries: Entry[] = [...dropped.map((name) => [name, undefined] as const), ...kept];
  if (!hasDatabase()) {
    changeInMemory(userId, entries);
    return;
  }
  const order = nextOrder();
  const outcome = await write(userId, entries);
  if (outcome === 'written') {
    const names = new Set(entries.map(([name]) => name));
    forgetUnwritten(userId, (name, before) => names.has(name) && before < order);
    return;
  }
  keepUnwritten(userId, entries, order);
  if (outcome === 'failed') return;
  await inStore('readwrite', (store) => store.delete(beginningWith(userId, FETCHED_PICTURE)));
  await writeHeld();
}

/** Keeps one thing that was made here. */
export const keepCopy = (userId: string, name: string, value: unknown): Promise<void> =>
  changeCopies(userId, { kept: [[name, value]] });

/** Tries once more to write what could not be written. */
async function writeHeld(): Promise<void> {
  for (const userId of ownersOfUnwritten()) {
    const held = unwrittenOf(userId);
    const entries = [...held].map(([name, { value }]): Entry => [name, value]);
    if ((await write(userId, entries)) === 'written')
      forgetUnwritten(userId, (name, order) => held.get(name)?.order === order);
  }
}

let again: ReturnType<typeof setTimeout> | undefined;

function tryLater() {
  if (ownersOfUnwritten().length === 0) {
    clearTimeout(again);
    again = undefined;
    return;
  }
  if (again !== undefined) return;
  again = setTimeout(() => {
    again = undefined;
    void writeHeld().then(tryLater);
  }, AGAIN_AFTER_MS);
}
subscribeToUnwritten(tryLater);

/** For tests: this device keeps nothing of anybody. */
export async function forgetAllCopies(): Promise<void> {
  inMemory.clear();
  forgetUnwrittenOfAll();
  if (hasDatabase()) await inStore('readwrite', (store) => store.clear());
}
