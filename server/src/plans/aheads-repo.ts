import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { HouseholdId } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { recipes } from '../db/tables/recipes.ts';

type WrittenRecipe = Pick<typeof recipes.$inferSelect, 'id' | 'ingredients' | 'method'>;

/** SQL of recipes as they are written: their lines and steps, of this household or of explore. */
export function aheadsRepo(db: DatabaseHandle) {
  const find = (among: readonly string[], scope: SQL): Promise<WrittenRecipe[]> =>
    among.length === 0
      ? Promise.resolve([])
      : db
          .select({ id: recipes.id, ingredients: recipes.ingredients, method: recipes.method })
          .from(recipes)
          .where(and(scope, inArray(recipes.id, [...among])));
  return {
    written: async (householdId: HouseholdId, ids: readonly string[]): Promise<WrittenRecipe[]> => {
      const own = await find(ids, eq(recipes.householdId, householdId));
      const found = new Set(own.map(({ id }) => id));
      return [
        ...own,
        ...(await find(
          ids.filter((id) => !found.has(id)),
          eq(recipes.isPublic, true),
        )),
      ];
    },
  };
}
