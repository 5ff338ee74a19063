import { itemAt } from '../item-at.ts';
import { MEAL_TYPES } from '../recipes/meal-type.ts';
import { DAYS_IN_PLAN } from './days.ts';
import { distanceAfter, WIDTH } from './goal-columns.ts';
import type { KeepsWishes } from './settle-wishes.ts';
import { SLOT_SHARE } from './usual-day.ts';
import type { WeekState } from './week-state.ts';

/** How much further from its goals a week may be for days that are filled alike, in shares of a day's goals for each meal moved. */
const MOVE_COST = 0.02;

/**
 * Moves meals of a week that its book cannot fill to empty slots of their type on emptier days, so that no day is whole while another
 * has hardly anything; on a day the first slots of a type are filled. As many slots stay empty as before.
 */
export function evenDays(week: WeekState, keepsWishes: KeepsWishes): void {
  const { count } = week.problem;
  if (!week.assigned.includes(count)) return;
  // each move makes the days more alike, so that there is an end
  for (let move = bestMove(week, keepsWishes); move !== null; move = bestMove(week, keepsWishes)) {
    const recipe = itemAt(week.assigned, move.from);
    week.place(move.from, count);
    week.place(move.into, recipe);
  }
  closeGaps(week);
}

/** On each day the slots of a type are filled from the first on. */
function closeGaps(week: WeekState): void {
  const { count, freeDay, freeType } = week.problem;
  const { assigned } = week;
  for (const [slot, held] of assigned.entries()) {
    if (held !== count) continue;
    const later = assigned.findIndex(
      (recipe, other) =>
        other > slot && recipe !== count && freeDay[other] === freeDay[slot] && freeType[other] === freeType[slot],
    );
    if (later < 0) continue;
    const recipe = itemAt(assigned, later);
    week.place(later, count);
    week.place(slot, recipe);
  }
}

/** The move that makes two days most alike, of equal ones the one nearest to the goals. */
function bestMove(week: WeekState, keepsWishes: KeepsWishes): { from: number; into: number } | null {
  const { count, freeDay, freeType } = week.problem;
  const filled = filledShares(week);
  let best: { from: number; into: number; gain: number; cost: number } | null = null;
  for (const [into, held] of week.assigned.entries()) {
    if (held !== count) continue;
    const type = itemAt(freeType, into);
    for (const [from, recipe] of week.assigned.entries()) {
      if (recipe === count || freeType[from] !== type) continue;
      const share = SLOT_SHARE[itemAt(MEAL_TYPES, type)];
      const gain = itemAt(filled, itemAt(freeDay, from)) - itemAt(filled, itemAt(freeDay, into)) - share;
      if (gain <= 0 || (best !== null && gain < best.gain)) continue;
      const cost = costOfMove(week, from, into);
      if (cost > MOVE_COST || (best !== null && gain === best.gain && cost >= best.cost)) continue;
      if (keepsWishes(into, recipe, from)) best = { from, into, gain, cost };
    }
  }
  return best;
}

/** What each day holds, in shares of a day's meals, with what is locked or eaten elsewhere. */
function filledShares({ problem, assigned }: WeekState): number[] {
  const filled = Array.from({ length: DAYS_IN_PLAN }, () => 0);
  const hold = (day: number, share: number) => {
    filled[day] = itemAt(filled, day) + share;
  };
  for (const { day, mealType, locked, isElsewhere } of problem.places) {
    if (locked !== null || isElsewhere === true) hold(day, SLOT_SHARE[mealType]);
  }
  assigned.forEach((recipe, slot) => {
    if (recipe === problem.count) return;
    hold(itemAt(problem.freeDay, slot), SLOT_SHARE[itemAt(MEAL_TYPES, itemAt(problem.freeType, slot))]);
  });
  return filled;
}

/** What the days of both slots are further from their goals, in shares of them. */
function costOfMove(week: WeekState, from: number, into: number): number {
  const { count, freeDay, amounts } = week.problem;
  const { assigned, byDay, remaining, dayDistance } = week;
  const recipe = itemAt(assigned, from);
  const [day, otherDay] = [itemAt(freeDay, from), itemAt(freeDay, into)];
  if (itemAt(byDay, recipe * DAYS_IN_PLAN + otherDay) > 0) return Number.POSITIVE_INFINITY;
  const after = (at: number, held: number, next: number) =>
    distanceAfter(remaining, at * WIDTH, amounts, held * WIDTH, next * WIDTH) - itemAt(dayDistance, at);
  return after(day, recipe, count) + after(otherDay, count, recipe);
}
