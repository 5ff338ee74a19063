import { and, eq, sql } from 'drizzle-orm';
import type { HouseholdId } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { plans } from '../db/tables/plans.ts';

export type PlanRow = typeof plans.$inferSelect;

/** The row as it was when it went to the trash: dates are dates again. */
export const planRowAgain = (kept: Record<string, unknown>): PlanRow => {
  const row = kept as unknown as PlanRow;
  return { ...row, createdAt: new Date(row.createdAt), updatedAt: new Date(row.updatedAt) };
};

/** SQL of plans that go to the trash and come back; every question names the household. */
export function planTrashRepo(db: DatabaseHandle, householdId: HouseholdId) {
  return {
    /** Takes a plan out of those that are saved; null where there is none. */
    takeOut: async (id: string): Promise<PlanRow | null> => {
      const [row] = await db
        .delete(plans)
        .where(and(eq(plans.householdId, householdId), eq(plans.id, id)))
        .returning();
      return row ?? null;
    },
    /** The plan of this name, which nobody else changes until the transaction ends. */
    holdNamed: async (name: string): Promise<PlanRow | null> => {
      const [row] = await db
        .select()
        .from(plans)
        .where(and(eq(plans.householdId, householdId), eq(plans.name, name)))
        .for('update');
      return row ?? null;
    },
    /** What a plan holds, in short: the same for the same week, whoever saved it and when. Null where there is none. */
    fingerprint: async (id: string): Promise<string | null> => {
      const [row] = await db
        .select({
          all: sql<string>`md5(concat_ws(' ', ${plans.name}, ${plans.mealPlan}::text, ${plans.lockedMeals}::text, coalesce(${plans.settings}::text, '-'), coalesce(${plans.weekStart}::text, '-')))`,
        })
        .from(plans)
        .where(and(eq(plans.householdId, householdId), eq(plans.id, id)))
        .for('update');
      return row?.all ?? null;
    },
    /** Makes a plan what it was, under the id that it has. */
    makeAsBefore: async (id: string, before: Omit<PlanRow, 'householdId' | 'id'>) => {
      await db
        .update(plans)
        .set(before)
        .where(and(eq(plans.householdId, householdId), eq(plans.id, id)));
    },
    putIn: async (row: Omit<PlanRow, 'householdId'>) => {
      await db.insert(plans).values({ ...row, householdId });
    },
  };
}
