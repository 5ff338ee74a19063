import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../seeded-random.ts';
import { whole } from '../../testing/by-lot.ts';
import { expectKept, expectTrue, mealsOf, randomCase, randomDish, startOf } from '../../testing/random-week.ts';
import { annealWeek } from '../anneal-week.ts';
import type { PlanCandidate } from '../candidates.ts';
import { CHEAPER_ROOM_POINTS, makeCheaper } from '../cheaper-week.ts';
import { fillWeek } from '../fill-week.ts';
import type { PlacedMeal } from '../placed-meal.ts';
import { scoreOf } from '../search-week.ts';
import { settleWishes } from '../settle-wishes.ts';
import { varyWeek } from '../vary-week.ts';
import { NO_LIMIT } from '../week-state.ts';
import { byId, wishCost } from '../wish-problem.ts';
import { noWishes } from '../wishes.ts';

describe('a week that is made cheaper', () => {
  it('costs no more than before, breaks no rule, and gives away no more of its goals than it may', () => {
    let [before, after] = [0, 0];
    for (let seed = 1; seed <= 40; seed++) {
      const testCase = randomCase(seed);
      const random = seededRandom(seed + 1);
      testCase.candidates = testCase.candidates.map((recipe) =>
        random() < 0.2 ? recipe : { ...recipe, costHundredths: whole(random, 50, 900) },
      );
      const { week, problem, like } = startOf(testCase);
      fillWeek(week);
      annealWeek(week, seededRandom(seed), { moves: 2_000, from: 0.02, to: 0.001, similar: 0.2, like });
      const known = problem.recipes.flatMap(({ costHundredths }) => costHundredths ?? []).sort((a, b) => a - b);
      const costOf = () =>
        [...week.assigned].reduce((sum, recipe) => {
          const cost = problem.recipes[recipe]?.costHundredths;
          return sum + (recipe === problem.count ? 0 : (cost ?? known[known.length >> 1] ?? 0));
        }, 0);
      const isKnown = problem.recipes.every(({ costHundredths }) => costHundredths !== undefined);
      const start = { cost: costOf(), distance: week.distance(), ...week.defects() };
      makeCheaper(week, seededRandom(seed), { isVaried: false, effort: 0.5, keepsWishes: () => true });
      expectTrue(week, testCase);
      expectKept(week, testCase);
      expect(week.distance()).toBeLessThanOrEqual(start.distance + (7 * CHEAPER_ROOM_POINTS) / 100 + 1e-9);
      const end = week.defects();
      expect(end.empty).toBe(start.empty);
      expect(end.sameDay).toBeLessThanOrEqual(start.sameDay);
      expect(end.reluctance).toBeLessThanOrEqual(start.reluctance);
      if (isKnown) expect(costOf()).toBeLessThanOrEqual(start.cost);
      before += start.cost;
      after += costOf();
    }
    expect(after).toBeLessThan(0.97 * before);
  });

  it('leaves the meals that the wishes are for', () => {
    const testCase = randomCase(12, { lockShare: 0 });
    testCase.candidates = testCase.candidates.map((recipe, index) => ({ ...recipe, costHundredths: 100 + 10 * index }));
    const { week } = startOf(testCase);
    fillWeek(week);
    const first = [...week.assigned];
    makeCheaper(week, seededRandom(1), { isVaried: false, effort: 0.5, keepsWishes: () => false });
    expect([...week.assigned]).toEqual(first);
  });
});

describe('a week that is settled to wishes', () => {
  it('is as wished or nearer to it, and breaks no rule for it', () => {
    let [before, after] = [0, 0];
    for (let seed = 1; seed <= 60; seed++) {
      const testCase = randomCase(seed);
      const random = seededRandom(seed + 1);
      testCase.candidates = testCase.candidates.map((recipe) => ({
        ...recipe,
        minutes: whole(random, 5, 90),
        mainFood: ['beef', 'rice', 'tofu', null][whole(random, 0, 3)]!,
        foodGroups: random() < 0.4 ? (['redMeat'] as const) : [],
        isRecent: random() < 0.2,
        usesUp: random() < 0.15 ? [0] : [],
      }));
      for (const [key, meal] of Object.entries(testCase.locked))
        testCase.locked[key] = testCase.candidates.find(({ id }) => id === meal?.id) ?? null;
      const wishes = {
        ...noWishes(),
        minutesOfDay: Array.from({ length: 7 }, () => (random() < 0.5 ? 40 : 0)),
        atMost: { ...noWishes().atMost, redMeat: whole(random, 0, 4) },
        useUp: ['leek'],
      };
      const { week } = startOf(testCase);
      fillWeek(week);
      const placed = (): PlacedMeal[] =>
        mealsOf(week, testCase).map(({ day, type, meal, isLocked, slot }) => ({
          place: { day, mealType: type, index: Math.max(0, slot) },
          recipe: meal as PlanCandidate | null,
          isLocked,
        }));
      const start = { cost: wishCost(wishes, placed()), ...week.defects() };
      settleWishes(week, wishes, byId(testCase.candidates));
      const cost = wishCost(wishes, placed());
      expect(cost).toBeLessThanOrEqual(start.cost);
      expectTrue(week, testCase);
      expectKept(week, testCase);
      const end = week.defects();
      expect(end.empty).toBe(start.empty);
      expect(end.reluctance).toBeLessThanOrEqual(start.reluctance);
      before += start.cost;
      after += cost;
    }
    expect(after).toBeLessThan(0.6 * before);
  });
});

describe('a week that is varied', () => {
  it('stays below its ceiling, breaks no rule and has new meals', () => {
    const shares: number[] = [];
    for (let seed = 1; seed <= 12; seed++) {
      const testCase = randomCase(seed, { isRepeated: () => false, lockShare: 0 });
      testCase.candidates = Array.from({ length: 90 }, (_, number) =>
        randomDish(seededRandom(1000 * seed + number), `d${number}`),
      );
      const { week, problem, like } = startOf(testCase);
      fillWeek(week);
      annealWeek(week, seededRandom(seed), { moves: 5_000, from: 0.02, to: 0.001, similar: 0.2, like });
      const highest = scoreOf(week) + 0.3;
      const first = new Set(week.assigned);
      varyWeek(week, seededRandom(seed), { ceiling: 0.3, aim: 0.5, isSettled: seed % 2 === 0, effort: 0.3, like });
      expect(scoreOf(week)).toBeLessThanOrEqual(highest + 1e-6);
      for (let recipe = 0; recipe < problem.count; recipe++) week.setLimit(recipe, NO_LIMIT);
      expectTrue(week, testCase);
      expectKept(week, testCase);
      const meals = [...week.assigned].filter((recipe) => recipe !== problem.count);
      shares.push(meals.filter((recipe) => !first.has(recipe)).length / meals.length);
    }
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(0.2);
  });
});
