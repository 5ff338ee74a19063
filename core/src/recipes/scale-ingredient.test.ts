import { describe, expect, it } from 'vitest';
import { scaleCalories, scaleQuantity, startServes } from './scale-ingredient.ts';

describe('scaleQuantity', () => {
  it.each([
    [200, 4, 4, 200],
    [200, 4, 2, 100],
    [1, 3, 1, 0.3],
    [2, 3, 1, 0.7],
    [0.25, 1, 1, 0.3],
    [0.1, 1, 3, 0.3],
    [1, 8, 2, 0.3],
    [0, 2, 30, 0],
    [1.15, 1, 1, 1.2],
  ])('NUM-47 %d for %d serves is, for %d, %d', (quantity, recipeServes, chosenServes, scaled) => {
    expect(scaleQuantity(quantity, recipeServes, chosenServes)).toBe(scaled);
  });

  it('refuses a recipe for nobody', () => {
    expect(() => scaleQuantity(1, 0, 1)).toThrow(RangeError);
    expect(() => scaleQuantity(1, Number.NaN, 1)).toThrow(RangeError);
  });
});

describe('scaleCalories', () => {
  it.each([
    [23.2, 1, 24],
    [23.2, 2, 47],
    [0.1, 30, 3],
    [110, 3, 330],
    [0, 5, 0],
  ])('NUM-48 %d kcal a serving are, for %d serves, %d', (calories, serves, scaled) => {
    expect(scaleCalories(calories, serves)).toBe(scaled);
  });
});

describe('startServes', () => {
  it.each([
    [4, 4],
    [30, 30],
    [31, 30],
    [120, 30],
    [1, 1],
  ])('DET-20 DET-21 a recipe that serves %d starts at %d', (serves, start) => {
    expect(startServes(serves)).toBe(start);
  });
});
