import { changeCopies, copyNames, forgetCopies, keepCopy, readCopy } from './device-copies.ts';
import { forgetKnownPerson } from './known-person.ts';

/**
 * All that this device keeps of a person, under their id: what pages keep in the browser's two storages, and copies in its
 * database that outlive a tab and a session. A person who signs in finds their own or nothing; logging out leaves nothing. Theme,
 * font and language are the device's and stay. See docs/decisions/0006-device-copies.md.
 */

/** Keys of local storage that belong to the device. */
export const DEVICE_KEYS = ['theme', 'font', 'language'] as const;

/** Names whose things a storage holds; written with the first of them. */
const OWNER_KEY = 'owner';

/** The unsaved week. A session that ends by itself empties storage, and this must outlive it. */
const WEEK_KEYS: readonly (readonly [storage: 'session' | 'local', key: string])[] = [
  ['session', 'mealPlan'],
  ['session', 'planSettings'],
  ['session', 'planName'],
  ['session', 'planWeek'],
  ['session', 'planLoaded'],
  ['session', 'weekDrafts'],
  ['session', 'lockedMeals'],
  ['session', 'mealPlanId'],
  ['local', 'lockedMeals'],
  ['local', 'mealPlanId'],
];
const WEEK_COPY = 'week';

/** Typed and not sent yet: it outlives a session that ends by itself too. A key that ends in a space is followed by an id. */
const TYPED_KEYS: Readonly<Record<'session' | 'local', readonly string[]>> = {
  session: [
    'recipeEdit ',
    'recipeAnswered ',
    'manyAddresses',
    'recipeAddress',
    'profileChanges',
    'createProfileDraft',
    'createProfileStep',
    'kitchenName',
    'personChanges ',
    'typedItem',
    'feedback',
    'cookedNote ',
  ],
  local: ['recipeDraft', 'recipeDraftReview', 'typedLater'],
};
const STORAGES = ['session', 'local'] as const;
/** Each under the storage and the key that it had there. */
const TYPED_COPY = 'typed ';

const isTyped = (storage: 'session' | 'local', key: string) =>
  TYPED_KEYS[storage].some((known) => (known.endsWith(' ') ? key.startsWith(known) : key === known));

type WeekEntry = readonly [storage: 'session' | 'local', key: string, text: string];

const storageOf = (name: 'session' | 'local') => (name === 'session' ? window.sessionStorage : window.localStorage);

/** The browser tells other tabs what changed; these are the components of this one. */
const listeners = new Set<() => void>();

let person: string | null = null;

/** What a storage had no room for: it holds as long as the page stands. */
const overflow = new Map<Storage, Map<string, string>>();

function setItem(storage: Storage, key: string, text: string) {
  const own = overflow.get(storage) ?? new Map<string, string>();
  try {
    storage.setItem(key, text);
    own.delete(key);
  } catch {
    overflow.set(storage, own.set(key, text));
  }
}

/** Whose the storages are. */
export const storeOwner = (): string | null => person;

export function subscribeToStore(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function tellStoreChanged() {
  for (const listener of listeners) listener();
}

/** What is stored under a key; null when nothing is, or when it is another person's. */
export function storedText(storage: Storage, key: string): string | null {
  return isForeign(storage) ? null : (overflow.get(storage)?.get(key) ?? storage.getItem(key));
}

/** A tab that has not yet heard that somebody else signed in in another tab writes nothing. */
export function storeText(storage: Storage, key: string, text: string) {
  if (isForeign(storage)) return;
  if (person !== null) setItem(storage, OWNER_KEY, person);
  setItem(storage, key, text);
  tellStoreChanged();
}

export function removeText(storage: Storage, key: string) {
  if (isForeign(storage)) return;
  overflow.get(storage)?.delete(key);
  storage.removeItem(key);
  tellStoreChanged();
}

/**
 * From now on the storages are this person's. What another left in them goes: a browser brings session storage back with its
 * tab, whoever has signed in by then. What bears no name is their own.
 * @param userId null: nobody is known
 */
export function openStoreOf(userId: string | null) {
  const isAnother = person !== null && userId !== null && person !== userId;
  person = userId;
  if (isAnother) {
    overflow.clear();
    empty(window.sessionStorage);
  }
  for (const storage of [window.sessionStorage, window.localStorage]) if (isForeign(storage)) empty(storage);
  tellStoreChanged();
}

/** For tests: nobody is known, and what the storages had no room for is gone. */
export function forgetStore() {
  openStoreOf(null);
  overflow.clear();
}

function isForeign(storage: Storage): boolean {
  const owner = storage.getItem(OWNER_KEY);
  return person !== null && owner !== null && owner !== person;
}

/** Who still holds what was typed a moment ago. */
const writers = new Set<() => void>();

/** Writes down what is not stored yet, before what is stored is set aside. What it returns ends that. */
export function beforeSetAside(write: () => void): () => void {
  writers.add(write);
  return () => void writers.delete(write);
}

/** At login, and when a session ends by itself. An unsaved week, and what is typed and not sent, is set aside for its owner. */
export function emptyStore() {
  for (const write of writers) write();
  setWeekAside();
  setTypedAside();
  empty(window.localStorage);
  empty(window.sessionStorage);
  tellStoreChanged();
}

/** After a log out that was asked for, here or in another tab, and after an account was deleted: nothing of them stays. */
export function forgetPerson(userId: string | null | undefined) {
  empty(window.localStorage);
  empty(window.sessionStorage);
  tellStoreChanged();
  void forgetKnownPerson();
  if (userId) void forgetCopies(userId);
}

/** Puts the week back that was set aside for this person, once. One that was begun since then wins. */
export async function restoreWeek(userId: string): Promise<void> {
  if (window.sessionStorage.getItem('mealPlan') !== null) return;
  const entries = await readCopy(userId, WEEK_COPY);
  if (!isWeek(entries) || person !== userId) return;
  await keepCopy(userId, WEEK_COPY, []);
  if (window.sessionStorage.getItem('mealPlan') !== null) return;
  for (const [storage, key, text] of entries) storeText(storageOf(storage), key, text);
}

function setWeekAside() {
  const owner = window.sessionStorage.getItem(OWNER_KEY);
  if (owner === null || window.sessionStorage.getItem('mealPlan') === null) return;
  const entries = WEEK_KEYS.flatMap(([storage, key]): WeekEntry[] => {
    const text = storageOf(storage).getItem(key);
    return text === null ? [] : [[storage, key, text]];
  });
  void keepCopy(owner, WEEK_COPY, entries);
}

function setTypedAside() {
  for (const name of STORAGES) {
    const storage = storageOf(name);
    const owner = storage.getItem(OWNER_KEY);
    if (owner === null) continue;
    const texts = new Map([...Object.entries({ ...storage }), ...(overflow.get(storage) ?? [])]);
    const kept = [...texts].filter(([key]) => isTyped(name, key));
    if (kept.length > 0)
      void changeCopies(owner, { kept: kept.map(([key, text]) => [`${TYPED_COPY}${name} ${key}`, text]) });
  }
}

/**
 * Puts back what this person had typed when their session ended by itself, once; what was typed since then stays. Before their pages are
 * drawn, for a form reads it when it opens.
 */
export async function restoreTyped(userId: string): Promise<void> {
  const copies = await copyNames(userId, TYPED_COPY);
  if (copies.length === 0) return;
  const texts = await Promise.all(copies.map((copy) => readCopy(userId, copy)));
  if (person !== userId) return;
  for (const [index, copy] of copies.entries()) {
    const [, name, key] = /^typed (session|local) (.+)$/s.exec(copy) ?? [];
    const text = texts[index];
    if ((name !== 'session' && name !== 'local') || key === undefined || typeof text !== 'string') continue;
    if (isTyped(name, key) && storedText(storageOf(name), key) === null) storeText(storageOf(name), key, text);
  }
  await forgetCopies(userId, TYPED_COPY);
}

function isWeek(entries: unknown): entries is readonly WeekEntry[] {
  return (
    Array.isArray(entries) &&
    entries.every(
      ([storage, key, text]: WeekEntry) =>
        typeof text === 'string' && WEEK_KEYS.some((known) => known[0] === storage && known[1] === key),
    )
  );
}

function empty(storage: Storage) {
  const kept = DEVICE_KEYS.map((key) => [key, storage.getItem(key)] as const);
  storage.clear();
  overflow.delete(storage);
  for (const [key, value] of kept) if (value !== null) storage.setItem(key, value);
}
