import { sql } from 'drizzle-orm';
import type { HouseholdId } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { recipes } from '../db/tables/recipes.ts';

/** Recipes of a book whose cost is worked out for a week, and characters of their ingredients: what is more counts as not priced. */
const RECIPES_MAX = 1_500;
const CHARACTERS_MAX = 6_000_000;

/** A recipe as its cost is worked out: its ingredients are JSON, which the thread that answers requests passes on unread. */
export interface CostedRecipe {
  id: string;
  serves: number;
  ingredients: string;
}

/** SQL of what a week's cost is judged by. */
export function costsRepo(db: DatabaseHandle, householdId: HouseholdId) {
  return {
    ingredients: async (): Promise<CostedRecipe[]> => {
      const { rows } = await db.execute<{ id: string; serves: number; ingredients: string }>(sql`
        select id, serves, ingredients from (
          select id, serves, ingredients, sum(length(ingredients)) over (order by id) as so_far from (
            select ${recipes.id} as id, ${recipes.serves} as serves, ${recipes.ingredients}::text as ingredients
            from ${recipes} where ${recipes.householdId} = ${householdId} order by ${recipes.id} limit ${RECIPES_MAX}
          ) as book
        ) as summed where so_far <= ${CHARACTERS_MAX}`);
      return rows;
    },
  };
}
