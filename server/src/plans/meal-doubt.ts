import type { Meal } from '@sorrel/contract/plans';
import type { ImportDoubt } from '@sorrel/contract/recipe-import';
import { isImplausibleServing } from '@sorrel/core/nutrition/coverage';
import { findImplausible } from '@sorrel/core/nutrition/implausible';
import { foodIndex } from '../foods/food-catalogue.ts';

/** As much of a recipe as tells what of it can hardly be meant. */
interface JudgedRecipe {
  calories: number | null;
  serves: number;
  nutritionCoverage: number | null;
  nutritionLines: readonly { ingredient: string; foodId: string | null; grams: number | null }[] | null;
  /** What its import was not sure of, until somebody has answered. */
  importDoubts: readonly ImportDoubt[] | null;
}

/**
 * What of a meal's recipe can hardly be meant, the amount before the servings before the times; undefined where nothing is odd.
 * It is the same that the recipe's own page asks.
 */
export function mealDoubtOf(recipe: JudgedRecipe): Meal['doubt'] {
  const { calories, serves, nutritionCoverage, nutritionLines, importDoubts } = recipe;
  const lines = (nutritionLines ?? []).map(({ grams, foodId }) => ({
    grams,
    food: foodId === null ? null : { id: foodId },
  }));
  const counted = { perServing: { calories: calories ?? 0 }, lines, coverage: nutritionCoverage ?? 0 };
  for (const { line } of findImplausible(counted, Math.max(1, serves), foodIndex().byId)) {
    const odd = line === null ? undefined : nutritionLines?.[line];
    if (odd) return { of: 'amount', ingredient: odd.ingredient, ...(odd.grams !== null && { grams: odd.grams }) };
  }
  const isAsked = (kind: ImportDoubt['kind']) => importDoubts?.some((doubt) => doubt.kind === kind) ?? false;
  if (isAsked('implausible-amount')) return { of: 'amount' };
  if (isAsked('calories-differ') || (calories !== null && isImplausibleServing(calories))) return { of: 'servings' };
  return isAsked('implausible-time') ? { of: 'time' } : undefined;
}
