import { describe, expect, test } from 'vitest';
import { displayQuantity, exactQuantity, shownAmounts, writeInEnglish } from './display-quantity.ts';
import type { ShopWay } from './shop-amount.ts';

const NOTHING = { quantity: null, unit: null, quantityDescription: '' };
const way = (unit: ShopWay['unit'], changes: Partial<ShopWay> = {}): ShopWay => ({
  unit,
  isSmallWhenLittle: false,
  ...changes,
});

describe('the exact sum of what the recipes say', () => {
  test.each([
    ['0.5', 3, '1.5'],
    ['1 x cup, 50 x g', 2, '2 cups + 100 g'],
    ['0.333333 x cup', 1, '0.33 cup'],
    ['0.333333 x cup', 3, '1 cup'],
    ['2.675 x g', 2, '5.35 g'],
    // a hundredth is told, and what is less of it too
    ['0.01 x g', 1, '0.01 g'],
    ['0.014 x g', 1, '0.01 g'],
    ['0.001234 x g', 2, '0.002 g'],
    ['', 2, ''],
  ])('%j for %d is told as %j', (exact, serves, told) => {
    expect(exactQuantity({ exact }, serves, writeInEnglish)).toBe(told);
  });

  test('where no recipe says one there is none', () => {
    expect(exactQuantity({}, 2, writeInEnglish)).toBe('');
  });
});

describe('an amount of the list', () => {
  test('that is kept in the unit it is bought in is a shop amount; what stands beside it keeps the rule of recipes', () => {
    const beans = { quantity: null, unit: null, quantityDescription: '0.6 x tin, 0.13 x cup' };
    expect(shownAmounts({ ...beans, shop: way('can', { gramsEach: 400 }) }, 2)).toEqual([
      { quantity: 2, unit: 'tin', gramsEach: 400 },
      { quantity: 0.3, unit: 'cup' },
    ]);
    expect(displayQuantity({ ...beans, shop: way('can', { gramsEach: 400 }) }, 2)).toBe('2 x tin, 0.3 x cup');
  });

  test('in another unit than it is bought in is never rounded as one', () => {
    expect(displayQuantity({ ...NOTHING, quantity: 120, unit: 'g', shop: way('piece') }, 1)).toBe('120 g');
    expect(displayQuantity({ ...NOTHING, quantity: 1.2, shop: way('g') }, 1)).toBe('1.2');
  });

  test('of nothing is nothing to round up', () => {
    expect(shownAmounts({ ...NOTHING, quantity: 0, shop: way('piece') }, 3)).toEqual([{ quantity: 0, unit: '' }]);
  });

  test('is a small amount for what is bought so, also where recipes say none; else none', () => {
    expect(displayQuantity({ ...NOTHING, shop: way('small') }, 2)).toBe('small amount');
    expect(displayQuantity({ ...NOTHING, shop: way('g') }, 2)).toBe('');
    // what somebody added by hand is shown as they wrote it
    expect(displayQuantity({ ...NOTHING, quantity: 2, unit: 'tub', shop: way('small') }, 1)).toBe('2 tubs');
  });

  test('that is the only one of a description keeps its form', () => {
    expect(displayQuantity({ ...NOTHING, quantityDescription: '2 x tin' }, 1)).toBe('2 x tin');
    expect(displayQuantity({ ...NOTHING, quantity: 2, unit: 'tin' }, 1)).toBe('2 tins');
  });
});

test('what holds a food that nobody knows is bought whole where recipes ask for it, and stays as it was written by hand', () => {
  const jars = { ...NOTHING, quantity: 1.25, unit: 'jar' };
  expect(displayQuantity({ ...jars, exact: '1.25 x jar' }, 1)).toBe('2 jars');
  expect(displayQuantity({ ...jars, exact: '1.25 x jar' }, 4)).toBe('5 jars');
  expect(displayQuantity(jars, 1)).toBe('1.3 jars');
  expect(displayQuantity({ ...NOTHING, quantity: 0.4, unit: 'cup', exact: '0.4 x cup' }, 1)).toBe('0.4 cup');
  expect(displayQuantity({ ...NOTHING, quantityDescription: '0.5 x can, 20 x g', exact: '1 x g' }, 1)).toBe(
    '1 x can, 20 x g',
  );
});

test.each([
  [1, 'box', '1 box'],
  [2, 'box', '2 boxes'],
  [1, 'dash', '1 dash'],
  [3, 'dash', '3 dashes'],
  [2, 'gram', '2 grams'],
  [0.5, 'tin', '0.5 tin'],
  [0.5, 'net', '0.5 net'],
  [1.1, 'tin', '1.1 tins'],
  [4, '', '4'],
])('%d of %j is written %j', (quantity, unit, written) => {
  expect(writeInEnglish({ quantity, unit }, true)).toBe(written);
});

test('what one tin holds is said where the tin stands alone', () => {
  const tins = { quantity: 2, unit: 'tin', gramsEach: 400 };
  expect(writeInEnglish(tins, true)).toBe('2 tins of 400 g');
  expect(writeInEnglish(tins, false)).toBe('2 x tin');
});
