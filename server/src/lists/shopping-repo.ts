import type { MealPlan } from '@sorrel/contract/plans';
import type { Aisle } from '@sorrel/core/foods/aisles';
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import type { HouseholdId } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { ownElseExplore } from '../db/own-else-explore.ts';
import { type Owned, owned } from '../db/owned.ts';
import { aisleChoices } from '../db/tables/lists.ts';
import { plans } from '../db/tables/plans.ts';
import { recipes } from '../db/tables/recipes.ts';
import { isUuid } from '../uuid.ts';

/** A plan as far as it is shopped for. */
interface ShoppedPlan {
  name: string;
  mealPlan: MealPlan;
  weekStart: string | null;
}

export type ShoppedRecipe = Pick<typeof recipes.$inferSelect, 'id' | 'name' | 'serves' | 'ingredients'>;

/** Characters of ingredients, as they are kept, that are read for one list: those of a thousand ordinary recipes. */
const READ_MAX_CHARACTERS = 6_000_000;

/** SQL of what a list is made from; every question names the household. */
export function shoppingRepo(db: DatabaseHandle) {
  return {
    /** A saved plan of the household, as far as it is shopped for. */
    findPlan: async (householdId: HouseholdId, id: string): Promise<Owned<ShoppedPlan> | null> => {
      const [row] = await db
        .select({ name: plans.name, mealPlan: plans.mealPlan, weekStart: plans.weekStart })
        .from(plans)
        .where(and(eq(plans.householdId, householdId), eq(plans.id, id)));
      return row === undefined ? null : owned({ ...row, mealPlan: row.mealPlan as MealPlan });
    },
    /**
     * What shopping for recipes needs, of this household and of explore.
     * @param all all of explore, not only what it features
     * @throws AppError recipes_too_long
     */
    ingredientsOf: async (householdId: HouseholdId, ids: readonly string[], all: boolean): Promise<ShoppedRecipe[]> => {
      // they come some at a time, and are held to what all of them have
      let characters = 0;
      const find = async (among: readonly string[], scope: SQL | undefined) => {
        const these = and(scope, inArray(recipes.id, [...among]));
        // the database alone knows how long they are before they are here
        const [size] = await db
          .select({ characters: sql<string | null>`sum(length(${recipes.ingredients}::text))` })
          .from(recipes)
          .where(these);
        characters += Number(size?.characters ?? 0);
        if (characters > READ_MAX_CHARACTERS) throw new AppError('recipes_too_long');
        return db
          .select({ id: recipes.id, name: recipes.name, serves: recipes.serves, ingredients: recipes.ingredients })
          .from(recipes)
          .where(these);
      };
      // what is no id is no recipe's
      const asked = ids.filter(isUuid);
      const lent = and(eq(recipes.isPublic, true), all ? undefined : eq(recipes.isFeatured, true));
      return ownElseExplore(
        asked,
        (own) => find(own, eq(recipes.householdId, householdId)),
        (others) => find(others, lent),
      );
    },
    /** Where the household wants foods to stand, by name. */
    aisleChoices: async (householdId: HouseholdId): Promise<Map<string, Aisle>> => {
      const rows = await db.select().from(aisleChoices).where(eq(aisleChoices.householdId, householdId));
      return new Map(rows.map((row) => [row.name, row.aisle]));
    },
    forgetAisle: async (householdId: HouseholdId, name: string): Promise<void> => {
      await db.delete(aisleChoices).where(and(eq(aisleChoices.householdId, householdId), eq(aisleChoices.name, name)));
    },
    /** How many foods other than this one the household has chosen an aisle for. */
    countOtherAisles: (householdId: HouseholdId, name: string): Promise<number> =>
      db.$count(aisleChoices, and(eq(aisleChoices.householdId, householdId), ne(aisleChoices.name, name))),
    rememberAisle: async (householdId: HouseholdId, name: string, aisle: Aisle): Promise<void> => {
      await db
        .insert(aisleChoices)
        .values({ householdId, name, aisle })
        .onConflictDoUpdate({ target: [aisleChoices.householdId, aisleChoices.name], set: { aisle } });
    },
  };
}
