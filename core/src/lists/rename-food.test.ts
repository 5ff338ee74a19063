import { expect, test } from 'vitest';
import { AISLES } from '../foods/aisles.ts';
import { emptyList, type ListItem, type ShoppingList } from './list.ts';
import { renameFood } from './rename-food.ts';

const [here, there] = [AISLES[0], AISLES[1]];
const item = (name: string, changes: Partial<ListItem> = {}): ListItem => ({
  id: `${name}-1`,
  name,
  quantity: 100,
  unit: 'g',
  meals: ['Granola'],
  quantityDescription: '',
  checked: true,
  ...changes,
});
const listOf = (changes: Partial<ShoppingList>): ShoppingList => ({ ...emptyList(), ...changes });
const RENAME = { from: 'house mix', to: 'almond', aisle: there, meals: ['Granola', 'Trail bars'] };

test('an item of another food has its name and its aisle, and stays ticked', () => {
  const list = renameFood(listOf({ [here]: [item('house mix'), item('salt')] }), RENAME);
  expect(list[here]).toEqual([item('salt')]);
  expect(list[there]).toEqual([item('almond', { id: 'house mix-1' })]);
});

test.each([['in its aisle', here] as const, ['in the other aisle', there] as const])(
  'where the food stands %s already, the two become one',
  (_, aisle) => {
    const known = item('almond', { meals: ['Cake'], quantity: 50, checked: false });
    const before =
      aisle === here ? { [here]: [item('house mix'), known] } : { [here]: [item('house mix')], [there]: [known] };
    const list = renameFood(listOf(before), RENAME);
    expect(list[here]).toEqual([]);
    expect(list[there]).toEqual([{ ...known, quantity: 150, meals: ['Cake', 'Granola'] }]);
  },
);

test('of an item that another recipe shares, the corrected recipes get one of their own, and give it back', () => {
  const shared = listOf({ [here]: [item('house mix', { meals: ['Granola', 'Soup'], checked: false })] });
  const list = renameFood(shared, RENAME);
  expect(list[here]).toEqual([item('house mix', { meals: ['Soup'], checked: false })]);
  expect(list[there]).toMatchObject([{ name: 'almond', meals: ['Granola'], quantity: null, checked: false }]);
  expect(list[there][0]?.id).not.toBe(list[here][0]?.id);
  expect(renameFood(list, { from: 'almond', to: 'house mix', aisle: here, meals: ['Granola'] })).toEqual(shared);
});

test('of two shared items each recipe gets lines with identities of their own, and the rest stays where it stood', () => {
  const shared = listOf({
    [here]: [
      item('salt', { id: 'before' }),
      item('house mix', { id: 'a', meals: ['Granola', 'Soup'] }),
      item('pepper', { id: 'a 2' }),
      item('cumin', { id: 'a 3' }),
    ],
  });
  const list = renameFood(shared, { ...RENAME, aisle: here });
  expect(list[here].map(({ id, name }) => [id, name])).toEqual([
    ['before', 'salt'],
    ['a', 'house mix'],
    ['a 4', 'almond'],
    ['a 2', 'pepper'],
    ['a 3', 'cumin'],
  ]);
});

test('of an item that another recipe shares, what is added to the food that stands already is no amount', () => {
  const known = item('almond', { meals: ['Cake'], quantity: 50, checked: true });
  const list = renameFood(
    listOf({ [here]: [item('house mix', { meals: ['Granola', 'Soup'] })], [there]: [known] }),
    RENAME,
  );
  expect(list[there]).toEqual([{ ...known, meals: ['Cake', 'Granola'], checked: false }]);
});

test('what other recipes mean by the name, and what was added by hand, stays', () => {
  const kept = listOf({
    [here]: [
      item('house mix', { id: 'a', meals: ['Stew', 'Soup'] }),
      item('house mix', { id: 'b', meals: [] }),
      item('house mix', { id: 'c', byHand: '1 x g' }),
    ],
  });
  expect(renameFood(kept, RENAME)).toEqual(kept);
});

test('an item that was converted by the weights of the wrong food has what its recipes say', () => {
  const built = item('house mix', {
    quantity: 12,
    shop: { unit: 'g', isSmallWhenLittle: false },
    exact: '1 x cup, 5 x g',
    isStaple: true,
  });
  const [renamed] = renameFood(listOf({ [here]: [built] }), RENAME)[there];
  expect(renamed).toMatchObject({ name: 'almond', quantity: null, unit: null, quantityDescription: '1 x cup, 5 x g' });
  expect([renamed?.shop, renamed?.isStaple]).toEqual([undefined, undefined]);
});

test('an item named in another language is found by its food, and gets the name in the language of who corrected it', () => {
  const mix = item('hausmischung', { food: 'house mix' });
  const german = { ...RENAME, to: 'mandel', food: 'almond' };
  expect(renameFood(listOf({ [here]: [mix] }), RENAME)[there]).toEqual([item('almond', { id: mix.id })]);
  expect(renameFood(listOf({ [here]: [mix] }), german)[there]).toEqual([
    item('mandel', { id: mix.id, food: 'almond' }),
  ]);
  // where only some recipes meant it so, both lines know what they are
  const shared = { ...mix, meals: ['Granola', 'Soup'] };
  const parted = renameFood(listOf({ [here]: [shared] }), { ...german, aisle: here });
  expect(parted[here].map(({ name, food }) => [name, food])).toEqual([
    ['hausmischung', 'house mix'],
    ['mandel', 'almond'],
  ]);
  const known = item('almond', { meals: ['Cake'], quantity: 50 });
  expect(renameFood(listOf({ [here]: [mix], [there]: [known] }), german)[there]).toMatchObject([
    { name: 'almond', quantity: 150 },
  ]);
});
