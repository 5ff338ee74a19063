import { SUB_RECIPE_LEVELS_MAX } from '../../ingredients/sub-recipe-share.ts';

/** Why a recipe cannot lead to others. */
export type LinkRefusal = 'circle' | 'too deep';

/**
 * Whether a recipe may lead to others: none of them leads back to it, and no dish has recipes in it deeper than
 * `SUB_RECIPE_LEVELS_MAX`.
 * @param to the recipes that it shall lead to
 * @param linksOf where each of those, and what it leads to, leads
 * @param levelsAbove steps from the recipe up to the dish furthest away that it is in; 0 where it is in none
 */
export function linkRefusal(
  id: string,
  to: readonly string[],
  linksOf: ReadonlyMap<string, readonly string[]>,
  levelsAbove: number,
): LinkRefusal | null {
  let level = [...new Set(to)];
  let levels = 0;
  // one step more than is allowed: in a circle, which is as deep as one likes, it is called what it is
  for (; level.length > 0 && levels <= SUB_RECIPE_LEVELS_MAX; levels += 1) {
    if (level.includes(id)) return 'circle';
    level = [...new Set(level.flatMap((one) => linksOf.get(one) ?? []))];
  }
  return levels + levelsAbove > SUB_RECIPE_LEVELS_MAX ? 'too deep' : null;
}
