import type { GoalNutrient, GoalNutrients } from '../foods/nutrients.ts';
import { MEAL_TYPES, type MealType } from '../recipes/meal-type.ts';
import { DAYS_IN_PLAN } from './days.ts';
import type { ProblemSlot } from './plan-problem.ts';
import { SLOT_SHARE } from './usual-day.ts';

/**
 * The meals that recipes with more (or less) of a nutrient would help most: those farthest from their share of the day's goal.
 * Null where no slot is free.
 */
export function nearerGoal(
  places: readonly Pick<ProblemSlot, 'mealType' | 'isLocked'>[],
  meals: readonly ({ readonly nutrients: GoalNutrients | null } | null)[],
  nutrient: GoalNutrient,
  goal: number,
  isUnder: boolean,
): MealType | null {
  const sharesOfWeek = places.reduce((sum, { mealType }) => sum + SLOT_SHARE[mealType], 0);
  const lacking = MEAL_TYPES.flatMap((mealType) => {
    const ofType = places.flatMap((place, at) => (place.mealType === mealType ? [{ place, meal: meals[at] }] : []));
    if (ofType.every(({ place }) => place.isLocked)) return [];
    const wanted = (goal * DAYS_IN_PLAN * SLOT_SHARE[mealType]) / sharesOfWeek;
    // of a meal that nobody knows it cannot be said that it holds too little
    const known = ofType.filter(({ meal }) => meal?.nutrients !== null);
    const over = known.reduce((sum, { meal }) => sum + (meal?.nutrients?.[nutrient] ?? 0) - wanted, 0);
    return [{ mealType, lack: isUnder ? -over : over }];
  });
  return lacking.sort((a, b) => b.lack - a.lack)[0]?.mealType ?? null;
}
