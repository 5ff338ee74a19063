import type { MealPlan } from '@sorrel/contract/plans';
import type { Aisle } from '@sorrel/core/foods/aisles';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { HouseholdId } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { type Owned, owned } from '../db/owned.ts';
import { aisleChoices } from '../db/tables/lists.ts';
import { plans } from '../db/tables/plans.ts';
import { recipes } from '../db/tables/recipes.ts';

/** A plan as far as it is shopped for. */
interface ShoppedPlan {
  name: string;
  mealPlan: MealPlan;
}

/** SQL of what a list is made from; every question names the household. */
export function shoppingRepo(db: DatabaseHandle) {
  return {
    /** A saved plan of the household, as far as it is shopped for. */
    findPlan: async (householdId: HouseholdId, id: string): Promise<Owned<ShoppedPlan> | null> => {
      const [row] = await db
        .select({ name: plans.name, mealPlan: plans.mealPlan })
        .from(plans)
        .where(and(eq(plans.householdId, householdId), eq(plans.id, id)));
      return row === undefined ? null : owned({ name: row.name, mealPlan: row.mealPlan as MealPlan });
    },
    /**
     * What shopping for recipes needs, of this household and of explore.
     * @param all all of explore, not only what it features
     */
    ingredientsOf: (householdId: HouseholdId, ids: readonly string[], all: boolean) =>
      ids.length === 0
        ? Promise.resolve([])
        : db
            .select({ id: recipes.id, name: recipes.name, serves: recipes.serves, ingredients: recipes.ingredients })
            .from(recipes)
            .where(
              and(
                or(
                  eq(recipes.householdId, householdId),
                  and(eq(recipes.isPublic, true), all ? undefined : eq(recipes.isFeatured, true)),
                ),
                inArray(sql`${recipes.id}::text`, [...ids]),
              ),
            ),
    /** Where the household wants foods to stand, by name. */
    aisleChoices: async (householdId: HouseholdId): Promise<Map<string, Aisle>> => {
      const rows = await db.select().from(aisleChoices).where(eq(aisleChoices.householdId, householdId));
      return new Map(rows.map((row) => [row.name, row.aisle]));
    },
    rememberAisle: async (householdId: HouseholdId, name: string, aisle: Aisle): Promise<void> => {
      await db
        .insert(aisleChoices)
        .values({ householdId, name, aisle })
        .onConflictDoUpdate({ target: [aisleChoices.householdId, aisleChoices.name], set: { aisle } });
    },
  };
}
