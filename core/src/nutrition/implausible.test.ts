import { describe, expect, test } from 'vitest';
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

describe('one serving holds at most', () => {
  test.each([
    ['chicken stock', 1000],
    ['salt', 20],
    ['bicarbonate of soda', 5],
    ['baking powder', 10],
    ['cajun seasoning', 35],
    ['black pepper', 15],
    ['ground cinnamon', 15],
    ['dried thyme', 15],
    ['cornflour', 35],
    ['olive oil', 220],
    ['butter', 180],
    ['caster sugar', 250],
    ['rice', 350],
    ['raisin', 130],
    ['walnut', 250],
    ['soy sauce', 350],
    ['parmesan', 90],
    ['cheddar cheese', 220],
    ['egg', 400],
    ['beef', 900],
    // vegetables that are called like spices
    ['red bell pepper', 900],
    ['green chilli', 900],
  ])('of %s %d g', (name, most) => {
    expect(find({ [name]: 2 * most }, 2)).toEqual([]);
    expect(find({ [name]: 2 * most + 1 }, 2)).toEqual([{ line: 0, reason: 'amount' }]);
  });
});

test('a fat that is nearly half of many ingredients is a slip, of few it is butter on bread; and what is no fat is none', () => {
  const four = { flour: 100, sugar: 100, egg: 100, salt: 5 };
  expect(find({ butter: 240, ...four }, 10)).toEqual([]);
  expect(find({ butter: 260, ...four }, 10)).toEqual([{ line: 0, reason: 'amount' }]);
  expect(find({ butter: 60, flour: 40, sugar: 10, egg: 10 }, 10)).toEqual([]);
  expect(find({ beef: 600, ...four }, 10)).toEqual([]);
});

test('the servings are asked about outside of what somebody eats, and not where an amount explains it', () => {
  const three = { beef: 5, onion: 5, carrot: 5 };
  const servings = [{ line: null, reason: 'servings' }];
  expect(find({ beef: 500 }, 1, 2000)).toEqual([]);
  expect(find({ beef: 500 }, 1, 2001)).toEqual(servings);
  expect(find({ beef: 5000 }, 1, 3000)).toEqual([{ line: 0, reason: 'amount' }]);
  expect(find(three, 1, 20)).toEqual([]);
  expect(find(three, 1, 19)).toEqual(servings);
  // two things may be a cup of tea, and little is known of what was hardly counted
  expect(find({ tea: 5, lemon: 5 }, 1, 5)).toEqual([]);
  const lines = Object.entries(three).map(([food, grams]) => line(food, grams));
  const counted = (coverage: number) => findImplausible({ perServing: { calories: 5 }, lines, coverage }, 1, new Map());
  expect([counted(0.9), counted(0.91)]).toEqual([[], servings]);
});

test('the places of doubted lines are told, and of the servings there is none', () => {
  expect(
    doubtedLines([
      { line: 3, reason: 'amount' },
      { line: null, reason: 'servings' },
    ]),
  ).toEqual([3]);
  const foods = new Map([['salt', { name: 'salt' }]]);
  const lines = [
    { grams: 900, food: null },
    { grams: 50, food: { id: 'salt' } },
    { grams: 5000, food: { id: 'gone' } },
  ];
  expect(findImplausible({ perServing: { calories: 400 }, lines, coverage: 1 }, 2, foods)).toEqual([
    { line: 1, reason: 'amount' },
  ]);
});
