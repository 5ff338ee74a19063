import { MEAL_TYPES, type MealType } from '../recipes/meal-type.ts';
import { type LockKey, lockKey, type SlotPlace } from './lock-key.ts';
import { type DayStructure, MEALS_PER_TYPE_MAX, MEALS_PER_TYPE_MIN, type WeekStructure } from './structure.ts';
import { emptyDay, emptyWeek, mealAt, slotsOf, type WeekPlan, withMealAt } from './week-plan.ts';

/** Locks by slot, with the meal each holds. */
export type Locks<M> = Readonly<Record<string, M>>;

/** A plan with its locks: what an edit takes and gives back. `M` is what a slot holds. */
export type EditablePlan<M> = { plan: WeekPlan<M>; locks: Locks<M> };

/** Why an edit changes nothing. */
export type EditRefusal = 'no_such_slot' | 'locked' | 'last_slot' | 'too_many_slots' | 'same_place';

export type EditResult<M> = ({ ok: true } & EditablePlan<M>) | { ok: false; reason: EditRefusal };

const keyOf = ({ day, mealType, index }: SlotPlace): LockKey => lockKey(day, mealType, index);

/** Is the slot locked? */
export function isLocked(locks: Locks<unknown>, place: SlotPlace): boolean {
  return Object.hasOwn(locks, keyOf(place));
}

/** Is every slot of the day locked? A day without slots is not. */
export function isDayLocked<M>({ plan, locks }: EditablePlan<M>, day: number): boolean {
  const places = placesOfDay(plan, day);
  return places.length > 0 && places.every((place) => isLocked(locks, place));
}

/** Adds an empty slot at the end of a meal type. Whether the user may is the caller's question (premium). */
export function addSlot<M>(week: EditablePlan<M>, day: number, mealType: MealType, empty: M): EditResult<M> {
  const meals = week.plan[day]?.[mealType];
  if (!meals) return { ok: false, reason: 'no_such_slot' };
  if (meals.length >= MEALS_PER_TYPE_MAX) return { ok: false, reason: 'too_many_slots' };
  return { ok: true, plan: withMeals(week.plan, day, mealType, [...meals, empty]), locks: week.locks };
}

/** Removes the last slot of a meal type that has 2 or more, unless that slot is locked. */
export function removeSlot<M>(week: EditablePlan<M>, day: number, mealType: MealType): EditResult<M> {
  const meals = week.plan[day]?.[mealType];
  if (!meals) return { ok: false, reason: 'no_such_slot' };
  if (meals.length <= MEALS_PER_TYPE_MIN) return { ok: false, reason: 'last_slot' };
  if (isLocked(week.locks, { day, mealType, index: meals.length - 1 })) return { ok: false, reason: 'locked' };
  return { ok: true, plan: withMeals(week.plan, day, mealType, meals.slice(0, -1)), locks: week.locks };
}

/** Locks a slot with the meal it holds; an empty one is kept empty. */
export function lockMeal<M>({ plan, locks }: EditablePlan<M>, place: SlotPlace): EditResult<M> {
  const meal = mealAt(plan, place);
  if (meal === undefined) return { ok: false, reason: 'no_such_slot' };
  return { ok: true, plan, locks: { ...locks, [keyOf(place)]: meal } };
}

/** Takes the lock off a slot; the meal stays. */
export function unlockMeal<M>({ plan, locks }: EditablePlan<M>, place: SlotPlace): EditResult<M> {
  if (mealAt(plan, place) === undefined) return { ok: false, reason: 'no_such_slot' };
  return { ok: true, plan, locks: withoutKeys(locks, [keyOf(place)]) };
}

/** Locks every meal of the day. */
export function lockDay<M>({ plan, locks }: EditablePlan<M>, day: number): EditablePlan<M> {
  const added = placesOfDay(plan, day).map((place) => [keyOf(place), place.meal] as const);
  return { plan, locks: { ...locks, ...Object.fromEntries(added) } };
}

/** Takes every lock of the day off. */
export function unlockDay<M>({ plan, locks }: EditablePlan<M>, day: number): EditablePlan<M> {
  return { plan, locks: withoutDay(locks, day) };
}

/** The day with the slots of the plan settings' structure, all empty, and without its locks. */
export function resetDay<M>(
  { plan, locks }: EditablePlan<M>,
  day: number,
  structure: DayStructure,
  empty: M,
): EditablePlan<M> {
  return {
    plan: plan.map((dayPlan, index) => (index === day ? emptyDay(structure, empty) : dayPlan)),
    locks: withoutDay(locks, day),
  };
}

/** An empty week of the structure, without locks. */
export function clearPlan<M>(structure: WeekStructure, empty: M): EditablePlan<M> {
  return { plan: emptyWeek(structure, empty), locks: {} };
}

/** Puts a meal into a slot that is not locked; `empty` clears it. */
export function setMeal<M>({ plan, locks }: EditablePlan<M>, place: SlotPlace, meal: M): EditResult<M> {
  if (mealAt(plan, place) === undefined) return { ok: false, reason: 'no_such_slot' };
  if (isLocked(locks, place)) return { ok: false, reason: 'locked' };
  return { ok: true, plan: withMealAt(plan, place, meal), locks };
}

/**
 * Drags a meal to another slot, of any day and type; what was there comes back, so a filled slot swaps and an empty one
 * takes. Locked meals neither move nor give way.
 */
export function moveMeal<M>({ plan, locks }: EditablePlan<M>, from: SlotPlace, to: SlotPlace): EditResult<M> {
  const moved = mealAt(plan, from);
  const displaced = mealAt(plan, to);
  if (moved === undefined || displaced === undefined) return { ok: false, reason: 'no_such_slot' };
  if (keyOf(from) === keyOf(to)) return { ok: false, reason: 'same_place' };
  if (isLocked(locks, from) || isLocked(locks, to)) return { ok: false, reason: 'locked' };
  return { ok: true, plan: withMealAt(withMealAt(plan, to, moved), from, displaced), locks };
}

function placesOfDay<M>(plan: WeekPlan<M>, day: number): (SlotPlace & { meal: M })[] {
  return slotsOf(plan).filter((place) => place.day === day);
}

function withMeals<M>(plan: WeekPlan<M>, day: number, mealType: MealType, meals: M[]): WeekPlan<M> {
  return plan.map((dayPlan, index) => (index === day ? { ...dayPlan, [mealType]: meals } : dayPlan));
}

function withoutKeys<M>(locks: Locks<M>, keys: readonly string[]): Locks<M> {
  return Object.fromEntries(Object.entries(locks).filter(([key]) => !keys.includes(key)));
}

function withoutDay<M>(locks: Locks<M>, day: number): Locks<M> {
  return Object.fromEntries(
    Object.entries(locks).filter(([key]) => !MEAL_TYPES.some((mealType) => key.startsWith(`${day}-${mealType}-`))),
  );
}
