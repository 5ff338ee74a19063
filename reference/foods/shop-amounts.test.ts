import { readFileSync } from 'node:fs';
import type { FoodCatalogue } from '@sorrel/core/foods/food';
import { createFoodIndex } from '@sorrel/core/foods/food-index';
import { readFallback } from '@sorrel/core/foods/read-fallback';
import type { Language } from '@sorrel/core/ingredients/languages/language';
import { readBuyingTable } from '@sorrel/core/lists/buying';
import { displayQuantity } from '@sorrel/core/lists/display-quantity';
import { itemsOf } from '@sorrel/core/lists/edit-list';
import { buildShopList, type ShopMeal } from '@sorrel/core/lists/shop-list';
import { describe, expect, test } from 'vitest';

const text = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const know = {
  index: createFoodIndex(
    JSON.parse(text('./foods.json')) as FoodCatalogue,
    readFallback(JSON.parse(text('./sr28-search.json'))),
    JSON.parse(text('./names.json')),
  ),
  table: readBuyingTable(text('./buying.tsv')),
};
const meal = (name: string, lines: ShopMeal['lines'], portions = 1): ShopMeal => ({ name, serves: 1, portions, lines });
/** Each item as 'name: amount'. */
const shop = (meals: readonly ShopMeal[], language: Language | null = 'en') =>
  itemsOf(buildShopList(meals, know, language))
    .map((item) => `${item.name}: ${displayQuantity(item, 1)}`)
    .toSorted();
const one = (lines: ShopMeal['lines'], language: Language = 'en', portions = 1) =>
  shop([meal('a', lines, portions)], language);

describe('what is sold whole', () => {
  test.each([
    ['a small bunch each of mint and coriander', ['coriander: 1 bunch', 'mint: 1 bunch']],
    ['small bunch of dill', ['dill: 1 bunch']],
  ])('one that has no number is one: %s', (line, wanted) => {
    expect(one([line])).toEqual(wanted);
  });

  test('a piece of ginger is cut off a root, and many of them need more than one', () => {
    expect(one(['2 pieces of ginger, grated'])).toEqual(['ginger: 1']);
    expect(one(['1 Stück Ingwer (ca. 2 cm)', '1 walnussgroßes Stück Ingwer'], 'de')).toEqual(['ginger: 1']);
    expect(one(['1 thumb-sized piece of ginger'], 'en', 5)).toEqual(['ginger: 2']);
    expect(one(['120 g ginger'])).toEqual(['ginger: 2']);
  });

  test.each([
    ['1 x 350g pack ready-rolled shortcrust pastry', 'en', ['shortcrust pastry: 1']],
    ['375g pack shortcrust pastry', 'en', ['shortcrust pastry: 1']],
    ['1 rouleau de pâte brisée', 'fr', ['shortcrust pastry: 1']],
    ['640 g shortcrust pastry', 'en', ['shortcrust pastry: 2']],
  ] as const)('a packet of pastry is one, of whatever size: %s', (line, language, wanted) => {
    expect(one([line], language)).toEqual(wanted);
  });

  test.each([
    ['5 frankfurters', ['frankfurter: 5']],
    ['5 heads of garlic', ['garlic: 5 bulbs']],
    ['1 head of cabbage (about 1.6 kg)', ['cabbage: 1 head']],
    ['1 bunch of dill (60 g)', ['dill: 1 bunch']],
    ['2 bouquets garnis', ['bouquet garni: 2 bunches']],
  ])('is counted: %s', (line, wanted) => {
    expect(one([line], line.includes('garnis') ? 'fr' : 'en')).toEqual(wanted);
  });

  test('is weighed where recipes weigh more of it than anybody counts', () => {
    expect(one(['3 kg onions', '2 onions'])).toEqual(['onion: 3.25 kg']);
    expect(one(['2 kg Zwetschgen'], 'de')).toEqual(['plum: 2 kg']);
    expect(one(['300 g onions'])).toEqual(['onion: 3']);
    expect(one(['20 onions'])).toEqual(['onion: 20']);
    expect(one(['15 onions', '500 g onions'])).toEqual(['onion: 20']);
  });
});

describe('tins', () => {
  test.each([
    ['400g tin plum tomatoes', ['whole canned tomato: 1 tin of 400 g']],
    ['2 tins of peeled plum tomatoes', ['whole canned tomato: 2 tins of 400 g']],
    ['400g can of lentils', ['canned lentil: 1 tin of 400 g']],
    ['410g tin chickpeas, drained', ['chickpea: 1 tin of 400 g']],
    ['800g tin chickpeas', ['chickpea: 2 tins of 400 g']],
    ['1 (12 oz) can of tuna', ['tuna: 3 tins of 145 g']],
    ['200g tin tuna', ['tuna: 2 tins of 145 g']],
    ['400g lentils', ['lentil: 400 g']],
  ])('%s', (line, wanted) => {
    expect(one([line])).toEqual(wanted);
  });

  test('what stands in tins and packets has one name, whether a line says so or not', () => {
    expect(one(['1 can cannellini beans', '1 tin of canned cannellini beans'])).toEqual([
      'cannellini bean: 2 tins of 400 g',
    ]);
    expect(one(['8 dried lasagne sheets', '4 lasagne sheets'])).toEqual(['lasagne sheet: 250 g']);
    expect(one(['2 salmon fillets, skin on', '1 salmon fillet'])).toEqual(['salmon fillet: 450 g']);
  });
});

describe('a tin or a jar of what is fresh by its name', () => {
  test.each([
    ['1 Glas Kirschen', 'de', ['jarred cherry: 350 g']],
    ['1 boîte de petits pois', 'fr', ['canned pea: 1 tin of 400 g']],
    ['1 can mushrooms', 'en', ['canned mushroom: 1 tin of 113 g']],
    ['2 latas de pimientos morrones', 'es', ['canned red bell pepper: 2 cans']],
    ['1 Glas Rotkohl', 'de', ['canned red cabbage: 1 jar']],
    ['2 red peppers', 'en', ['red bell pepper: 2']],
  ] as const)('is none of that: %s', (line, language, wanted) => {
    expect(one([line], language)).toEqual(wanted);
  });

  test('nobody buys a part of one, though nobody knows what is in it', () => {
    expect(one(['1 Glas Letscho'], 'de', 1.25)).toEqual(['letscho: 2 jars']);
    expect(one(['250 ml zorblax', '2 tbsp zorblax'])).toEqual(['zorblax: 300 ml']);
  });
});

test.each([
  ['8 Holzspieße', 'de'],
  ['Zahnstocher', 'de'],
  ['4 piques en bois', 'fr'],
  ['papel de horno', 'es'],
  ['carta forno', 'it'],
  ['satéprikkers', 'nl'],
  ['1 Hefeteig (siehe Grundrezept)', 'de'],
  ['200 g de pâte sablée (voir recette)', 'fr'],
] as const)('is nothing to buy: %s', (line, language) => {
  expect(one([line], language)).toEqual([]);
});

describe('fruit', () => {
  test.each([
    ['1 orange, juice and zest', 'en', ['orange: 1']],
    ['juice of 3 oranges', 'en', ['orange: 3']],
    ['Saft von 2 Orangen', 'de', ['orange: 2']],
    ['2 grapefruits, juiced', 'en', ['grapefruit: 2']],
    ['200 ml orange juice', 'en', ['orange juice: 200 ml']],
  ] as const)('is bought where its juice is counted: %s', (line, language, wanted) => {
    expect(one([line], language)).toEqual(wanted);
  });

  test('the zest is that of the fruit that a recipe takes whole', () => {
    expect(one(['1 lemon, halved', 'zest of 1 lemon'])).toEqual(['lemon: 1']);
    expect(one(['1 lemon, halved', 'zest of 3 lemons'])).toEqual(['lemon: 3']);
    expect(one(['1 lemon, sliced', 'zest of 1 lemon', 'juice of 1 lemon'])).toEqual(['lemon: 2']);
    expect(shop([meal('a', ['1 lemon']), meal('b', ['zest of 1 lemon'])])).toEqual(['lemon: 2']);
  });
});

test.each([
  [['500 g beef stew meat', '500 g stewing steak', '500 g stewing beef'], ['stewing beef: 1.5 kg']],
  [['200 g panko crumbs', '100 g panko'], ['panko breadcrumb: 300 g']],
  [['1 loaf stale bread'], ['bread: 1 loaf']],
  [
    ['500 g beef cheeks', '500 g stewing beef'],
    ['beef cheek: 500 g', 'stewing beef: 500 g'],
  ],
])('another word for what lies on the shelf is bought as that, a cut of its own is not: %j', (lines, wanted) => {
  expect(one(lines)).toEqual(wanted);
});

describe('what stands behind a comma', () => {
  test.each([
    ['2 Zwiebeln, 3 Knoblauchzehen', 'de', ['garlic: 1 bulb', 'onion: 2']],
    ['2 onions, 60 g butter', 'en', ['butter: 60 g', 'onion: 2']],
    ['2 oignons, 200 g de lardons', 'fr', ['lardon: 200 g', 'onion: 2']],
  ] as const)('is bought where it is a food with an amount: %s', (line, language, wanted) => {
    expect(one([line], language)).toEqual(wanted);
  });

  test.each([
    ['1 leek, 2 cups chopped', ['leek: 1']],
    ['¼ cup lemon juice (2 lemons)', ['lemon: 2']],
    ['250 g cooked chicken (2 chicken breasts)', ['cooked chicken: 250 g']],
    ['4 eggs, 2 beaten', ['egg: 4']],
    ['2 tbsp cornflour, 3 tbsp water', ['cornflour: 20 g']],
  ])('says something of the food in front else: %s', (line, wanted) => {
    expect(one([line])).toEqual(wanted);
  });

  test('is taken as often as its line', () => {
    const line = { name: 'onions', quantity: 4, unit: '', original: '2 onions, 60 g butter', language: 'en' } as const;
    expect(one([line])).toEqual(['butter: 120 g', 'onion: 4']);
  });
});

describe('stock', () => {
  test.each([
    ['1 Würfel Gemüsebrühe', 'de', ['vegetable stock cube: 1']],
    ['2 bouillonblokjes', 'nl', ['stock cube: 2']],
    ['1 dado vegetale', 'it', ['vegetable stock cube: 1']],
    ['1 cube de bouillon de volaille', 'fr', ['chicken stock cube: 1']],
    ['2 TL Instant-Gemüsebrühe', 'de', ['vegetable stock: 550 ml']],
    ['500 ml chicken stock', 'en', ['chicken stock: 500 ml']],
    ['500 ml Gemüsebrühe (Instant)', 'de', ['vegetable stock: 500 ml']],
    ['2 cups vegetable stock (from a cube)', 'en', ['vegetable stock: 475 ml']],
  ] as const)('of cubes alone is bought as cubes, and of powder is what it makes: %s', (line, language, wanted) => {
    expect(one([line], language)).toEqual(wanted);
  });

  test('of cubes and of litres is one thing', () => {
    expect(one(['2 chicken stock cubes', '300 ml chicken stock'])).toEqual(['chicken stock: 1.3 l']);
    expect(shop([meal('a', ['1 chicken stock cube'], 1), meal('b', ['1/2 chicken stock cube'], 1)])).toEqual([
      'chicken stock cube: 2',
    ]);
  });
});

describe('drinks', () => {
  test.each([
    ['2 bottles of red wine', 'en', ['red wine: 1.5 l']],
    ['1 Schuss Mineralwasser', 'de', ['mineral water: small amount']],
    ['large glass of red wine (optional)', 'en', ['red wine: 250 ml']],
    ['200 g Schmand', 'de', ['schmand: 200 ml']],
    ['100 ml Mineralwasser mit Kohlensäure', 'de', ['mineral water: 100 ml']],
    ['100 ml de agua con gas', 'es', ['sparkling water: 100 ml']],
    ['20 cl d’eau gazeuse', 'fr', ['sparkling water: 200 ml']],
    ['200 ml lauwarmes Wasser', 'de', []],
    ['20 cl d’eau tiède', 'fr', []],
  ] as const)('%s', (line, language, wanted) => {
    expect(one([line], language)).toEqual(wanted);
  });
});

test('a thing is weighed as soon as one of the recipes takes much of it', () => {
  expect(one(['2 kg salt', '1 pinch of salt'])).toEqual(['salt: 2 kg']);
});

describe('the unit that a shop has', () => {
  test.each([
    ['1 lata de espárragos blancos', 'es', ['canned asparagus: 1 tin of 400 g']],
    // a gram over is no second tin
    ['250 g di fagioli borlotti precotti', 'it', ['borlotti bean: 1 tin of 400 g']],
    ['300 g di fagioli borlotti precotti', 'it', ['borlotti bean: 2 tins of 400 g']],
    ['2 pak choi, quartered', 'en', ['bok choy: 2 heads']],
    ['1 bunch celery', 'en', ['celery: 1 head']],
    ['2 kg de sal gorda', 'es', ['salt: 2 kg']],
    ['100 g de sal gorda', 'es', ['salt: small amount']],
    // fish are bought with their heads and bones
    ['2 daurades de 600 g vidées', 'fr', ['sea bream: 1.2 kg']],
    ['2 whole trout', 'en', ['trout: 600 g']],
    ['2 trout fillets', 'en', ['trout fillet: 250 g']],
    ['1/2 TL Gemüsebrühe', 'de', ['vegetable stock: 140 ml']],
    ['1 gousse de vanille', 'fr', ['vanilla pod: 1']],
    ['2 tomates rallados', 'es', ['tomato: 2']],
    ['2 nests medium egg noodles', 'en', ['egg noodle: 120 g']],
  ] as const)('%s', (line, language, wanted) => {
    expect(one([line], language)).toEqual(wanted);
  });
});

test('a kind of a fresh food that keeps stands in the cupboard', () => {
  const aisles = buildShopList([meal('a', ['1 preserved lemon', '1 lemon', '2 cans fava beans'])], know, 'en');
  expect(aisles['pantry and dry goods'].map(({ name }) => name)).toEqual(['canned fava bean', 'preserved lemon']);
  expect(aisles.produce.map(({ name }) => name)).toEqual(['lemon']);
});

test('the exact sum of what is counted and weighed is its weight', () => {
  const line = {
    name: 'Kalbsschnitzel',
    quantity: 600,
    unit: 'g',
    original: '4 Kalbsschnitzel à 150 g',
    language: 'de',
  };
  const [item] = itemsOf(buildShopList([meal('a', [{ ...line, language: 'de' }])], know));
  expect(item?.exact).toBe('600 x g');
});
