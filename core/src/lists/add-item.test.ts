import { describe, expect, test } from 'vitest';
import { addItem, itemName, itemUnit, typedUnit } from './add-item.ts';
import { readAmounts } from './edit-item.ts';
import { emptyList, LIST_NAME_MAX, parseListName } from './list.ts';
import { readTypedItem } from './typed-item.ts';

describe('an item that is added', () => {
  const added = (quantity: number | null, unit = '') => {
    const result = addItem(emptyList(), 'produce', { id: '1', name: 'Leeks', quantity, unit });
    return result.ok ? result.list.produce : result.reason;
  };
  const leek = { id: '1', name: 'leek', meals: [], quantityDescription: '', checked: false };

  test.each([
    [null, '', { quantity: null, unit: null, byHand: '' }],
    [0, 'Nets', { quantity: null, unit: 'net', byHand: '' }],
    [2, '', { quantity: 2, unit: null, byHand: '2' }],
    [0.5, 'kg', { quantity: 0.5, unit: 'kg', byHand: '0.5 x kg' }],
  ])('of %j %j is known as added by hand', (quantity, unit, fields) => {
    expect(added(quantity, unit)).toEqual([{ ...leek, ...fields }]);
  });

  test('of an endless amount is refused', () => {
    expect(added(Number.POSITIVE_INFINITY)).toBe('bad_quantity');
  });

  test('leaves the others of its aisle where they are', () => {
    const onto = {
      ...emptyList(),
      produce: ['kale', 'leek', 'dill'].map((name) => ({ ...leek, id: name, name, quantity: 1, unit: null })),
    };
    const result = addItem(onto, 'produce', { id: 'new', name: 'leek', quantity: 2, unit: '' });
    expect(result.ok && result.list.produce.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['kale', 1],
      ['leek', 3],
      ['dill', 1],
    ]);
  });
});

test.each([
  [' Red   ONIONS ', 'red onion'],
  ['\u200bMilk\u200b', 'milk'],
  ['   ', ''],
])('the name %j is kept as %j', (typed, kept) => {
  expect(itemName(typed)).toBe(kept);
});

test.each([
  ['Grams', 'g'],
  ['Tablespoons', 'tbsp'],
  ['tins', 'can'],
  ['EL', 'tbsp'],
  ['Big  Nets', 'big net'],
  ['', ''],
])('the unit %j of a recipe is %j on a list', (unit, kept) => {
  expect(itemUnit(unit)).toBe(kept);
});

test.each([
  ['lbs', 'lb'],
  ['kgs', 'kg'],
  ['Grams', 'gram'],
  ['pounds', 'pound'],
  ['glass', 'glass'],
  ['Nets', 'net'],
])('a person’s own unit %j stays their word, %j', (unit, kept) => {
  expect(typedUnit(unit)).toBe(kept);
});

test('a list may have a name of a hundred letters, and one that nobody sees is none', () => {
  expect(parseListName(` ${'X'.repeat(LIST_NAME_MAX)} `)).toEqual({ ok: true, name: 'x'.repeat(LIST_NAME_MAX) });
  expect(parseListName('\u200b')).toEqual({ ok: false, reason: 'no_name' });
});

describe('amounts that are typed into one field', () => {
  test.each<[string, [number, string][]]>([
    [
      '1 kg and 2 tins',
      [
        [1, 'kg'],
        [2, 'tin'],
      ],
    ],
    [
      '1 kg + 2',
      [
        [1, 'kg'],
        [2, ''],
      ],
    ],
    [
      '1 kg und 200 g',
      [
        [1, 'kg'],
        [200, 'g'],
      ],
    ],
    ['3 × net', [[3, 'net']]],
    ['3×net', [[3, 'net']]],
    ['2 Tins of 1,5 kg', [[2, 'tin']]],
    ['2 tins zu 400g', [[2, 'tin']]],
    ['2 tins of 33 ml', [[2, 'tin']]],
    ['2 slices of bread', [[2, 'slice of bread']]],
    ['1/2', [[0.5, '']]],
    ['1½ l', [[1.5, 'l']]],
    ['2-3 tins', [[2.5, 'tin']]],
    ["2 baker's dozen", [[2, "baker's dozen"]]],
    ['2 fl. oz', [[2, 'fl. oz']]],
    ['  3  ', [[3, '']]],
    ['   ', []],
  ])('%j', (text, amounts) => {
    expect(readAmounts(text)).toEqual(amounts.map(([quantity, unit]) => ({ quantity, unit })));
  });
  test.each(['9'.repeat(400), '2 <b>', '2, and', 'kg 2', '2 kg 3', '2,'])('%j is none', (text) => {
    expect(readAmounts(text)).toBeNull();
  });
});

test.each([
  ['2x milk', ['2', '', 'milk']],
  ['2 × milk', ['2', '', 'milk']],
  ['2×milk', ['2', '', 'milk']],
  ['1 / 2 l milk', ['1 / 2', 'l', 'milk']],
  ['1.5l milk', ['1.5', 'l', 'milk']],
  ['2 kg. rice', ['2', 'kg', 'rice']],
  ['  500 G Flour ', ['500', 'g', 'Flour']],
  ['2 g', ['2', '', 'g']],
  ['2 g 00', ['2', '', 'g 00']],
  ['250grams rice', ['', '', '250grams rice']],
  ['3 of a kind', ['3', '', 'of a kind']],
  ['2 EL Öl', ['2', 'el', 'Öl']],
  ['2 xylitol', ['2', '', 'xylitol']],
])('what is typed as %j is %j', (text, [quantity, unit, name]) => {
  expect(readTypedItem(text)).toEqual({ quantity, unit, name });
});
