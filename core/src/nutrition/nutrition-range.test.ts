import { describe, expect, test } from 'vitest';
import { createFoodIndex } from '../foods/food-index.ts';
import { SMALL_CATALOGUE } from '../foods/small-catalogue.ts';
import { computeNutrition } from './compute-nutrition.ts';
import {
  foodDoubt,
  lineDoubtKcal,
  nutritionRanges,
  nutritionSpreads,
  shownRange,
  weightDoubt,
} from './nutrition-range.ts';
import { RANGED_NUTRIENTS } from './ranged-nutrients.ts';

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

  test('doubts the figures that were counted, also where those are of another country', () => {
    const abroad = { butter: { fat: 8, carbohydrates: 70 } };
    const foods = SMALL_CATALOGUE.foods.map((food) =>
      food.id === 'butter' ? { ...food, figuresAbroad: abroad } : food,
    );
    const there = createFoodIndex({ ...SMALL_CATALOGUE, foods }, []);
    const spread = (language: 'fr' | 'en') => {
      const counted = computeNutrition(there, ['100 g butter'], 1, { language });
      expect(counted.perServing.fat).toBeCloseTo(language === 'fr' ? 8 : 81.1, 0);
      return nutritionSpreads({ ...counted, serves: 1 }, there.byId);
    };
    expect(spread('fr').fat).toBeCloseTo((spread('en').fat * 8) / 81.1, 1);
    expect(spread('fr').carbohydrates).toBeGreaterThan(spread('en').carbohydrates * 50);
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

describe('a range, worked out by hand', () => {
  const rounded = (ranges: ReturnType<typeof range>['ranges']) =>
    RANGED_NUTRIENTS.map((nutrient) => ranges[nutrient].map((value) => Number(value.toFixed(1))));
  const [FLOUR, FLOUR_AND_BUTTER] = [['200 g plain flour'], ['200 g plain flour', '100 g butter', '2 zorblaxes']];

  test('of what is weighed and known by its own name', () => {
    expect(rounded(range(FLOUR).ranges)).toEqual([
      [272.2, 408],
      [8.1, 12],
      [53.4, 90.1],
      [0, 1.6],
    ]);
  });

  test('of what is moist', () => {
    expect(rounded(range(['1 kg onions']).ranges)).toEqual([
      [150.8, 226.9],
      [3.9, 6.1],
      [25.6, 67.3],
      [0, 0.8],
    ]);
  });

  test('of several lines, of which one in three was not counted', () => {
    expect(rounded(range(FLOUR_AND_BUTTER).ranges)).toEqual([
      [551.5, 1094.8],
      [8.6, 17.1],
      [53.4, 121.8],
      [25.5, 64.3],
    ]);
  });

  test('reaches down to what is without a doubted amount, and up as before', () => {
    const nutrition = computeNutrition(index, FLOUR_AND_BUTTER, 2);
    expect(rounded(nutritionRanges({ ...nutrition, serves: 2, doubted: [1] }, index.byId))).toEqual([
      [275.2, 1094.8],
      [8.1, 17.1],
      [53.4, 121.8],
      [0.4, 64.3],
    ]);
  });

  test('reaches down to what is without what was counted by no amount', () => {
    const nutrition = computeNutrition(index, FLOUR_AND_BUTTER, 2);
    const lines = nutrition.lines.map((line, at) =>
      at === 1 ? { ...line, gramsRule: 'each serving' as const } : line,
    );
    const [low] = nutritionRanges({ ...nutrition, lines, serves: 2 }, index.byId).fat;
    expect(low).toBeLessThan(1);
  });

  test('of a recipe in the dish takes its doubt as it is', () => {
    const none = { calories: 0, protein: 0, carbohydrates: 0, fat: 0 };
    const ofLink = (spread: typeof none) => {
      const link = { grams: null, gramsRule: 'recipe' as const, confidence: null, calories: 300, food: null, spread };
      const perServing = { calories: 300, protein: 10, carbohydrates: 30, fat: 10 };
      const nutrition = { perServing, coverage: 1, lines: [link], serves: 2 };
      expect(nutritionSpreads(nutrition, index.byId)).toEqual(spread);
      return nutritionRanges(nutrition, index.byId).calories;
    };
    // it counts, also where nobody knows what it weighs
    expect(ofLink(none)[1]).toBeCloseTo(305 * Math.exp(0.84 * 0.13) - 5, 6);
    expect(ofLink({ ...none, calories: 100 })[1]).toBeGreaterThan(ofLink(none)[1]);
  });

  test('where nothing was counted reaches as far up as of a dish that nobody knows', () => {
    const { ranges } = range(['salt to taste']);
    expect(ranges.calories[1]).toBeCloseTo(5 * Math.exp(0.84 * 0.13 + 0.9) - 5, 6);
  });
});

test.each<[number, string, [number, number], [number, number] | null]>([
  [98, 'kcal', [90.5, 99.2], [90, 100]],
  [98, 'kcal', [90.5, 100], [90, 100]],
  [98, 'g', [90.5, 100.1], [90, 105]],
  [50, 'g', [49.2, 50.9], null],
  [50, 'g', [48.2, 50.9], [48, 51]],
  [50.4, 'g', [49.9, 50], null],
  [200, 'kcal', [196, 204], null],
  [200, 'kcal', [194, 204], [190, 205]],
  [60, 'g', [58.5, 60.9], null],
  [60, 'g', [57.5, 60.9], [57, 61]],
])('%d %s between %j is shown with %j', (amount, unit, between, shown) => {
  expect(shownRange(amount, unit, between)).toEqual(shown);
});

test('a line is in doubt by its weight and by its food', () => {
  const line = { food: null, grams: 100, calories: 100, gramsRule: 'piece' as const, confidence: 'head noun' as const };
  expect([weightDoubt(line), foodDoubt(line)]).toEqual([0.3, 0.4]);
  expect(lineDoubtKcal(line)).toBeCloseTo(64);
  expect(foodDoubt({ ...line, confidence: null })).toBe(0);
});
