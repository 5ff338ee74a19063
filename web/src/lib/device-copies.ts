/**
 * The part of the device's store (device-store.ts) that outlives a closed tab, an empty battery and a session that ran out:
 * copies in the browser's database, each under its owner's id. Where the browser has none, they last as long as the page.
 */

const DATABASE = 'sorrel';
const STORE = 'copies';
/** After this long without an answer the database counts as missing: the page must open. */
const ANSWER_WITHIN_MS = 3000;

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
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, ANSWER_WITHIN_MS));
  return Promise.race([inStore<unknown>('readonly', (store) => store.get([userId, name])), late]);
}

/** Keeps something for a user; done when it is on the disk. */
export async function writeCopy(userId: string, name: string, value: unknown): Promise<void> {
  if (!hasDatabase()) {
    inMemory.set(userId, (inMemory.get(userId) ?? new Map<string, unknown>()).set(name, value));
    return;
  }
  await inStore('readwrite', (store) => store.put(value, [userId, name]));
}

/** Keeps several things at once. @returns false where the device has no room for them */
export async function writeCopies(userId: string, copies: ReadonlyMap<string, unknown>): Promise<boolean> {
  if (!hasDatabase()) {
    for (const [name, value] of copies) await writeCopy(userId, name, value);
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
  return (keys ?? []).map((key) => String((key as string[])[1]));
}

/** After a log out that was asked for, and after an account was deleted: nothing of this user stays on the device. */
export async function forgetCopies(userId: string, beginning = ''): Promise<void> {
  for (const name of namesInMemory(userId, beginning)) inMemory.get(userId)?.delete(name);
  if (!hasDatabase()) return;
  await inStore('readwrite', (store) => store.delete(beginningWith(userId, beginning)));
}

const namesInMemory = (userId: string, beginning: string) =>
  [...(inMemory.get(userId)?.keys() ?? [])].filter((name) => name.startsWith(beginning));

/** In the order of keys a list comes after every text. */
const beginningWith = (userId: string, beginning: string) =>
  beginning === ''
    ? IDBKeyRange.bound([userId], [userId, []])
    : IDBKeyRange.bound([userId, beginning], [userId, `${beginning}\uffff`]);

/** Everything that a user has kept under names that begin so, in the order of the names. */
export async function readCopiesUnder(userId: string, prefix: string): Promise<unknown[]> {
  if (!hasDatabase()) {
    const own = [...(inMemory.get(userId) ?? [])].filter(([name]) => name.startsWith(prefix));
    return own.sort(([one], [other]) => (one < other ? -1 : 1)).map(([, value]) => value);
  }
  return (await inStore<unknown[]>('readonly', (store) => store.getAll(beginningWith(userId, prefix)))) ?? [];
}

/** Keeps some things and drops others, all or nothing. */
export async function changeCopies(
  userId: string,
  {
    kept = [],
    dropped = [],
  }: { kept?: readonly (readonly [name: string, value: unknown])[]; dropped?: readonly string[] },
): Promise<void> {
  if (!hasDatabase()) {
    const own = inMemory.get(userId) ?? new Map<string, unknown>();
    for (const name of dropped) own.delete(name);
    for (const [name, value] of kept) own.set(name, value);
    inMemory.set(userId, own);
    return;
  }
  await inStore<unknown>('readwrite', (store) => {
    for (const name of dropped) store.delete([userId, name]);
    for (const [name, value] of kept) store.put(value, [userId, name]);
    return store.count([userId, '']) as IDBRequest<unknown>;
  });
}
