import { readFileSync } from 'node:fs';
import type { FoodCatalogue } from '@sorrel/core/foods/food';
import { createFoodIndex } from '@sorrel/core/foods/food-index';
import { readFallback } from '@sorrel/core/foods/read-fallback';
import type { Language } from '@sorrel/core/ingredients/languages/language';
import { readBuyingTable } from '@sorrel/core/lists/buying';
import { displayQuantity, shownAmounts } from '@sorrel/core/lists/display-quantity';
import { itemsOf } from '@sorrel/core/lists/edit-list';
import { buildShopList, type ShopMeal } from '@sorrel/core/lists/shop-list';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const text = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const catalogue = JSON.parse(text('./foods.json')) as FoodCatalogue;
const index = createFoodIndex(
  catalogue,
  readFallback(JSON.parse(text('./sr28-search.json'))),
  JSON.parse(text('./names.json')),
);
const table = readBuyingTable(text('./buying.tsv'));

const meal = (name: string, lines: string[], portions = 1, serves = 1): ShopMeal => ({ name, serves, portions, lines });
const know = { index, table };
/** Each item as 'name: amount'. */
const shop = (...meals: ShopMeal[]) =>
  itemsOf(buildShopList(meals, know))
    .map((item) => `${item.name}: ${displayQuantity(item, 1)}`)
    .toSorted();

describe('a list a shopper can use', () => {
  test('amounts of one food are one line in the unit it is bought in, however recipes call and measure it', () => {
    expect(shop(meal('a', ['1 cup plain flour']), meal('b', ['100 g all-purpose flour']))).toEqual([
      'plain flour: 225 g',
    ]);
    expect(shop(meal('a', ['2 zucchini']), meal('b', ['1 courgette, sliced']))).toEqual(['courgette: 3']);
    expect(shop(meal('a', ['salt']), meal('b', ['1 tsp kosher salt']))).toEqual(['salt: small amount']);
    expect(
      shop(meal('a', ['450 g boneless skin-on chicken thighs']), meal('b', ['500 g chicken thighs'])),
    ).toHaveLength(1);
    expect(shop(meal('a', ['100 g unsalted butter']), meal('b', ['2 tbsp butter']))).toEqual(['butter: 130 g']);
  });

  test('fractions of whole things are added before they are rounded up', () => {
    const quarter = ['1 onion'];
    expect(
      shop(meal('a', quarter, 1, 4), meal('b', quarter, 1, 4), meal('c', quarter, 1, 4), meal('d', quarter, 1, 4)),
    ).toEqual(['onion: 1']);
    expect(shop(meal('a', ['2 eggs'], 3, 2))).toEqual(['egg: 3']);
    expect(shop(meal('a', ['3 cloves garlic'], 2, 1))).toEqual(['garlic: 1 bulb']);
    // a bulb is 13 cloves of the weight that a clove has in a recipe
    expect(shop(meal('a', ['13 cloves garlic']))).toEqual(['garlic: 1 bulb']);
    expect(shop(meal('a', ['14 cloves garlic']))).toEqual(['garlic: 2 bulbs']);
  });

  test('an American can and a tin are tins', () => {
    expect(shop(meal('a', ['1 (14.5 oz) can diced tomatoes']), meal('b', ['1 x 400g tin chopped tomatoes']))).toEqual([
      'chopped tomato: 2 tins of 400 g',
    ]);
  });

  test('juice and zest of one recipe are of the same fruit, of two recipes of two', () => {
    expect(shop(meal('a', ['zest of 1 lemon', 'juice of 1 lemon']))).toEqual(['lemon: 1']);
    expect(shop(meal('a', ['juice of 1 lemon']), meal('b', ['zest of 1 lemon']))).toEqual(['lemon: 2']);
  });

  test('yolks and whites of one recipe are of the same eggs', () => {
    expect(shop(meal('a', ['2 egg yolks', '3 egg whites']))).toEqual(['egg: 3']);
  });

  test('water, ice and headings are nothing to buy', () => {
    expect(shop(meal('a', ['2 cups water', 'ice', 'For the sauce:', '1 onion']))).toEqual(['onion: 1']);
  });

  test('salt and pepper are two foods, probably at home', () => {
    const list = buildShopList([meal('a', ['salt and pepper', '1 onion'])], know);
    expect(itemsOf(list).map(({ name, isStaple }) => [name, isStaple])).toEqual([
      ['onion', undefined],
      ['black pepper', true],
      ['salt', true],
    ]);
  });

  test('the exact sum and the recipes are kept', () => {
    const list = buildShopList([meal('bread', ['250 g plain flour'], 2, 2), meal('pie', ['1 cup flour'])], know);
    expect(itemsOf(list)).toMatchObject([
      {
        name: 'plain flour',
        quantity: expect.closeTo(375, 2),
        unit: 'g',
        meals: ['bread', 'pie'],
        exact: '1 x cup, 250 x g',
      },
    ]);
  });

  test('a food that nobody knows stands under its own name with what the recipe says', () => {
    expect(shop(meal('a', ['3 zorblaxes']))).toEqual(['zorblax: 3']);
  });

  test('every row of the table names a food of the catalogue, and is bought as one', () => {
    const ids = new Set(catalogue.foods.map(({ id }) => id));
    const byId = new Map(catalogue.foods.map((food) => [food.id, food]));
    for (const [id, { as }] of table.rows) {
      const [foodId = '', kind] = id.split('/');
      expect(ids, id).toContain(foodId);
      if (kind !== undefined) expect(byId.get(foodId)?.aliases, id).toContain(kind);
      if (as !== null) expect(ids, id).toContain(as.foodId);
    }
  });

  test('shop amounts are worked out for the serves that are chosen, from the exact sum', () => {
    const list = buildShopList([meal('a', ['1 onion', '130 g rice', '1 tin chickpeas'], 1, 4)], know);
    const shown = (serves: number) => itemsOf(list).map((item) => `${item.name} ${displayQuantity(item, serves)}`);
    expect(shown(1)).toEqual(['onion 1', 'chickpea 1 tin of 400 g', 'rice 40 g']);
    expect(shown(4)).toEqual(['onion 1', 'chickpea 1 tin of 400 g', 'rice 130 g']);
    expect(shown(5)).toEqual(['onion 2', 'chickpea 2 tins of 400 g', 'rice 170 g']);
  });

  test('what a recipe keeps of a line is read with the line it was published as, while that agrees', () => {
    const line = { name: 'chopped tomatoes', quantity: 800, unit: 'g', original: '2 x 400g tins chopped tomatoes' };
    const tins = (quantity: number) => shop({ name: 'a', serves: 1, portions: 1, lines: [{ ...line, quantity }] });
    expect(tins(800)).toEqual(['chopped tomato: 2 tins of 400 g']);
    expect(tins(1200)).toEqual(['chopped tomato: 3 tins of 400 g']);
  });

  test('a brand in front of a food that a shop knows is no other thing, a generic word keeps its kind', () => {
    const names = (...lines: string[]) => itemsOf(buildShopList([meal('a', lines)], know)).map(({ name }) => name);
    expect(names('2 tbsp Zorvano pesto', '1 tbsp pesto')).toEqual(['pesto']);
    expect(names('50 g Zorvano cheese')).toEqual(['zorvano cheese']);
    expect(names('50 g vegan feta', '50 g feta')).toEqual(['feta', 'vegan feta']);
    expect(names('5 oz Zorvan Garden Co. Baby Spinach', '2 eggs', '3 Zorvano Organic Eggs')).toEqual([
      'spinach',
      'egg',
    ]);
    expect(names('1 cup Zorvans Sour Cream', '1 cup sour cream')).toEqual(['soured cream']);
  });

  test('a brand in capitals is no part of a food in any language, capitals that say what it is are', () => {
    const names = (...lines: string[]) => itemsOf(buildShopList([meal('a', lines)], know)).map(({ name }) => name);
    expect(names('200 g ZORVANI Sahne', '4 GUT & GERNE Eier', '1 Prise LA ZORVA Salz')).toEqual([
      'egg',
      'whipping cream',
      'salt',
    ]);
    expect(names('2 EL VEGANE Butter').join()).not.toBe('butter');
    expect(names('2 ripe but firm medium bananas')).toEqual(['banana']);
  });

  test('what is made from other lines, or could be done instead, is nothing to buy', () => {
    const lines = [
      '1 cup tomato sauce (recipe follows)',
      'OR make pizza dough',
      'desired toppings',
      "1/2 cup mix-in's of your choice",
      'reduce sugar by 1/4 cup',
      '1 onion',
    ];
    expect(shop(meal('a', lines))).toEqual(['onion: 1']);
  });

  test('tools of the kitchen are nothing to buy, and food that is named like one is', () => {
    const lines = ['8 bamboo skewers', 'parchment paper', '12 cupcake liners', 'kitchen twine', '6 rice papers'];
    expect(shop(meal('a', lines)).map((line) => line.split(':')[0])).toEqual(['rice paper']);
    expect(shop(meal('a', ['4 chicken skewers']))[0]).toMatch(/^chicken skewer/);
  });

  test('where a note of the recipe is only pointed at, and another food would do, the food is bought', () => {
    const lines = [
      '1 onion (see recipe note)',
      '2 carrots (or leeks - see recipe below)',
      '1 pie crust (recipe below or store-bought)',
    ];
    expect(shop(meal('a', lines))).toEqual(['carrot: 2', 'onion: 1', 'pie crust: 1']);
  });

  test('what is cut at home is bought whole, and with its bones', () => {
    expect(shop(meal('a', ['1 lime (cut into wedges)', '2 romaine lettuces, leaves separated']))).toEqual([
      'lime: 1',
      'romaine lettuce: 2 heads',
    ]);
    expect(shop(meal('a', ['2 kg bone-in ham']))).toEqual(['bone in ham: 2 kg']);
    expect(shop(meal('a', ['2 lb bone-in pork shoulder']))).toEqual(['pork shoulder: 950 g']);
  });

  test('what is cooked is bought raw or dry, a stock cube is the stock that it makes', () => {
    expect(shop(meal('a', ['3 slices cooked bacon', '2 cups cooked quinoa']))).toEqual([
      'bacon: 60 g',
      'quinoa: 140 g',
    ]);
    expect(shop(meal('a', ['2 chicken stock cubes', '500 ml chicken broth']))).toEqual(['chicken stock: 1.5 l']);
    expect(shop(meal('a', ['2 cups chickpeas']))).toEqual(['chickpea: 2 tins of 400 g']);
  });

  test('kinds that nobody swaps at the shelf stand apart, other words for one thing do not', () => {
    const names = (...lines: string[]) => shop(meal('a', lines)).map((line) => line.split(':')[0]);
    expect(names('50 g manchego', '50 g asiago', '20 g gorgonzola')).toEqual([
      'asiago cheese',
      'gorgonzola',
      'manchego',
    ]);
    expect(names('1 cup heavy cream', '100 ml cream')).toEqual(['whipping cream']);
    expect(names('1 lb baby carrots', '2 carrots')).toEqual(['baby carrot', 'carrot']);
    expect(names('1 cup frozen pineapple', '1 pineapple')).toEqual(['frozen pineapple', 'pineapple']);
    expect(names('200 g dill havarti')).toEqual(['havarti cheese']);
    // one thing in two spellings, or with a word that makes no difference
    expect(names('100 g semisweet chocolate', '50 g semi-sweet chocolate')).toHaveLength(1);
    expect(names('1 cup red lentils', '100 g dry red lentils')).toEqual(['red lentil']);
    expect(names('1 cup red wine', '50 ml dry red wine')).toEqual(['red wine']);
    expect(names('2 tbsp applesauce', '1 cup unsweetened applesauce')).toEqual(['apple sauce']);
  });

  test('what is weighed is not sold by the bunch for the one recipe that takes a bunch', () => {
    expect(shop(meal('a', ['12 oz cherry tomatoes']))).toEqual(['cherry tomato: 350 g']);
  });

  test('a herb by the teaspoon is dried unless it was cut for it, and the better of two states is bought', () => {
    const names = (...lines: string[]) => shop(meal('a', lines)).map((line) => line.split(':')[0]);
    expect(names('1 tsp oregano', '1 tsp fresh thyme', '1 tsp ginger, minced', '1/4 tsp ginger')).toEqual([
      'dried oregano',
      'ginger',
      'ground ginger',
      'thyme',
    ]);
    expect(names('2 cups strawberries (fresh or frozen)')).toEqual(['strawberry']);
  });

  test('what a food lies in is not another food', () => {
    expect(shop(meal('a', ['1 (28 oz) can whole tomatoes with juice']))).toEqual([
      'whole canned tomato: 2 tins of 400 g',
    ]);
    expect(shop(meal('a', ['400 g chickpeas in water']))).toEqual(['chickpea: 1 tin of 400 g']);
    expect(shop(meal('a', ['1 (6 oz) can tomato paste']))).toEqual(['tomato puree: 180 g']);
  });

  test('what is added behind a comma in a measure of the same kind is needed too', () => {
    expect(shop(meal('a', ['100 ml milk, plus 50 ml milk']))).toEqual(['milk: 150 ml']);
  });

  test('leaves that were washed and dried are no dried herb', () => {
    expect(shop(meal('a', ['10 basil leaves, washed, dried']))).toEqual(['basil: 1 bunch']);
    expect(shop(meal('a', ['2 tbsp fresh parsley (or 1 teaspoon dried parsley)']))).toEqual(['parsley: 1 bunch']);
  });

  test('a unit that nobody knows and a food that nobody knows keep their words', () => {
    const line = (name: string, quantity: number, unit: string) => ({ name, quantity, unit });
    const lines = [line('zorblax', 1.25, 'cup'), line('zorblax', 1, 'net'), line('flimmer', 0.25, '')];
    expect(shop({ name: 'a', serves: 1, portions: 1, lines })).toEqual(['flimmer: 1', 'zorblax: 1.3 x cup, 1 x net']);
  });

  test.each<[Language, string, string]>([
    ['en', '12 broccoli florets', 'broccoli: 1 head'],
    ['de', '6 Brokkoliröschen', 'broccoli: 1 head'],
    ['fr', '6 fleurettes de brocoli', 'broccoli: 1 head'],
    ['it', '6 cimette di cavolfiore', 'cauliflower: 1 head'],
    ['nl', '8 bloemkoolroosjes', 'cauliflower: 1 head'],
    ['de', '10 Salatblätter', 'lettuce: 1 head'],
    ['de', '6 Zitronenscheiben', 'lemon: 1'],
    ['nl', '8 tomatenplakjes', 'tomato: 2'],
    ['nl', '4 perzikhelften', 'peach: 2'],
    ['it', '6 spicchi di mela', 'apple: 1'],
    // what a shop sells beside the plain one is none of that
    ['de', '2 Pck. Vanillezucker', 'vanilla sugar: 2 packs of 8 g'],
    ['fr', '1 sachet de sucre vanillé', 'vanilla sugar: 1 pack of 8 g'],
    ['de', '500 g Gelierzucker', 'jam sugar: 500 g'],
    // what is bought so is counted as it is
    ['nl', '2 kipfilets', 'chicken breast: 2'],
    ['de', '1 Knoblauchknolle', 'garlic: 1 bulb'],
    ['de', '1 Topf Petersilie', 'parsley: 1 bunch'],
    ['en', '1 pack of mint', 'mint: 1 bunch'],
  ])('what is bought is what the line needs, in any language (%s: %s)', (language, line, wanted) => {
    const list = itemsOf(buildShopList([meal('a', [line])], know, language));
    expect(list.map((item) => `${item.name}: ${displayQuantity(item, 1)}`)).toEqual([wanted]);
  });

  test('recipes in other languages share the lines of the English ones', () => {
    const line = (name: string, quantity: number, unit: string, language: Language) => ({
      name,
      quantity,
      unit,
      language,
    });
    const lines = [line('Zwiebeln', 1, '', 'de'), line('oignons', 1, '', 'fr'), line('cipolle', 0.5, '', 'it')];
    const others = [line('Mehl', 100, 'g', 'de'), line('farine', 50, 'g', 'fr'), line('Wasser', 1, 'l', 'de')];
    expect(shop({ name: 'a', serves: 1, portions: 1, lines: [...lines, ...others] })).toEqual([
      'onion: 3',
      'plain flour: 150 g',
    ]);
  });

  test('what a person said of a name and its weight holds', () => {
    const said = (name: string) => (name === 'goo' ? { foodId: 'butter', gramsPerUnit: 30 } : undefined);
    const lines = [{ name: 'goo', quantity: 4, unit: 'scoop' }];
    const [item] = itemsOf(buildShopList([{ name: 'a', serves: 1, portions: 1, lines }], { ...know, said }));
    expect(item).toMatchObject({ name: 'butter', quantity: 120, unit: 'g', exact: '4 x scoop' });
  });

  const UNITS: readonly [string, number][] = [
    ['g', 1],
    ['kg', 1000],
    ['oz', 28.349523125],
    ['lb', 453.59237],
  ];
  const weighed = fc.record({
    name: fc.constantFrom('butter', 'unsalted butter', 'beef mince', 'ground beef', 'rice', 'zorblax'),
    quantity: fc.integer({ min: 1, max: 900 }).map((number) => number / 8),
    unit: fc.constantFrom(...UNITS.map(([unit]) => unit)),
  });
  const counted = fc.record({
    name: fc.constantFrom('onion', 'yellow onions', 'courgette', 'zucchini', 'flimmer'),
    quantity: fc.integer({ min: 1, max: 60 }).map((number) => number / 4),
    unit: fc.constant(''),
  });
  const week = fc.array(
    fc.record({
      name: fc.constantFrom('soup', 'salad', 'stew'),
      serves: fc.integer({ min: 1, max: 8 }),
      portions: fc.integer({ min: 1, max: 6 }),
      lines: fc.array(fc.oneof(weighed, counted), { maxLength: 8 }),
    }),
    { maxLength: 6 },
  );
  const ofUnit = new Map([...UNITS, ['', 1] as const]);
  const NAME: Readonly<Record<string, string>> = {
    'unsalted butter': 'butter',
    'ground beef': 'beef mince',
    'yellow onions': 'onion',
    zucchini: 'courgette',
  };

  test('never less than is needed for any serves, and the order of the meals makes no difference', () => {
    fc.assert(
      fc.property(week, fc.integer({ min: 1, max: 999 }), (meals, serves) => {
        const list = buildShopList(meals, know);
        const needed = new Map<string, number>();
        for (const { lines, portions, serves: madeFor } of meals) {
          for (const { name, quantity, unit } of lines) {
            const key = NAME[name] ?? name;
            const need = ((quantity * portions) / madeFor) * (ofUnit.get(unit) ?? 0) * serves;
            needed.set(key, (needed.get(key) ?? 0) + need);
          }
        }
        expect(new Set(itemsOf(list).map(({ name }) => name))).toEqual(new Set(needed.keys()));
        for (const item of itemsOf(list)) {
          const [amount, ...others] = shownAmounts(item, serves);
          expect(others).toEqual([]);
          const shown = (amount?.quantity ?? 0) * (ofUnit.get(amount?.unit ?? '') ?? 0);
          // a rest of two hundredths of a piece is nothing that a shop sells
          expect(shown).toBeGreaterThanOrEqual((needed.get(item.name) ?? 0) - 0.03);
        }
        const turned = meals.toReversed().map((one) => ({ ...one, lines: one.lines.toReversed() }));
        expect(buildShopList(turned, know)).toEqual(list);
      }),
      { numRuns: 500 },
    );
  });
});
