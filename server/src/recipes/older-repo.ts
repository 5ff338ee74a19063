import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { HouseholdId } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { recipes } from '../db/tables/recipes.ts';
import type { NewRecipe, RecipeRow } from './repo.ts';

/** How far a search for older recipes has come: it never goes back to one that could not be brought up to date. */
export interface JudgedUpTo {
  revision: number;
  id: string;
}

/** SQL of the recipes of every person that older rules have read, for bringing them up to date after the start. */
export function olderRecipesRepo(db: DatabaseHandle) {
  return {
    judgedBefore: (revision: number, after: JudgedUpTo, limit: number) =>
      db
        .select({
          id: recipes.id,
          householdId: recipes.householdId,
          version: recipes.version,
          ingredients: recipes.ingredients,
          revision: recipes.judgedRevision,
          serves: recipes.serves,
          method: recipes.method,
          calculates: recipes.calculateNutrition,
        })
        .from(recipes)
        .where(
          and(
            lt(recipes.judgedRevision, revision),
            sql`(${recipes.judgedRevision}, ${recipes.id}) > (${after.revision}::int, ${after.id}::uuid)`,
          ),
        )
        .orderBy(asc(recipes.judgedRevision), asc(recipes.id))
        .limit(limit),
    /**
     * Keeps what was worked out of a recipe at a version; a newer save has done so itself, and is left alone.
     * @returns whether it was kept
     */
    bringUpToDate: async (
      { householdId, id, version }: Pick<RecipeRow, 'householdId' | 'id' | 'version'>,
      changes: Partial<NewRecipe>,
    ): Promise<boolean> => {
      const changed = await db
        .update(recipes)
        .set(changes)
        .where(and(eq(recipes.householdId, householdId), eq(recipes.id, id), eq(recipes.version, version)))
        .returning({ id: recipes.id });
      return changed.length > 0;
    },
    /** Recipes that are to be judged again: by the call that says so, else when the server starts the next time. */
    setOlder: async (householdId: HouseholdId, ids: readonly string[]): Promise<void> => {
      await db
        .update(recipes)
        .set({ judgedRevision: 0 })
        .where(and(eq(recipes.householdId, householdId), inArray(recipes.id, [...ids])));
    },
  };
}
