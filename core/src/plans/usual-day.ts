import type { MealType } from '../recipes/meal-type.ts';

/** What a slot of each type is of a day, relatively: a day's goals shrink with the slots eaten elsewhere. */
export const SLOT_SHARE: Readonly<Record<MealType, number>> = { breakfast: 4, lunch: 6, dinner: 7, snack: 1.5 };

/** Energy of a day that is aimed at where nobody has set a goal, kcal, so that no day is absurd. */
export const USUAL_DAY_KCAL = 2000;

/** What a meal of unknown nutrition is taken for then, kcal. */
export const UNKNOWN_MEAL_KCAL = 450;

/** A day outside of this is marked, kcal: less is too little for nearly every adult, more is rarely meant. */
export const MARKED_DAY_KCAL = { least: 900, most: 3500 } as const;

/** How the energy of a day stands to what a day can be. */
export type DayMark = 'too little' | 'too much' | null;

/**
 * Whether a day is to be marked. Too little can be said only of a day that is planned whole and whose nutrition is known, and nothing
 * of what a goal asks for.
 * @param isWhole every slot is filled and the nutrition of every meal known
 */
export function dayMark(kcal: number, isWhole: boolean, goalKcal: number): DayMark {
  if (kcal > Math.max(MARKED_DAY_KCAL.most, goalKcal * 1.05)) return 'too much';
  const least = goalKcal > 0 ? Math.min(MARKED_DAY_KCAL.least, goalKcal * 0.95) : MARKED_DAY_KCAL.least;
  return isWhole && kcal < least ? 'too little' : null;
}
