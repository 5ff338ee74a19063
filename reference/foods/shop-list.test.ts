import { readFileSync } from 'node:fs';
import { classifyAisle } from '@sorrel/core/foods/classify-aisle';
import type { FoodCatalogue } from '@sorrel/core/foods/food';
import { createFoodIndex } from '@sorrel/core/foods/food-index';
import { readFallback } from '@sorrel/core/foods/read-fallback';
import { readBuyingTable } from '@sorrel/core/lists/buying';
import { buildShopList, type ShopMeal } from '@sorrel/core/lists/shop-list';
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
/** Each line as 'name: quantity unit'. */
const shop = (...meals: ShopMeal[]) =>
  buildShopList(meals, index, table, (name) => classifyAisle(index, name)).map(
    ({ name, quantity, unit }) => `${name}: ${[quantity, unit].filter((part) => part !== null).join(' ')}`,
  );

describe('a list a shopper can use', () => {
  test('amounts of one food are one line in the unit it is bought in, however recipes call and measure it', () => {
    expect(shop(meal('a', ['1 cup plain flour']), meal('b', ['100 g all-purpose flour']))).toEqual([
      'plain flour: 250 g',
    ]);
    expect(shop(meal('a', ['2 zucchini']), meal('b', ['1 courgette, sliced']))).toEqual(['courgette: 3']);
    expect(shop(meal('a', ['salt']), meal('b', ['1 tsp kosher salt']))).toEqual(['salt: small amount']);
    expect(shop(meal('a', ['100 g unsalted butter']), meal('b', ['2 tbsp butter']))).toEqual(['butter: 130 g']);
  });

  test('fractions of whole things are added before they are rounded up', () => {
    const quarter = ['1 onion'];
    expect(
      shop(meal('a', quarter, 1, 4), meal('b', quarter, 1, 4), meal('c', quarter, 1, 4), meal('d', quarter, 1, 4)),
    ).toEqual(['onion: 1']);
    expect(shop(meal('a', ['2 eggs'], 3, 2))).toEqual(['egg: 3']);
    expect(shop(meal('a', ['3 cloves garlic'], 2, 1))).toEqual(['garlic: 1 bulb']);
  });

  test('an American can and a tin are tins', () => {
    expect(shop(meal('a', ['1 (14.5 oz) can diced tomatoes']), meal('b', ['1 x 400g tin chopped tomatoes']))).toEqual([
      'chopped tomato: 2 400 g tin',
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
    const list = buildShopList([meal('a', ['salt and pepper', '1 onion'])], index, table, (name) =>
      classifyAisle(index, name),
    );
    expect(list.map(({ name, isStaple }) => [name, isStaple])).toEqual([
      ['black pepper', true],
      ['onion', false],
      ['salt', true],
    ]);
  });

  test('the exact sum and the recipes are kept', () => {
    const [flour] = buildShopList(
      [meal('bread', ['250 g plain flour'], 2, 2), meal('pie', ['125 g flour'])],
      index,
      table,
      () => 'other',
    );
    expect(flour).toMatchObject({ meals: ['bread', 'pie'], exact: [{ quantity: 375, unit: 'g' }] });
  });

  test('a food that nobody knows stands under its own name with what the recipe says', () => {
    expect(shop(meal('a', ['3 zorblaxes']))).toEqual(['zorblax: 3']);
  });

  test('every row of the table names a food of the catalogue, and is bought as one', () => {
    const ids = new Set(catalogue.foods.map(({ id }) => id));
    for (const [id, { as }] of table) {
      expect(ids, id).toContain(id);
      if (as !== null) expect(ids, as).toContain(as);
    }
  });
});
