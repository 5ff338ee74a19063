import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AISLES } from '../foods/aisles.ts';
import { addBuilt } from './add-built.ts';
import { checkItems, itemsOf } from './edit-list.ts';
import { emptyList, type ListItem, type ShoppingList } from './list.ts';
import { leftToBuy, listsTogether, pickItems, takeBack, withoutItems } from './several-lists.ts';

const item = (name: string, changes: Partial<ListItem> = {}): ListItem => ({
  id: `id of ${name}`,
  name,
  quantity: 1,
  unit: null,
  meals: [],
  quantityDescription: '',
  checked: false,
  ...changes,
});
const produce = (...items: ListItem[]): ShoppingList => ({ ...emptyList(), produce: items });

let made = 0;
const newId = () => {
  made += 1;
  return `new ${made}`;
};

describe('moving', () => {
  test('what is left is neither ticked nor at home', () => {
    const list = produce(item('leek'), item('salt', { isStaple: true }), item('milk', { checked: true }));
    expect([...leftToBuy(list)]).toEqual(['id of leek']);
    expect(itemsOf(pickItems(list, leftToBuy(list))).map(({ name }) => name)).toEqual(['leek']);
    expect(itemsOf(withoutItems(list, leftToBuy(list))).map(({ name }) => name)).toEqual(['salt', 'milk']);
  });

  test('taken back, the other list is as it was, but for what was done to it since', () => {
    const before = produce(item('leek', { quantity: 2 }), item('kale'));
    const after = addBuilt(before, produce(item('leek', { id: 'other leek' }), item('milk')), newId);
    expect(itemsOf(after).map(({ name, quantity }) => [name, quantity])).toEqual([
      ['leek', 3],
      ['kale', 1],
      ['milk', 1],
    ]);
    const since = checkItems(after, new Set(['id of kale', 'id of leek']), true);
    expect(takeBack(since, before, after)).toEqual(
      produce(item('leek', { quantity: 2, checked: true }), item('kale', { checked: true })),
    );
  });
});

test('taken back, what came to the list since stays, and so does what was changed of what had not been added to', () => {
  const before = produce(item('leek'), item('kale'));
  const after = addBuilt(before, produce(item('leek', { id: 'other leek' })), newId);
  const since = produce(
    ...after.produce.map((one) => (one.name === 'kale' ? { ...one, quantity: 9 } : one)),
    item('dill'),
  );
  expect(takeBack(since, before, after).produce.map(({ name, quantity }) => [name, quantity])).toEqual([
    ['leek', 1],
    ['kale', 9],
    ['dill', 1],
  ]);
});

describe('several lists at once', () => {
  test('the same thing is one line in the aisle of the first, with all of it, and knows where it stands', () => {
    const one = { id: 'a', list: produce(item('leek', { quantity: 2 })) };
    const list = { ...emptyList(), bakery: [item('lauch', { id: 'b1', food: 'leek', quantity: 3 })] };
    const both = listsTogether([one, { id: 'b', list }]);
    expect(both.bakery).toEqual([]);
    expect(both.produce).toMatchObject([
      {
        item: { name: 'leek', quantity: 5, checked: false },
        parts: [
          { listId: 'a', itemId: 'id of leek' },
          { listId: 'b', itemId: 'b1' },
        ],
      },
    ]);
  });

  test('two things are two lines, and so is a thing that one list has twice', () => {
    const twice = { ...produce(item('leek'), item('kale')), frozen: [item('leek', { id: 'f' })] };
    const lines = listsTogether([
      { id: 'a', list: twice },
      { id: 'b', list: produce(item('leek', { id: 'l' }), item('dill')) },
    ]);
    const shown = (aisle: 'produce' | 'frozen') =>
      lines[aisle].map((line) => [line.item.name, line.item.quantity, line.parts.map(({ itemId }) => itemId).join()]);
    expect(shown('produce')).toEqual([
      ['leek', 2, 'id of leek,l'],
      ['kale', 1, 'id of kale'],
      ['dill', 1, 'id of dill'],
    ]);
    expect(shown('frozen')).toEqual([['leek', 1, 'f']]);
    expect(lines.produce[0]?.item.id).toBe('a id of leek');
  });

  test('ticked on one list, the rest of it is still to be bought; ticked on all, it is ticked', () => {
    const lists = (first: boolean, second: boolean) =>
      listsTogether([
        { id: 'a', list: produce(item('leek', { quantity: 2, checked: first })) },
        { id: 'b', list: produce(item('leek', { quantity: 3, checked: second })) },
      ]).produce[0]?.item;
    expect(lists(true, false)).toMatchObject({ quantity: 3, checked: false });
    expect(lists(true, true)).toMatchObject({ quantity: 5, checked: true });
  });

  test('every item that is to be bought stands in exactly one line, whatever the lists are', () => {
    const listArbitrary = fc
      .array(fc.tuple(fc.constantFrom(...AISLES), fc.constantFrom('a', 'b', 'c', 'd'), fc.boolean(), fc.boolean()), {
        maxLength: 8,
      })
      .map((made) => {
        const list = emptyList();
        for (const [index, [aisle, name, checked, isStaple]] of made.entries())
          list[aisle].push(item(name, { id: `${index}`, checked, ...(isStaple && { isStaple }) }));
        return list;
      });
    fc.assert(
      fc.property(fc.array(listArbitrary, { minLength: 1, maxLength: 4 }), (all) => {
        const lists = all.map((list, index) => ({ id: `${index}`, list }));
        const expected = lists.flatMap(({ id, list }) =>
          itemsOf(list).flatMap((one) => (one.isStaple ? [] : `${id} ${one.id}`)),
        );
        const lines = Object.values(listsTogether(lists)).flat();
        const parts = lines.flatMap((line) => line.parts.map(({ listId, itemId }) => `${listId} ${itemId}`));
        expect(parts.toSorted()).toEqual(expected.toSorted());
        expect(new Set(lines.map((line) => line.item.id)).size).toBe(lines.length);
      }),
    );
  });
});
