import { expect, test } from 'vitest';
import { basketLine } from './basket.ts';
import type { ListItem } from './list.ts';
import { sampleItem } from './sample-item.ts';

const item = (changes: Partial<ListItem>): ListItem => sampleItem('flour', { id: 'x', ...changes });

test.each<[string, Partial<ListItem>, string, { quantity: number; unit: string; gramsEach?: number }[]]>([
  ['as the list rounds it, for the serves', { quantity: 0.25, unit: 'kg' }, '0.8 kg', [{ quantity: 0.8, unit: 'kg' }]],
  [
    'several amounts side by side',
    { quantityDescription: '1 x cup, 2 x g' },
    '3 x cup, 6 x g',
    [
      { quantity: 3, unit: 'cup' },
      { quantity: 6, unit: 'g' },
    ],
  ],
  [
    'in the steps of the shop where it is known how it is bought',
    { quantity: 70, unit: 'g', shop: { unit: 'g', isSmallWhenLittle: false } },
    '225 g',
    [{ quantity: 225, unit: 'g' }],
  ],
  [
    'whole tins, with what one holds in words',
    { quantity: 0.5, unit: 'tin', shop: { unit: 'can', isSmallWhenLittle: false, gramsEach: 400 } },
    '2 tins of 400 g',
    [{ quantity: 2, unit: 'tin' }],
  ],
  ['none where the list has none', {}, '', []],
  ['none of what is bought as a small amount', { shop: { unit: 'small', isSmallWhenLittle: false } }, '', []],
])('the amount that leaves for a supermarket is %s', (_title, changes, amount, measures) => {
  expect(basketLine(item(changes), 3)).toEqual({ name: 'flour', amount, measures });
});

test('a British shop is asked for the English name of a food that the list has in another language', () => {
  expect(basketLine(item({ name: 'mehl', food: 'plain flour' }), 1).name).toBe('plain flour');
});
