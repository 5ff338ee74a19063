import { median } from '../prices/median.ts';
import { MEAL_TYPES } from '../recipes/meal-type.ts';
import type { Random } from '../seeded-random.ts';
import type { PlanCandidate } from './candidates.ts';
import { DAYS_IN_PLAN } from './days.ts';
import { distanceAfter, WIDTH } from './goal-columns.ts';
import type { KeepsWishes } from './settle-wishes.ts';
import type { WeekState } from './week-state.ts';

const TYPES = MEAL_TYPES.length;

/** How much further from its goals a week may be for being cheaper, in points of its distance. */
export const CHEAPER_ROOM_POINTS = 0.5;
/** The same of a day that is only to be a usual one, where nobody set a goal. */
export const CHEAPER_ROOM_POINTS_WITHOUT_GOALS = 5;
/** Share of the recipes that a varied week does not turn to for being cheaper, so that the cheapest do not come every week. */
export const PASSED_OVER_SHARE = 0.4;
const MOVES_PER_SLOT = 4_000;
/**
 * On the way a week may be further from its goals than in the end: by this much, in shares of a day's goals, for the price of a meal,
 * at first and at last. From half of the room on it costs something, so that the search ends within it.
 */
const DISTANCE_OF_A_MEAL = [0.01, 0.001] as const;
const EXCHANGES_SHARE = 0.2;
/** Less than a hundredth is the error of sums. */
const LEAST_SAVED = 1e-6;
/** First and last temperature, in shares of what a meal costs. */
const HOT = 0.3;
const COOL = 0.01;

/** What the recipes of a search cost a serving; what nobody knows of one is what is usual. Null where nothing is known of any. */
export function costsOfRecipes(recipes: readonly Pick<PlanCandidate, 'costHundredths'>[]): Float64Array | null {
  const usual = median(recipes.flatMap(({ costHundredths }) => costHundredths ?? []));
  if (usual === null) return null;
  return Float64Array.from(recipes, ({ costHundredths }) => costHundredths ?? usual);
}

export type CheaperOptions = {
  /** Whether this week is to be another one than the last: then a share of the recipes is passed over by chance. */
  isVaried: boolean;
  effort: number;
  keepsWishes: KeepsWishes;
};

/**
 * Turns a week to cheaper meals as far as that costs next to nothing of its goals: the distance from them grows by
 * `CHEAPER_ROOM_POINTS` at most. No slot is emptied, no rule broken and no worse recipe taken for it.
 */
export function makeCheaper(week: WeekState, random: Random, { isVaried, effort, keepsWishes }: CheaperOptions): void {
  const { problem, assigned, blocked, byDay, remaining, dayDistance } = week;
  const { count, fits, freeDay, freeType, reluctance, amounts, hasGoals } = problem;
  const costs = costsOfRecipes(problem.recipes);
  if (costs === null || assigned.length === 0) return;
  const points = hasGoals ? CHEAPER_ROOM_POINTS : CHEAPER_ROOM_POINTS_WITHOUT_GOALS;
  const room = (points * DAYS_IN_PLAN) / 100;
  const limit = week.distance() + room;
  const passedOver = Uint8Array.from(costs, () => (isVaried && random() < PASSED_OVER_SHARE ? 1 : 0));
  const usual = costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
  const moves = Math.round(MOVES_PER_SLOT * assigned.length * effort);
  const cooling = (COOL / HOT) ** (1 / Math.max(1, moves));
  let temperature = HOT * usual;
  let distance = week.distance();
  const origin = limit - room / 2;
  let ofMeal: number = DISTANCE_OF_A_MEAL[0];
  const narrowing = (DISTANCE_OF_A_MEAL[1] / DISTANCE_OF_A_MEAL[0]) ** (1 / Math.max(1, moves));
  /** What it is worth to go from one distance to another, in hundredths. */
  const worth = (from: number, to: number) =>
    ((Math.max(0, from - origin) - Math.max(0, to - origin)) * usual) / ofMeal;
  const isTaken = (gain: number) => gain >= 0 || gain >= temperature * Math.log(random());
  let saved = 0;
  let bestSaved = 0;
  let best = Int32Array.from(assigned);

  for (let move = 0; move < moves; move++) {
    temperature *= cooling;
    ofMeal *= narrowing;
    const slot = Math.floor(random() * assigned.length);
    const type = freeType[slot]!;
    const day = freeDay[slot]!;
    const current = assigned[slot]!;
    if (current === count) continue;
    if (random() < EXCHANGES_SHARE) {
      const other = Math.floor(random() * assigned.length);
      const after = distanceExchanged(week, slot, other, distance);
      if (after === null || !isTaken(worth(distance, after)) || !keepsWishes(slot, assigned[other]!, other)) continue;
      exchange(week, slot, other);
      distance = after;
    } else {
      const list = fits[type]!;
      const recipe = list[Math.floor(random() * list.length)]!;
      if (recipe === current || passedOver[recipe] === 1 || blocked[recipe * TYPES + type] === 1) continue;
      if (byDay[recipe * DAYS_IN_PLAN + day]! > 0) continue;
      if (reluctance[recipe * TYPES + type]! > reluctance[current * TYPES + type]!) continue;
      const after =
        distance - dayDistance[day]! + distanceAfter(remaining, day * WIDTH, amounts, current * WIDTH, recipe * WIDTH);
      const saves = costs[current]! - costs[recipe]!;
      if (!isTaken(saves + worth(distance, after)) || !keepsWishes(slot, recipe)) continue;
      week.place(slot, recipe);
      distance = after;
      saved += saves;
    }
    if (saved > bestSaved + LEAST_SAVED && distance <= limit) {
      bestSaved = saved;
      best = Int32Array.from(assigned);
    }
  }
  week.load(best);
}

/** How far the week is from its goals when two meals of one type change days; null where they may not. */
function distanceExchanged(week: WeekState, slot: number, other: number, distance: number): number | null {
  const { count, freeDay, freeType, amounts } = week.problem;
  const { assigned, byDay, remaining, dayDistance } = week;
  const [recipe, otherRecipe] = [assigned[slot]!, assigned[other]!];
  const [day, otherDay] = [freeDay[slot]!, freeDay[other]!];
  if (freeType[slot] !== freeType[other] || day === otherDay || recipe === otherRecipe || otherRecipe === count)
    return null;
  if (byDay[recipe * DAYS_IN_PLAN + otherDay]! > 0 || byDay[otherRecipe * DAYS_IN_PLAN + day]! > 0) return null;
  return (
    distance -
    dayDistance[day]! -
    dayDistance[otherDay]! +
    distanceAfter(remaining, day * WIDTH, amounts, recipe * WIDTH, otherRecipe * WIDTH) +
    distanceAfter(remaining, otherDay * WIDTH, amounts, otherRecipe * WIDTH, recipe * WIDTH)
  );
}

/** It saves nothing by itself, and makes room for what does. */
function exchange(week: WeekState, slot: number, other: number): void {
  const [recipe, otherRecipe] = [week.assigned[slot]!, week.assigned[other]!];
  week.place(slot, week.problem.count);
  week.place(other, recipe);
  week.place(slot, otherRecipe);
}
