import { expect, test } from 'vitest';
import type { DietFlag } from '../foods/food.ts';
import { SMALL_CATALOGUE } from '../foods/small-catalogue.ts';
import { nameWithNeed, unmetNeed } from './needs.ts';

const [some] = SMALL_CATALOGUE.foods;
if (some === undefined) throw new Error('the small catalogue is empty');
const foodOf = (...diet: DietFlag[]) => ({ ...some, diet });
const KIMCHI = foodOf('fish');
const MILK = foodOf('vegetarian', 'dairy');
const OATS = foodOf('vegetarian', 'vegan');
const WINE = foodOf('vegetarian', 'vegan', 'alcohol');

test.each([
  [KIMCHI, 'vegan kimchi', null, 'vegan'],
  [KIMCHI, 'kimchi', 'vegan', 'vegan'],
  [KIMCHI, 'vegetarian kimchi', null, 'vegetarian'],
  [KIMCHI, 'meat-free kimchi', null, 'meat-free'],
  [KIMCHI, 'kimchi', 'chopped, vegan', 'vegan'],
  [MILK, 'lactose free milk', null, 'lactose-free'],
  [MILK, 'dairy-free milk', null, 'dairy-free'],
  [OATS, 'gluten-free oats', null, 'gluten-free'],
  [OATS, 'oats', 'gluten free', 'gluten-free'],
  [WINE, 'non-alcoholic white wine', null, 'non-alcoholic'],
  [KIMCHI, 'halal kimchi', null, 'halal'],
  [KIMCHI, 'Nut-free kimchi', null, 'nut-free'],
])('what the plain food does not meet is another thing: %#', (food, name, comment, need) => {
  expect(unmetNeed(food, name, comment)).toBe(need);
});

test.each([
  // met by the food as it is
  [OATS, 'vegan oats', null],
  [OATS, 'dairy-free oats', null],
  [OATS, 'lactose-free oats', null],
  [OATS, 'alcohol-free oats', null],
  [MILK, 'vegetarian milk', null],
  [OATS, 'veggie oats', null],
  // no need: what is kept down, and how it was grown
  [MILK, 'fat-free milk', null],
  [OATS, 'organic sugar-free oats', null],
  [KIMCHI, 'kosher kimchi', null],
  // somebody's choice
  [OATS, 'oats', 'gluten-free if needed'],
  [KIMCHI, 'kimchi', 'or vegan kimchi'],
  [KIMCHI, 'kimchi', null],
])('nothing else keeps it from the line of the plain one: %#', (food, name, comment) => {
  expect(unmetNeed(food, name, comment)).toBeNull();
});

test('its name is that of the plain one with the need, and never a kind that was not said', () => {
  expect(nameWithNeed('vegan', 'kimchi', 'vegan kimchi', 'kimchi')).toBe('vegan kimchi');
  expect(nameWithNeed('vegan', 'double cream', 'vegan heavy cream', 'heavy cream')).toBe('vegan double cream');
  expect(nameWithNeed('vegetarian', 'chicken stock', 'vegetarian stock', 'stock')).toBe('vegetarian stock');
  // who names the kind means it
  expect(nameWithNeed('vegetarian', 'chicken stock', 'Vegetarian Chicken Stock', 'stock')).toBe(
    'vegetarian chicken stock',
  );
  expect(nameWithNeed('gluten-free', 'gluten free pasta', 'gluten free pasta', null)).toBe('gluten free pasta');
});
