import type { ImportDoubt } from '@sorrel/contract/recipe-import';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { HouseholdId } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { recipeChecks } from '../db/tables/imports.ts';
import { recipes } from '../db/tables/recipes.ts';

/** SQL of recipes that somebody shall look at. */
export function checksRepo(db: DatabaseHandle) {
  const of = (householdId: HouseholdId, recipeId: string) =>
    and(eq(recipeChecks.householdId, householdId), eq(recipeChecks.recipeId, recipeId));
  return {
    /** What is in doubt of a recipe from now on, in the place of what was; nothing where that is nothing. */
    put: async (householdId: HouseholdId, recipeId: string, doubts: ImportDoubt[]) => {
      await db.delete(recipeChecks).where(of(householdId, recipeId));
      if (doubts.length > 0) await db.insert(recipeChecks).values({ householdId, recipeId, doubts });
    },
    /** What is in doubt, by recipe; those without doubts are left out. */
    doubtsOf: async (householdId: HouseholdId, recipeIds: readonly string[]): Promise<Map<string, ImportDoubt[]>> => {
      const rows = await db
        .select({ id: recipeChecks.recipeId, doubts: recipeChecks.doubts })
        .from(recipeChecks)
        .where(and(eq(recipeChecks.householdId, householdId), inArray(recipeChecks.recipeId, [...recipeIds])));
      return new Map(rows.map(({ id, doubts }) => [id, doubts]));
    },
    doubtsOfOne: async (householdId: HouseholdId, recipeId: string): Promise<ImportDoubt[]> => {
      const [row] = await db
        .select({ doubts: recipeChecks.doubts })
        .from(recipeChecks)
        .where(of(householdId, recipeId));
      return row?.doubts ?? [];
    },
    /** Takes doubts of these kinds away, whatever others are answered meanwhile; the last one takes the row along. */
    answer: async (householdId: HouseholdId, recipeId: string, kinds: readonly ImportDoubt['kind'][]) => {
      if (kinds.length === 0) return;
      const left = sql`coalesce((select jsonb_agg(doubt) from jsonb_array_elements(${recipeChecks.doubts}) as doubt where doubt ->> 'kind' <> all(${sql.param([...kinds])}::text[])), '[]')`;
      await db.update(recipeChecks).set({ doubts: left }).where(of(householdId, recipeId));
      await db.delete(recipeChecks).where(and(of(householdId, recipeId), sql`${recipeChecks.doubts} = '[]'`));
    },
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
    count: (householdId: HouseholdId): Promise<number> =>
      db.$count(recipeChecks, eq(recipeChecks.householdId, householdId)),
    isOwnRecipe: async (householdId: HouseholdId, recipeId: string): Promise<boolean> =>
      (await db.$count(recipes, and(eq(recipes.householdId, householdId), eq(recipes.id, recipeId)))) > 0,
  };
}
