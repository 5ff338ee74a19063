import { DAY_MS } from '../durations.ts';
import type { RecipeId } from './candidates.ts';
import { slotsOf, type WeekPlan } from './week-plan.ts';

/** Recipes of explore that a week may borrow. */
export const BORROWED_MAX = 20;

/** How long after registering weeks may borrow. */
export const BORROWING_DAYS = 28;

/** Loans that are kept for snacks. */
const SNACK_LOANS = 2;

export const borrowingEnds = (registered: Date): Date => new Date(registered.getTime() + BORROWING_DAYS * DAY_MS);

/**
 * Which of the lent recipes of a week stay where it holds more than it may, by the dishes of each slot, the one for most first: two for
 * the snacks, which repeat, then what fills a slot, day by day, so that whole days are filled rather than all in part, then what
 * some eat in place of it, that of most slots first, then other snacks.
 */
export function keptLoans(plan: WeekPlan<readonly RecipeId[]>, isLent: (id: RecipeId) => boolean): Set<RecipeId> {
  const meals = slotsOf(plan).flatMap(({ mealType, meal: dishes }) =>
    dishes.flatMap((id, place) => (isLent(id) ? [{ id, kind: place > 0 ? 'second' : mealType }] : [])),
  );
  const of = (isAsked: (kind: string) => boolean) => [
    ...new Set(meals.flatMap(({ id, kind }) => (isAsked(kind) ? [id] : []))),
  ];
  const snacks = of((kind) => kind === 'snack');
  const others = of((kind) => kind !== 'snack' && kind !== 'second');
  const usesOf = (id: RecipeId) => meals.filter((meal) => meal.id === id).length;
  const seconds = of((kind) => kind === 'second').toSorted((a, b) => usesOf(b) - usesOf(a));
  const inTurn = [...snacks.slice(0, SNACK_LOANS), ...others, ...seconds, ...snacks.slice(SNACK_LOANS)];
  return new Set([...new Set(inTurn)].slice(0, BORROWED_MAX));
}
