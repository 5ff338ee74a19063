import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { HouseholdId } from '../../db/household.ts';
import type { DatabaseHandle } from '../../db/open-database.ts';
import { cookEntries, recipeHistories, removedRecipes } from '../../db/tables/cooking.ts';
import type { TrashedRow } from './trash.ts';

/** Rows that one request shows, or one sweep takes. */
const SHOWN_MAX = 500;

/** SQL of deleted recipes, which rest for a while. */
export function trashRepo(db: DatabaseHandle) {
  return {
    insert: async (rows: readonly TrashedRow[], removedAt: Date) => {
      await db
        .insert(removedRecipes)
        .values(rows.map((row) => ({ householdId: row.householdId, id: row.id, name: row.name, row, removedAt })));
    },
    count: (householdId: HouseholdId): Promise<number> =>
      db.$count(removedRecipes, eq(removedRecipes.householdId, householdId)),
    list: (householdId: HouseholdId) =>
      db
        .select()
        .from(removedRecipes)
        .where(eq(removedRecipes.householdId, householdId))
        .orderBy(desc(removedRecipes.removedAt), removedRecipes.id)
        .limit(SHOWN_MAX),
    /** Who added those that are there. */
    addersOf: async (householdId: HouseholdId, ids: readonly string[]): Promise<string[]> => {
      const adder = sql<string | null>`${removedRecipes.row} ->> 'addedBy'`;
      const rows = await db
        .selectDistinct({ adder })
        .from(removedRecipes)
        .where(and(eq(removedRecipes.householdId, householdId), inArray(removedRecipes.id, [...ids])));
      return rows.flatMap((row) => row.adder ?? []);
    },
    /** Takes them out; those that are not there, or that somebody else has taken meanwhile, are left out. */
    take: async (householdId: HouseholdId, ids: readonly string[]) => {
      const these = and(eq(removedRecipes.householdId, householdId), inArray(removedRecipes.id, [...ids]));
      // in one order, so that two who take the same do not wait in a circle
      const held = db
        .select({ id: removedRecipes.id })
        .from(removedRecipes)
        .where(these)
        .orderBy(removedRecipes.id)
        .for('update');
      return db
        .delete(removedRecipes)
        .where(and(eq(removedRecipes.householdId, householdId), inArray(removedRecipes.id, held)))
        .returning();
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
