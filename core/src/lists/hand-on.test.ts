import { describe, expect, test } from 'vitest';
import { ENGLISH_HAND_ON, type HandOnWords, listAsCsv, listAsText } from './hand-on.ts';
import { emptyList, type ListItem, type ShoppingList } from './list.ts';

const item = (name: string, changes: Partial<ListItem> = {}): ListItem => ({
  id: name,
  name,
  quantity: 2,
  unit: null,
  meals: [],
  quantityDescription: '',
  checked: false,
  ...changes,
});
const list: ShoppingList = {
  ...emptyList(),
  produce: [item('leek', { meals: ['Soup', 'Pie'] }), item('kale', { isStaple: true })],
  bakery: [item('bun', { checked: true })],
};
const GERMAN: HandOnWords = {
  ...ENGLISH_HAND_ON,
  aisle: (aisle) => ({ produce: 'Obst und Gemüse', bakery: 'Backwaren' })[aisle as string] ?? aisle,
  amount: ({ quantity }) => `${quantity} Stück`,
  item: ({ name }) => ({ leek: 'Lauch', kale: 'Grünkohl', bun: 'Brötchen' })[name] ?? name,
  atHome: 'Vermutlich da',
  columns: ['Abteilung', 'Was', 'Menge', 'Im Korb', 'Für'],
  yes: 'ja',
  no: 'nein',
};

describe('a list that is handed on', () => {
  test('is in the order of the shop, and in the language of whoever hands it on', () => {
    const options = { serves: 2, quantities: true, aisles: ['bakery', 'produce'] as const };
    expect(listAsText('', list, options, GERMAN)).toBe(
      'Backwaren\n[x] Brötchen, 4 Stück\n\nObst und Gemüse\n[ ] Lauch, 4 Stück\n\nVermutlich da: Grünkohl',
    );
    expect(listAsCsv(list, options, GERMAN).split('\r\n')).toEqual([
      'Abteilung,Was,Menge,Im Korb,Für',
      'Backwaren,Brötchen,4 Stück,ja,',
      'Obst und Gemüse,Lauch,4 Stück,nein,Soup; Pie',
      'Vermutlich da,Grünkohl,4 Stück,nein,',
      '',
    ]);
  });

  test('without amounts has names alone', () => {
    const options = { serves: 2, quantities: false };
    expect(listAsText('Shop', list, options)).toBe(
      'Shop\n\nProduce\n[ ] leek\n\nBakery\n[x] bun\n\nProbably at home: kale',
    );
    expect(listAsCsv(list, options)).toContain('Produce,leek,,no,Soup; Pie\r\n');
  });

  test('an empty one is its name, or nothing', () => {
    expect(listAsText('  Shop ', emptyList(), { serves: 1, quantities: true })).toBe('Shop');
    expect(listAsText('  ', emptyList(), { serves: 1, quantities: true })).toBe('');
    expect(listAsCsv(emptyList(), { serves: 1, quantities: true })).toBe('Aisle,Item,Amount,In the basket,Used in\r\n');
  });

  test.each([
    ['=2+2', "'=2+2"],
    ['+2', "'+2"],
    ['-2', "'-2"],
    ['@sum', "'@sum"],
    ['\tx', "'\tx"],
    ['a=b', 'a=b'],
    ['a-b', 'a-b'],
    ['a "b"', '"a ""b"""'],
    ['a,b', '"a,b"'],
    ['a\nb', '"a\nb"'],
    ['\rb', '"\'\rb"'],
    ['a;b', 'a;b'],
  ])('in a table, an item named %j is written %j', (name, field) => {
    const csv = listAsCsv({ ...emptyList(), other: [item(name)] }, { serves: 1, quantities: false });
    expect(csv.slice(csv.indexOf('\r\n') + 2)).toBe(`Other,${field},,no,\r\n`);
  });
});
