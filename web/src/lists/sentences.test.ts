import { displayQuantity } from '@sorrel/core/lists/display-quantity';
import { expect, it } from 'vitest';
import { showLanguage } from '../language/sentences.ts';
import { say } from './sentences.ts';

const amountOf = (quantity: number, unit: string) =>
  displayQuantity({ quantity, unit, quantityDescription: '' }, 1, say.amount);

it('amounts of a list are written in German: units by their names, a comma before the decimals', async () => {
  await showLanguage('de');
  expect([amountOf(2, 'can'), amountOf(1, 'clove'), amountOf(1.5, 'kg'), amountOf(3, '')]).toEqual([
    '2 Dosen',
    '1 Zehe',
    '1,5 kg',
    '3',
  ]);
  expect(amountOf(2, 'net')).toBe('2 x net');
  const both = { quantity: null, unit: null, quantityDescription: '2 x cup, 300 x g' };
  expect(displayQuantity(both, 2, say.amount)).toBe('4 Tassen, 600 g');
});

it('amounts are as the specification writes them in English', () => {
  expect([amountOf(2, 'can'), amountOf(1.5, 'kg'), amountOf(2, 'net')]).toEqual(['2 cans', '1.5 kg', '2 x net']);
});
