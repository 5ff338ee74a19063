import { MEAL_TYPES, type MealType } from '../recipes/meal-type.ts';
import { DAYS_IN_PLAN } from './days.ts';
import { type LockKey, lockKey, type SlotPlace } from './lock-key.ts';
import type { DayStructure, WeekStructure } from './structure.ts';

/** One day: the meals of each type, in order. `M` is what a slot holds: a meal on the screen, an id in a generated plan. */
export type DayPlan<M> = Record<MealType, M[]>;

/** Seven days, Monday first. Source: specification, section 3, Meal plan. */
export type WeekPlan<M> = DayPlan<M>[];

/** A day of as many slots as the structure has, each holding `empty`. */
export function emptyDay<M>(structure: DayStructure, empty: M): DayPlan<M> {
  const entries = MEAL_TYPES.map((type) => [type, Array.from({ length: structure[type] }, () => empty)] as const);
  return Object.fromEntries(entries) as DayPlan<M>;
}

/**
 * A week of empty slots.
 * @throws RangeError when the structure is not seven days
 */
export function emptyWeek<M>(structure: WeekStructure, empty: M): WeekPlan<M> {
  if (structure.length !== DAYS_IN_PLAN) throw new RangeError('A plan has seven days.');
  return structure.map((day) => emptyDay(day, empty));
}

/** How many slots of each type the days of a plan have. */
export function structureOf(plan: WeekPlan<unknown>): DayStructure[] {
  return plan.map(
    (day) => Object.fromEntries(MEAL_TYPES.map((type) => [type, day[type].length] as const)) as DayStructure,
  );
}

/**
 * One day of a plan, or of its structure.
 * @param day 0 is Monday
 * @throws RangeError when there is no such day
 */
export function getDay<Day>(days: readonly Day[], day: number): Day {
  const found = days[day];
  if (found === undefined) throw new RangeError(`A plan has no day ${day}.`);
  return found;
}

/** The meal at a place, or undefined when the plan has no such slot. */
export function mealAt<M>(plan: WeekPlan<M>, { day, mealType, index }: SlotPlace): M | undefined {
  return plan[day]?.[mealType][index];
}

/** Every slot with its meal, day by day in the order of the screen. */
export function slotsOf<M>(plan: WeekPlan<M>): (SlotPlace & { meal: M })[] {
  return plan.flatMap((dayPlan, day) =>
    MEAL_TYPES.flatMap((mealType) => dayPlan[mealType].map((meal, index) => ({ day, mealType, index, meal }))),
  );
}

/** The same plan with something else in each slot; `key` names the slot. */
export function mapSlots<From, To>(plan: WeekPlan<From>, change: (meal: From, key: LockKey) => To): WeekPlan<To> {
  return plan.map((dayPlan, day) => {
    const of = (type: MealType) => dayPlan[type].map((meal, index) => change(meal, lockKey(day, type, index)));
    return { breakfast: of('breakfast'), lunch: of('lunch'), dinner: of('dinner'), snack: of('snack') };
  });
}

/** The same plan with another meal at one place. A place the plan does not have changes nothing. */
export function withMealAt<M>(plan: WeekPlan<M>, place: SlotPlace, meal: M): WeekPlan<M> {
  if (mealAt(plan, place) === undefined) return plan;
  return plan.map((dayPlan, day) =>
    day === place.day ? { ...dayPlan, [place.mealType]: dayPlan[place.mealType].with(place.index, meal) } : dayPlan,
  );
}
