import type { ShopMeal } from '@sorrel/core/lists/shop-list';
import { expandSubRecipes } from '@sorrel/core/recipes/sub-recipes/expand';
import { subRecipeIds, wholeGramsOf } from '@sorrel/core/recipes/sub-recipes/share';
import type { HouseholdId } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { subRecipesRepo } from '../recipes/sub-recipes/sub-recipes-repo.ts';
import type { ShoppedRecipe } from './shopping-repo.ts';

/** A dish that is shopped for. */
export type ShoppedMeal = Omit<ShopMeal, 'lines'> & { id: string; lines: ShoppedRecipe['ingredients'] };

/** What is bought for dishes: of an ingredient that is a recipe of the book, that recipe's ingredients, for the dish that takes it. */
export async function openSubRecipes(
  db: DatabaseHandle,
  householdId: HouseholdId,
  meals: readonly ShoppedMeal[],
): Promise<ShopMeal[]> {
  const ids = subRecipeIds(meals.flatMap(({ lines }) => lines));
  if (ids.length === 0) return [...meals];
  const rows = await subRecipesRepo(db).below(householdId, ids);
  const book = new Map(
    [...rows.values()].map(({ id, serves, ingredients, cookedGrams, nutritionLines }) => [
      id,
      { serves, ingredients, wholeGrams: wholeGramsOf(cookedGrams, nutritionLines) },
    ]),
  );
  return meals.flatMap((meal) => expandSubRecipes(meal, book).map((taken) => ({ name: meal.name, ...taken })));
}
