import { describe, expect, test } from 'vitest';
import {
  checkItems,
  findItem,
  keepOwnChanges,
  markAtHome,
  moveItem,
  removeItem,
  restoreItem,
  uncheckAll,
} from './edit-list.ts';
import { emptyList, type ListItem, type ShoppingList } from './list.ts';

const item = (name: string, changes: Partial<ListItem> = {}): ListItem => ({
  id: name,
  name,
  quantity: 1,
  unit: null,
  meals: ['Soup'],
  quantityDescription: '',
  checked: false,
  ...changes,
});
const produce = (...items: ListItem[]): ShoppingList => ({ ...emptyList(), produce: items });

describe('of a list that is built anew for its plan', () => {
  const kept = (next: ListItem, before: ListItem) => keepOwnChanges(produce(next), produce(before)).produce;

  test('what no recipe needs stays at the end of its aisle, as it was written, and ticked', () => {
    const own = item('candle', { id: 'c', meals: [], quantity: 2, byHand: '2', checked: true });
    const list = keepOwnChanges(produce(item('leek')), { ...emptyList(), produce: [own], other: [own] });
    expect(list.produce).toEqual([item('leek'), own]);
    expect(list.other).toEqual([own]);
  });

  test('what was there twice by hand, from before that was kept, is not added to the plan’s', () => {
    expect(kept(item('leek', { quantity: 3 }), item('leek', { meals: [], quantity: 2 }))).toEqual([
      item('leek', { quantity: 3 }),
    ]);
  });

  test('what no recipe needs stays as it is, also from before it was kept what was added by hand', () => {
    const shop = { unit: 'piece' as const, isSmallWhenLittle: false };
    const own = item('candle', { meals: [], quantity: 2, shop });
    expect(kept(item('leek'), own)).toEqual([item('leek'), own]);
  });

  test('what the plan needs no longer goes, and what was added to it by hand stays with that amount alone', () => {
    const shop = { unit: 'piece' as const, isSmallWhenLittle: false };
    const leek = item('leek', { quantity: 5, byHand: '2', shop, exact: '3', isStaple: false });
    expect(kept(item('kale'), item('chard'))).toEqual([item('kale')]);
    expect(kept(item('kale'), leek)).toEqual([item('kale'), item('leek', { quantity: 2, byHand: '2', meals: [] })]);
  });

  test('a food keeps its own part whatever language its line is in now', () => {
    const before = item('lauch', { food: 'leek', quantity: 5, byHand: '2' });
    expect(kept(item('leek', { quantity: 3 }), before)).toEqual([item('leek', { quantity: 5, byHand: '2' })]);
  });

  test.each<[string, Partial<ListItem>, boolean]>([
    ['has not changed', {}, true],
    ['has another amount', { quantity: 2 }, false],
    ['has another unit', { unit: 'bunch' }, false],
    ['has other amounts', { quantityDescription: '1, 2 x g' }, false],
    ['is for another recipe', { meals: ['Pie'] }, true],
    ['stands there in another language', { name: 'lauch', food: 'leek' }, true],
    ['is another thing', { name: 'kale' }, false],
  ])('a tick of what %s: %s', (_title, changes, isTicked) => {
    expect(kept(item('leek', changes), item('leek', { checked: true }))).toEqual([
      item('leek', { ...changes, checked: isTicked }),
    ]);
  });

  test('what was not ticked does not become so, nor what stands in another aisle now', () => {
    expect(kept(item('leek'), item('leek'))[0]?.checked).toBe(false);
    const moved = keepOwnChanges({ ...emptyList(), frozen: [item('leek')] }, produce(item('leek', { checked: true })));
    expect(moved.frozen[0]?.checked).toBe(false);
  });

  test.each([
    ['wanted all the same, stays wanted', true, false, false],
    ['sent there, stays there', undefined, true, true],
    ['of which nobody said anything, is as the plan says', true, undefined, true],
    ['sent there, and the plan says so too', true, true, true],
    ['not sent there', undefined, false, undefined],
  ])('what is probably at home, and was %s', (_title, isStapleNext, isStapleBefore, isStaple) => {
    const marked = (mark: boolean | undefined) => item('salt', mark === undefined ? {} : { isStaple: mark });
    const [salt] = kept(marked(isStapleNext), marked(isStapleBefore));
    expect(salt).toEqual(marked(isStaple));
  });
});

describe('a change of one item', () => {
  const list: ShoppingList = {
    ...produce(item('leek', { checked: true, checkedBy: 'kim' }), item('kale')),
    frozen: [item('pea'), item('leek', { id: 'f', food: 'leek', name: 'lauch' })],
  };

  test('says no longer whose tick it was, whether it is ticked off or ticked by another', () => {
    const bare = item('leek');
    expect(uncheckAll(list).produce[0]).toEqual(bare);
    expect(checkItems(list, new Set(['leek']), false).produce[0]).toEqual(bare);
    expect(checkItems(list, new Set(['leek', 'kale']), true).produce).toEqual([
      list.produce[0],
      { ...item('kale'), checked: true },
    ]);
  });

  test('leaves the aisles in which nothing changes as they are, so that they are not drawn again', () => {
    for (const changed of [
      checkItems(list, new Set(['kale']), true),
      uncheckAll(list),
      removeItem(list, 'kale'),
      markAtHome(list, 'kale', true),
    ]) {
      expect(changed.frozen).toBe(list.frozen);
      expect(changed.produce).not.toBe(list.produce);
      expect(findItem(changed, 'kale')?.item).not.toEqual(item('kale', { isStaple: false }));
    }
    expect(checkItems(list, new Set(['leek']), true).produce).toBe(list.produce);
    expect(markAtHome(list, 'kale', false).produce).toBe(list.produce);
  });

  test('of an item that the list has not is none', () => {
    expect(removeItem(list, 'nobody')).toBe(list);
    expect(moveItem(list, 'nobody', 'other')).toBe(list);
  });

  test('an item that moves joins the line of its food there, in its place', () => {
    const moved = moveItem(list, 'leek', 'frozen');
    expect(moved.produce.map(({ id }) => id)).toEqual(['kale']);
    expect(moved.frozen.map(({ id, quantity, checked }) => [id, quantity, checked])).toEqual([
      ['pea', 1, false],
      ['f', 2, false],
    ]);
  });

  test('what was removed comes back where it stood, also where the list has become shorter', () => {
    const place = { aisle: 'produce' as const, index: 5, item: item('dill') };
    expect(restoreItem(list, place).produce.map(({ id }) => id)).toEqual(['leek', 'kale', 'dill']);
    expect(restoreItem(list, { ...place, index: 1 }).produce.map(({ id }) => id)).toEqual(['leek', 'dill', 'kale']);
    expect(restoreItem(list, { ...place, item: item('pea') })).toBe(list);
  });
});
