import type { RecipeSummary } from '@sorrel/contract/recipe';

/** Where a collection is to have all the chosen recipes, or none; without a wish it stays as it is. */
export type CollectionWish = 'in' | 'out';
export type CollectionWishes = Readonly<Record<string, CollectionWish>>;

/** What one call changes, as `collect` takes it. */
export interface CollectionChange {
  ids: string[];
  add: string[];
  remove: string[];
}

type Collected = Pick<RecipeSummary, 'id' | 'collection_ids'>;

/** How many of the recipes are in a collection. */
export const insideOf = (recipes: readonly Collected[], id: string): number =>
  recipes.filter((recipe) => recipe.collection_ids?.includes(id)).length;

/** The next wish after a press: all of them in, none of them, and again as it is where that is neither. */
export function nextWish(wish: CollectionWish | undefined, inside: number, all: number): CollectionWish | undefined {
  if (inside === all) return wish === undefined ? 'out' : undefined;
  if (wish === undefined) return 'in';
  return wish === 'in' && inside > 0 ? 'out' : undefined;
}

/** Whether a collection is shown as having all of them, some, or none. */
export function shownState(wish: CollectionWish | undefined, inside: number, all: number): boolean | 'mixed' {
  if (wish !== undefined) return wish === 'in';
  return inside === all ? true : inside > 0 && 'mixed';
}

/** What the wishes change, and what makes it as it was: one change a collection, of those that it changes. */
export function changesOf(recipes: readonly Collected[], wishes: CollectionWishes) {
  const of = (wanted: CollectionWish) => Object.entries(wishes).flatMap(([id, wish]) => (wish === wanted ? [id] : []));
  const change: CollectionChange = { ids: recipes.map(({ id }) => id), add: of('in'), remove: of('out') };
  const undone = Object.entries(wishes).flatMap(([collection, wish]): CollectionChange[] => {
    const ids = recipes.flatMap(({ id, collection_ids: inside = [] }) =>
      inside.includes(collection) === (wish === 'out') ? [id] : [],
    );
    if (ids.length === 0) return [];
    return [wish === 'in' ? { ids, add: [], remove: [collection] } : { ids, add: [collection], remove: [] }];
  });
  return { change, undone, isNothing: change.add.length + change.remove.length === 0 };
}
