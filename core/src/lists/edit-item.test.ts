import { describe, expect, it, test } from 'vitest';
import { addItem } from './add-item.ts';
import { displayQuantity } from './display-quantity.ts';
import { editItem, readAmounts } from './edit-item.ts';
import { findItem, keepOwnChanges } from './edit-list.ts';
import { emptyList, type ListItem, type ShoppingList } from './list.ts';

describe('an amount that is typed into one field', () => {
  test.each([
    ['3', [{ quantity: 3, unit: '' }]],
    ['2 tins', [{ quantity: 2, unit: 'tin' }]],
    ['2 x tins', [{ quantity: 2, unit: 'tin' }]],
    ['1.5 kg', [{ quantity: 1.5, unit: 'kg' }]],
    ['1,5 kg', [{ quantity: 1.5, unit: 'kg' }]],
    ['500g', [{ quantity: 500, unit: 'g' }]],
    ['½ l', [{ quantity: 0.5, unit: 'l' }]],
    ['1 1/2 cups', [{ quantity: 1.5, unit: 'cup' }]],
    ['2 tins of 400 g', [{ quantity: 2, unit: 'tin' }]],
    [
      '2 x cup, 3 x g',
      [
        { quantity: 2, unit: 'cup' },
        { quantity: 3, unit: 'g' },
      ],
    ],
    ['', []],
  ])('%s', (text, amounts) => {
    expect(readAmounts(text)).toEqual(amounts);
  });
  test.each(['some', 'small amount', '-', 'x', '2 tins, some', '3 <b>'])('%s is none', (text) => {
    expect(readAmounts(text)).toBeNull();
  });
  it('reads the unit as the reader of the language does', () => {
    expect(readAmounts('2 Dosen', (word) => (word === 'Dosen' ? 'can' : word))).toEqual([{ quantity: 2, unit: 'can' }]);
  });
});

const anItem = (item: Partial<ListItem> & { id: string; name: string }): ListItem => ({
  quantity: null,
  unit: null,
  meals: [],
  quantityDescription: '',
  checked: false,
  ...item,
});
const listWith = (...items: ListItem[]): ShoppingList => ({ ...emptyList(), produce: items });
const shown = (list: ShoppingList, id: string, serves: number) => {
  const item = findItem(list, id)?.item;
  return item && displayQuantity(item, serves);
};

describe('a line that is written anew', () => {
  const built = anItem({
    id: 'a',
    name: 'onion',
    quantity: 0.4,
    unit: null,
    meals: ['soup'],
    shop: { unit: 'piece', isSmallWhenLittle: false },
    exact: '0.4',
  });

  it('shows the amount that was written, for the serves it was written for', () => {
    const list = editItem(
      listWith(built),
      'a',
      { name: 'onion', amounts: [{ quantity: 5, unit: '' }], aisle: 'produce' },
      3,
    );
    expect(shown(list, 'a', 3)).toBe('5');
    expect(findItem(list, 'a')?.item).toMatchObject({ meals: ['soup'], exact: '0.4' });
    // of a line that recipes need nothing was added by hand
    expect(findItem(list, 'a')?.item).not.toHaveProperty('byHand');
    expect(findItem(list, 'a')?.item).not.toHaveProperty('shop');
  });

  it('keeps its amount where only the name or the aisle was written', () => {
    const list = editItem(listWith(built), 'a', { name: ' Red  Onions', amounts: null, aisle: 'frozen' }, 4);
    expect(findItem(list, 'a')).toMatchObject({
      aisle: 'frozen',
      item: { name: 'red onion', quantity: 0.4, shop: built.shop },
    });
  });

  it('becomes one with a line that has its new name, here and in the other aisle', () => {
    const two = listWith(built, anItem({ id: 'b', name: 'leek', quantity: 2 }));
    const here = editItem(two, 'a', { name: 'leek', amounts: [{ quantity: 3, unit: '' }], aisle: 'produce' }, 1);
    expect(here.produce).toMatchObject([{ id: 'b', name: 'leek', quantity: 5 }]);
    const there = editItem(
      { ...two, frozen: [anItem({ id: 'c', name: 'onion', quantity: 1 })] },
      'a',
      { name: 'onion', amounts: null, aisle: 'frozen' },
      1,
    );
    expect(there.frozen).toMatchObject([{ id: 'c', quantity: 1.4 }]);
    expect(there.produce.map(({ id }) => id)).toEqual(['b']);
  });

  it('becomes one with the line of its name alone, wherever that stands', () => {
    const three = listWith(built, anItem({ id: 'b', name: 'leek', quantity: 2 }), anItem({ id: 'c', name: 'kale' }));
    const edited = editItem(three, 'a', { name: ' Kale ', amounts: [{ quantity: 3, unit: '' }], aisle: 'produce' }, 1);
    expect(edited.produce.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['b', 2],
      ['c', 3],
    ]);
    // the name it has is no other line
    const same = editItem(three, 'a', { name: ' onion ', amounts: null, aisle: 'produce' }, 1);
    expect(same.produce.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('of what was added by hand says what was written, and none where nothing was', () => {
    const own = listWith(anItem({ id: 'h', name: 'kale', quantity: 1, byHand: '1' }));
    const byHand = (...amounts: { quantity: number; unit: string }[]) =>
      editItem(own, 'h', { name: 'kale', amounts, aisle: 'produce' }, 2).produce[0]?.byHand;
    expect(byHand({ quantity: 3, unit: '' }, { quantity: 1, unit: 'bunch' })).toBe('1.5, 0.5 x bunch');
    expect(byHand({ quantity: 0, unit: '' })).toBe('');
    expect(byHand()).toBe('');
  });

  it('stays as it is without a name, and where it is gone', () => {
    const list = listWith(built);
    expect(editItem(list, 'a', { name: '  ', amounts: [], aisle: 'produce' }, 1)).toBe(list);
    expect(editItem(list, 'z', { name: 'leek', amounts: [], aisle: 'produce' }, 1)).toBe(list);
  });

  it('of what was added by hand stays added by hand, when the list of the plan is built anew', () => {
    const added = addItem(emptyList(), 'produce', { id: 'h', name: 'kale', quantity: 2, unit: '' });
    if (!added.ok) throw new Error(added.reason);
    const list = editItem(added.list, 'h', { name: 'kale', amounts: [{ quantity: 6, unit: '' }], aisle: 'produce' }, 2);
    const rebuilt = keepOwnChanges(listWith(built), list);
    expect(shown(rebuilt, 'h', 2)).toBe('6');
    expect(rebuilt.produce).toHaveLength(2);
  });
});

it('a food named in another language stays known while its name stands, and no longer once it is called otherwise', () => {
  const reis = anItem({ id: 'a', name: 'reis', food: 'rice', quantity: 1 });
  const list = { ...emptyList(), produce: [reis] };
  const edit = (name: string) =>
    editItem(list, 'a', { name, amounts: [{ quantity: 3, unit: '' }], aisle: 'produce' }, 1).produce;
  expect(edit('reis')).toMatchObject([{ name: 'reis', food: 'rice', quantity: 3 }]);
  expect(edit('Linsen')[0]).toMatchObject({ name: 'linsen' });
  expect(edit('Linsen')[0]).not.toHaveProperty('food');
});
