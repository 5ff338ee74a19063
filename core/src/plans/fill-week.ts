import { MEAL_TYPES } from '../recipes/meal-type.ts';
import { DAYS_IN_PLAN } from './days.ts';
import { distanceAfter, WIDTH } from './goal-columns.ts';
import { RELUCTANCE_MAX } from './plan-problem.ts';
import type { WeekState } from './week-state.ts';

const TYPES = MEAL_TYPES.length;
/** Above every reluctance. */
const SAME_DAY_RANK = 2 * (RELUCTANCE_MAX + 1);

/**
 * Fills the empty slots of a week one by one, the scarcest meal type first, each with the permitted recipe that brings
 * its day closest to the goals, recipes of the slot's own type before those that fit any. Then moves meals between slots
 * as long as that frees a recipe for a slot that is still empty, so none stays empty needlessly.
 */
export function fillWeek(week: WeekState): void {
  const { fits, freeType, assigned } = { ...week.problem, assigned: week.assigned };
  const { count } = week.problem;
  const byScarcity = Array.from(freeType.keys()).sort(
    (a, b) => fits[freeType[a]!]!.length - fits[freeType[b]!]!.length || a - b,
  );
  for (const slot of byScarcity) {
    if (assigned[slot] === count) week.place(slot, bestFor(week, slot));
  }
  while (byScarcity.some((slot) => assigned[slot] === count && freeRecipeFor(week, slot))) {
    // Each round fills one more slot.
  }
}

/** The permitted recipe that suits an empty slot best, or nothing. */
function bestFor(week: WeekState, slot: number): number {
  const { count, fits, freeDay, freeType, amounts, reluctance, recipes } = week.problem;
  const day = freeDay[slot]!;
  const type = freeType[slot]!;
  let best = count;
  let bestRank = Number.POSITIVE_INFINITY;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const recipe of fits[type]!) {
    if (week.blocked[recipe * TYPES + type]) continue;
    const sameDay = week.byDay[recipe * DAYS_IN_PLAN + day]! > 0 ? SAME_DAY_RANK : 0;
    const rank = sameDay + 2 * reluctance[recipe * TYPES + type]! + (recipes[recipe]!.type === 'any' ? 1 : 0);
    if (rank > bestRank) continue;
    const distance = distanceAfter(week.remaining, day * WIDTH, amounts, count * WIDTH, recipe * WIDTH);
    if (rank === bestRank && distance >= bestDistance) continue;
    best = recipe;
    bestRank = rank;
    bestDistance = distance;
  }
  return best;
}

/**
 * Fills an empty slot along a chain: a recipe that fits it moves here from another slot, which takes one from a third,
 * and so on to a slot that an unused recipe fits (an augmenting path, breadth first).
 */
function freeRecipeFor(week: WeekState, empty: number): boolean {
  const { count, fits, freeType } = week.problem;
  const { assigned, blocked } = week;
  const cameFrom = new Int32Array(assigned.length).fill(-1);
  cameFrom[empty] = empty;
  const queue = [empty];
  for (const slot of queue) {
    const type = freeType[slot]!;
    const unused = fits[type]!.find((recipe) => !blocked[recipe * TYPES + type]);
    if (unused !== undefined) {
      let target = slot;
      let recipe = unused;
      while (true) {
        const old = assigned[target]!;
        week.place(target, recipe);
        if (target === empty) return true;
        recipe = old;
        target = cameFrom[target]!;
      }
    }
    for (let other = 0; other < assigned.length; other++) {
      const recipe = assigned[other]!;
      if (cameFrom[other]! >= 0 || recipe === count || !canMove(week, recipe, other, type)) continue;
      cameFrom[other] = slot;
      queue.push(other);
    }
  }
  return false;
}

/** May the recipe of slot `from` stand in a slot of another type instead? */
function canMove(week: WeekState, recipe: number, from: number, type: number): boolean {
  const { mayStand, freeType, typeRepeats } = week.problem;
  if (freeType[from] === type || mayStand[recipe * TYPES + type] === 0) return false;
  return typeRepeats[type] === 1 || week.byType[recipe * TYPES + type] === 0;
}
