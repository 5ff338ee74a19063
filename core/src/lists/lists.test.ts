import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AISLES } from '../foods/aisles.ts';
import { addItem, itemName } from './add-item.ts';
import { displayQuantity, roundUpQuantity } from './display-quantity.ts';
import { findItem, itemsOf, removeItem } from './edit-list.ts';
import { emptyList, type ListItem, parseListName, type ShoppingList } from './list.ts';
import { amountsOf, mergeItems } from './merge-items.ts';
import { sampleItem } from './sample-item.ts';
import { sumMeasures } from './sum-measures.ts';

/** Lists that a property is tried on; the long form of `npm run prove` tries 10,000. */
const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 2_000);
/** For 10,000 lists on a busy machine. */
const PROPERTY_MAX_MS = 300_000;

const item = (changes: Partial<ListItem> = {}): ListItem => sampleItem('flour', { id: 'x', ...changes });

describe('merging', () => {
  test('LIST-27 the same unit sums', () => {
    expect(mergeItems(item({ quantity: 2, unit: 'cup' }), item({ quantity: 1.5, unit: 'cup' }))).toMatchObject({
      quantity: 3.5,
      unit: 'cup',
      quantityDescription: '',
    });
  });

  test('LIST-28 LIST-29 different units build a description, and quantity and unit are cleared', () => {
    expect(mergeItems(item({ quantity: 2, unit: 'cup' }), item({ quantity: 3, unit: 'g' }))).toMatchObject({
      quantity: null,
      unit: null,
      quantityDescription: '2 x cup, 3 x g',
    });
  });

  test.each([
    ['a third unit', '2 x cup, 3 x g', { quantity: 1, unit: 'tin' }, '2 x cup, 3 x g, 1 x tin'],
    ['a unit already named', '2 x cup, 3 x g', { quantity: 4, unit: 'g' }, '2 x cup, 7 x g'],
    ['another description', '2 x cup, 3 x g', { quantityDescription: '1 x g, 5 x tin' }, '2 x cup, 4 x g, 5 x tin'],
    ['a number without unit', '2 x cup, 3 x g', { quantity: 2 }, '2 x cup, 3 x g, 2'],
    ['nothing', '2 x cup, 3 x g', {}, '2 x cup, 3 x g'],
    ['a unit with a comma', '2 x tin, large, 3 x g', { quantity: 1, unit: 'tin, large' }, '3 x tin, large, 3 x g'],
    ["somebody's own words", 'a few', { quantity: 1, unit: 'tin' }, '1 x a few, 1 x tin'],
  ])('LIST-28 %s joins a description', (_name, quantityDescription, added, expected) => {
    expect(mergeItems(item({ quantityDescription }), item(added)).quantityDescription).toBe(expected);
  });

  test('what is added to a ticked item is still to be bought', () => {
    expect(mergeItems(item({ checked: true, quantity: 1 }), item({ quantity: 1 })).checked).toBe(false);
  });
});

describe('adding', () => {
  test.each([
    ['LIST-22 no name', { name: '  ', quantity: 1, unit: '' }, 'no_name'],
    ['LIST-23 a quantity below 0', { name: 'egg', quantity: -1, unit: '' }, 'bad_quantity'],
    ['LIST-23 a quantity that is no number', { name: 'egg', quantity: Number.NaN, unit: '' }, 'bad_quantity'],
  ])('%s is refused', (_title, input, reason) => {
    expect(addItem(emptyList(), 'produce', { id: '1', ...input })).toEqual({ ok: false, reason });
  });

  test('LIST-24 LIST-25 names and units are singular and lower-case, and units are free text', () => {
    const added = addItem(emptyList(), 'produce', { id: '1', name: ' Red  Onions ', quantity: 2, unit: 'Nets' });
    expect(added.ok && added.list.produce).toMatchObject([{ name: 'red onion', quantity: 2, unit: 'net' }]);
  });

  test.each([
    ['Tins', 'tin'],
    ['tubs', 'tub'],
    ['Tablespoons', 'tablespoon'],
    ['lbs', 'lb'],
    ['Dosen', 'dosen'],
    ['  Big  Boxes ', 'big box'],
  ])('LIST-25 a unit typed as %j is kept as %j, not translated', (unit, kept) => {
    const added = addItem(emptyList(), 'other', { id: '1', name: 'soup', quantity: 2, unit });
    expect(added.ok && added.list.other).toMatchObject([{ quantity: 2, unit: kept }]);
  });

  test.each([
    ['tablespoons', 'tbsp', { quantity: 3, unit: 'tablespoon', quantityDescription: '' }],
    ['g', 'grams', { quantity: 3, unit: 'g', quantityDescription: '' }],
    ['cans', 'tins', { quantity: null, unit: null, quantityDescription: '2 x can, 1 x tin' }],
  ])(
    'LIST-27 LIST-28 two %s and one %s are one amount only where both are the same measure',
    (first, second, merged) => {
      const two = addItem(emptyList(), 'other', { id: '1', name: 'soup', quantity: 2, unit: first });
      const both = two.ok ? addItem(two.list, 'other', { id: '2', name: 'soup', quantity: 1, unit: second }) : two;
      expect(both.ok && both.list.other).toMatchObject([merged]);
    },
  );

  test('LIST-26 it merges with the same name in the same aisle only', () => {
    const first = addItem(emptyList(), 'produce', { id: '1', name: 'onion', quantity: 2, unit: '' });
    const second = first.ok
      ? addItem(first.list, 'produce', { id: '2', name: 'Onions', quantity: 3, unit: '' })
      : first;
    const third = second.ok
      ? addItem(second.list, 'frozen', { id: '3', name: 'onion', quantity: 1, unit: '' })
      : second;
    expect(third.ok && [third.list.produce, third.list.frozen]).toMatchObject([
      [{ id: '1', quantity: 5 }],
      [{ id: '3', quantity: 1 }],
    ]);
  });

  const unit = fc.constantFrom('g', 'kg', 'cup', '', 'tin', 'pack, large', '2 x big');
  const input = fc.record({
    name: fc.constantFrom('milk', 'Eggs', 'red onions', 'flour', 'crème fraîche', '2 x 4, 3'),
    aisle: fc.constantFrom(...AISLES),
    quantity: fc.option(fc.integer({ min: 0, max: 500 }).map((number) => number / 4)),
    unit,
  });
  const withIds = (inputs: readonly (typeof input extends fc.Arbitrary<infer Value> ? Value : never)[]) =>
    inputs.map((one, index) => ({ ...one, id: `id ${index}` }));
  const addAll = (list: ShoppingList, inputs: ReturnType<typeof withIds>) =>
    inputs.reduce((current, { aisle, ...one }) => {
      const added = addItem(current, aisle, one);
      return added.ok ? added.list : current;
    }, list);
  /** What a list holds, whatever the order in which it came. */
  const contents = (list: ShoppingList) =>
    AISLES.map((aisle) =>
      list[aisle]
        .map((one) => [one.name, amountsOf(one).toSorted((a, b) => (a.unit < b.unit ? -1 : 1))] as const)
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );

  test(
    'over thousands of random lists adding and then deleting restores the list',
    () => {
      fc.assert(
        fc.property(
          fc.array(input, { maxLength: 12 }),
          fc.string({ minLength: 1 }),
          fc.constantFrom(...AISLES),
          unit,
          (inputs, name, aisle, givenUnit) => {
            const before = addAll(emptyList(), withIds(inputs));
            const added = addItem(before, aisle, { id: 'new', name, quantity: 1.5, unit: givenUnit });
            if (!added.ok) return;
            const isMerged = before[aisle].some((one) => one.name === itemName(name));
            if (isMerged) expect(itemsOf(added.list)).toHaveLength(itemsOf(before).length);
            else {
              expect(findItem(added.list, 'new')).toMatchObject({ aisle, index: before[aisle].length });
              expect(removeItem(added.list, 'new')).toEqual(before);
            }
          },
        ),
        { numRuns: RUNS },
      );
    },
    PROPERTY_MAX_MS,
  );

  test(
    'over thousands of random lists the order of what is added makes no difference, and nothing vanishes',
    () => {
      fc.assert(
        fc.property(fc.array(input, { minLength: 1, maxLength: 12 }), fc.integer(), (inputs, turn) => {
          const given = withIds(inputs);
          const at = Math.abs(turn) % given.length;
          const other = [...given.slice(at), ...given.slice(0, at)].toReversed();
          const list = addAll(emptyList(), given);
          expect(contents(addAll(emptyList(), other))).toEqual(contents(list));
          const quantities = (values: readonly (number | null)[]) =>
            values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
          expect(quantities(itemsOf(list).flatMap((one) => amountsOf(one).map(({ quantity }) => quantity)))).toBe(
            quantities(given.map(({ quantity }) => quantity)),
          );
          for (const { name, aisle } of given) expect(list[aisle].map((one) => one.name)).toContain(itemName(name));
        }),
        { numRuns: RUNS },
      );
    },
    PROPERTY_MAX_MS,
  );
});

describe('summing', () => {
  test.each([
    [
      [
        [500, 'g'],
        [0.7, 'kg'],
      ],
      [[1.2, 'kg']],
    ],
    [
      [
        [100, 'g'],
        [0.2, 'kg'],
      ],
      [[300, 'g']],
    ],
    [
      [
        [750, 'ml'],
        [0.5, 'l'],
      ],
      [[1.25, 'l']],
    ],
    [
      [
        [2, 'tsp'],
        [1, 'tbsp'],
      ],
      [[5 / 3, 'tbsp']],
    ],
    [
      [
        [8, 'oz'],
        [1, 'lb'],
      ],
      [[1.5, 'lb']],
    ],
    [
      [
        [5, 'cl'],
        [1, 'dl'],
        [1, 'ml'],
      ],
      [[151, 'ml']],
    ],
    [
      [
        [500, 'mg'],
        [1, 'g'],
      ],
      [[1.5, 'g']],
    ],
    [
      [
        [1, 'dsp'],
        [1, 'tsp'],
      ],
      [[1, 'tbsp']],
    ],
    [
      [
        [1, 'cup'],
        [100, 'g'],
      ],
      [
        [1, 'cup'],
        [100, 'g'],
      ],
    ],
  ] as [[number, string][], [number, string][]][])('%j is %j', (given, expected) => {
    const summed = sumMeasures(given.map(([quantity, unit]) => ({ quantity, unit })));
    expect(summed.map(({ quantity, unit }) => [Number(quantity.toFixed(6)), unit])).toEqual(
      expected.map(([quantity, unit]) => [Number(quantity.toFixed(6)), unit]),
    );
  });
});

describe('showing', () => {
  test.each([
    [0.1, 3, 0.3],
    [0.25, 1, 0.3],
    [1, 1, 1],
    [1.5, 4, 6],
    [0.333333333, 3, 1],
    [0.01, 1, 0.1],
    [33.333, 3, 100],
  ])('NUM-46 %d x %d is shown as %d', (quantity, serves, shown) => {
    expect(roundUpQuantity(quantity, serves)).toBe(shown);
  });

  test('NUM-46 descriptions are multiplied too', () => {
    expect(displayQuantity({ quantity: null, unit: null, quantityDescription: '2 x cup, 0.5 x g' }, 3)).toBe(
      '6 x cup, 1.5 x g',
    );
    expect(displayQuantity({ quantity: 1.25, unit: 'kg', quantityDescription: '' }, 2)).toBe('2.5 kg');
    expect(displayQuantity({ quantity: null, unit: null, quantityDescription: 'a few' }, 1)).toBe('1 x a few');
    expect(displayQuantity({ quantity: null, unit: null, quantityDescription: '' }, 2)).toBe('');
  });
});

test.each([
  [1, 'can', '1 can'],
  [2, 'can', '2 cans'],
  [1.5, 'clove', '1.5 cloves'],
  [0.5, 'cup', '0.5 cup'],
  [3, 'loaf', '3 loaves'],
  [3, 'tbsp', '3 tbsp'],
  [200, 'g', '200 g'],
  [1, 'net', '1 net'],
  [2, 'net', '2 x net'],
  [2, 'tin', '2 tins'],
  [1, 'tin', '1 tin'],
  [2, 'tablespoon', '2 tablespoons'],
])('%d of unit %j is shown as %j', (quantity, unit, shown) => {
  expect(displayQuantity({ quantity, unit, quantityDescription: '' }, 1)).toBe(shown);
});

test.each([
  ['  Weekly Shop ', { ok: true, name: 'weekly shop' }],
  [' ', { ok: false, reason: 'no_name' }],
  ['x'.repeat(101), { ok: false, reason: 'too_long' }],
])('a list named %j', (text, answer) => {
  expect(parseListName(text)).toEqual(answer);
});
