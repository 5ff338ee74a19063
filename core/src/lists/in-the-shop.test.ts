import { describe, expect, test } from 'vitest';
import { AISLES } from '../foods/aisles.ts';
import { checkItems } from './edit-list.ts';
import { basketShares, inTheShop, returnBasket, takeBasket } from './in-the-shop.ts';
import { emptyList, type ListItem, type ShoppingList } from './list.ts';
import { sampleItem } from './sample-item.ts';

const item = (name: string, changes: Partial<ListItem> = {}) => sampleItem(name, { id: name, ...changes });
const LIST: ShoppingList = {
  ...emptyList(),
  produce: [item('leek'), item('lemon', { checked: true, checkedBy: 'ben' }), item('lime')],
  bakery: [item('bread', { checked: true, checkedBy: 'ben' })],
  frozen: [item('pea', { checked: true })],
  'pantry and dry goods': [item('salt', { isStaple: true })],
};
const names = (items: readonly ListItem[]) => items.map(({ name }) => name);

describe('a list in the shop', () => {
  test('aisles with something to buy are there in the order of the shop, and what is ticked lies in the basket', () => {
    const { aisles, basket } = inTheShop(LIST, [...AISLES].toReversed(), new Set());
    expect(aisles.map(({ aisle, items, left }) => [aisle, names(items), left])).toEqual([
      ['frozen', [], 0],
      ['bakery', [], 0],
      ['produce', ['leek', 'lime'], 2],
    ]);
    expect(names(basket).toSorted()).toEqual(['bread', 'lemon', 'pea']);
  });

  test('what was ticked a moment ago stays where it is, and is not to go any more', () => {
    const { aisles, basket } = inTheShop(checkItems(LIST, new Set(['leek']), true), AISLES, new Set(['leek']));
    const produce = aisles.find(({ aisle }) => aisle === 'produce');
    expect(produce && [names(produce.items), produce.left]).toEqual([['leek', 'lime'], 1]);
    expect(names(basket)).not.toContain('leek');
  });

  test('who put how much into the basket is counted, and what nobody is known for is apart', () => {
    expect(basketShares(inTheShop(LIST, AISLES, new Set()).basket)).toEqual([
      { memberId: 'ben', count: 2 },
      { memberId: null, count: 1 },
    ]);
    expect(basketShares([])).toEqual([]);
  });

  test('after the shop what was not bought is left, with what is at home; taken back, all stands where it stood', () => {
    const after = takeBasket(LIST);
    expect(names(after.produce)).toEqual(['leek', 'lime']);
    expect([after.bakery, after.frozen, names(after['pantry and dry goods'])]).toEqual([[], [], ['salt']]);
    expect(returnBasket(after, LIST)).toEqual(LIST);
    const since = { ...after, bakery: [item('roll')] };
    expect(names(returnBasket(since, LIST).bakery)).toEqual(['bread', 'roll']);
  });
});
