import { expect, test } from 'vitest';
import type { Aisle } from '../foods/aisles.ts';
import type { Food } from '../foods/food.ts';
import { SMALL_CATALOGUE } from '../foods/small-catalogue.ts';
import { buyingOf, readBuyingTable } from './buying.ts';

const [SOME] = SMALL_CATALOGUE.foods;
if (SOME === undefined) throw new Error('the small catalogue is empty');
const some = SOME;

const food = (name: string, aisle: Aisle, weights: Food['weights'] = {}): Food => ({
  ...some,
  id: name.replaceAll(' ', '-'),
  name,
  aliases: [],
  aisle,
  weights,
});
const PANTRY = 'pantry and dry goods';
const NONE = readBuyingTable('');
const usual = (one: Food) => {
  const { unit, gramsEach, isSmallWhenLittle, isStaple } = buyingOf(one, NONE, new Map());
  return [unit, gramsEach, isSmallWhenLittle, isStaple];
};

test.each<[string, Aisle, Food['weights'], string, number | null, boolean]>([
  ['parsley', 'produce', { bunch: 40, sprig: 1 }, 'bunch', 40, false],
  ['dried parsley stalk', 'other', { bunch: 40 }, 'g', null, false],
  ['lettuce', 'produce', { head: 300, piece: 10 }, 'head', 300, false],
  ['fish head', 'meat and fish', { head: 300 }, 'g', null, false],
  ['rosemary', 'produce', { sprig: 2 }, 'bunch', 30, false],
  ['rosemary salt', PANTRY, { sprig: 2 }, 'g', null, false],
  ['rye bread', 'bakery', { loaf: 700, piece: 40 }, 'loaf', 700, false],
  ['pear', 'produce', { piece: 40 }, 'piece', 40, false],
  ['radish', 'produce', { piece: 39 }, 'g', null, false],
  ['currant', 'produce', {}, 'g', null, false],
  ['bun', 'bakery', { piece: 20 }, 'piece', 20, false],
  ['flatbread', 'bakery', {}, 'g', null, false],
  ['meatball', 'meat and fish', { piece: 60 }, 'g', null, false],
  ['soy sauce', PANTRY, {}, 'ml', null, true],
  ['whole milk', 'dairy and eggs', {}, 'ml', null, false],
  ['bone broth', 'meat and fish', {}, 'g', null, false],
  ['cream cheese', 'dairy and eggs', {}, 'g', null, false],
  ['clotted cream', 'dairy and eggs', {}, 'g', null, false],
  ['chickpea', PANTRY, { can: 240 }, 'can', 240, false],
  ['canned salmon', 'meat and fish', { can: 150 }, 'g', null, false],
  ['curry powder', PANTRY, { cup: 100 }, 'small', null, false],
  ['ground cumin', PANTRY, { cup: 139 }, 'small', null, false],
  ['ground almond', PANTRY, { cup: 140 }, 'g', null, false],
  ['ground beef', 'meat and fish', { cup: 100 }, 'g', null, false],
  ['lentil', PANTRY, { cup: 200 }, 'g', null, false],
])(
  '%s (%s), which no table names, is bought by what is known of it',
  (name, aisle, weights, unit, gramsEach, isSmall) => {
    expect(usual(food(name, aisle, weights))).toEqual([unit, gramsEach, isSmall, false]);
  },
);

test('a table says how a food is bought, and as which', () => {
  const table = readBuyingTable(
    [
      '# id, as, staple, unit, each, small',
      '',
      'plum\t\tY\tpiece\t50\tsmall',
      'prune\tplum\t\t\t\t',
      'oats\t\tN\tg\t\t',
    ].join('\n'),
  );
  const plum = food('plum', 'produce');
  const heavier = { ...plum, weights: { piece: 65 } };
  const byId = new Map([['plum', plum]]);
  const bought = { foodId: 'plum', isStaple: true, unit: 'piece', gramsEach: 50, isSmallWhenLittle: true, yields: 1 };
  expect(buyingOf(plum, table, byId)).toEqual(bought);
  expect(buyingOf(food('prune', PANTRY), table, byId)).toEqual(bought);
  expect(buyingOf(heavier, table, byId)).toEqual({ ...bought, gramsEach: 65 });
  expect(buyingOf(food('oats', PANTRY), table, byId)).toEqual({
    foodId: 'oats',
    isStaple: false,
    unit: 'g',
    gramsEach: null,
    isSmallWhenLittle: false,
    yields: 1,
  });
});

test('what is cooked is bought dry, a kind may be bought otherwise than its food, and what is frozen by weight', () => {
  const table = readBuyingTable(
    ['plum\t\t\tpiece\t50', 'cooked-rice\trice\t\t\t0.4', 'plum/plum half\t\t\tg'].join('\n'),
  );
  const plum = food('plum', 'produce');
  const byId = new Map([['rice', food('rice', PANTRY)]]);
  expect(buyingOf(food('cooked-rice', PANTRY), table, byId)).toMatchObject({ foodId: 'rice', unit: 'g', yields: 0.4 });
  expect(buyingOf(plum, table, byId, 'plum half')).toMatchObject({ foodId: 'plum', unit: 'g', gramsEach: null });
  expect(buyingOf(plum, table, byId, 'frozen plum')).toMatchObject({ unit: 'g', gramsEach: null });
});

test('the row with a star says which words keep a name apart, and names are one thing or kinds', () => {
  const { rows, apart } = readBuyingTable(
    ['*\t\t\t\t\t\tsmoked jasmine', 'rice\t\tN\tg\t\t\tkinds', 'plum\t\t\tg'].join('\n'),
  );
  expect([...apart]).toEqual(['smoked', 'jasmine']);
  expect([...rows.keys()]).toEqual(['rice', 'plum']);
  expect([rows.get('rice')?.names, rows.get('plum')?.names]).toEqual(['kinds', null]);
  expect([...readBuyingTable('rice\t\tN\tg').apart]).toEqual([]);
});

test('a unit that nothing is bought in is refused, with the row that names it', () => {
  expect(() => readBuyingTable('plum\t\tN\tcrate\t\t')).toThrow("plum: 'crate' is no buying unit");
});
