import type { Random } from '../../seeded-random.ts';
import { CHEAPER_ROOM_POINTS, costsOfRecipes, PASSED_OVER_SHARE } from '../cheaper-week.ts';
import { shuffled } from '../shuffled.ts';
import { NONE } from './household-problem.ts';
import type { HouseholdState } from './household-state.ts';
import type { HouseholdSearch } from './search-household.ts';
import type { KeepsHouseholdWishes } from './settle-household-wishes.ts';

/** Rounds through the slots, each of which may use up more of the room: so that the first slots do not take all of it. */
const ROUNDS = 6;
/** Dishes tried in a slot in one round. */
const TRIED = 10;
/** What sums of distances are off by: a day that is no further off than that is as near. */
const ROUNDING = 1e-6;
/** Where nobody has goals, a cheaper dish feeds as the one did that it replaces: by this share of its energy, less or more. */
const ENERGY_SHARE = 0.25;

/**
 * `makeCheaper` for several: turns to cheaper dishes, with the best portions of each day, as long as everybody's days together stay
 * within the room. A dish that comes in is eaten by all at the table.
 * @param work plates that may be tried
 * @param keepsWishes tells whether a dish in a slot leaves as much of what else is wished
 */
export function makeHouseholdCheaper(
  week: HouseholdState,
  search: HouseholdSearch,
  random: Random,
  { isVaried, work, keepsWishes }: { isVaried: boolean; work: number; keepsWishes: KeepsHouseholdWishes },
): void {
  const { problem } = week;
  const costs = costsOfRecipes(problem.recipes);
  if (costs === null) return;
  const passedOver = Uint8Array.from(costs, () => (isVaried && random() < PASSED_OVER_SHARE ? 1 : 0));
  const end = week.work + work;
  const start = week.distance();
  const room = (CHEAPER_ROOM_POINTS * problem.countedDays) / 100;
  for (let round = 1; round <= ROUNDS; round++) {
    for (const place of shuffled(search.open, random)) {
      if (week.work >= end) return;
      const { day, type } = problem.slots[place]!;
      const current = week.main[place]!;
      if (current === NONE) continue;
      const cheaper = Array.from(problem.fitsAll[place]!).filter(
        (recipe) => costs[recipe]! < costs[current]! && passedOver[recipe] === 0 && week.isFree(recipe, type),
      );
      const tried = shuffled(cheaper, random)
        .slice(0, TRIED)
        .sort((a, b) => costs[a]! - costs[b]!);
      for (const recipe of tried) {
        if (!keepsWishes(place, recipe)) continue;
        if (problem.countedDays === 0 && !feedsAlike(week, current, recipe)) continue;
        const left = start + (room * round) / ROUNDS - week.distance();
        const before = week.copy();
        const cost = costOfDay(week, costs, day);
        if (!search.putWithin(place, recipe, Math.max(ROUNDING, left))) continue;
        if (costOfDay(week, costs, day) < cost) break;
        // larger portions ate up what the dish saves
        week.load(before);
      }
    }
  }
}

/** Whether two dishes hold about as much energy; of what nobody knows it cannot be said. */
function feedsAlike({ problem }: HouseholdState, one: number, other: number): boolean {
  const [energy, otherEnergy] = [one, other].map((recipe) => problem.recipes[recipe]!.nutrients?.calories);
  if (energy === undefined || otherEnergy === undefined) return energy === otherEnergy;
  return Math.abs(otherEnergy - energy) <= ENERGY_SHARE * energy;
}

function costOfDay({ problem, dish, plate }: HouseholdState, costs: Float64Array, day: number): number {
  let sum = 0;
  for (const place of problem.slotsOfDay[day]!) {
    for (const person of problem.slots[place]!.present) {
      const at = place * problem.persons + person;
      if (dish[at] !== NONE) sum += plate[at]! * costs[dish[at]!]!;
    }
  }
  return sum;
}
