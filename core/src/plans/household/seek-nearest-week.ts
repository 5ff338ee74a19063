import { NONE } from './household-problem.ts';
import type { HouseholdState } from './household-state.ts';
import type { HouseholdSearch } from './search-household.ts';

/** Temperatures in shares of one day's goals: a change for the worse by this much is taken about one time in three. */
export const TEMPERATURE = { hottest: 0.03, warm: 0.02, again: 0.006, coolest: 0.0013 } as const;
/**
 * Where hardly a dish suits all at table most changes are of two dishes at once, and few of them are near anything: hotter than this
 * annealing keeps nothing, and colder it moves no more.
 */
const TEMPERATURE_OF_PAIRS = { hottest: 0.01, coolest: 0.006 } as const;
/** Of the dishes of all slots less than this share suits everybody there. */
const FEW_FOR_ALL = 0.4;
/** The best of a slot's quick figures this far above the present one are looked at exactly. */
const TOLERANCE = 0.02;

/** Share of the work for annealing; the rest is for exchanges with exact portions. */
const ANNEAL_SHARE = 0.6;
/** With so many single changes to choose from annealing is never done, and pairs of dishes are too many. */
const MANY_CHANGES = 20_000;
const ANNEAL_SHARE_OF_MANY = 0.65;
/** Plates that annealing tries for each single change; with more of them a week becomes no better. */
const ANNEAL_PLATES = 2_500;
/** The same for each further turn, and its share of the work. Each that finds nothing begins so much warmer. */
const AGAIN_PLATES = 500;
const AGAIN_SHARE = 0.1;
const WARMER = 2;
/** The least share of the work of a turn. */
const LEAST_TURN = 0.02;
/** A turn that used no more than this share of its work is the last. */
const IDLE_SHARE = 0.2;
/** Share of the work in which a day counts more, by so many shares of its goals, when somebody misses a goal on it, and calories count more than twice. */
const NEAR_SHARE_OF_WORK = 0.12;
const MISS_COST = 0.025;

/**
 * Brings a week as near to everybody's goals as so many plates allow, in which a day counts more when somebody misses a goal on it.
 * @param from the temperature at which annealing begins
 */
export function seekNearestWeek(search: HouseholdSearch, week: HouseholdState, work: number, from: number): void {
  seekNearest(search, week, work * (1 - NEAR_SHARE_OF_WORK), from);
  // the day that is a little further off, but on which nobody misses a goal, is the better one to live by
  week.countMisses(MISS_COST);
  search.polish(work * NEAR_SHARE_OF_WORK, TOLERANCE);
  week.countMisses(0);
}

/**
 * Anneals, then looks for what is better by exact portions; what work a small book leaves goes into further turns from the best
 * week found, each warmer than the last until one is better.
 */
function seekNearest(search: HouseholdSearch, week: HouseholdState, work: number, from: number): void {
  const end = week.work + work;
  const changes = countChanges(search, week);
  const isMany = changes > MANY_CHANGES;
  const settle = () => {
    const sweeps = isMany ? Number.POSITIVE_INFINITY : 1;
    for (let isBetter = true; isBetter && week.work < end; ) {
      isBetter = search.polish(end - week.work, TOLERANCE, sweeps);
      if (week.work < end && search.pairUp(end - week.work, TOLERANCE)) isBetter = true;
    }
  };
  const least = work * LEAST_TURN;
  const share = isMany ? ANNEAL_SHARE_OF_MANY : ANNEAL_SHARE;
  const { hottest, coolest } = hasFewForAll(search, week) ? TEMPERATURE_OF_PAIRS : TEMPERATURE;
  search.anneal(Math.min(work * share, Math.max(least, changes * ANNEAL_PLATES)), Math.min(from, hottest), coolest);
  settle();
  if (search.open.length === 0) return;
  let best = week.copy();
  let bestScore = week.score();
  let heat = TEMPERATURE.again;
  while (end - week.work > least) {
    const begin = week.work;
    const turn = Math.min(end - begin, work * AGAIN_SHARE, Math.max(least, changes * AGAIN_PLATES));
    search.anneal(turn, Math.min(from, heat), TEMPERATURE.coolest);
    settle();
    // a book in which there is hardly a choice: the turn was spent on looking for one
    if (week.work - begin <= turn * IDLE_SHARE) break;
    const score = week.score();
    if (score < bestScore - 1e-9) {
      bestScore = score;
      best = week.copy();
      heat = TEMPERATURE.again;
    } else {
      week.load(best);
      heat *= WARMER;
    }
  }
}

/** Other dishes that could stand in a slot, for each who eats there, in all slots. */
function countChanges(search: HouseholdSearch, { problem }: HouseholdState): number {
  const { slots, fits } = problem;
  return search.open.reduce((sum, place) => sum + fits[slots[place]!.type]!.length * slots[place]!.present.length, 0);
}

/** Whether the first dish of a slot mostly asks for a second one beside it. */
function hasFewForAll({ open }: HouseholdSearch, { problem }: HouseholdState): boolean {
  const { slots, fits, fitsAll, secondDishes } = problem;
  const all = open.reduce((sum, place) => sum + fits[slots[place]!.type]!.length, 0);
  const forAll = open.reduce((sum, place) => sum + fitsAll[place]!.length, 0);
  return secondDishes > 0 && forAll < FEW_FOR_ALL * all;
}

/** A dish into every open slot that has none, those that all eat first. */
export function fillOpenSlots(week: HouseholdState, open: readonly number[]): void {
  const { problem } = week;
  const order = [...open].sort((a, b) => problem.fitsAll[a]!.length - problem.fitsAll[b]!.length || a - b);
  for (const place of order) {
    if (week.main[place] !== NONE) continue;
    const slot = problem.slots[place]!;
    let best = NONE;
    let bestCost = week.defectsOf(place, NONE, NONE);
    for (const list of [problem.fitsAll[place]!, problem.fits[slot.type]!]) {
      for (const recipe of list) {
        if (!week.isFree(recipe, slot.type)) continue;
        const cost = week.defectsOf(place, recipe, NONE);
        if (cost < bestCost) {
          best = recipe;
          bestCost = cost;
          if (cost === 0) break;
        }
      }
      if (best !== NONE) break;
    }
    if (best !== NONE) week.setDishes(place, best, NONE);
  }
}
