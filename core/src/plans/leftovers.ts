import type { IsoDate } from '../iso-date.ts';
import { type EditablePlan, type EditResult, isLocked, type Locks, moveMeal } from './edit-plan.ts';
import { servingsOf } from './household/plates.ts';
import { type LockKey, lockKey, parseLockKey, type SlotPlace } from './lock-key.ts';
import { isEmptyMeal } from './meal.ts';
import { daysFrom, firstDayOf } from './plan-dates.ts';
import { mealAt, slotsOf, type WeekPlan, withMealAt } from './week-plan.ts';

/**
 * Days that a cooked dish keeps in the refrigerator: what is cooked on Monday is eaten up on Thursday.
 * Source: USDA Food Safety and Inspection Service, 'Leftovers and Food Safety': cooked leftovers keep 3 to 4 days at 4 °C (40 °F)
 * or below; the shorter of both. Common guidance, which knows nothing of the single dish.
 */
export const LEFTOVER_DAYS = 3;

/** What is left of a dish, and the key of the slot it was cooked in. */
export type Leftover = { of: string };

type EatenAgain = {
  id: string | number | null;
  name: string;
  leftover?: Leftover | undefined;
  /** Servings that are cooked where it is eaten again: whole recipes, of which some may be left over. */
  cooked?: number | undefined;
};

/** The first day of the week; null is a week without a date, which begins on Monday. */
export type WeekBegin = IsoDate | null;

const keyOf = ({ day, mealType, index }: SlotPlace): LockKey => lockKey(day, mealType, index);

/** How many days of the week one lies after another, both counted from Monday; below 0 before it. */
export function daysAfter(weekStart: WeekBegin, from: number, to: number): number {
  const order = daysFrom(weekStart === null ? 'monday' : firstDayOf(weekStart));
  return order.indexOf(to) - order.indexOf(from);
}

const keeps = (days: number) => days >= 1 && days <= LEFTOVER_DAYS;

/** The slots in which a dish can be eaten again: those of later days, as long as it keeps, that are not locked. */
export function slotsForLeftovers<M>(
  { plan, locks }: EditablePlan<M>,
  from: SlotPlace,
  weekStart: WeekBegin,
): (SlotPlace & { meal: M })[] {
  return slotsOf(plan)
    .filter((slot) => !isLocked(locks, slot) && keeps(daysAfter(weekStart, from.day, slot.day)))
    .sort((a, b) => daysAfter(weekStart, b.day, a.day));
}

/**
 * Puts what is left of a dish into a later slot, and locks it there. Whatever the slot held gives way.
 * @param meal the dish of the slot `from`, with the portions of those who eat it again
 * @returns unchanged where the slot is none of `slotsForLeftovers`, or the dish is itself what was left of another
 */
export function eatAgain<M extends EatenAgain>(
  week: EditablePlan<M>,
  { from, to }: { from: SlotPlace; to: SlotPlace },
  meal: M,
  weekStart: WeekBegin,
): EditablePlan<M> {
  const cooked = mealAt(week.plan, from);
  const isOffered = slotsForLeftovers(week, from, weekStart).some((slot) => keyOf(slot) === keyOf(to));
  if (!isOffered || !isCooked(cooked) || cooked.id !== meal.id) return week;
  const { cooked: _, ...eaten } = meal;
  const left = { ...eaten, leftover: { of: keyOf(from) } } as M;
  return { plan: withMealAt(week.plan, to, left), locks: { ...week.locks, [keyOf(to)]: left } };
}

/** Is it a dish that is cooked where it stands? */
const isCooked = <M extends EatenAgain>(meal: M | undefined): meal is M =>
  meal !== undefined && meal.id !== null && meal.leftover === undefined;

/** The meals that are said to be left of a dish, and are not. */
export function untrueLeftovers<M extends EatenAgain>(
  plan: WeekPlan<M>,
  weekStart: WeekBegin,
): (SlotPlace & { meal: M })[] {
  return slotsOf(plan).filter(({ day, meal }) => meal.leftover !== undefined && !isLeftOf(plan, day, meal, weekStart));
}

/**
 * The week without the marks that are not true any more: of slots that are gone, hold another dish or what is itself left of one, do not
 * lie before, or lie longer ago than the dish keeps. Such a meal stays as an ordinary one, unlocked. What was cooked for meals that
 * are no longer left of it is cooked for its own alone.
 * @param week its locked slots hold the meals of their locks
 */
export function withTrueLeftovers<M extends EatenAgain, L>(
  week: { plan: WeekPlan<M>; locks: Readonly<Record<string, L>> },
  weekStart: WeekBegin,
): { plan: WeekPlan<M>; locks: Readonly<Record<string, L>> } {
  const untrue = untrueLeftovers(week.plan, weekStart);
  let { plan } = week;
  for (const slot of untrue) {
    const { leftover: _, ...meal } = slot.meal;
    plan = withMealAt(plan, slot, meal as M);
  }
  const eatenAgain = new Set(slotsOf(plan).flatMap(({ meal }) => meal.leftover?.of ?? []));
  const cookedForOne = slotsOf(plan).filter((slot) => slot.meal.cooked !== undefined && !eatenAgain.has(keyOf(slot)));
  if (untrue.length === 0 && cookedForOne.length === 0) return week;
  for (const slot of cookedForOne) {
    const { cooked: _, ...meal } = slot.meal;
    plan = withMealAt(plan, slot, meal as M);
  }
  const gone = new Set<string>(untrue.map(keyOf));
  return { plan, locks: Object.fromEntries(Object.entries(week.locks).filter(([key]) => !gone.has(key))) };
}

function isLeftOf<M extends EatenAgain>(plan: WeekPlan<M>, day: number, meal: M, weekStart: WeekBegin): boolean {
  const from = parseLockKey(meal.leftover?.of ?? '');
  if (from === null) return false;
  const cooked = mealAt(plan, from);
  return isCooked(cooked) && cooked.id === meal.id && keeps(daysAfter(weekStart, from.day, day));
}

/** Moves a meal as `moveMeal` does; what is left of a dish follows it to its new slot. */
export function moveCooked<M extends EatenAgain>(week: EditablePlan<M>, from: SlotPlace, to: SlotPlace): EditResult<M> {
  const moved = moveMeal(week, from, to);
  if (!moved.ok) return moved;
  const other = new Map<string, LockKey>([
    [keyOf(from), keyOf(to)],
    [keyOf(to), keyOf(from)],
  ]);
  const followed = (meal: M): M => {
    const of = other.get(meal.leftover?.of ?? '');
    return of === undefined ? meal : { ...meal, leftover: { of } };
  };
  const plan = slotsOf(moved.plan).reduce((week, slot) => {
    const meal = followed(slot.meal);
    return meal === slot.meal ? week : withMealAt(week, slot, meal);
  }, moved.plan);
  const locks: Locks<M> = Object.fromEntries(Object.entries(moved.locks).map(([key, meal]) => [key, followed(meal)]));
  return { ok: true, plan, locks };
}

/** A dish that is cooked for more than one meal. */
export type Batch = {
  /** The one at which it is cooked and those that eat it again. */
  meals: number;
  /** Servings of all of them. */
  servings: number;
  /** Servings that are cooked and that none of them eats. */
  spare: number;
};

const NO_BATCHES: ReadonlyMap<LockKey, Batch> = new Map();

/** What is cooked for more than one meal, by the slot in which it is cooked. The same empty map where nothing is. */
export function batchesOf<M extends EatenAgain & Parameters<typeof servingsOf>[0]>(
  plan: WeekPlan<M>,
): ReadonlyMap<LockKey, Batch> {
  const batches = new Map<LockKey, Batch>();
  for (const { meal } of slotsOf(plan)) {
    const from = meal.leftover === undefined ? null : parseLockKey(meal.leftover.of);
    const cooked = from === null ? undefined : mealAt(plan, from);
    if (from === null || cooked === undefined || isEmptyMeal(cooked)) continue;
    const before = batches.get(keyOf(from)) ?? { meals: 1, servings: servingsOf(cooked) };
    const servings = before.servings + servingsOf(meal);
    const spare = Math.max(0, (cooked.cooked ?? 0) - servings);
    batches.set(keyOf(from), { meals: before.meals + 1, servings, spare });
  }
  return batches.size === 0 ? NO_BATCHES : batches;
}

/** Servings that a week cooks beyond what it eats, by recipe: they are bought too. */
export function sparesOf<M extends EatenAgain & Parameters<typeof servingsOf>[0]>(
  plan: WeekPlan<M>,
  weekStart: WeekBegin,
): Map<M['id'] & (string | number), number> {
  const { plan: now } = withTrueLeftovers({ plan, locks: {} }, weekStart);
  const spares = new Map<M['id'] & (string | number), number>();
  for (const [key, { spare }] of batchesOf(now)) {
    const place = parseLockKey(key);
    const id = place === null ? undefined : mealAt(now, place)?.id;
    if (spare > 0 && id !== undefined && id !== null) spares.set(id, (spares.get(id) ?? 0) + spare);
  }
  return spares;
}
