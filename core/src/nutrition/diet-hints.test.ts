import { describe, expect, test } from 'vitest';
import { createFoodIndex } from '../foods/food-index.ts';
import { SMALL_CATALOGUE, SMALL_FALLBACK } from '../foods/small-catalogue.ts';
import { computeNutrition } from './compute-nutrition.ts';
import { dietHints } from './diet-hints.ts';

const index = createFoodIndex(SMALL_CATALOGUE, SMALL_FALLBACK);
const hints = (...lines: string[]) => dietHints(index, computeNutrition(index, lines, 1).lines);

describe('dietHints', () => {
  test('yes when every line is known and fits', () => {
    expect(hints('2 onions', '1 cup rice', 'salt')).toEqual({
      Vegetarian: 'yes',
      Vegan: 'yes',
      'Gluten Free': 'yes',
      'Dairy Free': 'yes',
      'Nut Free': 'yes',
    });
  });

  test('no as soon as one line does not fit', () => {
    expect(hints('2 onions', '100 g butter', '50 g almonds')).toEqual({
      Vegetarian: 'yes',
      Vegan: 'no',
      'Gluten Free': 'yes',
      'Dairy Free': 'no',
      'Nut Free': 'no',
    });
    expect(hints('1 kg chicken thighs').Vegetarian).toBe('no');
    expect(hints('100 g flour')['Gluten Free']).toBe('no');
  });

  test('probably when a line is not known for certain', () => {
    expect(hints('2 onions', '3 zzyzx').Vegan).toBe('probably');
    expect(hints('Ambridge onions').Vegan).toBe('probably');
    expect(hints('onions and butter').Vegan).not.toBe('yes');
  });

  test('a row of the large table promises nothing either way', () => {
    expect(hints('200 g starfruit')).toMatchObject({ Vegan: 'probably', Vegetarian: 'probably' });
  });

  test('what is printed on the line takes a warning back', () => {
    expect(hints('100 g gluten-free flour')['Gluten Free']).toBe('yes');
    expect(hints('100 g vegan butter')).toMatchObject({ Vegan: 'yes', 'Dairy Free': 'yes' });
  });

  test('one line that does not fit decides, however unknown the others are', () => {
    expect(hints('3 zzyzx', '100 g butter').Vegan).toBe('no');
  });

  test('a heading says nothing, and a recipe without ingredients promises nothing', () => {
    expect(hints('For the dough:', '2 onions').Vegan).toBe('yes');
    expect(hints().Vegan).toBe('probably');
  });
});
