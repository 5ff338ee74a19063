import { describe, expect, it } from 'vitest';
import { MEAL_TYPES } from '../recipes/meal-type.ts';
import { seededRandom } from '../seeded-random.ts';
import type { PlanCandidate } from './candidates.ts';
import { ELSEWHERE } from './elsewhere.ts';
import { generatePlan } from './generate-plan.ts';
import type { LockedMeals } from './plan-problem.ts';
import { defaultPlanSettings, NO_GOALS } from './plan-settings.ts';
import { slotsOf } from './week-plan.ts';

const dish = (id: string, type: PlanCandidate['type'], calories = 500): PlanCandidate => ({
  id,
  type,
  tags: [],
  isFavorite: false,
  nutrients: { ...NO_GOALS, calories },
  mainFood: null,
});
const some = (type: PlanCandidate['type'], count: number) =>
  Array.from({ length: count }, (_, number) => dish(`${type} ${number}`, type));
const BOOK = [...some('lunch', 4), ...some('dinner', 4)];

function week(candidates: PlanCandidate[], { calories = 0, locked = {} as LockedMeals, variation = 1 as 1 | 2 } = {}) {
  const settings = { ...defaultPlanSettings(), variation, nutGoals: { ...NO_GOALS, calories } };
  return slotsOf(generatePlan(candidates, settings, locked, seededRandom(7)).plan);
}
const filledByDay = (slots: ReturnType<typeof week>) =>
  Array.from({ length: 7 }, (_, day) => slots.filter((slot) => slot.day === day && slot.meal !== null).length);

describe('a week that its book cannot fill', () => {
  it.each([
    ['without goals', { variation: 2 }],
    ['without goals or variation', {}],
    ['with a goal that few meals reach', { calories: 1000 }],
    ['with a goal that no day reaches', { calories: 3000 }],
  ] as const)('has something on every day, %s, and as many meals as there are', (_, options) => {
    const slots = week(BOOK, options);
    const filled = filledByDay(slots);
    expect(filled.reduce((sum, meals) => sum + meals, 0)).toBe(8);
    expect(filled.toSorted()).toEqual([1, 1, 1, 1, 1, 1, 2]);
    for (const { meal, mealType } of slots) if (meal !== null) expect(String(meal)).toContain(mealType);
  });

  it('counts what is locked and what is eaten elsewhere as something', () => {
    const locked = { '0-lunch-0': dish('away', 'lunch'), '0-dinner-0': ELSEWHERE, '1-dinner-0': ELSEWHERE } as const;
    const filled = filledByDay(week(some('dinner', 5), { locked }));
    expect(filled).toEqual([1, 0, 1, 1, 1, 1, 1]);
  });

  it('is left as it is where a meal elsewhere would spoil the goals of the days', () => {
    const big = Array.from({ length: 4 }, (_, number) => dish(`dinner ${number}`, 'dinner', 1000));
    const small = Array.from({ length: 7 }, (_, number) => dish(`lunch ${number}`, 'lunch', 990));
    const slots = week([...big, ...small], { calories: 1000 });
    expect(filledByDay(slots).reduce((sum, meals) => sum + meals, 0)).toBe(11);
  });

  it('fills the slots of a type from the first on', () => {
    const slots = week([...some('snack', 1), ...some('lunch', 2)]);
    for (const { day, mealType, index, meal } of slots)
      if (meal !== null && index > 0)
        expect(slots.find((slot) => slot.day === day && slot.mealType === mealType && slot.index === 0)?.meal).not.toBe(
          null,
        );
    expect(MEAL_TYPES.filter((type) => slots.some(({ mealType, meal }) => mealType === type && meal))).toEqual([
      'lunch',
      'snack',
    ]);
  });
});
