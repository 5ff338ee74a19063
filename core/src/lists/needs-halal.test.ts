import { expect, test } from 'vitest';
import type { Food } from '../foods/food.ts';
import { SMALL_CATALOGUE } from '../foods/small-catalogue.ts';
import { unmetNeed } from './needs.ts';

const [plain] = SMALL_CATALOGUE.foods;
const food = (diet: Food['diet'], undecided?: Food['diet']): Food => {
  if (plain === undefined) throw new Error('no food');
  const { undecided: _, ...rest } = plain;
  return { ...rest, diet, ...(undecided && { undecided }) };
};

test('what is of no animal is halal as it is, unless there is alcohol in it', () => {
  expect(unmetNeed(food(['vegetarian', 'vegan']), 'halal rice', null)).toBeNull();
  expect(unmetNeed(food(['vegetarian', 'vegan', 'alcohol']), 'halal vanilla extract', null)).toBe('halal');
  expect(unmetNeed(food(['vegetarian', 'vegan'], ['alcohol']), 'halal flavouring', null)).toBe('halal');
  expect(unmetNeed(food([]), 'chicken (halal)', null)).toBe('halal');
});
