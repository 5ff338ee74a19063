import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { seededRandom } from '../../seeded-random.ts';
import { seeds } from '../../testing/by-lot.ts';
import { expectKept, expectTrue, fillSimply, randomCase } from '../../testing/random-household.ts';
import { defaultPlanSettings, NO_GOALS } from '../plan-settings.ts';
import { DayMenus } from './day-menus.ts';
import { ExactPortions } from './exact-portions.ts';
import { compileHouseholdProblem, NONE } from './household-problem.ts';
import { HouseholdState } from './household-state.ts';
import { HouseholdSearch } from './search-household.ts';

/** Work enough for all that is tried here. */
const WORK = 1_000_000;

/** A person who wants 1,000 kcal a day of a lunch and a dinner, served once, on Monday and Tuesday, from dishes by their kcal. */
function twoDays(kcalByName: Record<string, number>) {
  const settings = defaultPlanSettings();
  settings.structure.forEach((day, place) => {
    Object.assign(day, { breakfast: 0, lunch: place < 2 ? 1 : 0, dinner: place < 2 ? 1 : 0, snack: 0 });
  });
  const candidates = Object.entries(kcalByName).map(([id, calories]) => ({
    id,
    type: 'any' as const,
    tags: [],
    isFavorite: false,
    nutrients: { ...NO_GOALS, calories },
    portionStep: 4,
  }));
  const ada = {
    id: 'ada',
    nutGoals: { ...NO_GOALS, calories: 1000 },
    priorityNutrients: [],
    diet: { tagsInclude: [], tagsExclude: [] },
    away: [],
  };
  const problem = compileHouseholdProblem(candidates, { persons: [ada], secondDishes: 0 }, settings, {});
  const week = new HouseholdState(problem);
  const numberOf = (name: string) => problem.recipes.findIndex(({ id }) => id === name);
  return {
    week,
    menus: new DayMenus(week, new ExactPortions(week)),
    put: (...names: string[]) => {
      names.forEach((name, place) => {
        week.setDishes(place, numberOf(name), NONE);
      });
    },
    days: () => [0, 2].map((at) => [0, 1].map((more) => problem.recipes[week.main[at + more]!]?.id)),
    bar: (name: string) => {
      week.isBarred[numberOf(name)] = 1;
    },
  };
}

describe('menus of days', () => {
  const KCAL = { a: 400, b: 600, c: 300, d: 700, e: 500, f: 100 };

  it('that were good at different times come together in one week', () => {
    const { week, menus, put, days } = twoDays(KCAL);
    put('a', 'b', 'c', 'e');
    menus.note(0);
    put('a', 'e', 'c', 'd');
    menus.note(1);
    put('e', 'f', 'c', 'b');
    expect(week.distance()).toBeGreaterThan(0.4);
    expect(menus.recombine(WORK)).toBe(true);
    expect(week.distance()).toBeCloseTo(0, 9);
    expect(days().map((day) => day.toSorted().join(' '))).toEqual(expect.arrayContaining(['a b', 'c d']));
  });

  it('serve any day that is like the one they were seen on', () => {
    const { menus, put, days } = twoDays(KCAL);
    put('a', 'b', 'c', 'd');
    menus.note(0);
    put('c', 'd', 'e', 'f');
    expect(menus.recombine(WORK)).toBe(true);
    // both were seen on a Monday
    expect(days()).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('never put a dish on two days, nor one that is barred', () => {
    const { menus, put, days, bar } = twoDays(KCAL);
    put('a', 'b', 'c', 'f');
    menus.note(0);
    put('c', 'd', 'e', 'a');
    menus.note(0);
    // one may not take the other's dish, and the week is the best there is of these
    put('a', 'b', 'e', 'f');
    bar('d');
    expect(menus.recombine(WORK)).toBe(false);
    expect(days()).toEqual([
      ['a', 'b'],
      ['e', 'f'],
    ]);
  });

  it('are looked through no longer than a share of the work they were come by with', () => {
    const { week, menus, put } = twoDays(KCAL);
    put('a', 'b', 'c', 'e');
    menus.note(0);
    put('a', 'e', 'c', 'd');
    menus.note(1);
    const before = week.work;
    menus.recombine(0);
    expect(week.work - before).toBeLessThan(10);
  });
});

test('weeks put together of the days of a search are no worse, break no rule, and portions are what they are said to be', () => {
  let better = 0;
  fc.assert(
    fc.property(seeds, (seed) => {
      const testCase = randomCase(seed);
      const { week } = testCase;
      fillSimply(testCase);
      const first = week.copy();
      const menus = new DayMenus(week, new ExactPortions(week));
      const search = new HouseholdSearch(week, seededRandom(seed));
      // weeks far apart, so that their days differ
      for (let turn = 0; turn < 4; turn++) {
        search.wander(400, 0.5, { bound: Number.POSITIVE_INFINITY, isEnough: () => false });
        for (let day = 0; day < 7; day++) menus.note(day);
      }
      week.load(first);
      const before = week.score();
      const isBetter = menus.recombine(WORK);
      if (isBetter) better++;
      if (isBetter) expect(week.score()).toBeLessThan(before);
      else expect(week.score()).toBeCloseTo(before, 3);
      expectTrue(testCase);
      expectKept(testCase);
    }),
    { numRuns: 60 },
  );
  expect(better).toBeGreaterThan(20);
});
