import { INGREDIENT_NAMES_MAX, RECIPE_CHARACTERS_MAX } from './limits.ts';
import { type RecipeFieldValues, recipeFields } from './recipe-fields.ts';

/** A recipe as far as its length goes. */
export type MeasuredRecipe = RecipeFieldValues & {
  readonly ingredients: readonly { readonly name: string }[];
  readonly method: readonly unknown[];
};

/** Whether a recipe is longer than one may be: in all, or in the names of its ingredients. Lengths are of the JSON that is kept. */
export function isTooLong(recipe: MeasuredRecipe): boolean {
  const names = recipe.ingredients.reduce((sum, { name }) => sum + name.length, 0);
  const { ingredients, method } = recipe;
  const whole = JSON.stringify([recipeFields(recipe), ingredients, method]).length;
  return names > INGREDIENT_NAMES_MAX || whole > RECIPE_CHARACTERS_MAX;
}
