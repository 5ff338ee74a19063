import { and, asc, desc, eq } from 'drizzle-orm';
import type { HouseholdId } from '../../db/household.ts';
import type { DatabaseHandle } from '../../db/open-database.ts';
import { recipeChecks } from '../../db/tables/imports.ts';
import { recipes } from '../../db/tables/recipes.ts';

/** SQL of recipes that somebody shall look at. */
export function checksRepo(db: DatabaseHandle) {
  return {
    insert: (row: typeof recipeChecks.$inferInsert) => db.insert(recipeChecks).values(row),
    list: (householdId: HouseholdId) =>
      db
        .select({ id: recipes.id, name: recipes.name, doubts: recipeChecks.doubts })
        .from(recipeChecks)
        .innerJoin(
          recipes,
          and(eq(recipes.householdId, recipeChecks.householdId), eq(recipes.id, recipeChecks.recipeId)),
        )
        .where(eq(recipeChecks.householdId, householdId))
        .orderBy(desc(recipes.createdAt), asc(recipes.id)),
    remove: async (householdId: HouseholdId, recipeId: string): Promise<boolean> => {
      const rows = await db
        .delete(recipeChecks)
        .where(and(eq(recipeChecks.householdId, householdId), eq(recipeChecks.recipeId, recipeId)))
        .returning({ id: recipeChecks.recipeId });
      return rows.length > 0;
    },
    count: (householdId: HouseholdId): Promise<number> =>
      db.$count(recipeChecks, eq(recipeChecks.householdId, householdId)),
    isOwnRecipe: async (householdId: HouseholdId, recipeId: string): Promise<boolean> =>
      (await db.$count(recipes, and(eq(recipes.householdId, householdId), eq(recipes.id, recipeId)))) > 0,
  };
}
