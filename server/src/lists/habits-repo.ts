import { type KeptHabits, NO_HABITS } from '@sorrel/core/lists/habits/do-habits';
import { eq, sql } from 'drizzle-orm';
import type { HouseholdId } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { listHabits } from '../db/tables/list-items.ts';

const COLUMNS = { kept: listHabits.kept, revision: listHabits.revision };
interface Habits {
  kept: KeptHabits;
  revision: number;
}
const NONE: Habits = { kept: NO_HABITS, revision: 0 };

/** SQL of what a household keeps for all its lists. */
export function habitsRepo(db: DatabaseHandle, householdId: HouseholdId) {
  const own = eq(listHabits.householdId, householdId);
  return {
    find: async (): Promise<Habits> => {
      const [row] = await db.select(COLUMNS).from(listHabits).where(own);
      return row ?? NONE;
    },
    /** Nobody else changes it until the transaction ends. */
    lock: async (): Promise<Habits> => {
      await db.insert(listHabits).values({ householdId, kept: NO_HABITS }).onConflictDoNothing();
      const [row] = await db.select(COLUMNS).from(listHabits).where(own).for('update');
      return row ?? NONE;
    },
    /** @returns the revision from now on */
    write: async (kept: KeptHabits): Promise<number> => {
      const [row] = await db
        .update(listHabits)
        .set({ kept, revision: sql`${listHabits.revision} + 1` })
        .where(own)
        .returning({ revision: listHabits.revision });
      if (row === undefined) throw new Error('the habits of a household were not written');
      return row.revision;
    },
  };
}
