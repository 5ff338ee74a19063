import { MEAL_TYPES, type MealType } from '../recipes/meal-type.ts';
import { DAYS_IN_PLAN } from './days.ts';

/** How many meals of each type a day has. */
export type DayStructure = Record<MealType, number>;

/** Seven days, Monday first. */
export type WeekStructure = readonly DayStructure[];

/** The slots of a new day. Source: specification, section 3, Meal plan. */
export const DEFAULT_DAY: Readonly<DayStructure> = { breakfast: 1, lunch: 1, dinner: 1, snack: 2 };

/** Meals of one type that a day must keep. Source: specification, section 9, 'a meal type needs at least 1 meal'. */
export const MEALS_PER_TYPE_MIN = 1;

/** Meals of one type that the settings may ask of all days: none of what somebody does not eat. A slot is never removed to there. */
export const ASKED_PER_TYPE_MIN = 0;

/** Meals of one type that a day may have; the specification sets no bound, a screen and a table of slots need one. */
export const MEALS_PER_TYPE_MAX = 10;

/** A week of default days. */
export function defaultStructure(): DayStructure[] {
  return Array.from({ length: DAYS_IN_PLAN }, () => ({ ...DEFAULT_DAY }));
}

/** Slots in the whole week. */
export function countSlots(structure: WeekStructure): number {
  return structure.reduce((sum, day) => sum + MEAL_TYPES.reduce((daySum, type) => daySum + day[type], 0), 0);
}
