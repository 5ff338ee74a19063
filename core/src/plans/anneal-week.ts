import { MEAL_TYPES } from '../recipes/meal-type.ts';
import type { Random } from '../seeded-random.ts';
import { DAYS_IN_PLAN } from './days.ts';
import { distanceAfter, distanceAfterTwo, WIDTH } from './goal-columns.ts';
import { RELUCTANCE_MAX } from './plan-problem.ts';
import type { SimilarRecipes } from './similar-recipes.ts';
import type { WeekState } from './week-state.ts';

const TYPES = MEAL_TYPES.length;

/** What one empty slot, one same-day repeat and one step of reluctance weigh in a search: each dwarfs what follows. */
export type Penalties = { empty: number; sameDay: number; reluctance: number };

export function penaltiesOf(week: WeekState): Penalties {
  const { largestAmount, weights, freePlace } = week.problem;
  const slots = freePlace.length + 1;
  // No change of amounts can outweigh this much.
  const reluctance = 2 * slots * (1 + WIDTH * largestAmount + weights.reduce((sum, weight) => sum + weight, 0));
  const sameDay = reluctance * slots * RELUCTANCE_MAX;
  return { reluctance, sameDay, empty: sameDay * slots };
}

export type AnnealOptions = {
  moves: number;
  /** First and last temperature, in the unit of `WeekState.distance`. */
  from: number;
  to: number;
  /** Share of proposals that come from the recipes most like the one replaced, 0 to 1. */
  similar: number;
  like: SimilarRecipes;
  /** Wander instead: take any week whose score is at most this much above the first one's, and keep the last. */
  wanderWithin?: number;
};

/**
 * Simulated annealing: tries moves at random, always takes those that bring the week closer to its goals and now and then
 * one that does not, ever more rarely as it cools. Moves: one meal for an unused recipe, two meals changing places, a
 * recipe taken from another slot whose own meal is then replaced, and two meals of one day at once. Leaves the best week
 * found in `week`.
 */
export function annealWeek(
  week: WeekState,
  random: Random,
  { moves, from, to, similar, like, wanderWithin }: AnnealOptions,
): void {
  const { count, amounts, freeDay, freeType, fits, reluctance, ownRepeats, typeRepeats, hasGoals } = week.problem;
  const { assigned, remaining, dayDistance, blocked, byDay, byType, holder } = week;
  const slots = assigned.length;
  if (slots === 0 || moves <= 0) return;
  const penalties = penaltiesOf(week);
  const slotsOfDay = Array.from({ length: DAYS_IN_PLAN }, (_, day) =>
    Array.from(freeDay.keys()).filter((slot) => freeDay[slot] === day),
  );

  /** Penalty of recipe `into` standing in a slot of `type` on `day` instead of `out`. */
  const penaltyOf = (day: number, type: number, out: number, into: number): number => {
    let change = (reluctance[into * TYPES + type]! - reluctance[out * TYPES + type]!) * penalties.reluctance;
    if (into === count) change += penalties.empty;
    else if (byDay[into * DAYS_IN_PLAN + day]! > 0) change += penalties.sameDay;
    if (out === count) change -= penalties.empty;
    else if (byDay[out * DAYS_IN_PLAN + day]! > 1) change -= penalties.sameDay;
    return change;
  };

  let state = Math.floor(random() * 4_294_967_295) | 1;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4_294_967_296;
  };

  const propose = (current: number, type: number): number => {
    const chance = next();
    if (chance < similar && current < count) return like.pick(current, type, chance / similar);
    const list = fits[type]!;
    return list[(next() * list.length) | 0]!;
  };

  const best = Int32Array.from(assigned);
  let temperature = from;
  const isWandering = wanderWithin !== undefined;
  const room = wanderWithin ?? 0;
  let change = 0; // since the best week, or since the first one when wandering
  // A change this many temperatures for the worse comes up once in a million: not worth a logarithm.
  const hopeless = isWandering ? Number.POSITIVE_INFINITY : 14;
  const isTaken = (delta: number): boolean => {
    if (isWandering) return change + delta <= room;
    return delta <= 0 || delta <= -temperature * Math.log(next());
  };
  const cooling = (to / from) ** (1 / moves);

  for (let move = 0; move < moves; move++) {
    temperature *= cooling;
    const slot = (next() * slots) | 0;
    const day = freeDay[slot]!;
    const type = freeType[slot]!;
    const current = assigned[slot]!;
    const kind = next();
    let delta = 0;

    if (kind < 0.12) {
      // Two meals of one type change days.
      const other = (next() * slots) | 0;
      const otherDay = freeDay[other]!;
      if (freeType[other] !== type || otherDay === day) continue;
      const recipe = assigned[other]!;
      if (recipe === current) continue;
      delta =
        distanceAfter(remaining, day * WIDTH, amounts, current * WIDTH, recipe * WIDTH) -
        dayDistance[day]! -
        dayDistance[otherDay]!;
      // The other day cannot become better than perfect.
      if (delta > hopeless * temperature) continue;
      delta += distanceAfter(remaining, otherDay * WIDTH, amounts, recipe * WIDTH, current * WIDTH);
      if (delta > hopeless * temperature) continue;
      delta += penaltyOf(day, type, current, recipe) + penaltyOf(otherDay, type, recipe, current);
      if (!isTaken(delta)) continue;
      week.place(slot, count);
      week.place(other, current);
      week.place(slot, recipe);
    } else if (kind < 0.3) {
      // Two meals of one day are replaced at once.
      const choices = slotsOfDay[day]!;
      const other = choices[(next() * choices.length) | 0]!;
      if (other === slot) continue;
      const recipe = propose(current, type);
      const otherType = freeType[other]!;
      const otherRecipe = propose(assigned[other]!, otherType);
      if (recipe === otherRecipe || blocked[recipe * TYPES + type] || blocked[otherRecipe * TYPES + otherType])
        continue;
      const otherCurrent = assigned[other]!;
      if (recipe === current || recipe === otherCurrent || otherRecipe === current || otherRecipe === otherCurrent) {
        continue;
      }
      delta =
        distanceAfterTwo(
          remaining,
          day * WIDTH,
          amounts,
          current * WIDTH,
          otherCurrent * WIDTH,
          recipe * WIDTH,
          otherRecipe * WIDTH,
        ) - dayDistance[day]!;
      if (delta > hopeless * temperature) continue;
      delta += penaltyOf(day, type, current, recipe) + penaltyOf(day, otherType, otherCurrent, otherRecipe);
      // of two of one recipe that both go only one was a repeat
      if (otherCurrent === current && byDay[current * DAYS_IN_PLAN + day] === 2) delta += penalties.sameDay;
      if (!isTaken(delta)) continue;
      week.place(slot, recipe);
      week.place(other, otherRecipe);
    } else {
      const recipe = propose(current, type);
      if (recipe === current) continue;
      if (blocked[recipe * TYPES + type] === 0) {
        delta = distanceAfter(remaining, day * WIDTH, amounts, current * WIDTH, recipe * WIDTH) - dayDistance[day]!;
        if (delta > hopeless * temperature) continue;
        delta += penaltyOf(day, type, current, recipe);
        if (!isTaken(delta)) continue;
        week.place(slot, recipe);
      } else {
        // It is taken: from the slot that holds it, which gets this slot's meal or another recipe.
        let other = -1;
        for (let held = 0; held < TYPES && other < 0; held++) other = holder[recipe * TYPES + held]!;
        if (other < 0) continue;
        const otherDay = freeDay[other]!;
        const otherType = freeType[other]!;
        if (otherDay === day) continue;
        if (type !== otherType && ownRepeats[recipe] && !typeRepeats[type] && byType[recipe * TYPES + type]! > 0) {
          continue;
        }
        let replacement = current;
        if (
          otherType !== type
            ? !fitsType(week, current, otherType) ||
              (ownRepeats[current] && !typeRepeats[otherType] && byType[current * TYPES + otherType]! > 0)
            : next() < 0.3
        ) {
          replacement = propose(recipe, otherType);
          if (replacement === recipe || replacement === current || blocked[replacement * TYPES + otherType]) continue;
        }
        delta =
          distanceAfter(remaining, day * WIDTH, amounts, current * WIDTH, recipe * WIDTH) -
          dayDistance[day]! -
          dayDistance[otherDay]!;
        // The other day cannot become better than perfect.
        if (delta > hopeless * temperature) continue;
        delta += distanceAfter(remaining, otherDay * WIDTH, amounts, recipe * WIDTH, replacement * WIDTH);
        if (delta > hopeless * temperature) continue;
        delta += penaltyOf(day, type, current, recipe) + penaltyOf(otherDay, otherType, recipe, replacement);
        if (!isTaken(delta)) continue;
        week.place(slot, count);
        week.place(other, replacement);
        week.place(slot, recipe);
      }
    }
    change += delta;
    if (isWandering) continue;
    // Without goals all full weeks are equal: keep the last, the best mixed.
    if (change < -1e-12 || (!hasGoals && change <= 0)) {
      best.set(assigned);
      change = 0;
    }
  }
  if (isWandering) week.resum();
  else week.load(best);
}

function fitsType(week: WeekState, recipe: number, type: number): boolean {
  const { count, mayStand } = week.problem;
  return recipe === count || mayStand[recipe * TYPES + type] === 1;
}
