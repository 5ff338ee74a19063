import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { HouseholdId } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { ownElseExplore } from '../db/own-else-explore.ts';
import { recipes } from '../db/tables/recipes.ts';

type WrittenRecipe = Pick<typeof recipes.$inferSelect, 'id' | 'ingredients' | 'method'>;

/** SQL of recipes as they are written: their lines and steps, of this household or of explore. */
export function aheadsRepo(db: DatabaseHandle) {
  const find = (scope: SQL) => (among: readonly string[]) =>
    db
      .select({ id: recipes.id, ingredients: recipes.ingredients, method: recipes.method })
      .from(recipes)
      .where(and(scope, inArray(recipes.id, [...among])));
  return {
    written: (householdId: HouseholdId, ids: readonly string[]): Promise<WrittenRecipe[]> =>
      ownElseExplore(ids, find(eq(recipes.householdId, householdId)), find(eq(recipes.isPublic, true))),
  };
}
