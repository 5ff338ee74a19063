/** Foods that one question may name, and letters of one: each is held against every ingredient of a book. */
export const KITCHEN_FOODS_MAX = 80;
export const KITCHEN_FOOD_LETTERS_MAX = 40;
/** More to buy is shopping. */
export const MISSING_MAX = 2;

/** A recipe by what its ingredients are bought as. */
export interface NamedRecipe {
  id: string;
  names: readonly string[];
}

/**
 * - `had`: somebody said that it is there
 * - `usual`: nearly every kitchen has it, or it comes from the tap
 * - `missing`: anything else, what nobody knows among it
 */
export type AtHand = 'had' | 'usual' | 'missing';

export interface Cookable {
  id: string;
  missing: string[];
  /** How many of the foods that are there it uses. */
  used: number;
}

/**
 * The recipes that something that is there goes into and that lack two foods at most: what lacks least first, then what uses most, then in the order
 * in which they were given. What cannot be told from its ingredients, having none, is not among them.
 */
export function whatToCook(recipes: readonly NamedRecipe[], atHand: (name: string) => AtHand): Cookable[] {
  const found: Cookable[] = [];
  for (const { id, names } of recipes) {
    const missing: string[] = [];
    let used = 0;
    for (const name of new Set(names)) {
      const state = atHand(name);
      if (state === 'had') used += 1;
      if (state === 'missing') missing.push(name);
      if (missing.length > MISSING_MAX) break;
    }
    if (used > 0 && missing.length <= MISSING_MAX) found.push({ id, missing, used });
  }
  return found.sort((one, other) => one.missing.length - other.missing.length || other.used - one.used);
}
