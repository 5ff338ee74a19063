import { describe, expect, test } from 'vitest';
import { classifyAisle } from './classify-aisle.ts';
import { createFoodIndex } from './food-index.ts';
import { SMALL_CATALOGUE } from './small-catalogue.ts';

const index = createFoodIndex(SMALL_CATALOGUE);

describe('classifyAisle', () => {
  test.each([
    ['Onions', 'produce'],
    ['2 onions', 'produce'],
    ['Butter, salted', 'dairy and eggs'],
    ['Frozen peas', 'frozen'],
    ['Tinned quinces', 'pantry and dry goods'],
    ['Dried quinces', 'pantry and dry goods'],
    ["Aunt Jo's onion", 'produce'],
    ['Toilet paper', 'other'],
    ['Dishwasher tablets', 'other'],
    ['Cat food', 'other'],
    ['zzyzx', 'other'],
    ['', 'other'],
  ])('%s is found under %s', (name, aisle) => {
    expect(classifyAisle(index, name)).toBe(aisle);
  });
});
