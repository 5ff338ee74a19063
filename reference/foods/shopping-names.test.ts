import { readFileSync } from 'node:fs';
import { classifyAisle } from '@sorrel/core/foods/classify-aisle';
import type { FoodCatalogue } from '@sorrel/core/foods/food';
import { createFoodIndex } from '@sorrel/core/foods/food-index';
import { readFallback } from '@sorrel/core/foods/read-fallback';
import { resolveName } from '@sorrel/core/foods/resolve-food';
import { readBuyingTable } from '@sorrel/core/lists/buying';
import { shopThing } from '@sorrel/core/lists/shop-line';
import { boughtAs } from '@sorrel/core/lists/shopping-name';
import { describe, expect, test } from 'vitest';

const read = (name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const catalogue = read('./foods.json') as FoodCatalogue;
const index = createFoodIndex(catalogue, readFallback(read('./sr28-search.json')));
const table = readBuyingTable(readFileSync(new URL('./buying.tsv', import.meta.url), 'utf8'));
const shoppingName = (name: string) => boughtAs(index, name, resolveName(index, name));

describe('names on a shopping list, with the real catalogue', () => {
  test.each([
    ['courgette', ['zucchini', 'Zucchinis', 'grated courgettes']],
    ['aubergine', ['eggplant', '2 eggplants'.slice(2)]],
    ['coriander', ['cilantro', 'fresh coriander leaves', 'coriander stalks']],
    ['spring onion', ['scallions', 'green onion', 'salad onions']],
    ['onion', ['brown onions', 'Yellow Onion', 'white onion', 'Spanish onions', 'chopped cooking onion']],
    ['egg', ['large free-range eggs', 'beaten egg']],
    ['plain flour', ['all-purpose flour', 'flour', 'white flour']],
    ['icing sugar', ['powdered sugar', "confectioners' sugar"]],
    ['bicarbonate of soda', ['baking soda', 'bicarb']],
    ['cornflour', ['cornstarch', 'corn starch']],
    ['beef mince', ['ground beef', 'minced beef', 'mince']],
    ['prawn', ['shrimp', 'raw prawns']],
    ['chickpea', ['garbanzo beans', 'tinned chickpeas']],
    ['black pepper', ['freshly ground black pepper', 'pepper']],
    ['tomato puree', ['tomato paste', 'double concentrated tomato purée']],
    ['vegetable stock', ['veggie broth', 'hot vegetable stock']],
    ['greek yogurt', ['Greek-style yoghurt', 'full-fat Greek yogurt']],
    ['cheddar cheese', ['cheddar', 'grated cheddar']],
    ['pea', ['frozen peas', 'garden peas']],
  ])('%s is bought for %j', (food, names) => {
    expect(names.map((name) => shoppingName(name))).toEqual(names.map(() => food));
  });

  test.each([
    ['red onions', 'red onion'],
    ['sweet yellow onion', 'sweet onion'],
    ['penne pasta', 'penne'],
    ['spaghetti', 'spaghetti'],
    ['basmati rice', 'basmati rice'],
    ['gin', 'gin'],
    ['dark rum', 'dark rum'],
    ['garam masala', 'garam masala'],
    ['Chinese five-spice powder', 'five spice'],
    ['smoked paprika', 'smoked paprika'],
    ['red pepper flakes', 'chilli flake'],
    ['extra-virgin olive oil', 'extra virgin olive oil'],
    ['red wine vinegar', 'red wine vinegar'],
    ['dark soy sauce', 'dark soy sauce'],
    ['caster sugar', 'caster sugar'],
    ['superfine sugar', 'caster sugar'],
    ['burger buns', 'burger bun'],
    ['haddock fillets', 'haddock fillet'],
    ['asafoetida', 'asafoetida'],
    ['orange blossom water', 'orange blossom water'],
    ['clementine', 'clementine'],
    ['ice cubes', 'ice'],
    ['peppers', 'bell pepper'],
    ['diced chicken', 'chicken'],
    ['stock', 'stock'],
    ["Aunt Jo's secret rub", "aunt jo's secret rub"],
  ])('%s only shares the nutrients of another food, and stays %s', (name, kept) => {
    expect(shoppingName(name)).toBe(kept);
  });

  test('peppers are vegetables, pepper is a spice', () => {
    expect(['peppers', 'pepper'].map((name) => classifyAisle(index, shoppingName(name)))).toEqual([
      'produce',
      'pantry and dry goods',
    ]);
  });

  test('a name that is taken from a list again stays as it is', () => {
    const names = catalogue.foods.flatMap((food) => [food.name, ...food.aliases]);
    expect(names.length).toBeGreaterThan(5000);
    const changed = names.filter((name) => {
      const once = shoppingName(name);
      return shoppingName(once) !== once;
    });
    expect(changed).toEqual([]);
  });

  test('a name of a list that was built is found again by what is typed', () => {
    const nameOf = (name: string) => shopThing({ index, table }, name).name;
    const names = catalogue.foods.flatMap((food) => [food.name, ...food.aliases]);
    expect(names.filter((name) => nameOf(nameOf(name)) !== nameOf(name))).toEqual([]);
  });
});
