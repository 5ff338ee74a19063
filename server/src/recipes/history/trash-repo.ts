import { TRASH_PAGE_SIZE } from '@sorrel/core/households/trash';
import { and, asc, desc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { HouseholdId } from '../../db/household.ts';
import type { DatabaseHandle } from '../../db/open-database.ts';
import { cookEntries, recipeHistories, removedRecipes } from '../../db/tables/cooking.ts';
import type { TrashedRow } from './trashed-row.ts';

/** Rows that one sweep takes. */
const SWEPT_MAX = 500;

const deletedBy = (householdId: HouseholdId, until: Date) =>
  and(eq(removedRecipes.householdId, householdId), lte(removedRecipes.removedAt, until));

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
    /** What a page of them shows, the last deleted first; the rows themselves are large and stay where they are. */
    page: (householdId: HouseholdId, page: number) => {
      const own = eq(removedRecipes.householdId, householdId);
      const order = [desc(removedRecipes.removedAt), asc(removedRecipes.id)];
      const shown = db
        .select({ id: removedRecipes.id })
        .from(removedRecipes)
        .where(own)
        .orderBy(...order)
        .limit(TRASH_PAGE_SIZE)
        .offset((page - 1) * TRASH_PAGE_SIZE);
      return db
        .select({
          id: removedRecipes.id,
          name: removedRecipes.name,
          category: sql<string>`${removedRecipes.row} ->> 'category'`,
          ingredientNames: sql<string[] | null>`${removedRecipes.row} -> 'ingredientNames'`,
          removedAt: removedRecipes.removedAt,
        })
        .from(removedRecipes)
        .where(and(own, inArray(removedRecipes.id, shown)))
        .orderBy(...order);
    },
    /**
     * Those that are there, and who added them; nobody else takes them until the transaction ends. In one order, so that two who take
     * the same do not wait in a circle.
     */
    hold: (householdId: HouseholdId, ids: readonly string[]) =>
      db
        .select({ id: removedRecipes.id, addedBy: sql<string | null>`${removedRecipes.row} ->> 'addedBy'` })
        .from(removedRecipes)
        .where(and(eq(removedRecipes.householdId, householdId), inArray(removedRecipes.id, [...ids])))
        .orderBy(asc(removedRecipes.id))
        .for('update'),
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
    take: async (householdId: HouseholdId, ids: readonly string[]) =>
      db
        .delete(removedRecipes)
        .where(and(eq(removedRecipes.householdId, householdId), inArray(removedRecipes.id, [...ids])))
        .returning(),
    /** Some of those that were deleted by then. */
    deletedBy: async (householdId: HouseholdId, until: Date, max: number): Promise<string[]> => {
      const rows = await db
        .select({ id: removedRecipes.id })
        .from(removedRecipes)
        .where(deletedBy(householdId, until))
        .orderBy(asc(removedRecipes.removedAt), asc(removedRecipes.id))
        .limit(max);
      return rows.map(({ id }) => id);
    },
    countDeletedBy: (householdId: HouseholdId, until: Date): Promise<number> =>
      db.$count(removedRecipes, deletedBy(householdId, until)),
    /** Those that rest for longer than they are kept. */
    over: (before: Date) =>
      db
        .select({ householdId: removedRecipes.householdId, id: removedRecipes.id })
        .from(removedRecipes)
        .where(lt(removedRecipes.removedAt, before))
        .limit(SWEPT_MAX),
    /** What belongs to a recipe that is gone for good. */
    forget: async (householdId: HouseholdId, recipeId: string) => {
      await db
        .delete(recipeHistories)
        .where(and(eq(recipeHistories.householdId, householdId), eq(recipeHistories.recipeId, recipeId)));
      await db.delete(cookEntries).where(eq(cookEntries.recipeId, recipeId));
    },
  };
}
