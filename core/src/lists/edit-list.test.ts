import { describe, expect, test } from 'vitest';
import { addItem } from './add-item.ts';
import {
  checkItems,
  countItems,
  findItem,
  itemsAtHome,
  itemsOf,
  keepOwnChanges,
  markAtHome,
  moveItem,
  removeItem,
  restoreItem,
  uncheckAll,
} from './edit-list.ts';
import { listAsCsv, listAsText } from './hand-on.ts';
import { emptyList, type ListItem, type ShoppingList } from './list.ts';

const item = (name: string, changes: Partial<ListItem> = {}): ListItem => ({
  id: name,
  name,
  quantity: 1,
  unit: 'g',
  meals: [],
  quantityDescription: '',
  checked: false,
  ...changes,
});
const list: ShoppingList = {
  ...emptyList(),
  produce: [item('leek'), item('lemon', { checked: true }), item('lime')],
  frozen: [item('other lemon', { name: 'lemon', quantity: 2, unit: 'kg' })],
};

describe('editing a list', () => {
  test('an item is found by its identity and counted', () => {
    expect(findItem(list, 'lime')).toMatchObject({ aisle: 'produce', index: 2 });
    expect(findItem(list, 'nobody')).toBeNull();
    expect(countItems(itemsOf(list))).toEqual({ total: 4, checked: 1 });
  });

  test('LIST-21 unticking all and ticking the same again gives the same list', () => {
    const unticked = uncheckAll(list);
    expect(countItems(itemsOf(unticked)).checked).toBe(0);
    expect(checkItems(unticked, new Set(['lemon']), true)).toEqual(list);
  });

  test.each(['leek', 'lemon', 'lime'])('LIST-09 deleting %s and undoing gives the same list', (id) => {
    const removed = removeItem(list, id);
    expect(findItem(removed, id)).toBeNull();
    expect(restoreItem(removed, findItem(list, id)!)).toEqual(list);
    expect(restoreItem(list, findItem(list, id)!)).toEqual(list);
  });

  test('an item moves to another aisle and merges with one of the same name there', () => {
    expect(moveItem(list, 'leek', 'frozen').frozen.map(({ id }) => id)).toEqual(['other lemon', 'leek']);
    expect(moveItem(list, 'lemon', 'frozen').frozen).toMatchObject([
      { quantity: null, unit: null, quantityDescription: '2 x kg, 1 x g', checked: false },
    ]);
    expect(moveItem(list, 'leek', 'produce')).toBe(list);
  });

  test('a list that is built again keeps the ticks of what has not changed', () => {
    const ticked = checkItems(list, new Set(['leek', 'lime']), true);
    const rebuilt = {
      ...uncheckAll(list),
      produce: [item('a', { name: 'leek' }), item('b', { name: 'lime', quantity: 2 })],
    };
    const kept = keepOwnChanges(rebuilt, {
      ...ticked,
      produce: ticked.produce.map((one) => ({ ...one, meals: ['x'] })),
    });
    expect(kept.produce.map(({ checked }) => checked)).toEqual([true, false]);
  });

  test('a list that is built again keeps what was added by hand, and only the plan’s part changes', () => {
    const planned = { ...emptyList(), produce: [item('leek', { meals: ['Soup'] }), item('kale', { meals: ['Soup'] })] };
    const add = (to: ShoppingList, name: string, quantity: number | null) => {
      const result = addItem(to, 'produce', { id: `hand ${name}`, name, quantity, unit: 'g' });
      if (!result.ok) throw new Error(result.reason);
      return result.list;
    };
    const shopping = checkItems(add(add(add(planned, 'leek', 4), 'leek', 2), 'dill', 3), new Set(['hand dill']), true);
    expect(shopping.produce.find(({ name }) => name === 'leek')).toMatchObject({ quantity: 7, byHand: '6 x g' });

    const rebuilt = { ...emptyList(), produce: [item('leek', { meals: ['Stew'], quantity: 10 })] };
    const kept = keepOwnChanges(rebuilt, shopping).produce;
    expect(kept.map(({ name, quantity, checked }) => [name, quantity, checked])).toEqual([
      ['leek', 16, false],
      ['dill', 3, true],
    ]);
    expect(kept[0]?.meals).toEqual(['Stew']);
    // and once more: nothing is counted twice
    expect(keepOwnChanges(rebuilt, { ...emptyList(), produce: kept }).produce).toEqual(kept);
  });
});

describe('what is probably at home', () => {
  const salt = item('salt', { quantity: null, unit: null, isStaple: true, meals: ['Soup'], exact: '2 x tsp' });
  const planned = { ...emptyList(), produce: [item('leek', { meals: ['Soup'] })], 'pantry and dry goods': [salt] };

  test('is not counted, and stands in its aisle once it is needed', () => {
    expect(countItems(itemsOf(planned))).toEqual({ total: 1, checked: 0 });
    const needed = markAtHome(planned, 'salt', false);
    expect(itemsAtHome(needed)).toEqual([]);
    expect(countItems(itemsOf(needed)).total).toBe(2);
    expect(markAtHome(needed, 'salt', true)).toEqual(planned);
    expect(markAtHome(planned, 'leek', false)).toEqual(planned);
  });

  test('what was marked by hand stays so when the list is built again', () => {
    const marked = markAtHome(markAtHome(planned, 'salt', false), 'leek', true);
    expect(itemsAtHome(keepOwnChanges(planned, marked)).map(({ name }) => name)).toEqual(['leek']);
  });

  test('what is added by hand is wanted, and counts once when the list is built again', () => {
    const added = addItem(planned, 'pantry and dry goods', { id: 'x', name: 'salt', quantity: 1, unit: 'tub' });
    if (!added.ok) throw new Error(added.reason);
    expect(itemsAtHome(added.list)).toEqual([]);
    const [kept] = keepOwnChanges(planned, added.list)['pantry and dry goods'];
    expect(kept).toMatchObject({ quantity: 1, unit: 'tub', byHand: '1 x tub', exact: '2 x tsp', isStaple: false });
  });
});

describe('handing a list on', () => {
  const options = { serves: 3, quantities: true };
  test('as text: aisles that hold something, amounts for the serves, ticks', () => {
    expect(listAsText(' big shop ', list, options)).toBe(
      'big shop\n\nProduce\n[ ] leek, 3 g\n[x] lemon, 3 g\n[ ] lime, 3 g\n\nFrozen\n[ ] lemon, 6 kg',
    );
    expect(listAsText('', { ...emptyList(), snacks: [item('nut')] }, { ...options, quantities: false })).toBe(
      'Snacks\n[ ] nut',
    );
  });

  test('what is probably at home is named apart', () => {
    const home = { ...emptyList(), bakery: [item('bread')], other: [item('salt', { isStaple: true })] };
    expect(listAsText('', home, options)).toBe('Bakery\n[ ] bread, 3 g\n\nProbably at home: salt');
    expect(listAsCsv(home, options)).toContain('Probably at home,salt,3 g,no,');
  });

  test('as CSV: quotes, commas and what a spreadsheet would take for a formula', () => {
    const odd = { ...emptyList(), other: [item('=1+1', { meals: ['Soup, "hot"', 'Stew'], checked: true })] };
    expect(listAsCsv(odd, options)).toBe(
      'Aisle,Item,Amount,In the basket,Used in\r\nOther,\'=1+1,3 g,yes,"Soup, ""hot""; Stew"\r\n',
    );
  });
});
