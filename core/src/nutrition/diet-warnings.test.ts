import { describe, expect, test } from 'vitest';
import { createFoodIndex } from '../foods/food-index.ts';
import { SMALL_CATALOGUE, SMALL_FALLBACK } from '../foods/small-catalogue.ts';
import { computeNutrition } from './compute-nutrition.ts';
import { avoidedWarnings, avoidingText, DIET_WARNINGS, dietWarnings } from './diet-warnings.ts';

const index = createFoodIndex(SMALL_CATALOGUE, SMALL_FALLBACK);
const warnings = (...lines: string[]) => dietWarnings(index, computeNutrition(index, lines, 1).lines);

describe('dietWarnings', () => {
  test.each([
    ['2 onions', []],
    ['100 g butter', ['not vegan', 'dairy']],
    ['100 g vegan butter', []],
    ['50 g almonds', ['nuts']],
    ['100 g flour', ['gluten']],
    ['100 g gluten-free flour', []],
    ['1 kg chicken thighs', ['not vegetarian', 'not vegan']],
    ['3 zzyzx', []],
    ['For the butter:', []],
  ])('%s gives %j', (line, expected) => {
    expect(warnings(line)).toEqual(expected);
  });

  test('one ingredient is enough, and each warning is given once, in a fixed order', () => {
    expect(warnings('50 g almonds', '2 onions', '100 g butter', '20 g butter')).toEqual(['not vegan', 'dairy', 'nuts']);
    expect(warnings()).toEqual([]);
  });
});

describe('avoidedWarnings', () => {
  test('diets and allergens come together, each thing once', () => {
    expect(avoidedWarnings({ diets: ['Vegan', 'Nut Free'], allergens: ['nuts', 'egg'] })).toEqual([
      'not vegan',
      'egg',
      'nuts',
    ]);
    expect(avoidedWarnings({ diets: ['Vegetarian', 'Gluten Free', 'Dairy Free'], allergens: [] })).toEqual([
      'not vegetarian',
      'gluten',
      'dairy',
    ]);
  });

  test('what is no diet and no allergen is left out', () => {
    expect(avoidedWarnings({ diets: ['Keto'], allergens: ['pollen'] })).toEqual([]);
  });
});

test('every warning has words for a filter', () => {
  expect(DIET_WARNINGS.map(avoidingText)).toContain('No nuts');
  expect(DIET_WARNINGS.map(avoidingText)).toContain('No meat or fish');
  expect(new Set(DIET_WARNINGS.map(avoidingText)).size).toBe(DIET_WARNINGS.length);
});
