import { GOAL_NUTRIENTS, type GoalNutrient, type GoalNutrients } from '../foods/nutrients.ts';
import type { PlanCandidate } from './candidates.ts';

type Known = Pick<PlanCandidate, 'nutrients' | 'lacks'>;

/**
 * What the search reckons with where a nutrient of a dish is not known: as much for its energy as the dishes have of which it is known.
 * Taken for none, it would be sought wherever little of it is wanted. What is shown of a week says that it is not known.
 * @param dishes those to choose from
 * @returns of a dish all its amounts, kcal and g; null where nothing is known of it
 */
export function expectedAmounts(dishes: readonly Known[]): (dish: Known) => GoalNutrients | null {
  if (!dishes.some(({ lacks }) => lacks !== undefined)) return ({ nutrients }) => nutrients;
  const shareOfEnergy = new Map<GoalNutrient, number>();
  for (const nutrient of GOAL_NUTRIENTS) {
    let amount = 0;
    let kcal = 0;
    for (const { nutrients, lacks } of dishes) {
      if (nutrients === null || lacks?.includes(nutrient)) continue;
      amount += nutrients[nutrient];
      kcal += nutrients.calories;
    }
    shareOfEnergy.set(nutrient, kcal > 0 ? amount / kcal : 0);
  }
  return ({ nutrients, lacks }) => {
    if (nutrients === null || lacks === undefined) return nutrients;
    const amounts = { ...nutrients };
    for (const nutrient of lacks) amounts[nutrient] = (shareOfEnergy.get(nutrient) ?? 0) * nutrients.calories;
    return amounts;
  };
}
