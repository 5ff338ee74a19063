import { expect, test } from 'vitest';
import type { Food } from '../foods/food.ts';
import { SMALL_CATALOGUE } from '../foods/small-catalogue.ts';
import { joinAmounts } from './join-amounts.ts';

const [SOME] = SMALL_CATALOGUE.foods;
if (SOME === undefined) throw new Error('the small catalogue is empty');
const some = SOME;
const weighing = (weights: Food['weights']): Food => ({ ...some, weights });
const amount = (quantity: number, unit: string) => ({ quantity, unit });

test.each<[string, Food['weights'], [number, string][], [number, string][]]>([
  [
    'spoons are summed in the largest',
    {},
    [
      [1, 'tbsp'],
      [3, 'tsp'],
    ],
    [[2, 'tbsp']],
  ],
  [
    'millilitres win over spoons',
    {},
    [
      [1, 'tsp'],
      [10, 'ml'],
    ],
    [[14.93, 'ml']],
  ],
  [
    'pieces and grams are pieces',
    { piece: 50 },
    [
      [1, ''],
      [100, 'g'],
    ],
    [[3, '']],
  ],
  [
    'what a measure weighs counts in grams',
    { bunch: 40 },
    [
      [2, 'bunch'],
      [20, 'g'],
    ],
    [[100, 'g']],
  ],
  [
    'cups weigh what a cup of it does',
    { cup: 120 },
    [
      [1, 'cup'],
      [30, 'g'],
    ],
    [[150, 'g']],
  ],
  [
    'kilograms are grams',
    {},
    [
      [1, 'kg'],
      [500, 'g'],
    ],
    [[1.5, 'kg']],
  ],
  [
    'a piece that weighs nothing known stays',
    {},
    [
      [1, ''],
      [100, 'g'],
    ],
    [
      [1, ''],
      [100, 'g'],
    ],
  ],
  [
    'a bunch that weighs nothing known stays',
    {},
    [
      [1, 'bunch'],
      [15, 'g'],
    ],
    [
      [1, 'bunch'],
      [15, 'g'],
    ],
  ],
  [
    'a cup of unknown weight stays',
    {},
    [
      [1, 'cup'],
      [15, 'g'],
    ],
    [
      [1, 'cup'],
      [15, 'g'],
    ],
  ],
])('%s', (_, weights, given, wanted) => {
  const joined = joinAmounts(
    given.map(([quantity, unit]) => amount(quantity, unit)),
    weighing(weights),
  );
  expect(joined.map(({ unit }) => unit)).toEqual(wanted.map(([, unit]) => unit));
  for (const [place, [quantity]] of wanted.entries()) expect(joined[place]?.quantity).toBeCloseTo(quantity, 2);
});

test('nothing is converted for a food that is not known, nor where there is one amount', () => {
  const two = [amount(1, 'tbsp'), amount(3, 'tsp')];
  expect(joinAmounts(two, null)).toBe(two);
  const one = [amount(3, 'tsp')];
  expect(joinAmounts(one, weighing({}))).toBe(one);
});
