import { describe, expect, it } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import type { PlanCandidate } from './candidates.ts';
import { fillWeek } from './fill-week.ts';
import { compilePlanProblem } from './plan-problem.ts';
import { defaultPlanSettings, NO_GOALS } from './plan-settings.ts';
import { scoreOf } from './search-week.ts';
import { SimilarRecipes } from './similar-recipes.ts';
import { varyWeek } from './vary-week.ts';
import { NO_LIMIT, WeekState } from './week-state.ts';

type Asked = {
  aim?: number;
  ceiling?: number;
  seed?: number;
  repeats?: boolean;
  isSettled?: boolean;
  effort?: number;
  held?: (slot: number) => number;
};
/** A dinner a day of so many, in kcal by their number, of which the first seven stand there. */
function varied(size: number, kcalOf: (number: number) => number, asked: Asked) {
  const {
    aim = 0.5,
    ceiling = 1,
    seed = 1,
    repeats = false,
    isSettled = false,
    effort = 0.1,
    held = (slot: number) => slot,
  } = asked;
  const candidates = Array.from(
    { length: size },
    (_, number): PlanCandidate => ({
      id: number,
      type: 'dinner',
      tags: [],
      isFavorite: false,
      nutrients: { ...NO_GOALS, calories: kcalOf(number) },
    }),
  );
  const settings = { ...defaultPlanSettings(), nutGoals: { ...NO_GOALS, calories: 1000 } };
  settings.repeat.dinner = repeats;
  settings.structure = settings.structure.map(() => ({ breakfast: 0, lunch: 0, dinner: 1, snack: 0 }));
  const problem = compilePlanProblem(candidates, settings, {});
  const week = new WeekState(problem);
  week.assigned.forEach((_, slot) => {
    week.place(slot, held(slot));
  });
  const before = scoreOf(week);
  varyWeek(week, seededRandom(seed), { ceiling, aim, isSettled, effort, like: new SimilarRecipes(problem) });
  for (let recipe = 0; recipe < problem.count; recipe++) week.setLimit(recipe, NO_LIMIT);
  const first = new Set(Array.from({ length: 7 }, (_, slot) => held(slot)));
  return {
    week,
    more: scoreOf(week) - before,
    fresh: [...week.assigned].filter((recipe) => !first.has(recipe)).length,
  };
}
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const seeds = Array.from({ length: 20 }, (_, index) => index + 1);

describe('a week that is varied', () => {
  const alike = () => 1000;

  it('has the more new meals the more are asked for, and gives none away where all are as near', () => {
    const freshAt = (aim: number) => mean(seeds.map((seed) => varied(120, alike, { aim, seed }).fresh));
    expect(freshAt(0.3)).toBeGreaterThanOrEqual(1);
    expect(freshAt(0.3)).toBeLessThan(freshAt(0.6));
    // never more than six in ten: weeks that all avoid the best one meet again in the second best
    expect(freshAt(0.9)).toBeGreaterThan(3.5);
    expect(freshAt(0.9)).toBeLessThanOrEqual(5);
    for (const seed of seeds) expect(varied(120, alike, { seed }).more).toBeCloseTo(0, 9);
  });

  it('gives other meals away each time, and takes others for them', () => {
    const weeks = seeds.map((seed) => [...varied(120, alike, { seed }).week.assigned].toSorted((a, b) => a - b).join());
    expect(new Set(weeks).size).toBe(seeds.length);
    const kept = seeds.map((seed) => [...varied(120, alike, { seed }).week.assigned].filter((recipe) => recipe < 7));
    for (let recipe = 0; recipe < 7; recipe++) {
      const times = kept.filter((recipes) => recipes.includes(recipe)).length;
      expect(times).toBeGreaterThan(2);
      expect(times).toBeLessThan(20);
    }
  });

  it('stays under its ceiling: as many new meals as that allows, and none where it allows none', () => {
    // each new meal costs a twentieth of a day
    const dear = (number: number) => (number < 7 ? 1000 : 950);
    for (const [ceiling, most] of [
      [0.02, 0],
      [0.051, 1],
      [0.102, 2],
      [0.16, 3],
    ] as const) {
      const made = seeds.slice(0, 8).map((seed) => varied(60, dear, { ceiling, aim: 0.9, seed, effort: 0.02 }));
      for (const { more, fresh } of made) {
        expect(more).toBeLessThanOrEqual(ceiling + 1e-9);
        expect(fresh).toBeLessThanOrEqual(most);
      }
      expect(Math.max(...made.map(({ fresh }) => fresh))).toBe(most);
    }
  });

  it('that is settled has as many new meals as the ceiling allowed, each of them the nearest there is', () => {
    // of the new meals half cost a twentieth of a day, the others a fiftieth; five of those are more than the ceiling
    const some = (number: number) => (number < 7 ? 1000 : number % 2 === 0 ? 950 : 980);
    const asked = { ceiling: 0.099, aim: 0.9 };
    const wandered = seeds.map((seed) => varied(60, some, { ...asked, seed }));
    const settled = seeds.map((seed) => varied(60, some, { ...asked, seed, isSettled: true }));
    for (const { more, fresh } of settled) expect(more).toBeCloseTo(0.02 * fresh, 9);
    expect(mean(settled.map(({ fresh }) => fresh))).toBeCloseTo(mean(wandered.map(({ fresh }) => fresh)), 9);
    expect(wandered.filter(({ more, fresh }) => more > 0.02 * fresh + 1e-9).length).toBeGreaterThan(2);
  });

  it('empties no slot and doubles no meal where the book holds nothing else', () => {
    const { week, fresh } = varied(7, alike, {});
    expect(new Set(week.assigned)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
    expect(fresh).toBe(0);
    expect(varied(8, alike, { aim: 0.9 }).week.defects()).toEqual({ empty: 0, sameDay: 0, reluctance: 0 });
  });

  it('that holds one dish again and again has others too', () => {
    const again = seeds.map((seed) => varied(12, alike, { repeats: true, held: () => 0, seed }));
    expect(mean(again.map(({ fresh }) => fresh))).toBeGreaterThan(2);
    for (const { more } of again) expect(more).toBeCloseTo(0, 9);
  });

  it('that is empty stays empty', () => {
    const settings = { ...defaultPlanSettings(), nutGoals: { ...NO_GOALS, calories: 1000 } };
    const problem = compilePlanProblem([], settings, {});
    const week = new WeekState(problem);
    fillWeek(week);
    const never = () => {
      throw new Error('Nothing is left to chance.');
    };
    varyWeek(week, never, { ceiling: 1, aim: 0.5, isSettled: true, effort: 1, like: new SimilarRecipes(problem) });
    expect(week.assigned).toHaveLength(0);
  });
});
