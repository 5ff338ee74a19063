import { describe, expect, test } from 'vitest';
import type { Aisle } from '../foods/aisles.ts';
import type { Food } from '../foods/food.ts';
import { createFoodIndex } from '../foods/food-index.ts';
import { SMALL_CATALOGUE } from '../foods/small-catalogue.ts';
import { readBuyingTable } from './buying.ts';
import { itemsOf } from './edit-list.ts';
import type { SaidOfFood, ShopIngredient } from './shop-line.ts';
import { buildShopList, type ShopMeal } from './shop-list.ts';

const [some] = SMALL_CATALOGUE.foods;
if (some === undefined) throw new Error('the small catalogue is empty');
const base = some;
const food = (name: string, aisle: Aisle, weights: Food['weights'], edibleShare = 1): Food => ({
  ...base,
  id: name.replaceAll(' ', '-'),
  name,
  aliases: [],
  aisle,
  weights,
  edibleShare,
});
const [GREEN, DRY, COLD, MEAT] = ['produce', 'pantry and dry goods', 'dairy and eggs', 'meat and fish'] as const;
const index = createFoodIndex(
  {
    foods: [
      food('cabbage', GREEN, { head: 800, leaf: 20, cup: 80 }),
      food('lettuce', GREEN, { head: 300, cup: 50 }),
      food('parsley', GREEN, { bunch: 40, sprig: 1, cup: 60 }),
      food('broccoli', GREEN, { head: 400, cup: 90 }),
      food('pear', GREEN, { piece: 150, cup: 140, can: 230 }),
      food('mango', GREEN, { piece: 150, cup: 80 }, 0.5),
      food('beetroot', GREEN, { piece: 150, bunch: 450 }),
      food('lime', GREEN, { piece: 60 }),
      food('lime juice', GREEN, { cup: 240 }),
      food('lime zest', GREEN, { cup: 100 }),
      food('orange', GREEN, { piece: 200, cup: 180 }),
      food('orange juice', GREEN, { cup: 240 }),
      food('garlic', GREEN, { clove: 4, piece: 4, bulb: 40 }),
      food('quinoa', DRY, { cup: 170 }),
      food('cooked quinoa', DRY, { cup: 185 }),
      food('chickpea', DRY, { can: 240, cup: 160 }),
      food('sweetcorn', DRY, { can: 285, cup: 150 }),
      food('tahini', DRY, { cup: 240 }),
      food('paprika', DRY, { cup: 110 }),
      food('chicken stock', DRY, { cup: 240 }),
      food('stock cube', DRY, { cube: 10, piece: 10 }),
      food('milk', COLD, { cup: 243.68564 }),
      food('egg', COLD, { piece: 50 }),
      food('egg yolk', COLD, { piece: 18 }),
      food('egg white', COLD, { piece: 32 }),
      food('lamb shank', MEAT, { piece: 300 }, 0.5),
      food('bacon', MEAT, { rasher: 25, slice: 25, piece: 25 }),
      food('cooked bacon', MEAT, { slice: 8, rasher: 8 }),
      food('ciabatta', 'bakery', { loaf: 300, slice: 30 }),
    ],
  },
  [],
);
const table = readBuyingTable(
  [
    'cabbage\t\t\thead\t800',
    'lettuce\t\t\thead\t400',
    'parsley\t\t\tbunch\t50',
    'broccoli\t\t\thead\t400',
    'pear\t\t\tpiece\t150',
    'mango\t\t\tpiece\t150',
    'beetroot\t\t\tpiece\t150',
    'lime\t\t\tpiece\t60',
    'lime-juice\tlime',
    'lime-zest\tlime',
    'orange\t\t\tpiece\t200',
    'orange-juice\torange',
    'garlic\t\t\tbulb\t40',
    'quinoa\t\t\tg',
    'cooked-quinoa\tquinoa\t\t\t0.4',
    'chickpea\t\t\tcan\t240',
    'sweetcorn\t\t\tcan\t285',
    'tahini\t\t\tg\t\tsmall',
    'paprika\t\t\tsmall',
    'chicken-stock\t\t\tml',
    'stock-cube\tchicken-stock',
    'milk\t\t\tml',
    'egg\t\t\tpiece\t50',
    'egg-yolk\tegg',
    'egg-white\tegg',
    'lamb-shank\t\t\tg',
    'bacon\t\t\tg',
    'cooked-bacon\tbacon\t\t\t3',
    'ciabatta\t\t\tloaf\t300',
  ].join('\n'),
);
const meal = (...lines: (string | ShopIngredient)[]): ShopMeal => ({ name: 'a', serves: 1, portions: 1, lines });
type Said = (name: string, unit: string) => SaidOfFood | undefined;
/** Each item as 'name: what is needed of it', before it is rounded up to what a shop sells. */
const needs = (meals: ShopMeal[], said?: Said) =>
  itemsOf(buildShopList(meals, { index, table, said })).map(({ name, quantity, unit, quantityDescription }) => {
    const amount = quantity === null ? quantityDescription : `${Number(quantity.toFixed(3))} ${unit ?? ''}`.trim();
    return `${name}: ${amount}`;
  });

describe('what a line needs of what is bought', () => {
  test.each([
    // wholes, and parts of one
    ['2 cabbages', 'cabbage: 2 head'],
    ['1-2 cabbages', 'cabbage: 1.5 head'],
    ['2 heads of cabbage', 'cabbage: 2 head'],
    ['10 cabbage leaves', 'cabbage: 0.25 head'],
    ['10 lettuce leaves', 'lettuce: 0.375 head'],
    // a head is a head, whatever it weighs
    ['2 heads lettuce', 'lettuce: 2 head'],
    ['2 lettuces', 'lettuce: 2 head'],
    ['4 broccoli florets', 'broccoli: 0.5 head'],
    ['200 g cabbage', 'cabbage: 0.25 head'],
    ['2 cups cabbage', 'cabbage: 0.2 head'],
    ['3 lime wedges', 'lime: 0.375'],
    ['6 pear slices', 'pear: 0.5'],
    ['2 pear halves', 'pear: 1'],
    ['2 pears', 'pear: 2'],
    ['2 pears (100 g)', 'pear: 2'],
    ['2 (100 g) pears', 'pear: 2'],
    ['300 g pears', 'pear: 2'],
    ['1 cup pears', 'pear: 0.933'],
    // what is weighed has its stone, what a cup holds has not
    ['600 g mangoes', 'mango: 2'],
    ['1 cup mango', 'mango: 0.533'],
    ['1 cup oranges', 'orange: 0.9'],
    ['1 (600 g) cabbage', 'cabbage: 0.75 head'],
    ['2 ciabatta', 'ciabatta: 2 loaf'],
    ['2 loaves ciabatta', 'ciabatta: 2 loaf'],
    ['5 slices ciabatta', 'ciabatta: 0.5 loaf'],
    // 'one garlic' is a clove, never a bulb
    ['2 bulbs garlic', 'garlic: 2 bulb'],
    ['2 heads garlic', 'garlic: 2 bulb'],
    ['5 cloves garlic', 'garlic: 0.5 bulb'],
    ['5 garlic cloves', 'garlic: 0.5 bulb'],
    ['2 bunches parsley', 'parsley: 2 bunch'],
    ['10 sprigs parsley', 'parsley: 0.2 bunch'],
    ['1 packet parsley', 'parsley: 1 bunch'],
    ['2 bunches beetroot', 'beetroot: 6'],
    ['1 cup parsley', 'parsley: 1.2 bunch'],
    // a tin of a shop
    ['1 can chickpeas', 'chickpea: 1 tin'],
    ['10 (380 g) cans chickpeas', 'chickpea: 10 tin'],
    ['10 (450 g) cans chickpeas', 'chickpea: 10 tin'],
    ['10 (470 g) cans chickpeas', 'chickpea: 11.75 tin'],
    ['10 (340 g) cans chickpeas', 'chickpea: 8.5 tin'],
    // what a tin of the kind holds is the same tin, too
    ['10 (240 g) cans chickpeas', 'chickpea: 10 tin'],
    ['10 (285 g) cans sweetcorn', 'sweetcorn: 10 tin'],
    ['2 cups chickpeas', 'chickpea: 1.333 tin'],
    ['480 g chickpeas', 'chickpea: 2 tin'],
    // weighed
    ['2 cups quinoa', 'quinoa: 340 g'],
    ['200 g cooked quinoa', 'quinoa: 80 g'],
    ['2 cups cooked quinoa', 'quinoa: 148 g'],
    ['2 slices cooked bacon', 'bacon: 50 g'],
    ['100 g cooked bacon', 'bacon: 300 g'],
    ['4 rashers bacon', 'bacon: 100 g'],
    ['1 kg lamb shank', 'lamb shank: 1000 g'],
    ['2 lamb shanks', 'lamb shank: 1200 g'],
    ['1 tbsp tahini', 'tahini: 15 g'],
    // poured
    ['200 ml milk', 'milk: 200 ml'],
    ['103 g milk', 'milk: 100 ml'],
    ['2 cups milk', 'milk: 473.176 ml'],
    ['500 ml chicken stock', 'chicken stock: 500 ml'],
    ['2 stock cubes', 'chicken stock: 1000 ml'],
    ['1-2 stock cubes', 'chicken stock: 750 ml'],
    ['20 g stock cubes', 'chicken stock: 1000 ml'],
    // juice and zest
    ['90 ml orange juice', 'orange: 1.125'],
    ['90 ml lime juice', 'lime: 3'],
    ['20 ml lime zest', 'lime: 2'],
    ['juice of 2 limes', 'lime: 2'],
    ['zest of 1 lime', 'lime: 1'],
    ['3 egg yolks', 'egg: 3'],
    // no figure
    ['1 tsp paprika', 'paprika: '],
    ['milk, to taste', 'milk: '],
  ])('%j: %j', (line, wanted) => {
    expect(needs([meal(line)])).toEqual([wanted]);
  });
});

describe('parts that come from the same fruit and the same eggs', () => {
  test.each<[string[], string]>([
    [['90 ml lime juice', '10 ml lime zest'], 'lime: 3'],
    [['30 ml lime juice', '20 ml lime zest'], 'lime: 2'],
    [['30 ml lime juice', '60 ml lime juice', '10 ml lime zest'], 'lime: 3'],
    [['juice of 2 limes', 'zest of 1 lime', '1 lime'], 'lime: 3'],
    [['2 egg yolks', '1 egg yolk', '2 egg whites'], 'egg: 3'],
    [['2 egg yolks', '3 egg whites', '1 egg'], 'egg: 4'],
    // one egg has 32 g of white here, whatever the whole of it weighs
    [['320 g egg white'], 'egg: 10'],
    [['320 g egg white', '10 egg yolks'], 'egg: 10'],
    [['2 cups cooked quinoa', '100 g quinoa'], 'quinoa: 248 g'],
  ])('of one recipe are one need: %j', (lines, wanted) => {
    expect(needs([meal(...lines)])).toEqual([wanted]);
  });

  test('of two recipes are two', () => {
    expect(needs([meal('90 ml lime juice'), meal('20 ml lime zest')])).toEqual(['lime: 5']);
    expect(needs([meal('2 egg yolks'), meal('2 egg whites')])).toEqual(['egg: 4']);
  });

  test('are taken in the share that is cooked', () => {
    const half = { ...meal('90 ml lime juice', '10 ml lime zest'), serves: 2 };
    expect(needs([half])).toEqual(['lime: 1.5']);
  });
});

describe('what a person said that one of its unit weighs', () => {
  const said = (foodId: string | null, gramsPerUnit: number | null) => (name: string) =>
    name === 'goo' ? { foodId, gramsPerUnit } : undefined;
  const goo = (quantity: number, unit = 'scoop') => meal({ name: 'goo', quantity, unit });
  test.each<[string, ShopMeal, Said, string]>([
    ['in heads', goo(2), said('cabbage', 200), 'cabbage: 0.5 head'],
    ['in millilitres', goo(2), said('milk', 103), 'milk: 200 ml'],
    ['in grams of what is bought dry', goo(2), said('cooked-quinoa', 100), 'quinoa: 80 g'],
    ['in tins', goo(2), said('chickpea', 120), 'chickpea: 1 tin'],
    ['also where pieces would be counted', goo(2, ''), said('pear', 75), 'pear: 1'],
    ['of one, where the line says no number', goo(0, ''), said('quinoa', 50), 'quinoa: 50 g'],
    ['is not asked where only the food was said', goo(2, ''), said('pear', null), 'pear: 2'],
  ])('%s', (_title, one, told, wanted) => {
    expect(needs([one], told)).toEqual([wanted]);
  });
});

test('what a person said of a line of several foods is shared by them', () => {
  const said = (name: string) => (name === 'quinoa and tahini' ? { foodId: null, gramsPerUnit: 100 } : undefined);
  expect(needs([meal({ name: 'quinoa and tahini', quantity: 2, unit: 'scoop' })], said)).toEqual([
    'quinoa: 100 g',
    'tahini: 100 g',
  ]);
});

test('an amount that does not convert stands beside the rest, as the recipe says it', () => {
  expect(needs([meal('200 g quinoa', { name: 'quinoa', quantity: 2, unit: 'net' })])).toEqual([
    'quinoa: 200 x g, 2 x net',
  ]);
  expect(needs([meal('2 pints cabbage', 'cabbage')])).toEqual(['cabbage: 0.4 head']);
});

test('a stock cube is one cube, in whatever words it is counted', () => {
  const cubes = (unit: string, quantity = 3): ShopIngredient => ({ name: 'stock cube', quantity, unit });
  for (const unit of ['', 'cube', 'piece']) expect(needs([meal(cubes(unit))])).toEqual(['chicken stock: 1500 ml']);
  expect(needs([meal(cubes('', 0))])).toEqual(['chicken stock: ']);
});
