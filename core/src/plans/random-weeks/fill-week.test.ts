import { describe, expect, it } from 'vitest';
import type { GoalNutrients } from '../../foods/nutrients.ts';
import type { MEAL_TYPES } from '../../recipes/meal-type.ts';
import { dish, startOf } from '../../testing/random-week.ts';
import type { PlanCandidate } from '../candidates.ts';
import { fillWeek } from '../fill-week.ts';
import { defaultPlanSettings, NO_GOALS, type PlanSettings } from '../plan-settings.ts';

describe('filling a week', () => {
  const oneDay = (
    meals: Partial<Record<(typeof MEAL_TYPES)[number], number>>,
    goals: Partial<GoalNutrients> = {},
  ): PlanSettings => ({
    ...defaultPlanSettings(),
    nutGoals: { ...NO_GOALS, calories: 1000, ...goals },
    structure: Array.from({ length: 7 }, (_, day) => ({
      breakfast: 0,
      lunch: 0,
      dinner: 0,
      snack: 0,
      ...(day === 0 ? meals : {}),
    })),
  });
  const filled = (candidates: PlanCandidate[], settings: PlanSettings) => {
    const { week, problem } = startOf({ candidates, settings, locked: {} });
    fillWeek(week);
    return [...week.assigned].map((recipe) => problem.recipes[recipe]?.id ?? null);
  };
  const kcal = (calories: number) => ({ calories });

  it('takes what brings the day nearest to its goals', () => {
    const book = [dish('a', 'dinner', kcal(300)), dish('b', 'dinner', kcal(900)), dish('c', 'dinner', kcal(1500))];
    expect(filled(book, oneDay({ dinner: 1 }))).toEqual(['b']);
    expect(filled(book.toReversed(), oneDay({ dinner: 1 }))).toEqual(['b']);
  });

  it('takes recipes of the slot’s own type before those for any, though these were nearer', () => {
    const book = [dish('any', 'any', kcal(1000)), dish('own', 'dinner', kcal(400))];
    expect(filled(book, oneDay({ dinner: 1 }))).toEqual(['own']);
  });

  it('takes what is lent, or of unknown nutrition, or already on the day, only where nothing else is left', () => {
    const lent = { ...dish('lent', 'dinner', kcal(1000)), isBorrowed: true };
    expect(filled([lent, dish('own', 'dinner', kcal(100))], oneDay({ dinner: 1 }))).toEqual(['own']);
    expect(filled([dish('unknown', 'dinner', null), dish('own', 'dinner', kcal(5000))], oneDay({ dinner: 1 }))).toEqual(
      ['own'],
    );
    expect(filled([lent], oneDay({ dinner: 1 }))).toEqual(['lent']);
    const twice = oneDay({ dinner: 2 });
    twice.repeat.dinner = true;
    expect(filled([dish('a', 'dinner', kcal(500)), dish('b', 'dinner', kcal(5000))], twice).toSorted()).toEqual([
      'a',
      'b',
    ]);
    expect(filled([dish('a', 'dinner', kcal(500))], twice)).toEqual(['a', 'a']);
  });

  it('fills the slots for which there is least to choose from first', () => {
    const book = [dish('any', 'any', kcal(500)), dish('lunch', 'lunch', kcal(100))];
    expect(filled(book, oneDay({ lunch: 1, dinner: 1 }))).toEqual(['lunch', 'any']);
  });

  it('moves meals along so that none stays empty for want of a recipe that stands elsewhere', () => {
    const forMeals = (id: string, calories: number, meals: PlanCandidate['meals']) => ({
      ...dish(id, 'any', kcal(calories)),
      meals: meals!,
    });
    // the first is nearest at breakfast, and all that is left for dinner
    const book = [
      forMeals('a', 600, ['breakfast', 'lunch', 'dinner']),
      forMeals('b', 200, ['breakfast']),
      forMeals('c', 300, ['lunch', 'dinner']),
    ];
    const meals = filled(book, oneDay({ breakfast: 1, lunch: 1, dinner: 1 }));
    expect(meals[0]).toBe('b');
    expect(meals.toSorted()).toEqual(['a', 'b', 'c']);
    const longer = [
      forMeals('a', 600, ['breakfast', 'snack']),
      forMeals('b', 550, ['breakfast', 'lunch']),
      forMeals('c', 500, ['lunch', 'dinner']),
      forMeals('d', 450, ['dinner', 'snack']),
    ];
    expect(filled(longer, oneDay({ breakfast: 1, lunch: 1, dinner: 1, snack: 1 })).toSorted()).toEqual([
      'a',
      'b',
      'c',
      'd',
    ]);
    expect(
      filled(longer.slice(0, 3), oneDay({ breakfast: 1, lunch: 1, dinner: 1, snack: 1 })).filter((id) => id === null),
    ).toHaveLength(1);
  });
});
