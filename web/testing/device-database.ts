import { IDBKeyRange, IDBObjectStore, indexedDB } from 'fake-indexeddb';
import { afterAll, beforeAll } from 'vitest';

/**
 * For this file of tests the browser has a database, which jsdom has not: what is kept outlives the page. Called once, at the top.
 * The files that share a worker come after each other, and the next one has none again.
 */
export function withDeviceDatabase() {
  beforeAll(() => {
    Object.assign(globalThis, { indexedDB, IDBKeyRange, IDBObjectStore });
  });
  afterAll(() => {
    for (const name of ['indexedDB', 'IDBKeyRange', 'IDBObjectStore']) Reflect.deleteProperty(globalThis, name);
  });
}
