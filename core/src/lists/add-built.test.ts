import { expect, it } from 'vitest';
import { addBuilt } from './add-built.ts';
import { addItem } from './add-item.ts';
import { displayQuantity } from './display-quantity.ts';
import { emptyList, type ListItem } from './list.ts';

const anItem = (item: Partial<ListItem> & { name: string }): ListItem => ({
  id: item.name,
  quantity: null,
  unit: null,
  meals: [],
  quantityDescription: '',
  checked: false,
  ...item,
});
const ids = () => {
  let made = 0;
  return () => `new ${++made}`;
};
const ONIONS = { unit: 'piece' as const, isSmallWhenLittle: false };

it('a list knows a food by whatever language it was named in, and keeps the name it has', () => {
  const basilikum = anItem({ name: 'basilikum', food: 'basil', quantity: 1, shop: ONIONS });
  const basil = anItem({ name: 'basil', quantity: 2, shop: ONIONS });
  const built = (item: ListItem) => ({ ...emptyList(), produce: [item] });
  expect(addBuilt(built(basilikum), built(basil), ids()).produce).toMatchObject([
    { name: 'basilikum', food: 'basil', quantity: 3 },
  ]);
  expect(addBuilt(built(basil), built(basilikum), ids()).produce).toMatchObject([{ name: 'basil', quantity: 3 }]);
  // typed in either language it is the same line, and another thing is another line
  const typed = (name: string) => addItem(built(basilikum), 'produce', { id: 'new', name, quantity: 1, unit: '' });
  for (const name of ['Basil', 'Basilikum']) expect(typed(name)).toMatchObject({ list: { produce: { length: 1 } } });
  expect(typed('thai basil')).toMatchObject({ list: { produce: { length: 2 } } });
});

it('what is on the list becomes more in the unit it is bought in, rounded once, and is to be bought again', () => {
  const onion = anItem({ name: 'onion', quantity: 1.4, shop: ONIONS, meals: ['soup'], exact: '1.4', checked: true });
  const more = anItem({ name: 'onion', quantity: 0.5, shop: ONIONS, meals: ['pie'], exact: '0.5' });
  // put into another aisle by its household
  const list = addBuilt({ ...emptyList(), other: [onion] }, { ...emptyList(), produce: [more] }, ids());
  expect(list.produce).toEqual([]);
  expect(list.other).toMatchObject([
    { id: 'onion', quantity: 1.9, meals: ['pie', 'soup'], exact: '1.9', checked: false },
  ]);
  expect(list.other.map((item) => displayQuantity(item, 1))).toEqual(['2']);
});

it('what is new stands at the end of its aisle with an identity of its own', () => {
  const before = { ...emptyList(), produce: [anItem({ name: 'leek' })] };
  const built = { ...emptyList(), produce: [anItem({ name: 'kale' })], frozen: [anItem({ name: 'pea' })] };
  const list = addBuilt(before, built, ids());
  expect(list.produce.map(({ id, name }) => [id, name])).toEqual([
    ['leek', 'leek'],
    ['new 1', 'kale'],
  ]);
  expect(list.frozen.map(({ id }) => id)).toEqual(['new 2']);
  expect(list.produce[0]).toBe(before.produce[0]);
});

it('what is probably at home for both stays folded away, and is wanted where one of them has it on the list', () => {
  const flour = (isStaple?: boolean) => anItem({ name: 'flour', ...(isStaple !== undefined && { isStaple }) });
  const merged = (one?: boolean, other?: boolean) =>
    addBuilt({ ...emptyList(), other: [flour(one)] }, { ...emptyList(), other: [flour(other)] }, ids()).other[0]
      ?.isStaple;
  expect([merged(true, true), merged(false, true), merged(undefined, true)]).toEqual([true, false, false]);
});
