import { describe, expect, test } from 'vitest';
import { AISLES } from '../foods/aisles.ts';
import { createFoodIndex } from '../foods/food-index.ts';
import { SMALL_CATALOGUE, SMALL_FALLBACK } from '../foods/small-catalogue.ts';
import { readBuyingTable } from './buying.ts';
import { displayQuantity } from './display-quantity.ts';
import { itemsOf } from './edit-list.ts';
import { buildShopList, type ShopMeal } from './shop-list.ts';

const [some] = SMALL_CATALOGUE.foods;
if (some === undefined) throw new Error('the small catalogue is empty');
const more = [
  { id: 'lettuce', name: 'lettuce', aisle: 'produce', weights: { head: 400, cup: 50 } },
  { id: 'ciabatta', name: 'ciabatta', aisle: 'bakery', weights: { loaf: 300 } },
  { id: 'milk', name: 'milk', aisle: 'dairy and eggs', weights: { cup: 244 } },
  { id: 'egg-yolk', name: 'egg yolk', aisle: 'dairy and eggs', weights: { piece: 18 } },
  { id: 'egg-white', name: 'egg white', aisle: 'dairy and eggs', weights: { piece: 32 } },
  { id: 'lemon-zest', name: 'lemon zest', aisle: 'produce', weights: { cup: 96 } },
  { id: 'ice', name: 'ice', aisle: 'frozen', weights: {} },
  { id: 'pasta', name: 'pasta', aisle: 'pantry and dry goods', weights: { cup: 100 }, aliases: ['penne', 'noodle'] },
  { id: 'bean', name: 'bean', aisle: 'pantry and dry goods', weights: { can: 240, cup: 170 } },
] as const;
const index = createFoodIndex(
  { foods: [...SMALL_CATALOGUE.foods, ...more.map((one) => ({ ...some, aliases: [], edibleShare: 1, ...one }))] },
  SMALL_FALLBACK,
);
const table = readBuyingTable(
  [
    'egg-yolk\tegg\t\t\t\t',
    'egg-white\tegg\t\t\t\t',
    'egg\t\tN\tpiece\t50\t',
    'lemon-juice\tlemon\t\t\t\t',
    'lemon-zest\tlemon\t\t\t\t',
    'lemon\t\tN\tpiece\t84\t',
    'salt\t\tY\tsmall\t\t',
    'bean\t\tN\tcan\t240\t',
    'vegetable-oil\t\tY\tml\t\tsmall\tone',
    'plain-flour\t\tY\tg\t\t\tone',
  ].join('\n'),
);
const meal = (lines: string[], portions = 1, serves = 1, name = 'a'): ShopMeal => ({ name, serves, portions, lines });
const list = (...meals: ShopMeal[]) => itemsOf(buildShopList(meals, { index, table }));
const shop = (...meals: ShopMeal[]) => list(...meals).map((item) => `${item.name} ${displayQuantity(item, 1)}`.trim());

describe('a thing to buy', () => {
  test.each<[string[], string[]]>([
    [['2-4 onions'], ['onion 3']],
    [['200 g coles plain flour', '100 g plain flour'], ['plain flour 300 g']],
    [['200 g REWE Beste Wahl Zorblax'], ['zorblax 200 g']],
    [['1 onion', '2 yellow onions'], ['onion 3']],
    [['100 g onion'], ['onion 1']],
    [['onion'], ['onion']],
    [['140 g plain flour', '1 cup flour'], ['plain flour 275 g']],
    [['200 g chicken thigh'], ['chicken thigh 200 g']],
    [['2 chicken thighs'], ['chicken thigh 350 g']],
    [['1 head lettuce'], ['lettuce 1 head']],
    [['1 lettuce'], ['lettuce 1 head']],
    [['4 lettuce leaves'], ['lettuce 1 head']],
    [['30 lettuce leaves'], ['lettuce 2 heads']],
    [['2 lettuce, leaves separated'], ['lettuce 2 heads']],
    [['9 lemon wedges'], ['lemon 2']],
    [['2 lemons, cut into wedges'], ['lemon 2']],
    [['800 g lettuce'], ['lettuce 2 heads']],
    [['2 ciabatta'], ['ciabatta 2 loaves']],
    [['600 g ciabatta'], ['ciabatta 2 loaves']],
    [['300 ml milk'], ['milk 300 ml']],
    [['488 g milk'], ['milk 475 ml']],
    [['1 cup milk'], ['milk 250 ml']],
    [['1 tbsp oil'], ['vegetable oil small amount']],
    [['100 ml oil'], ['vegetable oil 100 ml']],
    [['1 can beans'], ['bean 1 tin of 400 g']],
    [['1 (400 g) can beans'], ['bean 1 tin of 400 g']],
    [['1 (450 g) can beans'], ['bean 1 tin of 400 g']],
    [['1 (800 g) can beans'], ['bean 2 tins of 400 g']],
    [['2 (200 g) cans beans'], ['bean 1 tin of 400 g']],
    [['1 tsp salt'], ['salt small amount']],
    [['3 egg yolks', '2 egg whites'], ['egg 3']],
    [['2 egg yolks', '2 eggs'], ['egg 4']],
    [['90 ml lemon juice'], ['lemon 2']],
    [['90 ml lemon juice', '20 ml lemon zest'], ['lemon 2']],
    [['45 ml lemon juice', '30 ml lemon zest'], ['lemon 3']],
    [['250 ml water', '3 ice', 'For the sauce:', '1 onion'], ['onion 1']],
    [['200 g penne'], ['penne 200 g']],
    [['3 zorblaxes'], ['zorblax 3']],
    [['300 g zorblax', '200 g Zorblax'], ['zorblax 500 g']],
    [['300 g zorblax', '2 zorblax'], ['zorblax 2, 300 x g']],
    [['zorblax'], ['zorblax']],
    [['1 tbsp zorblax'], ['zorblax small amount']],
    [['1/3 cup zorblax'], ['zorblax 0.4 cup']],
    [['1/3 recipe zorblax'], ['zorblax']],
    [['1/3 bunch zorblax'], ['zorblax 1 bunch']],
  ])('of %j: %j', (lines, wanted) => {
    expect(shop(meal(lines))).toEqual(wanted);
  });

  test('is what all meals need together, in their shares', () => {
    expect(shop(meal(['100 g plain flour'], 6, 2), meal(['50 g plain flour'], 1, 0))).toEqual(['plain flour 350 g']);
    expect(shop(meal(['100 g zorblax'], 3, 2))).toEqual(['zorblax 150 g']);
    expect(shop(meal(['2 egg yolks'], 2), meal(['2 egg whites'], 2))).toEqual(['egg 8']);
  });

  test('a word for the thing itself in another language is none in the shop, read or not', () => {
    const lines = [
      '2 unid. cebola grande',
      '1 kg tamboril',
      '300 g arroz carolino',
      '2 c. de chá sal',
      '1 q.b. coentros',
    ];
    expect(shop(meal(lines, 1, 4))).toEqual(expect.arrayContaining(['cebola grande 1', 'coentro']));
    const german = { id: 'z', name: 'Zorblax', quantity: 2, unit: 'piece', language: 'de' as const };
    expect(list({ name: 'Zorblax', serves: 4, portions: 1, lines: [german] })[0]).toMatchObject({ exact: '0.5' });
  });

  test('ENT-57 an item has name, quantity, unit, recipes, description and tick; aliases of one food are one item', () => {
    const soup = meal(['200 ml milk', '1 yellow onion'], 1, 2, 'soup');
    const salad = meal(['1 onion'], 1, 2, 'salad');
    const list = buildShopList([soup, salad, soup], { index, table });
    expect(Object.keys(list)).toEqual([...AISLES]);
    expect(list.produce).toMatchObject([
      {
        name: 'onion',
        quantity: 1.5,
        unit: null,
        meals: ['salad', 'soup'],
        quantityDescription: '',
        checked: false,
      },
    ]);
    expect(list['dairy and eggs']).toMatchObject([
      { name: 'milk', quantity: 200, unit: 'ml', meals: ['soup'], quantityDescription: '', checked: false },
    ]);
  });

  test('keeps its aisle, its recipes and what they say, and says what is at home', () => {
    const items = list(
      meal(['2 onions', '1 tsp salt', '1 zorblax'], 2, 1, 'soup'),
      meal(['1 onion', '50 g onion'], 1, 1, 'pie'),
    );
    const named = (name: string) => items.find((item) => item.name === name);
    expect(named('onion')).toMatchObject({ meals: ['pie', 'soup'], exact: '5, 50 x g' });
    expect(named('salt')).toMatchObject({ isStaple: true, meals: ['soup'], exact: '2 x tsp' });
    expect(named('zorblax')).toMatchObject({ exact: '2' });
    expect(list(meal(['10 lettuce leaves']))[0]).toMatchObject({ exact: '10 x leaf' });
    expect(list(meal(['2 16 oz. zorblaxes']))[0]).toMatchObject({ exact: '2 x lb' });
    expect([named('onion')?.isStaple, named('zorblax')?.isStaple]).toEqual([undefined, undefined]);
  });

  test('what nearly every kitchen has is to be bought where a week takes more of it than a kitchen has', () => {
    const flour = (grams: number) => list(meal([`${grams} g plain flour`]))[0];
    expect(flour(1000)).toMatchObject({ isStaple: true });
    expect(flour(1001)?.isStaple).toBeUndefined();
  });
});

test('what recipes say together is told without the crumbs of divided amounts', () => {
  const cups = list(
    meal(['1/3 cup plain flour'], 1, 3, 'a'),
    meal(['2/3 cup plain flour'], 1, 7, 'b'),
    meal(['1 cup plain flour'], 1, 3, 'c'),
  );
  expect(cups.map(({ exact }) => exact).join()).toMatch(/^\d+\.\d{1,6} x cup$/);
});

describe('what the recipes say', () => {
  const exact = (...lines: ShopMeal['lines']) =>
    list({ name: 'a', serves: 1, portions: 1, lines }).map((item) => item.exact);
  test.each<[ShopMeal['lines'][number], string | undefined]>([
    // what is counted is one of it, unless nobody buys one
    ['bunch of zorblax', '1 x bunch'],
    ['pinch of zorblax', undefined],
    ['drizzle of oil', undefined],
    ['zorblax', undefined],
    ['2-4 onions', '3'],
    ['6 zorblax leaves', '6 x leaf'],
    ['2 (400 g) zorblaxes', '800 x g'],
    ['2 (400 g) cans beans', '2 x can'],
    ['2 (400 ml) zorblaxes', '2'],
    [{ name: 'zorblax leaves', quantity: 2, unit: 'Nets' }, '2 x net'],
    [{ name: 'zorblax', quantity: 2, unit: 'tablespoons' }, '2 x tbsp'],
    [{ name: 'zorblax', quantity: 0, unit: 'bunch' }, '1 x bunch'],
    [{ name: 'zorblax', quantity: 0, unit: 'net' }, undefined],
    ['1/2 recipe zorblax', '0.5 x recipe'],
  ])('of %j is %j', (line, said) => {
    expect(exact(line)).toEqual([said]);
  });

  test('of a word for the thing itself is its number in other languages, and a piece in English', () => {
    const pieces = (language: 'de' | 'fr' | 'en', quantity = 2) =>
      exact({ name: 'zorblax', quantity, unit: 'piece', language });
    expect([pieces('de'), pieces('fr'), pieces('de', 0), pieces('en')]).toEqual([['2'], ['2'], ['1'], ['2 x piece']]);
  });
});

describe('how it is bought', () => {
  const way = (...lines: string[]) => list(meal(lines))[0]?.shop;
  test.each<[string[], object | undefined]>([
    // of what nobody knows number and weight alone say it
    [['2 zorblaxes'], { unit: 'piece', isSmallWhenLittle: false }],
    [['2 heads zorblax', '1 head zorblax'], { unit: 'head', isSmallWhenLittle: false }],
    [['2 heads zorblax', '2 zorblaxes'], undefined],
    [['2 lb zorblax', '10 g zorblax'], { unit: 'g', isSmallWhenLittle: false }],
    [['100 g zorblax', '2 zorblaxes'], undefined],
    [['100 g zorblax', '1 cup zorblax'], undefined],
    [['30 ml zorblax'], { unit: 'ml', isSmallWhenLittle: true }],
    [['20 ml zorblax', '10 ml zorblax'], { unit: 'ml', isSmallWhenLittle: true }],
    [['20 ml zorblax', '11 ml zorblax'], { unit: 'ml', isSmallWhenLittle: true }],
    [['1 cup zorblax', '3 tbsp zorblax'], { unit: 'ml', isSmallWhenLittle: true }],
    [['1 cup zorblax', '2 cups zorblax'], undefined],
    [['1 tsp zorblax', '1 net zorblax'], undefined],
    [['2 cans zorblax'], undefined],
    [['zorblax'], undefined],
    // what is known
    [['1 can beans'], { unit: 'can', isSmallWhenLittle: false, gramsEach: 400 }],
    [['50 ml oil'], { unit: 'ml', isSmallWhenLittle: true }],
    [['2 onions'], { unit: 'piece', isSmallWhenLittle: false }],
  ])('%j', (lines, expected) => {
    expect(way(...lines)).toEqual(expected);
  });

  test.each([
    ['can', 199, 199],
    ['can', 200, 400],
    ['can', 450, 400],
    ['can', 451, 451],
    ['pack', 300, 300],
    ['loaf', 300, undefined],
  ])('a %s that holds %d g without its liquid is called one of %s g', (unit, grams, gramsEach) => {
    const other = readBuyingTable(`pasta\t\tN\t${unit}\t${grams}`);
    const [pasta] = itemsOf(buildShopList([meal(['200 g pasta'])], { index, table: other }));
    expect(pasta?.shop?.gramsEach).toBe(gramsEach);
  });
});

test('amounts that do not convert stand beside each other, those that do are summed', () => {
  expect(shop(meal(['1 can zorblax', '200 g zorblax', '300 g zorblax', '1 can zorblax']))).toEqual([
    'zorblax 2 x can, 500 x g',
  ]);
  expect(shop(meal(['1 cup zorblax', '1 l zorblax', '1 zorblax']))).toEqual(['zorblax 1, 1 x cup, 1 x l']);
});

test('a recipe in a language that is not read keeps its words, also where another one has the same line', () => {
  const portuguese = [
    '2 dentes de alho picados',
    '200 g de farinha de trigo',
    'sal a gosto',
    '1 colher de sopa de azeite',
    '100 g pasta',
  ];
  const names = (...meals: ShopMeal[]) => list(...meals).map(({ name }) => name);
  expect(names(meal(portuguese))).not.toContain('plain flour');
  const both = names(meal(portuguese), meal(['100 g pasta', '2 onions']));
  expect(both).toContain('pasta');
  expect(both).toContain('onion');
});
