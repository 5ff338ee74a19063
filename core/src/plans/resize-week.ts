import { MEAL_TYPES, type MealType } from '../recipes/meal-type.ts';
import { type EditablePlan, isLocked } from './edit-plan.ts';
import { ASKED_PER_TYPE_MIN, type DayStructure, MEALS_PER_TYPE_MAX, type WeekStructure } from './structure.ts';

/**
 * The week with so many slots of a type on every day: empty ones come at the end, and the last ones go, with what is in them, but
 * none that is locked and none before it.
 */
export function resizeWeek<M>(
  { plan, locks }: EditablePlan<M>,
  mealType: MealType,
  count: number,
  empty: M,
): EditablePlan<M> {
  const wanted = Math.min(MEALS_PER_TYPE_MAX, Math.max(ASKED_PER_TYPE_MIN, count));
  return {
    plan: plan.map((dayPlan, day) => {
      const meals = dayPlan[mealType];
      const kept = meals.findLastIndex((_, index) => isLocked(locks, { day, mealType, index })) + 1;
      const length = Math.max(wanted, kept);
      return { ...dayPlan, [mealType]: Array.from({ length }, (_, index) => meals[index] ?? empty) };
    }),
    locks,
  };
}

/** The fewest meals of a type that every day can be asked to have: one where a day would have no meal at all. */
export function fewestAsked(structure: WeekStructure, mealType: MealType): number {
  const hasOthers = (day: DayStructure) => MEAL_TYPES.some((type) => type !== mealType && day[type] > 0);
  return structure.every(hasOthers) ? ASKED_PER_TYPE_MIN : 1;
}
