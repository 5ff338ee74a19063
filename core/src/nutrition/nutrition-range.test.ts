import { describe, expect, test } from 'vitest';
import { createFoodIndex } from '../foods/food-index.ts';
import { SMALL_CATALOGUE } from '../foods/small-catalogue.ts';
import { computeNutrition } from './compute-nutrition.ts';
import { nutritionRanges, RANGED_NUTRIENTS, shownRange } from './nutrition-range.ts';

const index = createFoodIndex(SMALL_CATALOGUE, []);
const range = (lines: string[], servings = 2) => {
  const nutrition = computeNutrition(index, lines, servings);
  return { nutrition, ranges: nutritionRanges({ ...nutrition, serves: servings }, index.byId) };
};
/** How wide the calories' range is, as high over low. */
const width = (lines: string[]) => {
  const [low, high] = range(lines).ranges.calories;
  return high / low;
};

describe('the range of a serving', () => {
  test('holds the figure itself', () => {
    const { nutrition, ranges } = range(['200 g plain flour', '100 g butter']);
    for (const nutrient of RANGED_NUTRIENTS) {
      const [low, high] = ranges[nutrient];
      expect(low).toBeLessThanOrEqual(nutrition.perServing[nutrient]);
      expect(high).toBeGreaterThanOrEqual(nutrition.perServing[nutrient]);
    }
  });

  test('is wider for what is guessed than for what is weighed', () => {
    expect(width(['1 knob butter'])).toBeGreaterThan(width(['15 g butter']) * 1.1);
  });

  test('reaches further up when an ingredient was not counted', () => {
    expect(width(['100 g butter', '1 zorblax'])).toBeGreaterThan(width(['100 g butter']) * 1.2);
  });

  test('does not depend on the number of servings but by their number', () => {
    const [low] = range(['80 g butter'], 1).ranges.calories;
    expect(range(['80 g butter'], 4).ranges.calories[0]).toBeCloseTo(low / 4, -1);
  });

  test('reaches down to what is without an amount that can hardly be meant', () => {
    const nutrition = computeNutrition(index, ['200 g plain flour', '2 kg butter'], 2);
    const low = (doubted: number[]) => nutritionRanges({ ...nutrition, serves: 2, doubted }, index.byId).fat[0];
    expect(low([1])).toBeLessThan(low([]) / 20);
    expect(low([0])).toBeGreaterThan(low([]) * 0.9);
  });

  test('reaches further for the sugar of what is moist than of what is dry', () => {
    const share = (line: string) => {
      const { nutrition, ranges } = range([line]);
      const [low, high] = ranges.carbohydrates;
      return (high - low) / nutrition.perServing.carbohydrates;
    };
    expect(share('1 kg onions')).toBeGreaterThan(share('120 g plain flour') * 1.3);
  });

  test('reaches further down, and no further up, where a serving has more than a serving should', () => {
    const [low, high] = range(['100 g plain flour'], 2).ranges.carbohydrates;
    const [lowOfMuch, highOfMuch] = range(['600 g plain flour'], 2).ranges.carbohydrates;
    expect(lowOfMuch / 6).toBeLessThan(low * 0.8);
    expect(highOfMuch / 6).toBeLessThanOrEqual(high);
  });

  test('of nothing is finite and not below zero', () => {
    for (const [low, high] of Object.values(range(['salt to taste']).ranges)) {
      expect(low).toBeGreaterThanOrEqual(0);
      expect(Number.isFinite(high)).toBe(true);
    }
  });
});

describe('a range as it is shown', () => {
  test('in steps of 5 above 100, of 1 below, outwards', () => {
    expect(shownRange(430, 'kcal', [381.2, 477])).toEqual([380, 480]);
    expect(shownRange(14, 'g', [8.7, 18.2])).toEqual([8, 19]);
  });

  test('holds the figure beside it, and says nothing where it is hardly wider', () => {
    expect(shownRange(430.2, 'kcal', [430, 431])).toBeNull();
    expect(shownRange(31, 'g', [33.5, 40])).toEqual([31, 40]);
    expect(shownRange(0, 'g', [0, 0.2])).toBeNull();
  });
});
