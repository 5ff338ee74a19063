import type { Random } from '../../seeded-random.ts';
import { shuffled } from '../shuffled.ts';
import { shareUnlikeBest } from '../variations.ts';
import { NONE } from './household-problem.ts';
import type { HouseholdState } from './household-state.ts';
import { HouseholdSearch } from './search-household.ts';
import { fillOpenSlots, seekNearestWeek, TEMPERATURE } from './seek-nearest-week.ts';

/** Meals that are barred first, as a share of those that should be new: with exactly those, two weeks would share what took their place. */
const BARRED_OF_AIM = 1.15;
/** Share of all other meals that are barred too, so that not every week turns to the same ones. */
const SPARE_SHARE = 0.5;
/** Share of that work in which a small book's week is stirred: enough that the one best week among what is not barred is not always met. */
const STIRRING_SHARE = 0.01;
/** Share of the work of the turns that were not needed which goes into bringing the week that was found nearer; the rest is saved. */
const NEARER_SHARE = 0.6;
/** How warm a small book's week wanders in which nothing could be barred. */
const WANDERING = 0.05;

/**
 * Bars meals drawn by lot and searches again around what is left; fewer of them where the ceiling does not allow it, and where it
 * allows next to none, changes what it can by chance.
 * @param ceiling how much further off the other week may be, in the unit of `week.score()`
 * @param aim share of meals that two such weeks should not share, 0 to 1
 * @param work plates that may be tried
 */
export function varyHouseholdWeek(
  week: HouseholdState,
  random: Random,
  { ceiling, aim, work }: { ceiling: number; aim: number; work: number },
): void {
  const { problem } = week;
  const bound = week.score() + ceiling;
  const best = week.copy();
  const filled = problem.slots.flatMap((slot, place) => (!slot.isLocked && week.main[place] !== NONE ? [place] : []));
  if (filled.length === 0) return;
  const known = new Set(best.main);
  const isRepetitive = known.size < 0.6 * filled.length;
  const order = shuffled(filled, random);
  const search = new HouseholdSearch(week, random);
  const spare: number[] = [];
  for (let recipe = 0; recipe < problem.choosable; recipe++) {
    if (random() < SPARE_SHARE && !known.has(recipe)) spare.push(recipe);
  }
  let good = best;
  let kept = 0;
  let wanted = Math.ceil(filled.length * aim * BARRED_OF_AIM);
  const turns = 5;
  for (let turn = 0; turn < turns && wanted > kept; turn++) {
    week.isBarred.fill(0);
    const out = new Set(order.slice(0, wanted).map((place) => best.main[place]!));
    const isStrict = turn < 2 || isRepetitive;
    for (const recipe of isStrict ? [...spare, ...out] : out) week.isBarred[recipe] = 1;
    week.load(best);
    for (const place of filled) {
      if (out.has(week.main[place]!)) week.setDishes(place, NONE, NONE);
      else if (week.second[place] !== NONE && week.isBarred[week.second[place]!] === 1)
        week.setDishes(place, week.main[place]!, NONE);
    }
    fillOpenSlots(week, search.open);
    seekNearestWeek(search, week, work / turns, TEMPERATURE.warm);
    if (week.score() <= bound) {
      good = week.copy();
      kept = wanted;
      seekNearestWeek(search, week, (NEARER_SHARE * work * (turns - 1 - turn)) / turns, TEMPERATURE.again);
      if (week.score() <= bound) good = week.copy();
      break;
    }
    wanted = Math.floor(wanted * 0.65);
  }
  if (kept === 0) week.isBarred.fill(0);
  week.load(good);
  // two weeks that share no more than chance with the best one are as new to each other as is asked
  const asked = filled.length * shareUnlikeBest(aim);
  const countNew = () => {
    const left = new Map<number, number>();
    for (const place of filled) left.set(best.main[place]!, (left.get(best.main[place]!) ?? 0) + 1);
    return filled.filter((place) => {
      const count = left.get(week.main[place]!) ?? 0;
      left.set(week.main[place]!, count - 1);
      return count <= 0;
    }).length;
  };
  const found = countNew();
  // a small book that repeats itself: what it has to offer is reached by wandering under the ceiling, and a little of it keeps what is
  // not barred from ending in one best week each time
  if (isRepetitive || found < asked) {
    search.wander(
      work * (isRepetitive && kept > 0 ? STIRRING_SHARE : 1 / turns),
      isRepetitive && kept === 0 ? WANDERING : TEMPERATURE.warm,
      {
        bound,
        isEnough: () => !isRepetitive && countNew() >= asked,
      },
    );
    search.portion();
    if (countNew() < Math.min(found, asked)) week.load(good);
  }
  week.isBarred.fill(0);
}
