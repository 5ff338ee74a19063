import { describe, expect, it } from 'vitest';
import { MEAL_TYPES } from '../recipes/meal-type.ts';
import type { PlanCandidate } from './candidates.ts';
import { ELSEWHERE } from './elsewhere.ts';
import { compilePlanProblem, placesOf } from './plan-problem.ts';
import { defaultPlanSettings, NO_GOALS } from './plan-settings.ts';

const recipe = (id: string | number, change: Partial<PlanCandidate> = {}): PlanCandidate => ({
  id,
  type: 'dinner',
  tags: [],
  isFavorite: false,
  nutrients: { ...NO_GOALS, calories: 500 },
  ...change,
});
const settings = { ...defaultPlanSettings(), nutGoals: { ...NO_GOALS, calories: 2000 } };
const ids = (candidates: PlanCandidate[], change = {}) =>
  compilePlanProblem(candidates, { ...settings, ...change }, {}).recipes.map(({ id }) => id);

describe('the recipes of a plan', () => {
  it('are in one order whatever order they come in, numbers by their size', () => {
    for (const sorted of [
      ['a', 'b', 'c', 'd'],
      [2, 9, 10, 100],
    ]) {
      for (const order of [sorted, sorted.toReversed(), [sorted[2]!, sorted[0]!, sorted[3]!, sorted[1]!]]) {
        expect(ids(order.map((id) => recipe(id)))).toEqual(sorted);
      }
    }
  });

  it('are those that pass the filter and fit a slot that is free', () => {
    const book = [
      recipe('a'),
      recipe('b', { diets: 'against' }),
      recipe('c', { type: 'lunch' }),
      recipe('d', { type: 'any' }),
    ];
    expect(ids(book)).toEqual(['a', 'c', 'd']);
    const onlyDinners = defaultPlanSettings().structure.map(() => ({ breakfast: 0, lunch: 0, dinner: 1, snack: 0 }));
    expect(ids(book, { structure: onlyDinners })).toEqual(['a', 'd']);
    const { fits } = compilePlanProblem(book, { ...settings, structure: onlyDinners }, {});
    expect(fits.map((fitting) => [...fitting])).toEqual(MEAL_TYPES.map((type) => (type === 'dinner' ? [0, 1] : [])));
  });

  it('count as nothing by an amount that cannot be meant', () => {
    const amounts = [Number.NaN, -300, Number.POSITIVE_INFINITY].map((calories) => {
      const problem = compilePlanProblem([recipe('a', { nutrients: { ...NO_GOALS, calories } })], settings, {});
      return problem.amounts[0];
    });
    expect(amounts).toEqual([0, 0, 0]);
    const { amounts: known, largestAmount } = compilePlanProblem(
      [recipe('a'), recipe('b', { nutrients: { ...NO_GOALS, calories: 900 } })],
      settings,
      {},
    );
    expect([known[0], known[6], largestAmount]).toEqual([0.25, 0.45, 0.45]);
  });

  it('of unknown nutrition count for a part of a usual day where there are no goals and dishes are known', () => {
    const book = [recipe('a', { mainFood: 'rice' }), recipe('b', { nutrients: null })];
    const { aimsAtUsualDay, amounts, hasGoals } = compilePlanProblem(
      book,
      { ...settings, nutGoals: { ...NO_GOALS } },
      {},
    );
    expect({ aimsAtUsualDay, hasGoals }).toEqual({ aimsAtUsualDay: true, hasGoals: false });
    expect(amounts[6]).toBeGreaterThan(0.1);
    expect(compilePlanProblem(book, settings, {}).aimsAtUsualDay).toBe(false);
    expect(compilePlanProblem([recipe('a')], { ...settings, nutGoals: { ...NO_GOALS } }, {}).aimsAtUsualDay).toBe(
      false,
    );
  });
});

describe('the slots of a plan', () => {
  it('are those of the structure in order; free are those that something fits', () => {
    const problem = compilePlanProblem([recipe('a'), recipe('b', { type: 'lunch' })], settings, {
      '1-dinner-0': recipe('a'),
    });
    expect(problem.places).toHaveLength(35);
    const free = [...problem.freePlace].map((place) => problem.places[place]!);
    expect(free.map(({ mealType }) => mealType)).toEqual(
      Array.from({ length: 7 }, (_, day) => (day === 1 ? ['lunch'] : ['lunch', 'dinner'])).flat(),
    );
    expect([...problem.freeDay]).toEqual(free.map(({ day }) => day));
    expect([...problem.freeType]).toEqual(free.map(({ mealType }) => MEAL_TYPES.indexOf(mealType)));
    expect(problem.fits.map((fitting) => fitting.length)).toEqual(
      MEAL_TYPES.map((type) => (type === 'lunch' || type === 'dinner' ? 1 : 0)),
    );
  });

  it('know what is locked into them, kept empty or eaten elsewhere', () => {
    const meal = recipe('a');
    const places = placesOf(settings.structure, {
      '0-lunch-0': meal,
      '0-dinner-0': null,
      '2-snack-1': ELSEWHERE,
      '9-lunch-0': meal,
    });
    const locked = places.filter(({ isLocked }) => isLocked);
    expect(locked).toEqual([
      { day: 0, mealType: 'lunch', index: 0, isLocked: true, locked: meal },
      { day: 0, mealType: 'dinner', index: 0, isLocked: true, locked: null },
      { day: 2, mealType: 'snack', index: 1, isLocked: true, locked: null, isElsewhere: true },
    ]);
    expect(places).toHaveLength(35);
  });
});
