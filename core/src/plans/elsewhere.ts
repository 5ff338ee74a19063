import { byGoalNutrient, type GoalNutrients } from '../foods/nutrients.ts';
import { MEAL_TYPES, type MealType } from '../recipes/meal-type.ts';
import { DAYS_IN_PLAN } from './days.ts';
import { SLOT_SHARE } from './usual-day.ts';
import type { DayPlan } from './week-plan.ts';

/** In place of a meal: eaten where nobody plans it, as a note in a slot says. */
export const ELSEWHERE = 'elsewhere';
export type Elsewhere = typeof ELSEWHERE;

/** What part of a day its plan feeds: 1 where nothing is eaten elsewhere, 0 where everything is. A day without slots is 1. */
function partOf(slots: readonly { mealType: MealType; isElsewhere: boolean }[]): number {
  let [all, home] = [0, 0];
  for (const { mealType, isElsewhere } of slots) {
    all += SLOT_SHARE[mealType];
    if (!isElsewhere) home += SLOT_SHARE[mealType];
  }
  return all > 0 ? home / all : 1;
}

/** The parts of the seven days, 0 to 1. */
export function partsOfDays(
  slots: readonly { day: number; mealType: MealType; isElsewhere?: boolean | undefined }[],
): number[] {
  return Array.from({ length: DAYS_IN_PLAN }, (_, day) =>
    partOf(
      slots.filter((slot) => slot.day === day).map(({ mealType, isElsewhere = false }) => ({ mealType, isElsewhere })),
    ),
  );
}

/** The part of a day as it is shown: a slot with a note is eaten elsewhere. */
export function partOfDay(day: DayPlan<{ note?: unknown }>): number {
  return partOf(
    MEAL_TYPES.flatMap((mealType) => day[mealType].map(({ note }) => ({ mealType, isElsewhere: note !== undefined }))),
  );
}

/** What is left of a day's goals for a part of it. */
export function goalsOfPart(goals: GoalNutrients, part: number): GoalNutrients {
  return part === 1 ? goals : byGoalNutrient((nutrient) => goals[nutrient] * part);
}
