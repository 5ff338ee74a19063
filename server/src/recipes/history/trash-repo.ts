import { and, desc, eq, lt } from 'drizzle-orm';
import type { HouseholdId } from '../../db/household.ts';
import type { DatabaseHandle } from '../../db/open-database.ts';
import { cookEntries, recipeHistories, removedRecipes } from '../../db/tables/cooking.ts';
import type { TrashedRow } from './trash.ts';

/** Rows that one request shows, or one sweep takes. */
const SHOWN_MAX = 500;

/** SQL of deleted recipes, which rest for a while. */
export function trashRepo(db: DatabaseHandle) {
  const of = (householdId: HouseholdId, id: string) =>
    and(eq(removedRecipes.householdId, householdId), eq(removedRecipes.id, id));
  return {
    insert: async (row: TrashedRow, removedAt: Date) => {
      await db
        .insert(removedRecipes)
        .values({ householdId: row.householdId, id: row.id, name: row.name, row, removedAt });
    },
    list: (householdId: HouseholdId) =>
      db
        .select()
        .from(removedRecipes)
        .where(eq(removedRecipes.householdId, householdId))
        .orderBy(desc(removedRecipes.removedAt), removedRecipes.id)
        .limit(SHOWN_MAX),
    /** Takes it out; null when it is not there, or somebody else has taken it meanwhile. */
    take: async (householdId: HouseholdId, id: string) => {
      const [row] = await db.delete(removedRecipes).where(of(householdId, id)).returning();
      return row ?? null;
    },
    /** Those that rest for longer than they are kept. */
    over: (before: Date) =>
      db
        .select({ householdId: removedRecipes.householdId, id: removedRecipes.id })
        .from(removedRecipes)
        .where(lt(removedRecipes.removedAt, before))
        .limit(SHOWN_MAX),
    /** What belongs to a recipe that is gone for good. */
    forget: async (householdId: HouseholdId, recipeId: string) => {
      await db
        .delete(recipeHistories)
        .where(and(eq(recipeHistories.householdId, householdId), eq(recipeHistories.recipeId, recipeId)));
      await db.delete(cookEntries).where(eq(cookEntries.recipeId, recipeId));
    },
  };
}
