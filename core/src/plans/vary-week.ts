import type { Random } from '../seeded-random.ts';
import { annealWeek } from './anneal-week.ts';
import { fillWeek } from './fill-week.ts';
import { improveDays, scoreOf } from './search-week.ts';
import { shuffled } from './shuffled.ts';
import type { SimilarRecipes } from './similar-recipes.ts';
import { shareUnlikeBest } from './variations.ts';
import { NO_LIMIT, type WeekState } from './week-state.ts';

/** Share of meals to replace at most: weeks that all avoid the best one meet again in the second best. */
const REPLACED_MAX = 0.6;

/** Share of the recipes outside the best week that are out of bounds this time, so that other ones come in each time. */
const HIDDEN_SHARE = 0.4;

/** Tries before the search for replacements ends. */
const TURNS_MAX = 24;

/** Moves in which change that took the whole ceiling is brought nearer again, all but none of them for the worse. */
const SETTLING_MOVES = 8_000;

export type VaryOptions = {
  /** How much further from the goals the week may be, in the unit of `WeekState.distance`. */
  ceiling: number;
  /** Share of meals two varied weeks should not have in common, 0 to 1. */
  aim: number;
  /** Whether change that took the whole ceiling is brought nearer to the goals again, at the cost of a little of it. */
  isSettled: boolean;
  effort: number;
  like: SimilarRecipes;
};

/**
 * Makes a week unlike the ones made from it before: puts meals drawn by lot on a list of those not wanted this time,
 * searches again around what is left, and keeps of that list as much as the ceiling allows and the aim asks. Rules stay as
 * they are: no slot is emptied and no meal is doubled for the sake of change.
 */
export function varyWeek(
  week: WeekState,
  random: Random,
  { ceiling, aim, isSettled, effort, like }: VaryOptions,
): void {
  const { problem, assigned } = week;
  const { count } = problem;
  const filled = Array.from(assigned.keys()).filter((slot) => assigned[slot] !== count);
  if (filled.length === 0) return;
  const highest = scoreOf(week) + ceiling;
  const best = Int32Array.from(assigned);
  const order = shuffled(filled, random);
  const wanted = Math.ceil(filled.length * shareToReplace(aim, filled.length / Math.max(1, count)));

  // Where repeats are on, a week is a few recipes over and over, and leaving one out changes little.
  const isRepetitive = new Set(best).size < filled.length / 2;

  const hidden = new Set<number>();
  for (let recipe = 0; recipe < count; recipe++) {
    if (random() < HIDDEN_SHARE && !best.includes(recipe)) hidden.add(recipe);
  }

  let kept: number[] = [];
  let good = Int32Array.from(assigned);
  let strictness = 2;
  const attempt = (unwanted: number[], strict: number): boolean => {
    limitUses(week, best, unwanted, strict >= 1, strict === 2 ? hidden : NONE_HIDDEN);
    week.load(good);
    dropUnwanted(week, best, unwanted);
    fillWeek(week);
    const moves = Math.round((6_000 + 1_000 * (unwanted.length - kept.length)) * effort);
    annealWeek(week, random, { moves, from: 0.01, to: 0.0005, similar: 0.5, like });
    return scoreOf(week) <= highest;
  };

  // All at once if that goes, else less strictly, else in ever smaller lots.
  let lot = wanted;
  let at = 0;
  for (let turn = 0; !isRepetitive && turn < TURNS_MAX && kept.length < wanted && at < order.length; turn++) {
    const size = Math.min(lot, wanted - kept.length, order.length - at);
    const unwanted = [...kept, ...order.slice(at, at + size)];
    let strict = strictness;
    while (strict >= 0 && !attempt(unwanted, strict)) strict--;
    if (strict >= 0) {
      strictness = strict;
      kept = unwanted;
      good = Int32Array.from(assigned);
      at += size;
    } else if (size === 1) {
      at++;
      lot = 2;
    } else lot = Math.ceil(size / 2);
  }
  week.load(good);
  if (!isRepetitive && kept.length === wanted) {
    limitUses(week, best, kept, strictness >= 1, strictness === 2 ? hidden : NONE_HIDDEN);
    improveDays(week, random, like, 1);
  } else {
    // The ceiling or the book binds: wander under the ceiling, which brings what change there is to be had.
    limitUses(week, best, [], false, NONE_HIDDEN);
    annealWeek(week, random, {
      moves: Math.round(300_000 * effort),
      from: 1,
      to: 1,
      similar: 0.3,
      like,
      wanderWithin: highest - scoreOf(week),
    });
    if (isSettled) settle(week, random, { best, hidden, effort, like });
  }
}

/** What the wandering gave away for nothing is taken back: no meal of the best week returns, and what is hidden stays so. */
function settle(
  week: WeekState,
  random: Random,
  { best, hidden, effort, like }: Pick<VaryOptions, 'effort' | 'like'> & { best: Int32Array; hidden: Set<number> },
): void {
  const { count } = week.problem;
  for (const recipe of hidden) if (week.usesOf(recipe) === 0) week.setLimit(recipe, 0);
  for (const recipe of new Set(best)) if (recipe !== count) week.setLimit(recipe, week.usesOf(recipe));
  annealWeek(week, random, {
    moves: Math.round(SETTLING_MOVES * effort),
    from: 0.0006,
    to: 0.0005,
    similar: 0.5,
    like,
  });
}

/**
 * Share of the meals to replace: more than chance asks where the book is so small for the week that the same few recipes come
 * in instead.
 */
function shareToReplace(aim: number, mealsPerRecipe: number): number {
  return Math.min(REPLACED_MAX, shareUnlikeBest(aim) * (1.1 + 4.5 * aim * mealsPerRecipe));
}

const NONE_HIDDEN: ReadonlySet<number> = new Set();

/**
 * Lets each unwanted recipe be used as often as in the best week, less the unwanted uses, and hidden recipes not at all.
 * Strict: the other recipes of the best week no more often than there, so that what comes in is new.
 */
function limitUses(
  week: WeekState,
  best: Int32Array,
  unwanted: readonly number[],
  isStrict: boolean,
  hidden: ReadonlySet<number>,
): void {
  const { count } = week.problem;
  const uses = new Map<number, number>();
  for (const recipe of best) uses.set(recipe, (uses.get(recipe) ?? 0) + 1);
  const lessened = new Map<number, number>();
  for (const slot of unwanted) lessened.set(best[slot]!, (lessened.get(best[slot]!) ?? 0) + 1);
  for (let recipe = 0; recipe < count; recipe++) {
    const before = uses.get(recipe) ?? 0;
    const less = lessened.get(recipe) ?? 0;
    const isLimited = less > 0 || (isStrict && before > 0);
    const limit = isLimited ? before - less : hidden.has(recipe) ? 0 : NO_LIMIT;
    if (week.limit[recipe] !== limit) week.setLimit(recipe, limit);
  }
}

/** Takes out uses above the limit, at the unwanted slots first. */
function dropUnwanted(week: WeekState, best: Int32Array, unwanted: readonly number[]): void {
  for (const slot of unwanted) {
    const recipe = best[slot]!;
    const places = [slot, ...week.assigned.keys()];
    for (const place of places) {
      if (week.usesOf(recipe) <= week.limit[recipe]!) break;
      if (week.assigned[place] === recipe) week.place(place, week.problem.count);
    }
  }
}
