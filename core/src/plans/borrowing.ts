import { DAY_MS } from '../durations.ts';
import { MEAL_TYPES } from '../recipes/meal-type.ts';
import type { RecipeId } from './candidates.ts';
import type { WeekPlan } from './week-plan.ts';

/** Recipes of explore that a week may borrow. */
export const BORROWED_MAX = 20;

/** How long after registering weeks may borrow. */
export const BORROWING_DAYS = 28;

/** Loans that are kept for snacks. */
const SNACK_LOANS = 2;

export const borrowingEnds = (registered: Date): Date => new Date(registered.getTime() + BORROWING_DAYS * DAY_MS);

/**
 * Which of the lent recipes of a week stay where it holds more than it may: two for the snacks, which repeat, the others day by day, so
 * that whole days are filled rather than all in part.
 */
export function keptLoans(plan: WeekPlan<RecipeId | null>, isLent: (id: RecipeId) => boolean): Set<RecipeId> {
  const meals = plan.flatMap((day) =>
    MEAL_TYPES.flatMap((type) => day[type].flatMap((id) => (id !== null && isLent(id) ? [{ id, type }] : []))),
  );
  const snacks = [...new Set(meals.flatMap(({ id, type }) => (type === 'snack' ? [id] : [])))];
  const others = [...new Set(meals.flatMap(({ id, type }) => (type === 'snack' ? [] : [id])))];
  const ofSnacks = snacks.slice(0, Math.max(SNACK_LOANS, BORROWED_MAX - others.length));
  return new Set([...ofSnacks, ...others.slice(0, BORROWED_MAX - ofSnacks.length)]);
}
