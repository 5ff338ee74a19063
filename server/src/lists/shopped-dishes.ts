import { subRecipeIds, wholeGramsOf } from '@sorrel/core/ingredients/sub-recipe-share';
import type { HouseholdId } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { subRecipesRepo } from '../recipes/sub-recipes/sub-recipes-repo.ts';
import type { ShoppedDishes, ShoppedLine, ShoppedMeal } from './open-sub-recipes.ts';
import type { ShoppedRecipe } from './shopping-repo.ts';

/** Ingredients as they go to the worker that makes a list: most of what is kept with them is not asked there. */
export const shoppedLines = (ingredients: ShoppedRecipe['ingredients']): ShoppedLine[] =>
  ingredients.map(({ name, quantity, unit, preparation, original, language, recipeId }) => ({
    name,
    quantity,
    unit,
    ...(preparation !== undefined && { preparation }),
    ...(original !== undefined && { original }),
    ...(language != null && { language }),
    ...(recipeId !== undefined && { recipeId }),
  }));

/** Dishes with the recipes that are in them. @throws AppError recipes_too_long where that is more than is read for one list */
export async function withSubRecipes(
  db: DatabaseHandle,
  householdId: HouseholdId,
  meals: readonly ShoppedMeal[],
): Promise<ShoppedDishes> {
  const ids = subRecipeIds(meals.flatMap(({ lines }) => lines));
  if (ids.length === 0) return { meals, book: new Map() };
  const found = await subRecipesRepo(db).below(householdId, ids, 'recipes_too_long');
  const rows = [...found.values()];
  const book = rows.map(({ id, serves, ingredients, cookedGrams, nutritionLines }) => {
    const wholeGrams = wholeGramsOf(cookedGrams, nutritionLines);
    return [id, { serves, ingredients: shoppedLines(ingredients), wholeGrams }] as const;
  });
  return { meals, book: new Map(book) };
}
