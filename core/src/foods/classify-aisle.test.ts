import { describe, expect, test } from 'vitest';
import { AISLES, type Aisle, aisleTitle } from './aisles.ts';
import { classifyAisle } from './classify-aisle.ts';
import { createFoodIndex } from './food-index.ts';
import { GERMAN_AISLES } from './german-aisles.ts';
import { foodsNamed, SMALL_CATALOGUE } from './small-catalogue.ts';

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

describe('a thing whose food is not known for sure', () => {
  const aisles: Readonly<Record<string, Aisle>> = {
    'plum relish': 'snacks',
    'onion relish': 'snacks',
    'relish | corn relish': 'produce',
    'pickled relish | jarred relish': 'bakery',
    'beef rub': 'meat and fish',
  };
  const placed = foodsNamed(...Object.keys(aisles)).foods.map((food, at) => ({
    ...food,
    aisle: Object.values(aisles)[at] ?? 'other',
  }));
  const many = createFoodIndex({ foods: placed }, [], { de: { relish: ['relisch'] } });

  test.each([
    // its own name, though it says frozen or dried
    ['plum relish', 'snacks'],
    ['corn relish', 'produce'],
    ['Relisch', 'produce'],
    ['pickled relish', 'bakery'],
    ['jarred relish', 'bakery'],
    ['pickled plum relish', 'pantry and dry goods'],
    ['frozen plum relish', 'frozen'],
    ['Tiefgekühltes Relisch', 'frozen'],
    // what it is a kind of
    ['Aunt Jo’s plum relish', 'snacks'],
    ['plum relish in syrup', 'pantry and dry goods'],
    // where most stand that end so
    ['relish frobnicate', 'snacks'],
    ['rub frobnicate', 'meat and fish'],
    ['kitchen roll', 'other'],
    ['frobnicate', 'other'],
  ])('%s is found under %s', (name, aisle) => {
    expect(classifyAisle(many, name)).toBe(aisle);
  });
});

test('each aisle has a heading of its own, in both languages', () => {
  expect(aisleTitle('dairy and eggs')).toBe('Dairy and eggs');
  expect(new Set(Object.values(GERMAN_AISLES)).size).toBe(AISLES.length);
  for (const aisle of AISLES) expect(GERMAN_AISLES[aisle]).toMatch(/^[A-Z]\p{L}+/u);
});
