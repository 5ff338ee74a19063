import { expect, test } from 'vitest';
import { stepsTaken as taken } from '../testing/steps-taken.ts';

test.each<[string[], string[], string[][]]>([
  [
    ['2 cups oats'],
    ['Stir in half a cup of the oats.', 'Add the rest of the oats.'],
    [['2 cups oats *0.25'], ['2 cups oats *0.75']],
  ],
  [['2 cups oats'], ['Stir in a half cup of oats.'], [['2 cups oats *0.25']]],
  [
    ['2 cups oats'],
    ['Stir in a quarter cup of oats.', 'Add the remaining oats.'],
    [['2 cups oats *0.125'], ['2 cups oats *0.875']],
  ],
  [['2 cups oats'], ['Stir in three quarters of a cup of oats.'], [['2 cups oats *0.375']]],
  [['2 cups oats'], ['Stir in one and a half cups of oats.'], [['2 cups oats *0.75']]],
  [['2 leeks'], ['Slice half a leek.'], [['2 leeks *0.25']]],
  [['300 g leek'], ['Slice half a leek.'], [['300 g leek *0.5']]],
  [['2 cups oats'], ['Stir in half of the oats.'], [['2 cups oats *0.5']]],
  [
    ['3 cups oats', '# Topping', '3 cups oats'],
    ['Add 1 cup of the oats, then another cup of oats.'],
    [['3 cups oats *0.667']],
  ],
])('a part of a cup is no part of the line: %j, %j', (lines, steps, expected) => {
  expect(taken('en', lines, steps)).toEqual(expected);
});

test.each<[string[], string[], string[][]]>([
  [
    ['6 tbsp ghee'],
    ['Melt all but 2 tablespoons of the ghee.', 'Add the remaining 2 tablespoons of ghee.'],
    [['6 tbsp ghee *0.667'], ['6 tbsp ghee *0.333']],
  ],
  [
    ['90 g oats'],
    ['Add all but a handful of the oats.', 'Scatter over the rest of the oats.'],
    [['90 g oats *?'], ['90 g oats *?']],
  ],
])('all but some of it is the other part: %j, %j', (lines, steps, expected) => {
  expect(taken('en', lines, steps)).toEqual(expected);
});
