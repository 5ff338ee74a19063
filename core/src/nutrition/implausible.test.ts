import { expect, test } from 'vitest';
import type { NutritionLine } from './compute-nutrition.ts';
import { noNutrients } from './compute-nutrition.ts';
import { doubtedLines, findImplausible } from './implausible.ts';

const line = (food: string, grams: number | null): NutritionLine => ({
  text: food,
  ingredient: { name: food, quantity: 1, unit: null } as NutritionLine['ingredient'],
  food: { id: food, name: food },
  parts: [],
  named: null,
  confidence: 'exact',
  grams,
  gramsRule: 'weighed',
  isMatched: grams !== null,
  calories: 0,
  language: null,
});

function find(foods: Record<string, number | null>, servings: number, calories = 400) {
  const lines = Object.entries(foods).map(([food, grams]) => line(food, grams));
  const byId = new Map(Object.keys(foods).map((name) => [name, { name }]));
  return findImplausible({ perServing: { ...noNutrients(), calories }, lines, coverage: 1 }, servings, byId);
}

test.each([
  ['11.5 kg of beef for four', { beef: 11_500 }, 4],
  ['a cup of baking soda in 28 cookies', { 'bicarbonate of soda': 220 }, 28],
  ['45 tablespoons of cornflour for eight', { cornflour: 360 }, 8],
  ['twelve cups of butter among little else', { butter: 2700, flour: 900, sugar: 600, egg: 100, salt: 5 }, 54],
])('%s is asked about', (_, foods, servings) => {
  expect(find(foods, servings)).toEqual([{ line: 0, reason: 'amount' }]);
});

test.each([
  ['a roast for six', { beef: 2000 }, 6],
  ['soup', { 'chicken stock': 1800, carrot: 300 }, 2],
  ['a loaf of bread in ten slices', { 'bread flour': 500, yeast: 7, salt: 10 }, 10],
  ['sponge cake', { butter: 225, sugar: 225, 'self raising flour': 225, egg: 200, 'baking powder': 5 }, 8],
  ['an amount nobody knows', { beef: null }, 4],
])('%s is believed', (_, foods, servings) => {
  expect(find(foods, servings)).toEqual([]);
});

test('a slip in dried fruit is found: it is dense, and nobody eats much of it', () => {
  const foods = new Map([['fruit', { name: 'dried cherry' }]]);
  const of = (grams: number) =>
    findImplausible(
      { perServing: { calories: 500 }, lines: [{ grams, food: { id: 'fruit' } }], coverage: 1 },
      4,
      foods,
    );
  expect(doubtedLines(of(600))).toEqual([0]);
  expect(of(400)).toEqual([]);
});

test('a serving of 3,394 kcal or of 12 asks for the servings', () => {
  expect(find({ beef: 500 }, 1, 3394)).toEqual([{ line: null, reason: 'servings' }]);
  expect(find({ beef: 5, onion: 5, carrot: 5 }, 1, 12)).toEqual([{ line: null, reason: 'servings' }]);
});
