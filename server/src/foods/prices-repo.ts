import { type KeptPrices, NO_PRICES } from '@sorrel/core/prices/kept-prices';
import { eq } from 'drizzle-orm';
import type { HouseholdId } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { foodPrices } from '../db/tables/list-items.ts';

/** SQL of what a household pays for foods. */
export function pricesRepo(db: DatabaseHandle, householdId: HouseholdId) {
  const own = eq(foodPrices.householdId, householdId);
  return {
    find: async (): Promise<KeptPrices> => {
      const [row] = await db.select({ kept: foodPrices.kept }).from(foodPrices).where(own);
      return row?.kept ?? NO_PRICES;
    },
    /** Nobody else changes them until the transaction ends. */
    lock: async (): Promise<KeptPrices> => {
      await db.insert(foodPrices).values({ householdId, kept: NO_PRICES }).onConflictDoNothing();
      const [row] = await db.select({ kept: foodPrices.kept }).from(foodPrices).where(own).for('update');
      return row?.kept ?? NO_PRICES;
    },
    write: async (kept: KeptPrices): Promise<void> => {
      await db.update(foodPrices).set({ kept }).where(own);
    },
  };
}
