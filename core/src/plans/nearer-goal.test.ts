import { describe, expect, it } from 'vitest';
import { nearerGoal } from './nearer-goal.ts';
import { NO_GOALS } from './plan-settings.ts';

const place = (mealType: 'breakfast' | 'lunch' | 'dinner', isLocked = false) => ({ mealType, isLocked });
const meal = (protein: number) => ({ nutrients: { ...NO_GOALS, protein } });

describe('the meals that bring a day nearer to its goal', () => {
  // of 120 g a day 28, 42 and 49 would be theirs, seven times
  const places = [place('breakfast'), place('lunch'), place('dinner')];
  it('are those that hold least of their share', () => {
    expect(nearerGoal(places, [meal(190), meal(20), meal(300)], 'protein', 120, true)).toBe('lunch');
    expect(nearerGoal(places, [meal(5), meal(290), meal(340)], 'protein', 120, true)).toBe('breakfast');
  });
  it('are those that hold most beyond it where there is too much', () => {
    expect(nearerGoal(places, [meal(900), meal(500), meal(600)], 'protein', 120, false)).toBe('breakfast');
  });
  it('are none of those that nobody knows', () => {
    expect(nearerGoal(places, [meal(190), { nutrients: null }, meal(300)], 'protein', 120, true)).toBe('dinner');
    expect(nearerGoal(places, [meal(190), null, meal(300)], 'protein', 120, true)).toBe('lunch');
  });
  it('are none of those that are locked', () => {
    const locked = [place('breakfast'), place('lunch', true), place('dinner')];
    expect(nearerGoal(locked, [meal(190), meal(20), meal(300)], 'protein', 120, true)).toBe('dinner');
    expect(nearerGoal([place('lunch', true)], [meal(5)], 'protein', 120, true)).toBeNull();
  });
});
