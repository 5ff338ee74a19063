import { expect, it } from 'vitest';
import { withoutNumbering } from './list-numbering.ts';

it('numbers that count the lines are no amounts', () => {
  expect(
    withoutNumbering(['1- Quatre tranches de pain', '2- Deux cuillères à soupe de beurre', '3- Une petite banane']),
  ).toEqual(['Quatre tranches de pain', 'Deux cuillères à soupe de beurre', 'Une petite banane']);
  expect(withoutNumbering(['1. 2 eggs', '2. half a cup of milk', '3. 100 g flour'])).toEqual([
    '2 eggs',
    'half a cup of milk',
    '100 g flour',
  ]);
});

it('they start again in each part', () => {
  expect(withoutNumbering(['Dough:', '1) flour', '2) butter', 'Filling:', '1) apples', '2) sugar'])).toEqual([
    'Dough:',
    'flour',
    'butter',
    'Filling:',
    'apples',
    'sugar',
  ]);
});

it.each([
  [['1 onion', '2 carrots', '3 potatoes']],
  [['1 - 2 onions', '500 g flour', '3 - 4 potatoes']],
  [['1. flour', '3. butter', '4. sugar']],
  [['1. flour', '2. butter']],
])('other lines stay as they are: %j', (lines) => {
  expect(withoutNumbering(lines)).toEqual(lines);
});
