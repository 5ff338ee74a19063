import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addItem } from './add-item.ts';
import { AISLES } from './aisles.ts';
import { buildList, type ListMeal } from './build-list.ts';
import { displayQuantity, roundUpQuantity } from './display-quantity.ts';
import { emptyList, type ListItem, parseListName } from './list.ts';
import { amountsOf, mergeItems } from './merge-items.ts';
import { sumMeasures } from './sum-measures.ts';

const item = (changes: Partial<ListItem> = {}): ListItem => ({
  id: 'x',
  name: 'flour',
  quantity: null,
  unit: null,
  meals: [],
  quantityDescription: '',
  checked: false,
  ...changes,
});

/** Names with their aliases, as a catalogue would answer. */
const FOODS: Record<string, { name: string; aisle: (typeof AISLES)[number] }> = {
  courgettes: { name: 'courgette', aisle: 'produce' },
  zucchini: { name: 'courgette', aisle: 'produce' },
  milk: { name: 'milk', aisle: 'dairy and eggs' },
};
const nameFood = (name: string) => FOODS[name] ?? { name, aisle: 'pantry and dry goods' as const };

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

  test('adding and then deleting gives the list as it was', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.constantFrom(...AISLES), (name, aisle) => {
        const before = emptyList();
        const added = addItem(before, aisle, { id: 'new', name, quantity: 1, unit: 'g' });
        if (!added.ok) return;
        expect({ ...added.list, [aisle]: added.list[aisle].filter((entry) => entry.id !== 'new') }).toEqual(before);
      }),
    );
  });
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

describe('a list from meals', () => {
  const soup: ListMeal = {
    name: 'soup',
    serves: 4,
    ingredients: [
      { name: 'courgettes', quantity: 2, unit: '' },
      { name: 'milk', quantity: 1, unit: 'l' },
    ],
  };
  const salad: ListMeal = { name: 'salad', serves: 2, ingredients: [{ name: 'zucchini', quantity: 1, unit: '' }] };

  test('LIST-01 LIST-02 ENT-57 one serving each, aliases of one food on one line with the recipes that use it', () => {
    const list = buildList([soup, salad, soup], nameFood);
    expect(Object.keys(list)).toEqual([...AISLES]);
    expect(list.produce).toMatchObject([
      { name: 'courgette', quantity: 1.5, unit: null, meals: ['salad', 'soup'], checked: false },
    ]);
    expect(list['dairy and eggs']).toMatchObject([{ name: 'milk', quantity: 500, unit: 'ml' }]);
  });

  const BASE: Record<string, [kind: string, factor: number]> = {
    g: ['mass', 1],
    kg: ['mass', 1000],
    ml: ['volume', 1],
    l: ['volume', 1000],
  };
  const meal = fc.record({
    name: fc.constantFrom('soup', 'salad', 'stew'),
    serves: fc.integer({ min: 1, max: 8 }),
    ingredients: fc.array(
      fc.record({
        name: fc.constantFrom('milk', 'courgettes', 'zucchini', 'flour'),
        quantity: fc.integer({ min: 1, max: 5000 }),
        unit: fc.constantFrom(...Object.keys(BASE)),
      }),
      { maxLength: 12 },
    ),
  });

  test('over 10,000 random lists mass and volume are conserved, nothing vanishes and order makes no difference', () => {
    fc.assert(
      fc.property(fc.array(meal, { maxLength: 8 }), (meals) => {
        const list = buildList(meals, nameFood);
        const total = (entries: { quantity: number; unit: string }[], kind: string) =>
          entries.reduce(
            (sum, { quantity, unit }) => (BASE[unit]?.[0] === kind ? sum + quantity * BASE[unit][1] : sum),
            0,
          );
        const given = meals.flatMap((one) =>
          one.ingredients.map(({ quantity, unit }) => ({ quantity: quantity / one.serves, unit })),
        );
        const kept = AISLES.flatMap((aisle) => list[aisle].flatMap(amountsOf));
        for (const kind of ['mass', 'volume']) {
          expect(Math.abs(total(kept, kind) - total(given, kind))).toBeLessThanOrEqual(0.001 * total(given, kind));
        }
        const names = new Set(meals.flatMap((one) => one.ingredients.map(({ name }) => nameFood(name).name)));
        expect(new Set(AISLES.flatMap((aisle) => list[aisle].map((entry) => entry.name)))).toEqual(names);
        const rounded = (one: typeof list) =>
          JSON.stringify(one, (_key, value) => (typeof value === 'number' ? Number(value.toFixed(6)) : value));
        expect(rounded(buildList(meals.toReversed(), nameFood))).toBe(rounded(list));
      }),
      { numRuns: 10_000 },
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
    expect(displayQuantity({ quantity: null, unit: null, quantityDescription: '' }, 2)).toBe('');
  });
});

test.each([
  ['  Weekly Shop ', { ok: true, name: 'weekly shop' }],
  [' ', { ok: false, reason: 'no_name' }],
  ['x'.repeat(101), { ok: false, reason: 'too_long' }],
])('a list named %j', (text, answer) => {
  expect(parseListName(text)).toEqual(answer);
});
