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

/** After a log out that was asked for, and after an account was deleted: nothing of this user stays on the device. */
export async function forgetCopies(userId: string): Promise<void> {
  inMemory.delete(userId);
  if (!hasDatabase()) return;
  // in the order of keys a list comes after every text
  await inStore('readwrite', (store) => store.delete(IDBKeyRange.bound([userId], [userId, []])));
}
