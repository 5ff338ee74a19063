import { measureGrams, parseUnit } from './units.ts';

/** Recipes that one recipe may lead to. */
export const SUB_RECIPES_MAX = 20;
/** Steps from a dish down to the last recipe that is in it: pizza, dough, starter, levain. */
export const SUB_RECIPE_LEVELS_MAX = 3;
/** Nobody cooks a recipe more often than this for one dish: what says so is a slip of the keys. */
const TIMES_MAX = 1000;

/** An ingredient that may be a recipe of the household's book. */
export interface LinkedLine {
  readonly name: string;
  /** For the whole dish; 0 where none is given. */
  readonly quantity: number;
  readonly unit: string;
  /** The recipe that it is; left out where it is none. */
  readonly recipeId?: string | undefined;
}

/** What of a recipe says how much of it an amount is. */
export interface SubRecipeWhole {
  /** At least 1. */
  readonly serves: number;
  /** What all of it weighs; null where nobody knows. */
  readonly wholeGrams: number | null;
}

/**
 * How often the whole of a recipe an ingredient takes: 0.5 is half of it. A number without a unit counts whole recipes, servings are
 * its own, and a weight counts where the whole's is known. Null where the line does not tell: no number, or a cup of it.
 */
export function shareOfSubRecipe(
  { quantity, unit }: Pick<LinkedLine, 'quantity' | 'unit'>,
  { serves, wholeGrams }: SubRecipeWhole,
): number | null {
  const share = shareSaid(quantity, unit.trim(), Math.max(1, serves), wholeGrams);
  return share !== null && share > 0 && share <= TIMES_MAX ? share : null;
}

function shareSaid(quantity: number, unit: string, serves: number, wholeGrams: number | null): number | null {
  const known = parseUnit(unit);
  if (unit === '' || known === 'recipe') return quantity;
  if (known === 'serving') return quantity / serves;
  const grams = known === null ? null : measureGrams({ quantity, unit: known });
  return grams === null || wholeGrams === null || wholeGrams <= 0 ? null : grams / wholeGrams;
}

/**
 * What all of a recipe weighs: as it was weighed cooked, else what its ingredients weigh. Null where one of them has no weight.
 * @param lines how its ingredients were counted
 */
export function wholeGramsOf(
  cookedGrams: number | null,
  lines: readonly { readonly grams: number | null }[] | null,
): number | null {
  if (cookedGrams !== null) return cookedGrams;
  if (lines === null || lines.some(({ grams }) => grams === null)) return null;
  const grams = lines.reduce((sum, line) => sum + (line.grams ?? 0), 0);
  return grams > 0 ? grams : null;
}

/** The recipes that a recipe leads to, each once. */
export const subRecipeIds = (lines: readonly Pick<LinkedLine, 'recipeId'>[]): string[] => [
  ...new Set(lines.flatMap(({ recipeId }) => recipeId ?? [])),
];
