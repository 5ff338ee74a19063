import type { MealPlan } from '@sorrel/contract/plans';
import type { Aisle } from '@sorrel/core/foods/aisles';
import { and, eq, inArray, sql } from 'drizzle-orm';
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

/** SQL of what a list is made from; every question names the owner. */
export function shoppingRepo(db: DatabaseHandle) {
  return {
    /** A saved plan of the user, as far as it is shopped for. */
    findPlan: async (userId: string, id: string): Promise<Owned<ShoppedPlan> | null> => {
      const [row] = await db
        .select({ name: plans.name, mealPlan: plans.mealPlan })
        .from(plans)
        .where(and(eq(plans.userId, userId), eq(plans.id, id)));
      return row === undefined ? null : owned({ name: row.name, mealPlan: row.mealPlan as MealPlan });
    },
    /** What shopping for recipes needs, of this user only. */
    ingredientsOf: (userId: string, ids: readonly string[]) =>
      ids.length === 0
        ? Promise.resolve([])
        : db
            .select({ id: recipes.id, name: recipes.name, serves: recipes.serves, ingredients: recipes.ingredients })
            .from(recipes)
            .where(and(eq(recipes.userId, userId), inArray(sql`${recipes.id}::text`, [...ids]))),
    /** Where the user wants foods to stand, by name. */
    aisleChoices: async (userId: string): Promise<Map<string, Aisle>> => {
      const rows = await db.select().from(aisleChoices).where(eq(aisleChoices.userId, userId));
      return new Map(rows.map((row) => [row.name, row.aisle]));
    },
    rememberAisle: async (userId: string, name: string, aisle: Aisle): Promise<void> => {
      await db
        .insert(aisleChoices)
        .values({ userId, name, aisle })
        .onConflictDoUpdate({ target: [aisleChoices.userId, aisleChoices.name], set: { aisle } });
    },
  };
}
