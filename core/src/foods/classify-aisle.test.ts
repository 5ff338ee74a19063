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
    ['Tinned peaches', 'pantry and dry goods'],
    ['Peaches', 'produce'],
    ['Dried apricots', 'pantry and dry goods'],
    ['Raspberry jam', 'pantry and dry goods'],
    ['Chicken stock', 'pantry and dry goods'],
    ['Lamb chops', 'meat and fish'],
    ['Fish sauce', 'pantry and dry goods'],
    ['Rye loaf', 'bakery'],
    ['Goat cheese', 'dairy and eggs'],
    ['Salted crisps', 'snacks'],
    ['Toilet paper', 'other'],
    ['Dishwasher tablets', 'other'],
    ['Cat food', 'other'],
    ['White wine', 'other'],
    ['White wine vinegar', 'pantry and dry goods'],
    ['zzyzx', 'other'],
    ['', 'other'],
  ])('%s is found under %s', (name, aisle) => {
    expect(classifyAisle(index, name)).toBe(aisle);
  });
});
