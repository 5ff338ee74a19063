import { and, asc, eq, inArray } from 'drizzle-orm';
import type { HouseholdId } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { type Owned, owned } from '../db/owned.ts';
import { MARKED_RECIPE, recipes } from '../db/tables/recipes.ts';
import type { RecipeRow } from './repo.ts';

/** SQL for devices that keep the whole book. */
export function wholeBookRepo(db: DatabaseHandle) {
  return {
    marks: (householdId: HouseholdId): Promise<{ id: string; mark: string }[]> =>
      db.select(MARKED_RECIPE).from(recipes).where(eq(recipes.householdId, householdId)).orderBy(asc(recipes.id)),
    findOwned: async (householdId: HouseholdId, ids: readonly string[]): Promise<Owned<RecipeRow>[]> => {
      const rows = await db
        .select()
        .from(recipes)
        .where(and(eq(recipes.householdId, householdId), inArray(recipes.id, [...ids])));
      return rows.map(owned);
    },
  };
}
