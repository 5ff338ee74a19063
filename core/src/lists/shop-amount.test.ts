import { describe, expect, test } from 'vitest';
import { type BuyingUnit, readBuyingTable } from './buying.ts';
import { writeInEnglish } from './display-quantity.ts';
import { shopAmount } from './shop-amount.ts';

const shown = (need: number, unit: BuyingUnit, isSmallWhenLittle = false) =>
  writeInEnglish(shopAmount(need, { unit, isSmallWhenLittle, ...(unit === 'can' && { gramsEach: 400 }) }), true);

describe('what a shopper sees', () => {
  test.each([
    [0.3, 'piece', '1'],
    [1.01, 'piece', '1'],
    [2.1, 'piece', '3'],
    [0.2, 'bunch', '1 bunch'],
    [1.4, 'bulb', '2 bulbs'],
    [1, 'can', '1 tin of 400 g'],
    [1.1, 'can', '2 tins of 400 g'],
    [3, 'g', '10 g'],
    [201, 'g', '225 g'],
    [510, 'g', '550 g'],
    [960, 'g', '1 kg'],
    [1010, 'g', '1.1 kg'],
    [3001, 'ml', '3.25 l'],
    [400, 'small', 'small amount'],
  ] as const)('%s of %s is shown as %s', (amount, unit, expected) => {
    expect(shown(amount, unit)).toBe(expected);
  });

  test('a little of what keeps is a small amount, more of it is a figure', () => {
    expect(shown(15, 'ml', true)).toBe('small amount');
    expect(shown(16, 'ml', true)).toBe('20 ml');
    expect(shown(80, 'ml', true)).toBe('80 ml');
  });

  test('never less than the need, and at most one step more', () => {
    for (let need = 1; need < 6000; need += 7) {
      const { quantity, unit } = shopAmount(need, { unit: 'g', isSmallWhenLittle: false });
      const grams = (quantity ?? 0) * (unit === 'kg' ? 1000 : 1);
      expect(grams).toBeGreaterThanOrEqual(need - 0.01);
      expect(grams - need).toBeLessThanOrEqual(need < 500 ? 50 : need < 1000 ? 100 : need < 3000 ? 250 : 500);
    }
  });
});

test('a buying unit nobody knows is refused when the table is read', () => {
  expect(() => readBuyingTable('onion\t\t\tcrate\t150\t')).toThrow(RangeError);
});
