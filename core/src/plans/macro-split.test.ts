import { describe, expect, it } from 'vitest';
import { goalsFromCalories, MACRO_SPLITS, type MacroSplitName } from './macro-split.ts';

describe('goals from calories', () => {
  it.each(Object.keys(MACRO_SPLITS) as MacroSplitName[])('%s shares out the whole energy', (split) => {
    const { carbohydrates, protein, fat } = MACRO_SPLITS[split];
    expect(carbohydrates + protein + fat).toBe(100);
    const goals = goalsFromCalories(2000, split);
    const kcal = goals.carbohydrates * 4 + goals.protein * 4 + goals.fat * 9;
    // whole grams: at most half a gram off each
    expect(Math.abs(kcal - 2000)).toBeLessThanOrEqual(8.5);
  });

  it('gives whole grams, recommended fibre and no goal for sugar', () => {
    expect(goalsFromCalories(2000, 'Balanced')).toEqual({
      calories: 2000,
      carbohydrates: 250,
      protein: 100,
      fat: 67,
      fiber: 28,
      sugar: 0,
    });
  });

  it('asks for nothing without energy and never passes the limits of goals', () => {
    expect(goalsFromCalories(0, 'Balanced').fiber).toBe(0);
    expect(goalsFromCalories(50_000, 'Balanced')).toMatchObject({ calories: 10_000, protein: 500, fat: 500 });
  });
});
