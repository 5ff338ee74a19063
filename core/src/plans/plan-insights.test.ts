import { describe, expect, it } from 'vitest';
import { type InsightMeal, planInsights } from './plan-insights.ts';
import { NO_GOALS } from './plan-settings.ts';
import { emptyWeek, type WeekPlan } from './week-plan.ts';

const meal = (id: string | null, calories: number | null = null, change: Partial<InsightMeal> = {}): InsightMeal => ({
  id,
  name: id ?? '',
  calories,
  nutrients: calories === null ? [] : [{ name: 'Calories', amount: calories, unit: 'kcal' }],
  ...change,
});
const structure = Array.from({ length: 7 }, () => ({ breakfast: 0, lunch: 1, dinner: 1, snack: 0 }));
/** A lunch and a dinner on each of some days. */
function week(days: Record<number, [lunch: InsightMeal, dinner: InsightMeal]>): WeekPlan<InsightMeal> {
  const plan = emptyWeek<InsightMeal>(structure, meal(null));
  for (const [day, [lunch, dinner]] of Object.entries(days)) {
    plan[Number(day)]!.lunch = [lunch];
    plan[Number(day)]!.dinner = [dinner];
  }
  return plan;
}
const goals = { ...NO_GOALS, calories: 1000 };

describe('the insights of a week', () => {
  const days = {
    1: [meal('a', 300), meal('b', 500)],
    3: [meal('a', 400), meal('c', 590)],
    5: [meal('d', 900), meal('e', 700)],
  } as const;

  it('name the days nearest to the goals and furthest from them, wherever they stand', () => {
    const { bestDay, worstDay } = planInsights(week({ ...days } as never), goals);
    expect([bestDay, worstDay]).toEqual([3, 5]);
    const turned = week({ 0: [...days[5]], 2: [...days[3]], 6: [...days[1]] });
    expect(planInsights(turned, goals)).toMatchObject({ bestDay: 2, worstDay: 0 });
    const alone = week({ 2: [...days[3]] });
    expect(planInsights(alone, goals)).toMatchObject({ bestDay: null, worstDay: null });
    expect(planInsights(week({ ...days } as never), NO_GOALS)).toMatchObject({ bestDay: null, worstDay: null });
  });

  it('average the days that have a meal, beside the goals', () => {
    const { averages } = planInsights(week({ ...days } as never), goals);
    expect(averages.calories).toEqual({ amount: expect.closeTo(3390 / 3, 9), isPart: false, goal: 1000, percent: 113 });
    expect(planInsights(week({}), goals).averages.calories).toEqual({
      amount: 0,
      isPart: false,
      goal: 1000,
      percent: null,
    });
  });

  it('judge no day of which a nutrient that has a goal is not known', () => {
    const { bestDay, worstDay, days: shown } = planInsights(week({ ...days } as never), { ...goals, protein: 60 });
    expect(shown[3]!.distancePercent).toBeNull();
    expect([bestDay, worstDay]).toEqual([null, null]);
  });

  it('say where a meal’s energy is not known, and judge no such day', () => {
    const some = week({ 1: [meal('a', 300), meal('b', null)], 3: [...days[3]] });
    const { averages, days: shown } = planInsights(some, goals);
    expect(averages.calories.isPart).toBe(true);
    expect(shown.map(({ meals }) => meals)).toEqual([0, 2, 0, 2, 0, 0, 0]);
    expect(shown[1]!.distancePercent).toBeNull();
    expect(shown[3]!.distancePercent).toBeCloseTo(1, 9);
  });

  it('count recipes, ingredients and variety, sides with what they go with', () => {
    const side = { id: 'rice', name: 'rice', calories: 100, nutrients: [], ingredients: ['rice', 'salt'] };
    const some = week({
      0: [meal('b', 1, { ingredients: ['salt', 'leek'], sides: [side] }), meal('a', 1, { ingredients: ['leek'] })],
      1: [meal('b', 1, { ingredients: ['salt', 'leek'] }), meal(null)],
    });
    const { recipes, ingredients, variety } = planInsights(some, goals);
    expect(recipes).toEqual([
      { id: 'b', name: 'b', uses: 2 },
      { id: 'a', name: 'a', uses: 1 },
      { id: 'rice', name: 'rice', uses: 1 },
    ]);
    expect(ingredients).toEqual([
      { name: 'leek', uses: 3 },
      { name: 'salt', uses: 3 },
      { name: 'rice', uses: 1 },
    ]);
    expect(variety).toEqual({ distinct: 2, meals: 3, share: 2 / 3 });
    expect(planInsights(week({}), goals).variety).toEqual({ distinct: 0, meals: 0, share: 0 });
  });
});
