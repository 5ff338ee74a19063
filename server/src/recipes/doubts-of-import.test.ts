import { computeNutrition } from '@sorrel/core/nutrition/compute-nutrition';
import { describe, expect, test } from 'vitest';
import { foodIndex } from '../foods/food-catalogue.ts';
import { doubtsOfImport } from './doubts-of-import.ts';

const LINES = ['1.5 kg minced beef', '200 g butter', '400 g rice'];

function kindsOf({
  servings = 4,
  calories = 600,
  lines = LINES,
  yieldKind = 'servings' as 'servings' | 'pieces',
} = {}) {
  const recipe = { doubts: [], ingredientLines: lines, servings, yieldKind, nutrition: { calories } };
  return doubtsOfImport(recipe, computeNutrition(foodIndex(), lines, 1)).map(({ kind }) => kind);
}

describe('calories other than the page says are a doubt', () => {
  test('where the ingredients come to more than twice as much', () => {
    expect(kindsOf()).toEqual(['calories-differ']);
    expect(kindsOf({ servings: 10 })).toEqual([]);
  });

  test('where they come to less than half, unless something of them is unknown', () => {
    expect(kindsOf({ calories: 4000 })).toEqual(['calories-differ']);
    expect(kindsOf({ calories: 4000, lines: [...LINES, '2 zzyzx'] })).toEqual([]);
  });

  test('not where the page counts pieces: what one is for is asked', () => {
    expect(kindsOf({ yieldKind: 'pieces' })).toEqual([]);
  });
});
