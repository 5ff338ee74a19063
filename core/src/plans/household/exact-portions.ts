import { DAYS_IN_PLAN } from '../days.ts';
import { CEILING_COLUMN, FLOOR_COLUMN, WIDTH } from '../goal-columns.ts';
import { PORTIONS } from './household.ts';
import { NONE } from './household-problem.ts';
import type { HouseholdState } from './household-state.ts';

/** A day of more free meals than this has its portions improved in pairs instead: the tree grows six times with each. */
const MEALS_MAX = 6;
const NODES_MAX = 12_000;

/**
 * The best portions of one person's day, all meals at once: a tree over the meals, cut where what is already too much alone
 * is worse than the best found. Sets them in `week`.
 */
export function choosePortionsExactly(week: HouseholdState, person: number, day: number): void {
  const { problem } = week;
  const { persons, slotsOfDay, slots, amounts, recipes, dayWeight, isPlain } = problem;
  const at = person * DAYS_IN_PLAN + day;
  if (isPlain[person] === 1 || dayWeight[at] === 0) return;
  const places = slotsOfDay[day]!.filter((place) => {
    const dish = week.dish[place * persons + person]!;
    return dish !== NONE && !slots[place]!.lockedPortions.has(person);
  });
  if (places.length === 0) return;
  if (places.length > MEALS_MAX) {
    choosePortionsInPairs(week, person, places);
    return;
  }
  const depth = places.length;
  const rows = new Float64Array((depth + 1) * WIDTH);
  for (let column = 0; column < WIDTH; column++) rows[column] = week.remaining[at * WIDTH + column]!;
  const dishAt = places.map((place) => (person * recipes.length + week.dish[place * persons + person]!) * WIDTH);
  const options = places.map((place) => {
    const mask = week.optionsOf(place, person, week.dish[place * persons + person]!);
    return PORTIONS.filter((_, bit) => (mask & (1 << bit)) !== 0);
  });
  places.forEach((place, level) => {
    for (let column = 0; column < WIDTH; column++)
      rows[column]! += week.plate[place * persons + person]! * amounts[dishAt[level]! + column]!;
  });
  const chosen = new Float64Array(depth);
  const best = Float64Array.from(places, (place) => week.plate[place * persons + person]!);
  let bestDistance = week.distances[at]! / dayWeight[at]!;
  let nodes = 0;

  const descend = (level: number): void => {
    const from = level * WIDTH;
    const into = from + WIDTH;
    const dish = dishAt[level]!;
    for (const portion of options[level]!) {
      if (++nodes > NODES_MAX) return;
      let over = 0;
      for (let column = 0; column < WIDTH; column++) {
        const left = rows[from + column]! - portion * amounts[dish + column]!;
        rows[into + column] = left;
        if (left < 0 && column !== FLOOR_COLUMN) over -= left;
      }
      // portions go up: what is too much now stays too much
      if (over >= bestDistance) break;
      chosen[level] = portion;
      if (level + 1 < depth) {
        descend(level + 1);
        continue;
      }
      let distance = over;
      for (let column = 0; column < WIDTH; column++) {
        const left = rows[into + column]!;
        if (left > 0 && column !== CEILING_COLUMN) distance += left;
      }
      if (distance < bestDistance - 1e-12) {
        bestDistance = distance;
        best.set(chosen);
      }
    }
  };
  descend(0);
  week.work += nodes;
  places.forEach((place, level) => {
    week.setPlate(place, person, week.dish[place * persons + person]!, best[level]!);
  });
}

function choosePortionsInPairs(week: HouseholdState, person: number, places: readonly number[]): void {
  const { persons } = week.problem;
  const choice = { distance: 0, portion: 0, partner: NONE, partnerPortion: 0 };
  for (let round = 0; round < 3; round++) {
    let isBetter = false;
    for (const place of places) {
      for (const partner of places) {
        if (partner <= place) continue;
        const dish = week.dish[place * persons + person]!;
        const day = person * DAYS_IN_PLAN + week.problem.slots[place]!.day;
        week.choosePlate(place, person, dish, partner, choice);
        if (choice.distance >= week.distances[day]! - 1e-12) continue;
        isBetter = true;
        week.setPlate(place, person, dish, choice.portion);
        if (choice.partner !== NONE)
          week.setPlate(choice.partner, person, week.dish[choice.partner * persons + person]!, choice.partnerPortion);
      }
    }
    if (!isBetter) return;
  }
}
