import { DIETS, type Diet } from '../account/profile.ts';
import type { FoodIndex } from '../foods/food-index.ts';
import type { NutritionLine } from './compute-nutrition.ts';
import { lineWarning, WARNING_AGAINST } from './diet-warnings.ts';

/** Tags that follow from the ingredients. */
export const DIET_HINTS = DIETS;
export type DietHint = Diet;

/**
 * `yes`: every ingredient is known for certain and fits. `probably`: those that are known fit. `no`: at least one does not
 * fit. A hint is no statement about allergens: traces and brands are not known.
 */
export type DietAnswer = 'yes' | 'probably' | 'no';

/**
 * What the ingredients of a recipe say about its diet tags. Only a line whose food was found by its own name or alias (with
 * or without describing words), or corrected by a person, counts as certain.
 * @param lines of `computeNutrition`; headings are left out. Without ingredients nothing is promised: 'probably'.
 */
export function dietHints(index: FoodIndex, lines: readonly NutritionLine[]): Record<DietHint, DietAnswer> {
  const ingredients = lines.filter((line) => line.gramsRule !== 'heading');
  const answers = DIET_HINTS.map((hint): [DietHint, DietAnswer] => {
    const said = ingredients.map((line) => lineWarning(index, line, WARNING_AGAINST[hint]));
    if (said.includes('speaks')) return [hint, 'no'];
    return [hint, said.length === 0 || said.includes('unknown') ? 'probably' : 'yes'];
  });
  return Object.fromEntries(answers) as Record<DietHint, DietAnswer>;
}
