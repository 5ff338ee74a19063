import { expect, test } from 'vitest';
import { addItem } from './add-item.ts';
import { knowFood } from './know-food.ts';
import { emptyList, type ListItem } from './list.ts';

const item = (name: string, more: Partial<ListItem> = {}): ListItem => ({
  id: name,
  name,
  quantity: null,
  unit: null,
  meals: [],
  quantityDescription: '',
  checked: false,
  ...more,
});
const listOf = (...produce: ListItem[]) => ({ ...emptyList(), produce });

test('what is typed in another language joins the line of its food, with its amount', () => {
  const basil = item('basil', {
    quantity: 0.5,
    unit: 'bunch',
    meals: ['Pesto'],
    shop: { unit: 'bunch', isSmallWhenLittle: false },
  });
  const typed = addItem(listOf(basil), 'produce', { id: 'new', name: 'Basilikum', quantity: 2, unit: 'bunch' });
  if (!typed.ok) throw new Error(typed.reason);
  expect(typed.list.produce).toHaveLength(2);
  expect(knowFood(typed.list, 'new', 'basil').produce).toEqual([{ ...basil, quantity: 2.5, byHand: '2 x bunch' }]);
  // and the lines around it stay as they are
  const among = listOf(item('leek'), basil, ...typed.list.produce.slice(1), item('kale'));
  expect(knowFood(among, 'new', 'basil').produce.map(({ name, quantity }) => [name, quantity])).toEqual([
    ['leek', null],
    ['basil', 2.5],
    ['kale', null],
  ]);
});

test('it joins a line in a third language, and alone it keeps what was typed', () => {
  const german = item('basilikum', { food: 'basil', checked: true });
  expect(knowFood(listOf(german, item('basilic')), 'basilic', 'basil').produce).toMatchObject([
    { name: 'basilikum', food: 'basil', checked: false },
  ]);
  expect(knowFood(listOf(item('basilic')), 'basilic', 'basil').produce).toEqual([item('basilic', { food: 'basil' })]);
});

test('another aisle keeps its own line; what is gone, known or called so already stays as it is', () => {
  const list = { ...listOf(item('basilikum')), frozen: [item('basil')] };
  expect(knowFood(list, 'basilikum', 'basil').frozen).toEqual([item('basil')]);
  expect(knowFood(list, 'basilikum', 'basil').produce).toHaveLength(1);
  expect(knowFood(list, 'gone', 'basil')).toBe(list);
  expect(knowFood(list, 'basil', 'basil')).toBe(list);
  const known = listOf(item('basilikum', { food: 'basil' }));
  expect(knowFood(known, 'basilikum', 'herb')).toBe(known);
});
