import type { RecipeSnapshot, SnapshotIngredient, SnapshotStep } from './snapshot.ts';

/** In place of `remove` items from `at` on stand others. */
export interface Splice<Item> {
  readonly at: number;
  readonly remove: number;
  readonly insert: readonly Item[];
}

type Scalars = Omit<RecipeSnapshot, 'ingredients' | 'method'>;

/** What makes the older version out of the newer one; only what differs. */
export interface ReversePatch {
  readonly set?: Partial<Scalars>;
  readonly ingredients?: Splice<SnapshotIngredient>;
  readonly method?: Splice<SnapshotStep>;
}

/** A version that was replaced. */
export interface ReplacedVersion {
  /** Its number. */
  readonly version: number;
  /** When and by whom it was replaced, epoch milliseconds and id. */
  readonly at: number;
  readonly by: string;
  /** From the version after it to this one. */
  readonly patch: ReversePatch;
}

export const VERSIONS_MAX = 30;
export const VERSIONS_KEPT_MS = 365 * 24 * 60 * 60_000;
/** Of one recipe, as text before packing: an account that writes a book into each step keeps fewer versions. */
export const HISTORY_MAX_CHARACTERS = 256_000;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function spliceOf<Item>(newer: readonly Item[], older: readonly Item[]): Splice<Item> | undefined {
  const shorter = Math.min(newer.length, older.length);
  let begin = 0;
  while (begin < shorter && same(newer[begin], older[begin])) begin++;
  let end = 0;
  while (end < shorter - begin && same(newer.at(-1 - end), older.at(-1 - end))) end++;
  if (begin === newer.length && begin === older.length) return undefined;
  return { at: begin, remove: newer.length - begin - end, insert: older.slice(begin, older.length - end) };
}

const spliced = <Item>(items: readonly Item[], splice: Splice<Item> | undefined): readonly Item[] =>
  splice === undefined ? items : items.toSpliced(splice.at, splice.remove, ...splice.insert);

/** @returns null when nothing that has versions differs */
export function reversePatch(newer: RecipeSnapshot, older: RecipeSnapshot): ReversePatch | null {
  const set = Object.fromEntries(
    Object.entries(older).filter(
      ([name, value]) => name !== 'ingredients' && name !== 'method' && value !== newer[name as keyof RecipeSnapshot],
    ),
  ) as Partial<Scalars>;
  const ingredients = spliceOf(newer.ingredients, older.ingredients);
  const method = spliceOf(newer.method, older.method);
  const patch = {
    ...(Object.keys(set).length > 0 ? { set } : {}),
    ...(ingredients ? { ingredients } : {}),
    ...(method ? { method } : {}),
  };
  return Object.keys(patch).length > 0 ? patch : null;
}

export const applyPatch = (newer: RecipeSnapshot, patch: ReversePatch): RecipeSnapshot => ({
  ...newer,
  ...patch.set,
  ingredients: spliced(newer.ingredients, patch.ingredients),
  method: spliced(newer.method, patch.method),
});

/** The versions that are kept, the newest first: so many, not older than a year, and no more text than a limit. */
export function keptVersions(versions: readonly ReplacedVersion[], nowMs: number): ReplacedVersion[] {
  let characters = 0;
  const kept: ReplacedVersion[] = [];
  for (const version of versions.slice(0, VERSIONS_MAX)) {
    characters += JSON.stringify(version).length;
    // each is made out of the one after it: behind the first that goes, all go
    if (characters > HISTORY_MAX_CHARACTERS || version.at < nowMs - VERSIONS_KEPT_MS) break;
    kept.push(version);
  }
  return kept;
}

/** The recipe as it was, or null when that version is not kept. */
export function snapshotAt(
  current: RecipeSnapshot,
  versions: readonly ReplacedVersion[],
  version: number,
): RecipeSnapshot | null {
  let snapshot = current;
  for (const one of versions) {
    snapshot = applyPatch(snapshot, one.patch);
    if (one.version === version) return snapshot;
  }
  return null;
}
