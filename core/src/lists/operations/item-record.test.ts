import { describe, expect, test } from 'vitest';
import { AISLES } from '../../foods/aisles.ts';
import { emptyList, type ListItem, type ShoppingList } from '../list.ts';
import { differenceOf } from './difference.ts';
import { changeItem, fieldsOf, type ItemRecord, isOnList, itemFrom } from './item-record.ts';
import { withKnownIds } from './known-items.ts';
import { listOfRecords } from './list-of-records.ts';
import type { ItemChange, ItemFields } from './operation.ts';

const item = (changes: Partial<ListItem> = {}): ListItem => ({
  id: 'a',
  name: 'leek',
  quantity: 1,
  unit: null,
  meals: [],
  quantityDescription: '',
  checked: false,
  ...changes,
});
const produce = (...items: ListItem[]): ShoppingList => ({ ...emptyList(), produce: items });
const TIN = { unit: 'can' as const, isSmallWhenLittle: false };

describe('an item and its fields', () => {
  test.each<[string, Partial<ListItem>]>([
    ['nothing more', {}],
    ['its food', { name: 'lauch', food: 'leek' }],
    ['what was added by hand', { byHand: '2' }],
    ['how it is bought', { shop: TIN }],
    ['what recipes say', { exact: '2 x tin', meals: ['Soup'] }],
    ['that it is at home', { isStaple: true }],
    ['that it was wanted all the same', { isStaple: false }],
    ['a tick', { checked: true }],
  ])('are the same there and back, with %s', (_title, changes) => {
    expect(itemFrom('a', fieldsOf(item(changes), 'produce', 3))).toStrictEqual(item(changes));
  });

  test('who ticked it is the server’s to say', () => {
    const fields = fieldsOf(item({ checked: true, checkedBy: 'kim' }), 'frozen', 3);
    expect(fields).toStrictEqual({
      checked: true,
      name: 'leek',
      amount: { quantity: 1, unit: null, quantityDescription: '', meals: [] },
      aisle: 'frozen',
      place: 3,
      atHome: null,
    });
    expect(itemFrom('a', { ...fields, checkedBy: 'robin' })).toStrictEqual(item({ checked: true, checkedBy: 'robin' }));
  });
});

describe('what a change says of an item', () => {
  const add: ItemChange = { item: 'a', kind: 'add', fields: fieldsOf(item(), 'produce', 1) };
  const set = (fields: Partial<ItemFields>): ItemChange => ({ item: 'a', kind: 'set', fields });
  const after = (...changes: [ItemChange, string][]) =>
    changes.reduce<ItemRecord | undefined>((record, [change, stamp]) => changeItem(record, change, stamp), undefined);

  test('a tick has a name only while it is one', () => {
    const fields = after([add, '1'], [set({ checked: true, checkedBy: 'kim' }), '2'])?.fields;
    expect(fields).toMatchObject({ checked: true, checkedBy: 'kim' });
    for (const change of [{ checked: true }, { checked: false, checkedBy: 'kim' }, { checked: false }]) {
      const next = after([add, '1'], [set({ checked: true, checkedBy: 'kim' }), '2'], [set(change), '3']);
      expect(next?.fields).not.toHaveProperty('checkedBy');
    }
  });

  test('an older change of a field says nothing of it, one of the same moment does', () => {
    const name = (one: string, other: string) =>
      after([add, '1'], [set({ name: 'kale' }), one], [set({ name: 'chard' }), other])?.fields.name;
    expect([name('5', '3'), name('3', '5'), name('4', '4')]).toEqual(['kale', 'chard', 'chard']);
  });

  test.each<[string, ['add' | 'remove', string][], boolean]>([
    ['added', [['add', '1']], true],
    ['removed before it came', [['remove', '1']], false],
    [
      'removed later',
      [
        ['add', '1'],
        ['remove', '2'],
      ],
      false,
    ],
    [
      'added again',
      [
        ['add', '1'],
        ['remove', '2'],
        ['add', '3'],
      ],
      true,
    ],
    [
      'added again before the removal comes in',
      [
        ['add', '3'],
        ['add', '1'],
        ['remove', '2'],
      ],
      true,
    ],
    [
      'removed twice, the later one first',
      [
        ['add', '2'],
        ['remove', '3'],
        ['remove', '1'],
      ],
      false,
    ],
    [
      'added and removed in one moment',
      [
        ['add', '2'],
        ['remove', '2'],
      ],
      false,
    ],
  ])('%s', (_title, changes, isThere) => {
    const record = after(
      ...changes.map(([kind, stamp]): [ItemChange, string] => [kind === 'add' ? add : { item: 'a', kind }, stamp]),
    );
    expect(record && isOnList(record)).toBe(isThere);
  });
});

describe('the difference of two lists', () => {
  const leek = item();
  const differs = (next: Partial<ListItem>, was: Partial<ListItem> = {}) =>
    differenceOf(produce({ ...leek, ...was }), produce({ ...leek, ...was, ...next }), () => 7);
  const set = (fields: object) => [{ item: 'a', kind: 'set', fields }];

  test('is what was changed, and nothing else', () => {
    expect(differs({})).toEqual([]);
    expect(differs({ checked: true })).toStrictEqual(set({ checked: true }));
    expect(differs({ isStaple: true })).toStrictEqual(set({ atHome: true }));
    expect(differs({ quantity: 2 })).toStrictEqual(
      set({ amount: { quantity: 2, unit: null, quantityDescription: '', meals: [] } }),
    );
  });

  test('of a name has the food that it names, also where only that was found out, or is gone', () => {
    expect(differs({ name: 'lauch', food: 'leek' })).toStrictEqual(set({ name: 'lauch', food: 'leek' }));
    expect(differs({ food: 'leek' }, { name: 'lauch' })).toStrictEqual(set({ name: 'lauch', food: 'leek' }));
    expect(differs({ food: undefined }, { name: 'lauch', food: 'leek' })).toStrictEqual(set({ name: 'lauch' }));
    expect(differs({ checked: true }, { name: 'lauch', food: 'leek' })).toStrictEqual(set({ checked: true }));
  });

  test('of an item that moved to another aisle has its place there', () => {
    const moved = differenceOf(produce(leek), { ...emptyList(), frozen: [leek] }, () => 7);
    expect(moved).toStrictEqual(set({ aisle: 'frozen', place: expect.any(Number) }));
  });

  test('of one list with itself is none', () => {
    const list = produce(leek);
    expect(differenceOf(list, list, () => undefined)).toEqual([]);
    expect(differenceOf(list, { ...list, frozen: [item({ id: 'b' })] }, () => 7)).toMatchObject([
      { item: 'b', kind: 'add' },
    ]);
  });

  test.each<[string, string[], number[]]>([
    ['first', ['x', 'a'], [4, 5]],
    ['last', ['a', 'x'], [5, 6]],
    ['between', ['a', 'x', 'b'], [5, 6, 7]],
    ['two at the end', ['a', 'x', 'y'], [5, 6, 7]],
    ['two between', ['a', 'x', 'y', 'b'], [5, 6, 6.5, 7]],
  ])('places what is new %s', (_title, ids, places) => {
    const old: Record<string, number> = { a: 5, b: 7 };
    const has = (one: readonly string[]) => produce(...one.map((id) => item({ id })));
    const changes = differenceOf(has(['a', 'b']), has(ids), (id) => old[id]);
    const made = new Map(
      changes.flatMap((change) => (change.kind === 'add' ? [[change.item, change.fields.place]] : [])),
    );
    expect(ids.map((id) => made.get(id) ?? old[id])).toEqual(places);
  });
});

test('items of one place stand in the order of their identities, whatever the order in which they come', () => {
  const record = (id: string, place: number): ItemRecord => ({
    id,
    added: '1',
    removed: null,
    fields: fieldsOf(item(), 'produce', place),
    stamps: {},
  });
  const records = [record('c', 1), record('a', 1), record('z', 0), record('b', 1)];
  for (const order of [records, records.toReversed()])
    expect(listOfRecords(order).produce.map(({ id }) => id)).toEqual(['z', 'a', 'b', 'c']);
});

test('a list that is sent keeps the identities it brings, gives none twice, and takes none that another item brings', () => {
  const loaded = produce(item({ id: '1' }), item({ id: '2' }));
  const { id: _, ...bare } = item();
  let made = 0;
  const ids = (...sent: (typeof bare & { id?: string })[]) => {
    const list = { ...emptyList(), produce: sent } as Parameters<typeof withKnownIds>[0];
    const known = withKnownIds(list, loaded, () => `new ${++made}`);
    return AISLES.flatMap((aisle) => known[aisle].map(({ id }) => id));
  };
  expect(ids({ ...bare, id: '9' })).toEqual(['9']);
  expect(ids(bare, { ...bare, id: '1' })).toEqual(['2', '1']);
  expect(ids(bare, bare, bare)).toEqual(['1', '2', 'new 1']);
  expect(ids({ ...bare, id: '' })).toEqual(['1']);
  expect(ids({ ...bare, name: 'kale' })).toEqual(['new 2']);
});
