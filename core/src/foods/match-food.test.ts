import { describe, expect, test } from 'vitest';
import { createFoodIndex } from './food-index.ts';
import { matchFood } from './match-food.ts';
import { SMALL_CATALOGUE, SMALL_FALLBACK } from './small-catalogue.ts';

const index = createFoodIndex(SMALL_CATALOGUE, SMALL_FALLBACK);

describe('matchFood', () => {
  test.each([
    ['butter', 'butter', 'exact'],
    ['Eggs', 'egg', 'exact'],
    ['all-purpose flour', 'plain flour', 'alias'],
    ['Flour, all purpose', 'plain flour', 'alias'],
    ['finely chopped fresh tomatoes', 'tomato', 'without descriptors'],
    ['Normandy butter', 'butter', 'head noun'],
    ['tomatoe', 'tomato', 'not sure'],
    ['elk', 'Game meat, elk, raw', 'not sure'],
  ])('%s is %s, found by %s', (name, food, confidence) => {
    const match = matchFood(index, name);
    expect([match?.food.name, match?.confidence]).toEqual([food, confidence]);
  });

  test('a word that changes the food picks the other food where there is one', () => {
    expect(matchFood(index, 'dried thyme')?.food.name).toBe('dried thyme');
    expect(matchFood(index, 'fresh thyme')?.food.name).toBe('thyme');
    expect(matchFood(index, 'cooked white rice')?.food.name).toBe('cooked rice');
  });

  test('of alternatives the first counts, with the noun that they share', () => {
    expect(matchFood(index, 'vegetable or chicken stock')?.food.name).toBe('vegetable stock');
    expect(matchFood(index, 'chicken/vegetable stock')?.food.name).toBe('chicken stock');
    expect(matchFood(index, 'butter or oil')?.food.name).toBe('butter');
  });

  test('of several foods in one name the first counts', () => {
    expect(matchFood(index, 'garlic and sliced onions to serve')?.food.name).toBe('garlic');
  });

  test('two flavours of one food are one food', () => {
    expect(matchFood(index, 'garlic and thyme butter')?.food.name).toBe('butter');
  });

  test('a food that is only part of the name is not taken for the whole', () => {
    const match = matchFood(index, 'butter zzyzx');
    expect(match === null || match.confidence === 'not sure').toBe(true);
  });

  test('what nobody knows is null', () => {
    expect(matchFood(index, 'zzyzx')).toBeNull();
    expect(matchFood(index, '')).toBeNull();
    expect(matchFood(index, '½ () !')).toBeNull();
  });

  test.each([
    ['choices', 'zzz/'.repeat(200)],
    ['a list', 'zzz, '.repeat(200)],
    ['words', 'zzz or yyy '.repeat(200)],
  ])('however much a name holds, few foods are looked up: %s', (_, name) => {
    let lookUps = 0;
    const byKey = new Map(index.byKey);
    byKey.get = (key) => {
      lookUps += 1;
      return index.byKey.get(key);
    };
    matchFood({ ...index, byKey }, name);
    expect(lookUps).toBeLessThan(30);
  });

  test('a misspelling is looked for in the catalogue, not among short words', () => {
    expect(matchFood(index, 'ellk')).toBeNull();
    expect(matchFood(index, 'oninon')?.food.name).toBe('onion');
  });
});
