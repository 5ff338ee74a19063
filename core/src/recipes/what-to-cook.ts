/** Foods that one question may name, and letters of one: each is held against every ingredient of a book. */
export const KITCHEN_FOODS_MAX = 80;
export const KITCHEN_FOOD_LETTERS_MAX = 40;
/** More to buy is shopping. */
export const MISSING_MAX = 2;
/** Foods of a recipe that others stand in for: with more it is another dish. */
export const INSTEAD_MAX = 2;

/** A recipe by what its ingredients are bought as. */
export interface NamedRecipe {
  id: string;
  names: readonly string[];
}

/**
 * - `soon`: it is there, and has to be used soon
 * - `had`: somebody said that it is there
 * - `usual`: nearly every kitchen has it, or it comes from the tap
 * - `missing`: anything else, what nobody knows among it
 * - what is there and stands in for it
 */
export type AtHand = 'soon' | 'had' | 'usual' | 'missing' | { readonly instead: string };

/** What is there, in place of a food that is not. */
export interface Instead {
  food: string;
  of: string;
}

export interface Cookable {
  id: string;
  missing: string[];
  /** What it uses that has to be used soon. */
  soon: string[];
  instead: Instead[];
  /** How many of the foods that are there it uses. */
  used: number;
}

/**
 * The recipes that something that is there goes into and that lack two foods at most: what lacks least first, then what uses most of what has to be
 * used soon, then what is cooked as it is written, then what uses most, then in the order in which they were given. What cannot be told from its
 * ingredients, having none, is not among them.
 */
export function whatToCook(recipes: readonly NamedRecipe[], atHand: (name: string) => AtHand): Cookable[] {
  const found = recipes.flatMap((recipe) => {
    const cookable = heldAgainst(recipe, atHand);
    return cookable !== undefined && cookable.used > 0 ? [cookable] : [];
  });
  return found.sort(
    (one, other) =>
      one.missing.length - other.missing.length ||
      other.soon.length - one.soon.length ||
      one.instead.length - other.instead.length ||
      other.used - one.used,
  );
}

/** @returns undefined for a recipe that lacks too much; what stands in for more than `INSTEAD_MAX` foods does not count */
function heldAgainst({ id, names }: NamedRecipe, atHand: (name: string) => AtHand): Cookable | undefined {
  const cookable: Cookable = { id, missing: [], soon: [], instead: [], used: 0 };
  for (const name of new Set(names)) {
    const state = atHand(name);
    if (state === 'usual') continue;
    const isInstead = typeof state === 'object' && cookable.instead.length < INSTEAD_MAX;
    if (isInstead) cookable.instead.push({ food: state.instead, of: name });
    else if (state === 'had' || state === 'soon') cookable.used += 1;
    else cookable.missing.push(name);
    if (state === 'soon') cookable.soon.push(name);
    if (cookable.missing.length > MISSING_MAX) return undefined;
  }
  return cookable;
}
