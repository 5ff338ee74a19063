import { describe, expect, test } from 'vitest';
import { avoidedWarnings, avoidingText, DIET_WARNINGS } from './diet-warnings.ts';

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

test('a filter leaves out what it names', () => {
  expect(avoidingText('not vegan')).toBe('No animal products');
  expect(avoidingText('not vegetarian')).toBe('No meat or fish');
  expect(avoidingText('soya')).toBe('No soya');
});
