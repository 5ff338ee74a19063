import type { Ingredient, Recipe, SubRecipe } from '@sorrel/contract/recipe';
import { shareOfSubRecipe } from '@sorrel/core/ingredients/sub-recipe-share';
import { parseUnit } from '@sorrel/core/ingredients/units';
import { writeDecimal, writeNumber } from '../language/write.ts';
import { say } from './detail-sentences.ts';

/** The recipe of the book that an ingredient is; null where that is in the book no more, undefined where it is none. */
export function subRecipeOf(recipe: Recipe, { recipeId }: Ingredient): SubRecipe | null | undefined {
  if (recipeId === undefined) return undefined;
  return recipe.subRecipes?.find(({ id }) => id === recipeId) ?? null;
}

/** Shares that have a word, and how near to one a number is that one. */
const NAMED_SHARES = [
  ['quarter', 1 / 4],
  ['third', 1 / 3],
  ['half', 1 / 2],
  ['twoThirds', 2 / 3],
  ['threeQuarters', 3 / 4],
  ['all', 1],
] as const;
const NEAR = 0.006;

/**
 * How much of a recipe is taken: 'half of it', '2 of 4 servings', 'twice the recipe'.
 * @param times how often the amount of the ingredient is cooked
 */
export function shareWords(
  ingredient: Pick<Ingredient, 'quantity' | 'unit'>,
  recipe: Pick<SubRecipe, 'serves' | 'wholeGrams'>,
  times = 1,
): string {
  const written = shareOfSubRecipe(ingredient, recipe);
  if (written === null) return say.shareNotKnown;
  const share = written * times;
  if (parseUnit(ingredient.unit) === 'serving') {
    return say.ofServings(writeDecimal(Number((share * recipe.serves).toFixed(1))), writeNumber(recipe.serves));
  }
  const [name] = NAMED_SHARES.find(([, one]) => Math.abs(one - share) < NEAR) ?? [];
  if (name !== undefined) return say.shares[name];
  return share < 1
    ? say.percentOfIt(Math.max(1, Math.round(share * 100)))
    : say.timesIt(writeDecimal(Number(share.toFixed(2))));
}

/** Portions of a recipe that an ingredient takes for so many portions of its dish; null where nobody knows. */
export function portionsTaken(
  ingredient: Pick<Ingredient, 'quantity' | 'unit'>,
  recipe: Pick<SubRecipe, 'serves' | 'wholeGrams'>,
  times: number,
): number | null {
  const share = shareOfSubRecipe(ingredient, recipe);
  return share === null ? null : share * times * recipe.serves;
}
