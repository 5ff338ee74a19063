import { DAY_MS } from '../durations.ts';
import type { RecipeId } from './candidates.ts';
import type { PlanReason } from './plan-reasons.ts';
import { slotsOf, type WeekPlan } from './week-plan.ts';

/** Recipes of explore that a week may borrow. */
export const BORROWED_MAX = 20;

/** How long after registering weeks may borrow. */
export const BORROWING_DAYS = 28;

/** Loans that are kept for snacks. */
const SNACK_LOANS = 2;

export const borrowingEnds = (registered: Date): Date => new Date(registered.getTime() + BORROWING_DAYS * DAY_MS);

/**
 * A week that holds so many loans at most: where it would be more, those that are kept are all that is lent. `unlimited` is the week as it
 * would be with all of them.
 * @param plan makes a week from what there is to choose from
 * @param dishesOf the dishes of each slot of a week, the one for most first
 */
export function withinLoans<Candidate extends { id: RecipeId; isBorrowed?: boolean }, Week>(
  candidates: readonly Candidate[],
  plan: (from: readonly Candidate[]) => Week,
  dishesOf: (week: Week) => WeekPlan<readonly RecipeId[]>,
): { made: Week; unlimited: Week } {
  const unlimited = plan(candidates);
  const lent = new Set(candidates.flatMap(({ id, isBorrowed }) => (isBorrowed ? [id] : [])));
  const kept = keptLoans(dishesOf(unlimited), lent);
  return {
    made: kept === null ? unlimited : plan(candidates.filter(({ id }) => !lent.has(id) || kept.has(id))),
    unlimited,
  };
}

/**
 * Which of the lent recipes of a week stay where it holds more than it may; null where all of them do: two for the snacks, which repeat,
 * then what fills a slot, day by day, so that whole days are filled rather than all in part, then what some eat in place of it, that of most
 * slots first, then other snacks.
 */
function keptLoans(plan: WeekPlan<readonly RecipeId[]>, lent: ReadonlySet<RecipeId>): Set<RecipeId> | null {
  const meals = slotsOf(plan).flatMap(({ mealType, meal: dishes }) =>
    dishes.flatMap((id, place) => (lent.has(id) ? [{ id, kind: place > 0 ? 'second' : mealType }] : [])),
  );
  if (new Set(meals.map(({ id }) => id)).size <= BORROWED_MAX) return null;
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

/**
 * The reasons of a week that may hold no more loans, where slots are empty for that and for nothing in the book.
 * @param plan the week with the loans that stay, null where a slot is empty
 * @param unlimited the week as it would be with all of its loans
 */
export function withLoansReason(
  reasons: readonly PlanReason[],
  plan: WeekPlan<unknown>,
  unlimited: WeekPlan<unknown>,
): PlanReason[] {
  const empty = (week: WeekPlan<unknown>, type: string) =>
    slotsOf(week).filter(({ mealType, meal }) => mealType === type && meal === null).length;
  return reasons.map((reason) => {
    switch (reason.code) {
      case 'no_recipes':
      case 'filtered_out':
      case 'too_few_without_repeats':
      case 'sweets_in_turn': {
        const { mealType, emptySlots } = reason;
        const isForLoans = empty(plan, mealType) > empty(unlimited, mealType);
        return isForLoans ? { code: 'loans_used_up', mealType, emptySlots } : reason;
      }
      default:
        return reason;
    }
  });
}
