import type { Random } from '../seeded-random.ts';
import { annealWeek, penaltiesOf } from './anneal-week.ts';
import { DAYS_IN_PLAN } from './days.ts';
import { fillWeek } from './fill-week.ts';
import { improveDay } from './improve-day.ts';
import type { PlanProblem } from './plan-problem.ts';
import type { SimilarRecipes } from './similar-recipes.ts';
import { WeekState } from './week-state.ts';

/** Books up to this size are searched from several starts: their best week is found rather than approached. */
const SMALL_BOOK = 60;

/** From this size on good menus are many, and finding them among millions pays more than moving single meals. */
const BIG_BOOK = 700;

/**
 * How a book of each size is searched: starts, moves of each, first and last temperature (a change of one day by this share
 * of its goals is taken about one time in three), share of proposals like the recipe replaced, rounds of whole-day moves.
 * Chosen on random instances (bench/src/planner): contested recipes want several starts, big books whole days.
 */
const PLANS_OF_SEARCH = {
  small: { starts: 6, moves: 240_000, from: 0.01, to: 0.002, similar: 0.2, rounds: 2 },
  medium: { starts: 3, moves: 330_000, from: 0.015, to: 0.0006, similar: 0.4, rounds: 4 },
  big: { starts: 1, moves: 220_000, from: 0.008, to: 0.0005, similar: 0.4, rounds: 5 },
};

/** Lower is better: defects first, each dwarfing what follows, then the distance from the goals. */
export function scoreOf(week: WeekState): number {
  const penalties = penaltiesOf(week);
  const { empty, sameDay, reluctance } = week.defects();
  return empty * penalties.empty + sameDay * penalties.sameDay + reluctance * penalties.reluctance + week.distance();
}

/**
 * The week closest to its goals that a fixed amount of work finds.
 * @param effort 1 is about a tenth of a second; work and quality grow with it
 */
export function searchWeek(problem: PlanProblem, like: SimilarRecipes, random: Random, effort: number): WeekState {
  const week = new WeekState(problem);
  fillWeek(week);
  if (problem.freePlace.length === 0) return week;
  if (!problem.hasGoals) {
    if (problem.aimsAtUsualDay) {
      // mixed while hot, then cooled until no day is absurd
      annealWeek(week, random, { moves: Math.round(24_000 * effort), from: 1, to: 0.02, similar: 0, like });
      return week;
    }
    // Every full week is as good as another: mix, and put right what the rules mind.
    annealWeek(week, random, { moves: 4_000, from: 0.01, to: 0.001, similar: 0, like });
    return week;
  }
  const size = problem.count <= SMALL_BOOK ? 'small' : problem.count < BIG_BOOK ? 'medium' : 'big';
  const { starts, moves, from, to, similar, rounds } = PLANS_OF_SEARCH[size];
  const first = Int32Array.from(week.assigned);
  let best = first;
  let bestScore = scoreOf(week);
  for (let turn = 0; turn < starts; turn++) {
    week.load(first);
    annealWeek(week, random, { moves: Math.round(moves * effort), from, to, similar, like });
    const score = scoreOf(week);
    if (score < bestScore) {
      best = Int32Array.from(week.assigned);
      bestScore = score;
    }
  }
  week.load(best);
  improveDays(week, random, like, Math.max(1, Math.round(rounds * effort)));
  return week;
}

/** Whole-day moves on each day in turn, until a round changes nothing or the rounds are used up. */
export function improveDays(week: WeekState, random: Random, like: SimilarRecipes, rounds: number): void {
  for (let round = 0; round < rounds; round++) {
    for (let day = 0; day < DAYS_IN_PLAN; day++) {
      improveDay(week, day, random, { halfMenus: 2_400, comparisons: 220_000, taking: true, like });
    }
  }
}
