import { and, eq } from 'drizzle-orm';
import type { HouseholdId } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { recipes } from '../db/tables/recipes.ts';

/** Keeps what a dish weighs cooked; whether the recipe is there. */
export async function keepCookedGrams(
  db: DatabaseHandle,
  householdId: HouseholdId,
  id: string,
  cookedGrams: number | null,
): Promise<boolean> {
  const rows = await db
    .update(recipes)
    .set({ cookedGrams })
    .where(and(eq(recipes.householdId, householdId), eq(recipes.id, id)))
    .returning({ id: recipes.id });
  return rows.length > 0;
}
