import { describe, expect, test } from 'vitest';
import { describeAmounts, parseDescription, sumByUnit } from './amounts.ts';
import type { ListItem } from './list.ts';
import { amountFields, mergeItems } from './merge-items.ts';
import { sampleItem } from './sample-item.ts';

const item = (changes: Partial<ListItem> = {}): ListItem => sampleItem('flour', { id: 'x', ...changes });
const [BY_WEIGHT, BY_TIN] = [
  { unit: 'g', isSmallWhenLittle: false },
  { unit: 'can', isSmallWhenLittle: false },
] as const;

describe('two items that become one', () => {
  test('it is the first, with the recipes of both, each once and in order', () => {
    const merged = mergeItems(item({ id: 'a', meals: ['soup', 'pie'] }), item({ id: 'b', meals: ['bread', 'soup'] }));
    expect(merged).toMatchObject({ id: 'a', meals: ['bread', 'pie', 'soup'] });
  });

  test.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
    [false, false, false],
  ])('ticked: %s and %s are %s', (one, other, both) => {
    expect(mergeItems(item({ checked: one }), item({ checked: other })).checked).toBe(both);
  });

  test.each<[string, Partial<ListItem>, Partial<ListItem>, Partial<ListItem>]>([
    ['nobody knows how it is bought', {}, {}, {}],
    ['the first is known', { shop: BY_WEIGHT }, {}, { shop: BY_WEIGHT }],
    ['the second is known', {}, { shop: BY_WEIGHT }, { shop: BY_WEIGHT }],
    ['both are known, and the first counts', { shop: BY_WEIGHT }, { shop: BY_TIN }, { shop: BY_WEIGHT }],
    ['recipes of one say an amount', { exact: '1 x cup' }, {}, { exact: '1 x cup' }],
    ['recipes of the other do', {}, { exact: '1 x cup' }, { exact: '1 x cup' }],
    ['recipes of both do', { exact: '1 x cup, 2' }, { exact: '3, 1 x cup' }, { exact: '2 x cup, 5' }],
    ['one was added by hand', { byHand: '2 x g' }, {}, { byHand: '2 x g' }],
    ['the other was', {}, { byHand: '2 x g' }, { byHand: '2 x g' }],
    ['both were', { byHand: '2 x g' }, { byHand: '1 x g, 1 x tin' }, { byHand: '3 x g, 1 x tin' }],
    ['one was added by hand without an amount', { byHand: '' }, {}, { byHand: '' }],
    ['both are at home', { isStaple: true }, { isStaple: true }, { isStaple: true }],
    ['one is at home, and of the other nobody said', { isStaple: true }, {}, { isStaple: false }],
    ['of one nobody said, and the other is at home', {}, { isStaple: true }, { isStaple: false }],
    ['one was wanted all the same', { isStaple: false }, { isStaple: true }, { isStaple: false }],
  ])('where %s', (_title, one, other, merged) => {
    expect(mergeItems(item(one), item(other))).toEqual(item(merged));
  });
});

describe('amounts', () => {
  test('of one unit are summed under its first word, and those of nothing are left out', () => {
    const summed = sumByUnit([
      { quantity: 0.1, unit: 'gram' },
      { quantity: 3, unit: 'tin' },
      { quantity: 0, unit: 'cup' },
      { quantity: 0.2, unit: 'g' },
      { quantity: 1, unit: '' },
      { quantity: -1, unit: 'tin' },
      { quantity: 4, unit: '' },
    ]);
    expect(summed).toEqual([
      { quantity: 0.3, unit: 'gram' },
      { quantity: 3, unit: 'tin' },
      { quantity: 5, unit: '' },
    ]);
  });

  test('none, one and several make the fields of an item', () => {
    expect(amountFields([])).toEqual({ quantity: null, unit: null, quantityDescription: '' });
    expect(amountFields([{ quantity: 2, unit: '' }])).toEqual({ quantity: 2, unit: null, quantityDescription: '' });
    expect(amountFields([{ quantity: 2, unit: 'g' }])).toEqual({ quantity: 2, unit: 'g', quantityDescription: '' });
    expect(
      amountFields([
        { quantity: 2, unit: 'g' },
        { quantity: 1, unit: '' },
      ]),
    ).toEqual({
      quantity: null,
      unit: null,
      quantityDescription: '2 x g, 1',
    });
  });

  test.each([
    [
      '2 x cup, 3 x g',
      [
        [2, 'cup'],
        [3, 'g'],
      ],
    ],
    ['2', [[2, '']]],
    [
      '2.5, 1 x tin',
      [
        [2.5, ''],
        [1, 'tin'],
      ],
    ],
    [
      '1e-7 x g, 1.5e+21',
      [
        [1e-7, 'g'],
        [1.5e21, ''],
      ],
    ],
    [
      '1 x tin, large, 2',
      [
        [1, 'tin, large'],
        [2, ''],
      ],
    ],
    // a unit in somebody's own words may have a number
    ['1 x box, 6 eggs', [[1, 'box, 6 eggs']]],
    [
      'a few, 2 x tin',
      [
        [1, 'a few'],
        [2, 'tin'],
      ],
    ],
    [' 2 x tin ', [[2, 'tin']]],
    ['', []],
    ['2 tins', [[1, '2 tins']]],
  ] as [string, [number, string][]][])('in the words of %j are %j', (words, amounts) => {
    const expected = amounts.map(([quantity, unit]) => ({ quantity, unit }));
    expect(parseDescription(words)).toEqual(expected);
    expect(parseDescription(describeAmounts(expected))).toEqual(expected);
  });
});
