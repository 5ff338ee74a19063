import type { MealPlan } from '@sorrel/contract/plans';
import { MEAL_TYPES } from '@sorrel/core/recipes/meal-type';
import type { RecipeToDraw } from '@sorrel/cover/read-recipe';
import type { HouseholdId } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import type { PictureKey } from '../pictures/repo.ts';
import { isUuid } from '../uuid.ts';
import { sharedRecipesRepo } from './shared-recipes-repo.ts';

type Meal = MealPlan[number]['lunch'][number];

/** What a page of a week shows of a dish: a photo of its recipe, or a drawing of what its name and ingredients say. */
export interface MealPicture {
  photo: PictureKey | null;
  drawn: RecipeToDraw;
}

/** Which dish it is: the same one twice has one picture. Null for an empty place and for words in place of a recipe. */
export const dishKeyOf = ({ id, name, note }: Meal): string | null =>
  name === '' || note !== undefined ? null : (id ?? name);

/** A week's dishes in their order, by their key. */
export function dishesOf(plan: MealPlan): ReadonlyMap<string, Meal> {
  const meals = plan.flatMap((day) => MEAL_TYPES.flatMap((type) => day[type]));
  return new Map(
    meals.flatMap((meal) => {
      const dish = dishKeyOf(meal);
      return dish === null ? [] : [[dish, meal] as const];
    }),
  );
}

/** The pictures of dishes, by their key; photos of the household's own recipes alone. */
export async function picturesOf(
  db: DatabaseHandle,
  householdId: HouseholdId,
  dishes: ReadonlyMap<string, Meal>,
): Promise<ReadonlyMap<string, MealPicture>> {
  const cards = await sharedRecipesRepo(db).chosen(householdId, [...dishes.keys()].filter(isUuid));
  const byId = new Map(cards.map((card) => [card.id, card]));
  return new Map(
    [...dishes].map(([dish, { name, ingredient_names: ingredients }]) => {
      const card = byId.get(dish);
      return [
        dish,
        { photo: card?.imageKeys[0] ?? null, drawn: { name, category: card?.category ?? null, ingredients } },
      ];
    }),
  );
}
