import { describe, expect, test } from 'vitest';
import { createFoodIndex } from '../foods/food-index.ts';
import { SMALL_CATALOGUE, SMALL_FALLBACK } from '../foods/small-catalogue.ts';
import { computeNutrition } from './compute-nutrition.ts';
import { avoidedWarnings, avoidingText, DIET_WARNINGS, dietHints, judgeDiets, NOT_JUDGED } from './diet-warnings.ts';

const index = createFoodIndex(SMALL_CATALOGUE, SMALL_FALLBACK);
const judge = (...lines: string[]) => judgeDiets(index, computeNutrition(index, lines, 1).lines);
const warnings = (...lines: string[]) => judge(...lines).warnings;
const unjudged = (...lines: string[]) => judge(...lines).unjudged;
const hints = (...lines: string[]) => dietHints(judge(...lines));

describe('warnings', () => {
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

describe('what could not be judged', () => {
  test('nothing, where every ingredient is known', () => {
    expect(unjudged('2 onions', '100 g butter', 'salt')).toEqual([]);
    expect(unjudged('For the dough:', '2 onions')).toEqual([]);
  });

  test.each([
    ['an unknown ingredient', '3 zzyzx'],
    ['a foreign word', '100 g valnötter'],
    ['a row of the large table', '200 g starfruit'],
    ['a kind of a food', 'Ambridge onions'],
  ])('everything but what is known to be in it, with %s', (_, line) => {
    expect(unjudged('2 onions', line)).toEqual([...DIET_WARNINGS]);
    expect(unjudged('100 g butter', line)).toEqual(
      DIET_WARNINGS.filter((one) => !['not vegan', 'dairy'].includes(one)),
    );
  });

  test('everything, without ingredients', () => {
    expect(judge()).toEqual(NOT_JUDGED);
  });

  test('a second food that a line names is not passed over', () => {
    expect(unjudged('100 g rice (or 50 g butter)')).toEqual(['not vegan', 'dairy']);
    expect(unjudged('2 onions, fried in butter')).toEqual(['not vegan', 'dairy']);
    expect(hints('onions and butter')).not.toContain('Vegan');
  });

  test('a kind of salt is let off, salt with something in it is not', () => {
    expect(unjudged('2 onions', 'Ambridge salt')).toEqual([]);
    expect(hints('2 onions', '1 tsp egg salt')).not.toContain('Vegan');
  });
});

describe('diet hints', () => {
  test.each([
    [
      ['2 onions', '1 cup rice', 'salt'],
      ['Vegetarian', 'Vegan'],
    ],
    [['2 onions', '100 g butter'], ['Vegetarian']],
    [['1 kg chicken thighs'], []],
    [['100 g vegan butter'], ['Vegetarian', 'Vegan']],
    [['2 onions', '3 zzyzx'], []],
    [['200 g starfruit'], []],
    [[], []],
  ])('%j is %j', (lines, expected) => {
    expect(hints(...lines)).toEqual(expected);
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
