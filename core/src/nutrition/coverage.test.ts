import { expect, test } from 'vitest';
import { createFoodIndex } from '../foods/food-index.ts';
import { SMALL_CATALOGUE, SMALL_FALLBACK } from '../foods/small-catalogue.ts';
import { computeNutrition } from './compute-nutrition.ts';
import { doCaloriesDiffer, isImplausibleServing, isPartial, nutrientsOfWhole } from './coverage.ts';

const index = createFoodIndex(SMALL_CATALOGUE, SMALL_FALLBACK);
const coverageOf = (...lines: string[]) => {
  const { coverage, weightCoverage } = computeNutrition(index, lines, 1);
  return { ofIngredients: coverage, ofWeight: weightCoverage };
};

test.each([
  [0.8, 0.8, false],
  [0.79, 1, true],
  [1, 0.79, true],
  [0.9, null, false],
  [null, null, false],
])('%s of the ingredients and %s of the weight counted is partial: %s', (ofIngredients, ofWeight, expected) => {
  expect(isPartial({ ofIngredients, ofWeight })).toBe(expected);
});

test('a heavy ingredient that was not counted weighs more than its number', () => {
  const coverage = coverageOf('50 g butter', '50 g flour', '50 g rice', '2 tbsp butter', '1 kg zzyzx');
  expect(coverage.ofIngredients).toBe(0.8);
  expect(coverage.ofWeight).toBeLessThan(0.2);
  expect(isPartial(coverage)).toBe(true);
});

test('what has no amount hardly weighs, and what is counted by number weighs as the others do', () => {
  expect(coverageOf('100 g butter', 'zzyzx').ofWeight).toBe(1);
  expect(coverageOf('100 g butter', '3 zzyzx').ofWeight).toBe(0.5);
  expect(coverageOf('100 g butter', 'bunch of zzyzx').ofWeight).toBeCloseTo(100 / 160);
  expect(coverageOf('100 g butter', '5 dl zzyzx').ofWeight).toBeCloseTo(1 / 6);
});

test('nothing known is nothing covered', () => {
  expect(coverageOf('3 zzyzx').ofWeight).toBe(0);
  expect(coverageOf().ofWeight).toBe(0);
});

test.each([
  [19, true],
  [20, false],
  [1500, false],
  [3394, true],
])('a serving of %d kcal is asked about: %s', (kcal, expected) => {
  expect(isImplausibleServing(kcal)).toBe(expected);
});

test.each([
  ['twice as much and more', 1496, 589, 1, true],
  ['as much whatever is not counted', 1496, 589, 0.6, true],
  ['nearly twice as much', 1170, 589, 1, false],
  ['half of it and less', 250, 589, 1, true],
  ['half of it where something is not counted', 250, 589, 0.9, false],
  ['little, twice', 90, 40, 1, false],
  ['what nobody published', 300, 0, 1, false],
])('calories of a serving differ: %s', (_, counted, published, coverage, expected) => {
  expect(doCaloriesDiffer(counted, published, coverage)).toBe(expected);
});

test('nutrients of a part leave Sorrel as none, a publisher’s as they are', () => {
  const nutrients = { calories: 90 };
  expect(nutrientsOfWhole({ calories: null, nutritionCoverage: 0.4, nutrients })).toBeNull();
  expect(nutrientsOfWhole({ calories: 90, nutritionCoverage: 1, nutrients })).toBe(nutrients);
  expect(nutrientsOfWhole({ calories: null, nutritionCoverage: null, nutrients })).toBe(nutrients);
});
