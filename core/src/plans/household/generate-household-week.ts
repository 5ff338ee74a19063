import { MEAL_TYPES } from '../../recipes/meal-type.ts';
import { DAYS_IN_PLAN } from '../days.ts';
import type { GenerateOptions } from '../generate-plan.ts';
import type { PlanSettings } from '../plan-settings.ts';
import { type Random, seededRandom } from '../seeded-random.ts';
import { shuffled } from '../shuffled.ts';
import { VARIATION_CEILING_POINTS, VARIATION_NEW_MEALS_AIM, VARIATIONS } from '../variations.ts';
import { emptyWeek } from '../week-plan.ts';
import { noWishes } from '../wishes.ts';
import { makeHouseholdCheaper } from './cheaper-household.ts';
import type { Household, HouseholdCandidate, HouseholdLock, HouseholdMeal, HouseholdWeek } from './household.ts';
import { compileHouseholdProblem, NONE } from './household-problem.ts';
import { HouseholdState } from './household-state.ts';
import { startFromOneServing } from './one-serving-start.ts';
import { HouseholdSearch } from './search-household.ts';
import { settleHouseholdWishes } from './settle-household-wishes.ts';

/** The best week is always sought with the same chance, so that None gives the same week for the same inputs. */
const STEADY_SEED = 20_261_121;
/** Plates tried for an effort of 1: about a fifth of a second of one core. */
const WORK = 11_000_000;
/** Share of the work that goes into a week at one serving to begin from. */
const ONE_SERVING_SHARE = 0.4;
const CEILING_MARGIN = 0.97;
/** Meals that are barred first, as a share of those that should be new: with exactly those, two weeks would share what took their place. */
const BARRED_OF_AIM = 1.15;
/** Share of all other meals that are barred too, so that not every week turns to the same ones. */
const SPARE_SHARE = 0.5;
/** Share of that work in which a small book's week is stirred: enough that the one best week among what is not barred is not always met. */
const STIRRING_SHARE = 0.01;
/** Temperatures in shares of one day's goals: a change for the worse by this much is taken about one time in three. */
const HOTTEST = 0.03;
const WARM = 0.02;
const COOLEST = 0.0013;
const WANDERING = 0.05;
/** The best of a slot's quick figures this far above the present one are looked at exactly. */
const TOLERANCE = 0.02;

/** Shares of the work: annealing, then exchanges with exact portions; with variation some is kept for the other week. */
const ANNEAL_SHARE = 0.6;
const VARIED_SHARE = 0.45;
/** With so many single changes to choose from annealing is never done, and pairs of dishes are too many. */
const MANY_CHANGES = 20_000;
const ANNEAL_SHARE_OF_MANY = 0.65;
/** Plates that annealing tries for each single change; with more of them a week becomes no better. */
const ANNEAL_PLATES = 2_500;
/** The same for each further turn, and its share of the work. How warm it begins: warmer after each that found nothing. */
const AGAIN_PLATES = 500;
const AGAIN_SHARE = 0.1;
const AGAIN = 0.006;
const WARMER = 2;
/** The least share of the work of a turn. */
const LEAST_TURN = 0.02;
/** A turn that used no more than this share of its work is the last. */
const IDLE_SHARE = 0.2;
/** Share of the work in which a day counts more, by so many shares of its goals, when somebody misses a goal on it, and calories count twice. */
const NEAR_SHARE_OF_WORK = 0.12;
const MISS_COST = 0.015;
/** Work that is added where cheaper dishes are wished, as a share of the rest. */
const CHEAPER_SHARE = 0.3;

/**
 * One week that a household cooks together: dishes, second dishes for those who do not eat the first, and each person's
 * portions, chosen together so that every person's days come as near to their own goals as the book allows. Hard rules are those
 * of `generatePlan`, second dishes included; locked meals and portions stay to the digit. The work is a fixed number of steps.
 * @param random source of the variation, used only when it is above None
 * @throws RangeError when the structure is not seven days
 */
export function generateHouseholdWeek(
  candidates: readonly HouseholdCandidate[],
  household: Household,
  settings: PlanSettings,
  locked: Readonly<Record<string, HouseholdLock | null>>,
  random: Random,
  { effort = 1, ahead }: GenerateOptions = {},
): HouseholdWeek {
  const problem = compileHouseholdProblem(candidates, household, settings, locked);
  const week = new HouseholdState(problem);
  const isVaried = settings.variation !== VARIATIONS.None;
  const search = new HouseholdSearch(week, isVaried && problem.countedDays === 0 ? random : seededRandom(STEADY_SEED));
  const fromOneServing = startFromOneServing(week, {
    candidates,
    household,
    settings,
    effort: ONE_SERVING_SHARE * effort,
  });
  fill(week, search.open);
  const whole = problem.countedDays === 0 ? WORK / 20 : WORK * effort;
  const work = fromOneServing ? whole * (1 - ONE_SERVING_SHARE) : whole;
  const first = isVaried && problem.countedDays > 0 ? work * (1 - VARIED_SHARE) : work;
  searchFor(search, week, first, fromOneServing ? AGAIN : HOTTEST);
  if (isVaried && problem.countedDays > 0) {
    vary(week, random, {
      ceiling: (CEILING_MARGIN * VARIATION_CEILING_POINTS[settings.variation] * problem.countedDays) / 100,
      aim: VARIATION_NEW_MEALS_AIM[settings.variation],
      work: work * VARIED_SHARE,
    });
  }
  const hasFoods = candidates.some(({ mainFood }) => mainFood !== undefined);
  if (hasFoods || settings.wishes !== undefined) {
    const wishes = settings.wishes ?? noWishes();
    const chance = isVaried ? random : seededRandom(STEADY_SEED);
    const keepsWishes = settleHouseholdWishes(week, search, wishes, chance, ahead);
    if (wishes.cheaper) {
      makeHouseholdCheaper(week, search, chance, { isVaried, work: CHEAPER_SHARE * WORK * effort, keepsWishes });
    }
  }
  return weekOf(week, settings);
}

function searchFor(search: HouseholdSearch, week: HouseholdState, work: number, from: number): void {
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
  search.anneal(Math.min(work * share, Math.max(least, changes * ANNEAL_PLATES)), from, COOLEST);
  settle();
  if (search.open.length === 0) return;
  let best = week.copy();
  let bestScore = week.score();
  let heat = AGAIN;
  while (end - week.work > least) {
    const begin = week.work;
    const turn = Math.min(end - begin, work * AGAIN_SHARE, Math.max(least, changes * AGAIN_PLATES));
    search.anneal(turn, Math.min(from, heat), COOLEST);
    settle();
    // a book in which there is hardly a choice: the turn was spent on looking for one
    if (week.work - begin <= turn * IDLE_SHARE) break;
    const score = week.score();
    if (score < bestScore - 1e-9) {
      bestScore = score;
      best = week.copy();
      heat = AGAIN;
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

/** A dish into every open slot, those that all eat first. */
function fill(week: HouseholdState, open: readonly number[]): void {
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

/**
 * Bars meals drawn by lot and searches again around what is left; fewer of them where the ceiling does not allow it, and where it
 * allows next to none, changes what it can by chance.
 */
function vary(
  week: HouseholdState,
  random: Random,
  { ceiling, aim, work }: { ceiling: number; aim: number; work: number },
): void {
  const { problem } = week;
  const bound = week.score() + ceiling;
  const best = week.copy();
  const filled = problem.slots.flatMap((slot, place) => (!slot.isLocked && week.main[place] !== NONE ? [place] : []));
  if (filled.length === 0) return;
  const isRepetitive = new Set(best.main).size < 0.6 * filled.length;
  const order = shuffled(filled, random);
  const search = new HouseholdSearch(week, random);
  const spare = new Set<number>();
  for (let recipe = 0; recipe < problem.choosable; recipe++) if (random() < SPARE_SHARE) spare.add(recipe);
  let good = best;
  let kept = 0;
  let wanted = Math.ceil(filled.length * aim * BARRED_OF_AIM);
  const turns = 5;
  for (let turn = 0; turn < turns && wanted > kept; turn++) {
    week.isBarred.fill(0);
    const out = new Set(order.slice(0, wanted).map((place) => best.main[place]!));
    const isStrict = turn < 2 || isRepetitive;
    if (isStrict) for (const recipe of spare) if (!best.main.includes(recipe)) week.isBarred[recipe] = 1;
    for (const recipe of out) week.isBarred[recipe] = 1;
    week.load(best);
    for (const place of filled) {
      if (out.has(week.main[place]!)) week.setDishes(place, NONE, NONE);
      else if (week.second[place] !== NONE && week.isBarred[week.second[place]!] === 1)
        week.setDishes(place, week.main[place]!, NONE);
    }
    fill(week, search.open);
    searchFor(search, week, work / turns, WARM);
    if (week.score() <= bound) {
      good = week.copy();
      kept = wanted;
      break;
    }
    wanted = Math.floor(wanted * 0.65);
  }
  if (kept === 0) week.isBarred.fill(0);
  week.load(good);
  // two weeks that share no more than chance with the best one are as new to each other as is asked
  const asked = filled.length * (1 - Math.sqrt(Math.max(0, 1 - aim)));
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
      isRepetitive && kept === 0 ? WANDERING : WARM,
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

function weekOf(week: HouseholdState, settings: PlanSettings): HouseholdWeek {
  const { problem, main, second, dish, plate } = week;
  const plan = emptyWeek<HouseholdMeal | null>(settings.structure, null);
  const portions: Record<string, Record<string, number>> = {};
  const cooked: Record<string, number> = {};
  const placeInDay = new Map<string, number>();
  const idOf = (recipe: number) => problem.recipes[recipe]!.id;
  problem.slots.forEach((slot, place) => {
    const mealType = MEAL_TYPES[slot.type]!;
    const at = `${slot.day} ${mealType}`;
    const index = placeInDay.get(at) ?? 0;
    placeInDay.set(at, index + 1);
    if (main[place] === NONE) return;
    const isBorrowed = [main[place]!, second[place]!].some(
      (recipe) => recipe !== NONE && problem.isBorrowed[recipe] === 1,
    );
    plan[slot.day]![mealType][index] = {
      id: idOf(main[place]!),
      second: second[place] === NONE ? null : idOf(second[place]!),
      ...(isBorrowed ? { borrowed: true as const } : {}),
    };
    const own: Record<string, number> = {};
    for (const person of slot.present) {
      const eaten = dish[place * problem.persons + person]!;
      if (eaten === NONE) continue;
      const portion = plate[place * problem.persons + person]!;
      own[problem.personIds[person]!] = portion;
      const id = String(idOf(eaten));
      cooked[id] = (cooked[id] ?? 0) + portion;
    }
    portions[slot.key] = own;
  });
  if (plan.length !== DAYS_IN_PLAN) throw new RangeError('A week has seven days.');
  return { plan, portions, cooked };
}
