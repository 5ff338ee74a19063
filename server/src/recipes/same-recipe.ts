import type { SameRecipe } from '@sorrel/contract/recipe-import';
import { type Comparable, sameBy } from '@sorrel/core/recipes/same-recipe';
import type { HouseholdId } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { sameRecipeRepo } from './same-recipe-repo.ts';

/** Recipes of a book that are shown as the same. */
const SHOWN_MAX = 3;

/** The recipes of a book that are the same as this one, those of its address first. */
export async function findSame(
  db: DatabaseHandle,
  householdId: HouseholdId,
  recipe: Comparable,
): Promise<SameRecipe[]> {
  const found = (await sameRecipeRepo(db).likelySame(householdId, recipe)).flatMap(
    ({ createdAt, ingredientNames, ...row }) => {
      const by = sameBy(recipe, { ...row, ingredientNames });
      return by === null ? [] : [{ id: row.id, name: row.name, created_at: createdAt.toISOString(), by }];
    },
  );
  return found.toSorted((a, b) => (a.by < b.by ? -1 : a.by > b.by ? 1 : 0)).slice(0, SHOWN_MAX);
}
