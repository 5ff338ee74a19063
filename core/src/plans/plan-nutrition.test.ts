import { expect, it } from 'vitest';
import { shownAmount } from '../nutrition/shown-amount.ts';
import { dayTotals, goalTotals, isAlcohol, sumMeals } from './day-totals.ts';
import { dayDistancePercent, goalDistance, goalWeights } from './goal-distance.ts';
import { goalShare } from './goal-percent.ts';
import { type InsightMeal, planInsights } from './plan-insights.ts';
import { NO_GOALS } from './plan-settings.ts';
import { DEFAULT_DAY, defaultStructure } from './structure.ts';
import { emptyWeek, withMealAt } from './week-plan.ts';

const nutrient = (name: string, amount: number, unit = 'g') => ({ name, amount, unit });

it('PLAN-50 day totals add up the meals and leave alcohol out', () => {
  const totals = dayTotals([
    { nutrients: [nutrient('Calories', 300, 'kcal'), nutrient('Protein', 10.4), nutrient('Alcohol', 12)] },
    { nutrients: [nutrient('Protein', 5.3), nutrient('Alcohol %', 2, '%')] },
    { nutrients: [] },
  ]);
  expect(totals.map(({ name }) => name)).toEqual(['Calories', 'Protein']);
  expect(totals[1]?.amount).toBeCloseTo(15.7);
  expect(isAlcohol('Alcohol')).toBe(true);
  expect(isAlcohol('Sugar')).toBe(false);
  expect(isAlcohol('Sugar alcohols')).toBe(false);
});

it('a sum tells how many meals each nutrient lacks: those not counted, and those of which it is not known', () => {
  const { totals, lacking } = sumMeals([
    { calories: 300, nutrients: [nutrient('Calories', 300, 'kcal'), nutrient('protein', 10)] },
    { calories: null, nutrients: [nutrient('Calories', 20, 'kcal')] },
    { calories: null, nutrients: [] },
  ]);
  expect(totals).toEqual({ ...NO_GOALS, calories: 320, protein: 10 });
  expect(lacking).toEqual({ calories: 2, protein: 2, carbohydrates: 3, fat: 3, fiber: 3, sugar: 3 });
  expect(sumMeals([])).toEqual({ totals: NO_GOALS, lacking: NO_GOALS });
});

it('insights call a mean a part where a meal is not known, and such a day neither the best nor the worst', () => {
  let plan = emptyWeek<InsightMeal>(defaultStructure(), EMPTY);
  plan = withMealAt(plan, { day: 0, mealType: 'lunch', index: 0 }, meal('a', 1000));
  plan = withMealAt(plan, { day: 1, mealType: 'lunch', index: 0 }, meal('b', 600));
  plan = withMealAt(plan, { day: 2, mealType: 'lunch', index: 0 }, { ...meal('c', 0), calories: null, nutrients: [] });
  const insights = planInsights(plan, goals);
  expect(insights.averages.calories).toMatchObject({ isPart: true });
  expect(insights.days.map(({ lacking }) => lacking.calories)).toEqual([0, 0, 1, 0, 0, 0, 0]);
  expect([insights.bestDay, insights.worstDay]).toEqual([0, 1]);
});

it('the six nutrients with goals are read by name, and are 0 where there is none', () => {
  const totals = goalTotals([nutrient('Calories', 500, 'kcal'), nutrient('Fiber', 7), nutrient('Sodium', 3, 'mg')]);
  expect(totals).toEqual({ ...NO_GOALS, calories: 500, fiber: 7 });
});

it('NUM-39 nutrition values are whole numbers when shown', () => {
  expect(shownAmount(12.5, 'g')).toBe(13);
  expect(shownAmount(12.49, 'g')).toBe(12);
  expect(goalShare(33.3, 100)).toBe(33);
});

it('fibre is a floor and sugar a ceiling: more fibre and less sugar than the goal cost nothing', () => {
  expect(goalDistance('fiber', 40, 30)).toBe(0);
  expect(goalDistance('fiber', 15, 30)).toBe(-0.5);
  expect(goalDistance('sugar', 20, 40)).toBe(0);
  expect(goalDistance('sugar', 60, 40)).toBe(0.5);
  expect(goalDistance('protein', 60, 40)).toBe(0.5);
  expect(goalDistance('protein', 60, 0)).toBe(0);
});

it('a priority nutrient weighs three times another, and weights sum to 1', () => {
  const goals = { ...NO_GOALS, calories: 2000, protein: 100 };
  expect(goalWeights(goals, ['protein'])).toEqual({ ...NO_GOALS, calories: 0.25, protein: 0.75 });
  expect(goalWeights(NO_GOALS, ['protein'])).toEqual(NO_GOALS);
  const totals = { ...NO_GOALS, calories: 2200, protein: 80 };
  expect(dayDistancePercent(totals, goals, [])).toBeCloseTo(15);
  expect(dayDistancePercent(totals, goals, ['protein'])).toBeCloseTo(17.5);
});

const EMPTY: InsightMeal = { id: null, name: '', calories: 0, nutrients: [] };
const meal = (id: string, calories: number, ingredients: string[] = []): InsightMeal => ({
  id,
  name: id.toUpperCase(),
  calories,
  nutrients: [nutrient('Calories', calories, 'kcal')],
  ingredients,
});
const goals = { ...NO_GOALS, calories: 1000 };

it('insights average only the days that have a meal, and name the best and the worst of them', () => {
  let plan = emptyWeek<InsightMeal>(defaultStructure(), EMPTY);
  plan = withMealAt(plan, { day: 0, mealType: 'lunch', index: 0 }, meal('a', 1000));
  plan = withMealAt(plan, { day: 3, mealType: 'lunch', index: 0 }, meal('b', 400));
  const insights = planInsights(plan, goals);
  expect(insights.averages.calories).toEqual({ amount: 700, isPart: false, goal: 1000, percent: 70 });
  expect(insights.averages.protein).toMatchObject({ amount: 0, goal: 0, percent: null });
  expect([insights.bestDay, insights.worstDay]).toEqual([0, 3]);
  expect(insights.days[3]).toMatchObject({ meals: 1, distancePercent: 60 });
  expect(insights.days[1]).toMatchObject({ meals: 0, distancePercent: null });
});

it('insights count recipes and ingredients, most used first, and how varied the week is', () => {
  let plan = emptyWeek<InsightMeal>(defaultStructure(), EMPTY);
  plan = withMealAt(plan, { day: 0, mealType: 'lunch', index: 0 }, meal('a', 300, ['Oats', 'milk', 'oats ']));
  plan = withMealAt(plan, { day: 1, mealType: 'snack', index: 0 }, meal('b', 300, ['milk']));
  plan = withMealAt(plan, { day: 2, mealType: 'snack', index: 1 }, meal('b', 300, ['milk']));
  const insights = planInsights(plan, NO_GOALS);
  expect(insights.recipes).toEqual([
    { id: 'b', name: 'B', uses: 2 },
    { id: 'a', name: 'A', uses: 1 },
  ]);
  expect(insights.ingredients).toEqual([
    { name: 'milk', uses: 3 },
    { name: 'oat', uses: 1 },
  ]);
  expect(insights.variety).toEqual({ distinct: 2, meals: 3, share: 2 / 3 });
  expect([insights.bestDay, insights.worstDay]).toEqual([null, null]);
});

it('insights of an empty week are all nothing', () => {
  const insights = planInsights(emptyWeek<InsightMeal>(Array(7).fill(DEFAULT_DAY), EMPTY), goals);
  expect(insights.averages.calories).toEqual({ amount: 0, isPart: false, goal: 1000, percent: null });
  expect(insights.variety).toEqual({ distinct: 0, meals: 0, share: 0 });
});
