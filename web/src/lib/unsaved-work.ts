/**
 * What a person was making and has not saved must outlive a session that ends by itself. Login and logout empty the
 * browser's storage; what is listed here is set aside in memory first, and given back to the same person only.
 */

/** Names whose work lies in storage: a user's id. Kept where the work is. */
const OWNER_KEY = 'planOwner';
const KEPT: readonly (readonly [storage: 'session' | 'local', key: string])[] = [
  ['session', 'mealPlan'],
  ['session', 'planSettings'],
  ['session', 'planName'],
  ['local', 'lockedMeals'],
  ['local', 'mealPlanId'],
];

const storageOf = (name: 'session' | 'local') => (name === 'session' ? sessionStorage : localStorage);

let aside: { owner: string; entries: [storage: 'session' | 'local', key: string, text: string][] } | null = null;

/** Says whose work the storage of this tab holds. */
export function ownWork(userId: string) {
  sessionStorage.setItem(OWNER_KEY, userId);
}

/** Before storage is emptied: remembers what is in it, unless nobody is known to own it. */
export function setWorkAside() {
  const owner = sessionStorage.getItem(OWNER_KEY);
  if (owner === null) return;
  aside = {
    owner,
    entries: KEPT.flatMap(([storage, key]) => {
      const text = storageOf(storage).getItem(key);
      return text === null ? [] : [[storage, key, text] as [typeof storage, string, string]];
    }),
  };
}

/** After a log out that was asked for: nothing is kept. */
export function dropWorkAside() {
  aside = null;
}

/** Puts back what was set aside, for its owner and once. True when there was something. */
export function restoreWork(userId: string): boolean {
  const found = aside;
  aside = null;
  if (found === null || found.owner !== userId || found.entries.length === 0) return false;
  for (const [storage, key, text] of found.entries) storageOf(storage).setItem(key, text);
  return true;
}
