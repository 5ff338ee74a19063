import { describe, expect, test } from 'vitest';
import type { Food } from '../foods/food.ts';
import { createFoodIndex } from '../foods/food-index.ts';
import { SMALL_CATALOGUE } from '../foods/small-catalogue.ts';
import type { Language } from '../ingredients/languages/language.ts';
import { readBuyingTable } from './buying.ts';
import { displayQuantity } from './display-quantity.ts';
import { itemsOf } from './edit-list.ts';
import { type ShopIngredient, shopThing, thingTyped } from './shop-line.ts';
import { buildShopList, type ShopMeal } from './shop-list.ts';

const [some] = SMALL_CATALOGUE.foods;
if (some === undefined) throw new Error('the small catalogue is empty');
const base = some;
const food = (changes: Partial<Food> & Pick<Food, 'name'>): Food => ({
  ...base,
  id: changes.name.replaceAll(' ', '-'),
  aliases: [],
  weights: {},
  edibleShare: 1,
  diet: ['vegetarian', 'vegan'],
  ...changes,
});
const index = createFoodIndex(
  {
    foods: [
      ...SMALL_CATALOGUE.foods.map((one) => (one.id === 'water' ? { ...one, aliases: ['sparkling water'] } : one)),
      food({ name: 'milk', aisle: 'dairy and eggs', diet: ['vegetarian', 'dairy'], weights: { cup: 244 } }),
      food({ name: 'bell pepper', aliases: ['pepper'], aisle: 'produce', weights: { piece: 150 } }),
      food({ name: 'paprika', weights: { cup: 110 } }),
      food({ name: 'pasta', aliases: ['penne'], weights: { cup: 100 } }),
      food({ name: 'gin', aisle: 'other', weights: { cup: 230 } }),
      food({ name: 'bottled lemon juice', aliases: ['lemon squash'], weights: { cup: 240 } }),
      food({ name: 'ice', aisle: 'frozen' }),
    ],
  },
  [],
  {
    de: {
      onion: ['zwiebel'],
      milk: ['milch'],
      'bell-pepper': ['paprika'],
      paprika: ['paprikapulver'],
      pasta: ['nudeln', 'penne'],
      gin: ['gin'],
      'plain-flour': ['mehl'],
      water: ['wasser'],
    },
    fr: { onion: ['oignon'], milk: ['lait'], 'plain-flour': ['farine'] },
    es: { onion: ['cebolla'], milk: ['leche'] },
    it: { onion: ['cipolla'], milk: ['latte'] },
    nl: { onion: ['ui'], milk: ['melk'], water: ['water'] },
  },
);
const table = readBuyingTable(['bottled-lemon-juice\tlemon\t\t\t0.5', 'milk\t\t\tml', 'gin\t\t\tml'].join('\n'));
const know = { index, table };
const meal = (...lines: (string | ShopIngredient)[]): ShopMeal => ({ name: 'a', serves: 1, portions: 1, lines });
const shop = (one: ShopMeal, language: Language | null = null) =>
  itemsOf(buildShopList([one], know, language)).map((item) => `${item.name} ${displayQuantity(item, 1)}`.trim());
const bare = (name: string, original?: string): ShopIngredient => ({ name, quantity: 0, unit: '', original });

describe('nothing to buy', () => {
  test.each([
    'water',
    '200 ml cold water',
    '1 l ice-cold water',
    '2 ice cubes',
    '1 cup pasta water',
    '100 ml cooking water',
    'water and a little patience',
    'For the sauce:',
    'or use what is there',
    'omit the garlic',
    'or 200 g zorblax',
    'toppings of your choice',
    'favourite toppings',
    'garnish',
    '4 long wooden skewers',
    '8 toothpicks',
    '10 cocktail sticks',
    '6 muffin cases',
    '1 sheet baking paper',
    'tin foil',
    "butcher's string",
    '1 piping bag',
    'Airfryer',
    'meat thermometer',
    'Heißluftfritteuse',
    '1 cup tomato sauce (recipe below)',
    '2 cups stock (see recipe)',
    '300 g dough, made with the ingredients',
  ])('is %j', (line) => {
    expect(shop(meal(line))).toEqual([]);
  });

  test.each([
    ['1 l sparkling water', 'sparkling water 1 l'],
    ['300 g zorblax (see recipe notes)', 'zorblax 300 g'],
    ['300 g zorblax (store-bought, or see recipe)', 'zorblax 300 g'],
    ['300 g zorblax (bought, recipe below)', 'zorblax 300 g'],
    ['300 g zorblax (or flimmer, recipe below)', 'zorblax 300 g'],
    ['4 chicken skewers', 'chicken skewer 4'],
  ])('%j is none of it', (line, wanted) => {
    expect(shop(meal(line))).toEqual([wanted]);
  });

  test('what would do instead of the line before is not bought beside it', () => {
    expect(shop(meal(bare('Alfalfa-Sprossen', 'oder Alfalfa-Sprossen')), 'de')).toEqual([]);
    expect(shop(meal(bare('Kochsahne', 'alternativ: Kochsahne')), 'de')).toEqual([]);
    expect(shop(meal('2 oranges'))).toEqual(['orange 2']);
  });

  test('a heading that a recipe kept as a line is one in the language of its recipe, or its own', () => {
    expect(shop(meal(bare('the sauce', 'For the sauce:')))).toEqual([]);
    expect(shop(meal(bare('Für die Soße:')), 'de')).toEqual([]);
    expect(shop(meal({ ...bare('Für die Soße:'), language: 'de' }), 'en')).toEqual([]);
    expect(shop(meal('Für die Soße:'), 'de')).toEqual([]);
    // what has an amount is food, whatever is written behind it
    expect(shop(meal({ name: 'zorblax', quantity: 2, unit: '', original: 'For the sauce:' }))).toEqual(['zorblax 2']);
    expect(shop(meal({ name: 'zorblax', quantity: 0, unit: 'bunch', original: 'For the sauce:' }))).toEqual([
      'zorblax 1 bunch',
    ]);
    expect(shop(meal(bare('onion', 'onion'), bare('zorblax')))).toEqual(['onion', 'zorblax']);
  });
});

describe('what is added behind a comma', () => {
  test.each([
    ['100 ml milk, plus 50 ml', 'milk 150 ml'],
    ['1-2 cups milk, plus 0.5 cup', 'milk 475 ml'],
    ['100 ml milk, plus 2 to serve', 'milk 100 ml'],
    ['100 g zorblax, plus 2 tbsp', 'zorblax 100 x g, 2 x tbsp'],
    ['2 onions, plus 1 cup to serve', 'onion 4'],
    ['1 stick plus 6 tbsp butter', 'butter 200 g'],
    ['250 g butter, plus 1 tbsp for the tin', 'butter 275 g'],
    ['1 glass milk, plus 50 ml', 'milk 225 ml'],
    ['200 g flour (plus 1 egg)', 'egg 50 g', 'plain flour 200 g'],
    ['2 onions + 100 ml milk', 'onion 2', 'milk 100 ml'],
    ['100 ml milk + 3 zorblax', 'milk 100 ml', 'zorblax 3'],
    ['200 g flour, plus 1 cup for dusting', 'plain flour 325 g'],
    ['100 ml milk, plus extra', 'milk 100 ml'],
  ])('is needed too, in whatever measure: %j', (line, ...wanted) => {
    expect(shop(meal(line))).toEqual(wanted);
  });

  test('another food is needed as often as the one it was added to', () => {
    const original = '2 onions + 100 ml milk';
    expect(shop(meal({ name: 'onions', quantity: 4, unit: '', original }))).toEqual(['onion 4', 'milk 200 ml']);
  });
});

test('what is bought as another thing stands where that stands', () => {
  const list = buildShopList([meal('100 ml bottled lemon juice')], know);
  expect(list.produce).toMatchObject([{ name: 'lemon' }]);
  expect(itemsOf(list)).toHaveLength(1);
});

test('a need that the plain food does not meet keeps a line of its own', () => {
  expect(shop(meal('200 ml milk', '100 ml lactose-free milk', '50 ml milk (vegan)'))).toEqual([
    'lactose-free milk 100 ml',
    'milk 200 ml',
    'vegan milk 50 ml',
  ]);
});

describe('the language of a line', () => {
  const said = (name: string, language?: Language): ShopIngredient => ({ name, quantity: 2, unit: '', language });
  test('tells which food a word is: Paprika is a vegetable in German', () => {
    expect(shop(meal(said('Paprika', 'de')))).toEqual(['bell pepper 2']);
    expect(shop(meal(said('Paprika')), 'de')).toEqual(['bell pepper 2']);
    expect(shop(meal(said('Paprika', 'en')), 'de')[0]).toMatch(/^paprika/);
  });

  test('makes no difference to what is bought', () => {
    const names: [string, Language][] = [
      ['Zwiebeln', 'de'],
      ['oignons', 'fr'],
      ['cebollas', 'es'],
      ['cipolle', 'it'],
      ['uien', 'nl'],
      ['onions', 'en'],
    ];
    expect(shop(meal(...names.map(([name, language]) => said(name, language))))).toEqual(['onion 12']);
  });
});

describe('a list in the language of its household', () => {
  const shown = (language: Language, ...lines: string[]) =>
    itemsOf(buildShopList([meal(...lines)], know, null, undefined, language)).map(({ name, food: known }) => [
      name,
      known,
    ]);
  test('has the names of foods in it, and is known by the English ones', () => {
    expect(shown('de', '2 onions', '100 g flour')).toEqual([
      ['zwiebel', 'onion'],
      ['mehl', 'plain flour'],
    ]);
    expect(shown('fr', '2 onions')).toEqual([['oignon', 'onion']]);
    expect(shown('en', '2 onions')).toEqual([['onion', undefined]]);
  });

  test('keeps an English name where the language has none of its own, where it is the same word, and of a kind', () => {
    expect(shown('es', '100 g flour')).toEqual([['plain flour', undefined]]);
    expect(shown('de', '100 ml gin')).toEqual([['gin', undefined]]);
    expect(shown('de', '200 g penne')).toEqual([['penne', undefined]]);
    expect(shown('de', '2 zorblaxes')).toEqual([['zorblax', undefined]]);
  });

  test('has a thing in the aisle that somebody chose for it, by its English name', () => {
    const list = buildShopList(
      [meal('2 onions')],
      know,
      null,
      (name) => (name === 'onion' ? 'other' : undefined),
      'de',
    );
    expect(list.other).toMatchObject([{ name: 'zwiebel' }]);
    expect(list.produce).toEqual([]);
  });
});

describe('a name that somebody types', () => {
  test.each<[string, Language | null, string | undefined]>([
    ['Milch', 'de', 'milk'],
    ['Zwiebeln', 'de', 'onion'],
    ['lait', 'fr', 'milk'],
    ['Paprika', 'de', 'bell pepper'],
    // English, the same word in both, and what nobody knows for certain
    ['milk', 'de', undefined],
    ['onions', 'en', undefined],
    ['gin', 'de', undefined],
    ['zorblax', 'de', undefined],
    ['Milch von Zorblax', 'de', undefined],
    ['frische Milch', 'de', undefined],
    ['flour', 'de', undefined],
    ['all-purpose flour', null, undefined],
    ['', 'de', undefined],
    ['milk', null, undefined],
  ])('%j in %s is known as %s', (name, language, known) => {
    expect(thingTyped(know, name, language)).toEqual({ thing: shopThing(know, name, language), food: known });
  });

  test('stands under the name and in the aisle of its food, in the language of whoever types, or in English', () => {
    expect(shopThing(know, 'Paprika', 'de')).toMatchObject({ name: 'bell pepper', aisle: 'produce' });
    expect(shopThing(know, 'Paprika')).toMatchObject({ name: 'paprika', aisle: 'pantry and dry goods' });
    expect(shopThing(know, 'ice cream', 'de')).toMatchObject({ name: 'ice cream', aisle: 'frozen' });
    expect(shopThing(know, 'Big  Zorblaxes', 'de')).toMatchObject({ name: 'big zorblax', food: null });
  });
});
