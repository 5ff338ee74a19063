import { expect, test } from 'vitest';
import { amountText, groupedNumber, shownAmount, sumText } from './shown-amount.ts';

test.each([
  [341.2, 'kcal', '342 kcal'],
  [341, 'kcal', '341 kcal'],
  [1239.5, 'kcal', '1,240 kcal'],
  [12.5, 'g', '13 g'],
  [12.49, 'g', '12 g'],
  [2310.2, 'mg', '2,310 mg'],
  [0, 'kcal', '0 kcal'],
])('%d %s is shown as %s', (amount, unit, text) => {
  expect(amountText(amount, unit)).toBe(text);
});

test('what binary fractions add to a sum is not rounded up', () => {
  expect(shownAmount(0.1 * 3 * 10, 'kcal')).toBe(3);
});

test('thousands stand apart', () => {
  expect(groupedNumber(1234567)).toBe('1,234,567');
});

test.each([
  [0, 'kcal', false, '0 kcal'],
  [341.2, 'kcal', false, '342 kcal'],
  [341.2, 'kcal', true, 'at least 342 kcal'],
  [0.4, 'g', true, '-'],
  [0.4, 'kcal', true, 'at least 1 kcal'],
])('a sum of %d %s, of a part of the dish: %s, is shown as %s', (amount, unit, isPart, text) => {
  expect(sumText(amount, unit, isPart)).toBe(text);
});
