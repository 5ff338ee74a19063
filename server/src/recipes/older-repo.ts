import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { HouseholdId } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { recipes } from '../db/tables/recipes.ts';
import type { NewRecipe, RecipeRow } from './repo.ts';

/** How far a search for older recipes has come: it never goes back to one that could not be brought up to date. */
export interface JudgedUpTo {
  revision: number;
  id: string;
}

/** What judging a recipe again reads of it. */
export const TO_JUDGE = {
  id: recipes.id,
  householdId: recipes.householdId,
  version: recipes.version,
  name: recipes.name,
  ingredients: recipes.ingredients,
  judgedRevision: recipes.judgedRevision,
  serves: recipes.serves,
  method: recipes.method,
  calculates: recipes.calculateNutrition,
};

/** SQL of recipes that are to be judged again: by rules that are newer, or since somebody said what a food is. */
export function olderRecipesRepo(db: DatabaseHandle) {
  return {
    judgedBefore: (revision: number, after: JudgedUpTo, limit: number) =>
      db
        .select(TO_JUDGE)
        .from(recipes)
        .where(
          and(
            lt(recipes.judgedRevision, revision),
            sql`(${recipes.judgedRevision}, ${recipes.id}) > (${after.revision}::int, ${after.id}::uuid)`,
          ),
        )
        .orderBy(asc(recipes.judgedRevision), asc(recipes.id))
        .limit(limit),
    /** Recipes of a household with a food of which something was said since they were judged. */
    saidOfSince: (householdId: HouseholdId, afterId: string, limit: number) =>
      db
        .select(TO_JUDGE)
        .from(recipes)
        .where(and(eq(recipes.householdId, householdId), lt(recipes.judgedRevision, 0), gt(recipes.id, afterId)))
        .orderBy(asc(recipes.id))
        .limit(limit),
    /**
     * Keeps what was worked out of a recipe at a version; a newer save has done so itself, and is left alone. So is one of whose foods
     * something was said meanwhile: what was worked out does not know it.
     * @returns whether it was kept
     */
    bringUpToDate: async (
      {
        householdId,
        id,
        version,
        judgedRevision,
      }: Pick<RecipeRow, 'householdId' | 'id' | 'judgedRevision' | 'version'>,
      changes: Partial<NewRecipe>,
    ): Promise<boolean> => {
      const changed = await db
        .update(recipes)
        .set(changes)
        .where(
          and(
            eq(recipes.householdId, householdId),
            eq(recipes.id, id),
            eq(recipes.version, version),
            eq(recipes.judgedRevision, judgedRevision),
          ),
        )
        .returning({ id: recipes.id });
      return changed.length > 0;
    },
    /**
     * Recipes that are to be judged again: by the call that says so, else beside the requests or when the server starts the next time.
     * They have a revision below every other, and another one each time until they are judged.
     */
    setOlder: async (householdId: HouseholdId, ids: readonly string[]): Promise<void> => {
      await db
        .update(recipes)
        .set({ judgedRevision: sql`least(${recipes.judgedRevision}, 0) - 1` })
        .where(and(eq(recipes.householdId, householdId), inArray(recipes.id, [...ids])));
    },
  };
}
