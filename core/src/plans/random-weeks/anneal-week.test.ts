import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { MEAL_TYPES, type RecipeType } from '../../recipes/meal-type.ts';
import { seededRandom } from '../../seeded-random.ts';
import { seeds } from '../../testing/by-lot.ts';
import { type Case, dish, expectKept, expectTrue, randomCase, randomDish, startOf } from '../../testing/random-week.ts';
import { annealWeek } from '../anneal-week.ts';
import { fillWeek } from '../fill-week.ts';
import { defaultPlanSettings, NO_GOALS, type PlanSettings } from '../plan-settings.ts';
import { scoreOf } from '../search-week.ts';

describe('changing meals at random', () => {
  const options = { moves: 1_500, from: 0.02, to: 0.001, similar: 0.3 };

  it('breaks no rule, leaves no worse week and keeps its sums true', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const testCase = randomCase(seed);
        const { week, like } = startOf(testCase);
        fillWeek(week);
        const before = { score: scoreOf(week), empty: week.defects().empty };
        annealWeek(week, seededRandom(seed), { ...options, like });
        expect(scoreOf(week)).toBeLessThanOrEqual(before.score + 1e-9);
        expect(week.defects().empty).toBe(before.empty);
        expectTrue(week, testCase);
        expectKept(week, testCase);
      }),
    );
  });

  it('comes much nearer to the goals than filling the slots one by one', () => {
    const shares = Array.from({ length: 8 }, (_, index) => {
      const testCase = randomCase(900 + index, { isRepeated: () => false, lockShare: 0 });
      testCase.candidates = Array.from({ length: 90 }, (__, number) => ({
        ...randomDish(seededRandom(1000 * index + number), `d${number}`),
        isBorrowed: false,
      }));
      testCase.settings.structure = defaultPlanSettings().structure;
      const { week, like } = startOf(testCase);
      fillWeek(week);
      const before = week.distance();
      annealWeek(week, seededRandom(index), { ...options, moves: 20_000, like });
      return week.distance() / before;
    });
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.5);
  });

  it('wanders as far as it may and no further', () => {
    let changed = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const testCase = randomCase(seed);
      const { week, like } = startOf(testCase);
      fillWeek(week);
      const highest = scoreOf(week) + 0.5;
      const first = [...week.assigned];
      annealWeek(week, seededRandom(seed), { ...options, like, wanderWithin: 0.5 });
      expect(scoreOf(week)).toBeLessThanOrEqual(highest + 1e-6);
      expectTrue(week, testCase);
      expectKept(week, testCase);
      if (week.assigned.some((recipe, slot) => recipe !== first[slot])) changed++;
    }
    expect(changed).toBeGreaterThan(9);
  });

  it('of no moves changes nothing', () => {
    const { week, like } = startOf(randomCase(5));
    fillWeek(week);
    const before = [...week.assigned];
    annealWeek(week, seededRandom(1), { ...options, moves: 0, like });
    expect([...week.assigned]).toEqual(before);
  });

  /** A week of lunches and dinners of calories only, the given ones on the first days, and spare dishes. */
  function puzzle(days: [lunch: number, dinner: number][], spare: [type: RecipeType, calories: number][]) {
    const settings: PlanSettings = {
      ...defaultPlanSettings(),
      nutGoals: { ...NO_GOALS, calories: 1000 },
      structure: defaultPlanSettings().structure.map((_, day) => {
        const meals = day < days.length ? 1 : 0;
        return { breakfast: 0, lunch: meals, dinner: meals, snack: 0 };
      }),
    };
    const candidates = [
      ...days.flatMap(([lunch, dinner], day) => [
        dish(`lunch ${day}`, 'lunch', { calories: lunch }),
        dish(`dinner ${day}`, 'dinner', { calories: dinner }),
      ]),
      ...spare.map(([type, calories], place) => dish(`spare ${place}`, type, { calories })),
    ];
    const testCase: Case = { candidates, settings, locked: {} };
    const made = startOf(testCase);
    const { problem, week } = made;
    week.assigned.forEach((_, slot) => {
      const name = `${MEAL_TYPES[problem.freeType[slot]!]} ${problem.freeDay[slot]}`;
      week.place(
        slot,
        problem.recipes.findIndex(({ id }) => id === name),
      );
    });
    return { ...made, testCase };
  }
  /** Cold from the start: no change for the worse is taken on the way. */
  const cold = { moves: 4_000, from: 1e-9, to: 1e-9, similar: 0.3 };

  test.each<[string, [number, number][], [RecipeType, number][]]>([
    ['one meal for a better one', [[500, 300]], [['dinner', 500]]],
    [
      'one meal for another that is like it',
      [[500, 300]],
      [
        ['dinner', 500],
        ['dinner', 320],
        ['dinner', 280],
      ],
    ],
    [
      'two meals of a day at once',
      [[500, 480]],
      [
        ['lunch', 700],
        ['dinner', 300],
      ],
    ],
    [
      'the meals of two days',
      [
        [300, 400],
        [600, 700],
      ],
      [],
    ],
    [
      'a meal of another day, whose place another takes',
      [
        [300, 400],
        [600, 700],
      ],
      [['dinner', 400]],
    ],
    [
      'dishes for any meal, from a lunch to a dinner',
      [
        [500, 500],
        [500, 400],
      ],
      [['any', 500]],
    ],
  ])('exchanges %s', (_, days, spare) => {
    const { week, like, testCase } = puzzle(days, spare);
    annealWeek(week, seededRandom(4), { ...cold, like });
    expect([...week.dayDistance.subarray(0, days.length)].map((distance) => Math.round(1e6 * distance))).toEqual(
      days.map(() => 0),
    );
    expectKept(week, testCase);
    expectTrue(week, testCase);
  });
});
