import { and, eq } from 'drizzle-orm';
import type { HouseholdId } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { plans } from '../db/tables/plans.ts';

export type PlanRow = typeof plans.$inferSelect;

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
    putIn: async (row: Omit<PlanRow, 'householdId'>) => {
      await db.insert(plans).values({ ...row, householdId });
    },
  };
}
