import { expect, it } from 'vitest';
import type { MealType } from '../recipes/meal-type.ts';
import type { PlanCandidate } from './candidates.ts';
import { fillWeek } from './fill-week.ts';
import { compilePlanProblem } from './plan-problem.ts';
import { defaultPlanSettings, NO_GOALS } from './plan-settings.ts';
import { WeekState } from './week-state.ts';

/** One meal of each type on Monday, for 2000 kcal; dishes by the meals that they are for. */
function monday(book: readonly (readonly [id: string, kcal: number, meals: readonly MealType[]])[]): string[] {
  const candidates = book.map(
    ([id, calories, meals]): PlanCandidate => ({
      id,
      type: 'any',
      tags: [],
      isFavorite: false,
      nutrients: { ...NO_GOALS, calories },
      meals,
    }),
  );
  const settings = { ...defaultPlanSettings(), nutGoals: { ...NO_GOALS, calories: 2000 } };
  settings.repeat.snack = false;
  settings.structure = settings.structure.map((_, day) => {
    const meals = day === 0 ? 1 : 0;
    return { breakfast: meals, lunch: meals, dinner: meals, snack: meals };
  });
  const problem = compilePlanProblem(candidates, settings, {});
  const week = new WeekState(problem);
  fillWeek(week);
  const taken = new Map(
    [...week.assigned].map((recipe, slot) => [problem.freeType[slot], problem.recipes[recipe]?.id]),
  );
  return [0, 1, 2, 3].map((type) => String(taken.get(type) ?? ''));
}

it('the meal for which there is least to choose from is filled first, and has the nearest dish', () => {
  // all three meals could have the large one; of dinners there are two, of lunches three, of breakfasts four
  const large = ['large', 1400, ['breakfast', 'lunch', 'dinner']] as const;
  const others = [
    ['d', 300, ['dinner']],
    ['l1', 300, ['lunch']],
    ['l2', 200, ['lunch']],
    ['b1', 250, ['breakfast']],
    ['b2', 200, ['breakfast']],
    ['b3', 100, ['breakfast']],
  ] as const;
  expect(monday([large, ...others])).toEqual(['b1', 'l1', 'large', '']);
  // of as many the first of the day
  expect(monday([large, ['d', 300, ['dinner']], ['l', 300, ['lunch']], ['b', 300, ['breakfast']]])).toEqual([
    'large',
    'l',
    'd',
    '',
  ]);
});

it('no slot stays empty that another meal could make room for, however long the way', () => {
  const chain = [
    ['a', 800, ['breakfast', 'snack']],
    ['b', 700, ['breakfast', 'lunch']],
    ['c', 600, ['lunch', 'dinner']],
    ['d', 500, ['dinner']],
  ] as const;
  expect(monday(chain)).toEqual(['b', 'c', 'd', 'a']);
  expect(monday(chain.slice(0, 3)).filter((id) => id === '')).toHaveLength(1);
  expect(monday([])).toEqual(['', '', '', '']);
});
