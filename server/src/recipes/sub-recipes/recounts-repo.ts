import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { type HouseholdId, NOBODY_ID } from '../../db/household.ts';
import type { DatabaseHandle } from '../../db/open-database.ts';
import { recipeRecounts } from '../../db/tables/recipes.ts';

export type Recount = typeof recipeRecounts.$inferSelect;

/** In the place of a recipe: what is counted are the recipes of the book of whose foods something was said. */
export const SAID_OF_FOODS = NOBODY_ID as string;

/** SQL of the recipes whose dishes are to be counted again, and of the books with recipes of whose foods something was said. */
export function recountsRepo(db: DatabaseHandle) {
  const asItWas = ({ householdId, recipeId, changes }: Recount) =>
    and(
      eq(recipeRecounts.householdId, householdId),
      eq(recipeRecounts.recipeId, recipeId),
      eq(recipeRecounts.changes, changes),
    );
  /** From the first dish on, also where some are counted already. */
  const add = async (householdId: HouseholdId, recipeIds: readonly string[], levels = 0): Promise<void> => {
    if (recipeIds.length === 0) return;
    await db
      .insert(recipeRecounts)
      .values(recipeIds.toSorted().map((recipeId) => ({ householdId, recipeId, afterId: NOBODY_ID, levels })))
      .onConflictDoUpdate({
        target: [recipeRecounts.householdId, recipeRecounts.recipeId],
        set: {
          afterId: NOBODY_ID,
          levels: sql`least(${recipeRecounts.levels}, excluded.levels)`,
          changes: sql`${recipeRecounts.changes} + 1`,
        },
      });
  };
  return {
    add,
    /** Recipes of the book have foods of which something was said: before their dishes, which take what they come to. */
    addSaidOfFoods: (householdId: HouseholdId): Promise<void> => add(householdId, [SAID_OF_FOODS], -1),
    /** The next household after one that has some, in the order of ids and from the beginning again. */
    householdAfter: async (after: HouseholdId): Promise<HouseholdId | null> => {
      const first = async (from: HouseholdId) => {
        const [row] = await db
          .select({ householdId: recipeRecounts.householdId })
          .from(recipeRecounts)
          .where(gt(recipeRecounts.householdId, from))
          .orderBy(asc(recipeRecounts.householdId))
          .limit(1);
        return row?.householdId ?? null;
      };
      return (await first(after)) ?? (await first(NOBODY_ID));
    },
    first: async (householdId: HouseholdId): Promise<Recount | null> => {
      const [row] = await db
        .select()
        .from(recipeRecounts)
        .where(eq(recipeRecounts.householdId, householdId))
        .orderBy(asc(recipeRecounts.levels), asc(recipeRecounts.recipeId))
        .limit(1);
      return row ?? null;
    },
    /** Dishes up to `afterId` are counted. */
    advance: async (recount: Recount, afterId: string): Promise<void> => {
      await db.update(recipeRecounts).set({ afterId }).where(asItWas(recount));
    },
    /** All are; one that changed meanwhile stays. */
    remove: async (recount: Recount): Promise<void> => {
      await db.delete(recipeRecounts).where(asItWas(recount));
    },
  };
}
