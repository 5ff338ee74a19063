import { z } from 'zod';
import { StoredList } from './stored-list.ts';

/**
 * A copy of the list in the browser's database. Session storage ends with its tab and both storages are emptied at login;
 * this copy outlives a closed tab, an empty battery and a session that ran out. One for each user.
 */
const DeviceCopy = z.object({
  name: z.string(),
  list: StoredList,
  planId: z.string().nullable(),
  /** A save that has not reached the server yet. */
  unsaved: z.boolean(),
});
export type DeviceCopy = z.output<typeof DeviceCopy>;

const DATABASE = 'sorrel';
const STORE = 'shoppingLists';

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
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

/** The copy of a user's list, or null when there is none that can be read. */
export async function readDeviceCopy(userId: string): Promise<DeviceCopy | null> {
  if (typeof indexedDB === 'undefined') return null;
  try {
    const database = await open();
    const found = await settled(database.transaction(STORE).objectStore(STORE).get(userId));
    const parsed = DeviceCopy.safeParse(found);
    return parsed.success ? parsed.data : null;
  } catch {
    return null; // the list in session storage is still there
  }
}

/** Keeps a user's list; done when it is on the disk. */
export async function writeDeviceCopy(userId: string, copy: DeviceCopy): Promise<void> {
  if (typeof indexedDB === 'undefined') return;
  try {
    const database = await open();
    const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
    await settled(transaction.objectStore(STORE).put(copy, userId));
  } catch {
    // session storage has it
  }
}
