import { readFileSync } from 'node:fs';
import { AISLES } from '@sorrel/core/foods/aisles';
import { contentWords } from '@sorrel/core/foods/content-words';
import type { Food, FoodCatalogue } from '@sorrel/core/foods/food';
import { createFoodIndex } from '@sorrel/core/foods/food-index';
import { matchFood } from '@sorrel/core/foods/match-food';
import { possibleUnits } from '@sorrel/core/foods/possible-units';
import { readFallback } from '@sorrel/core/foods/read-fallback';
import { describe, expect, test } from 'vitest';
import { buildCatalogue, buildFallback, dietsOf, fallbackJson, figureOf, readAliases } from '../src/foods-table.ts';
import { readSr28 } from '../src/sr28.ts';

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
const catalogue: FoodCatalogue = JSON.parse(read('./foods.json'));
const { foods } = catalogue;
const names = foods.flatMap((food) => [food.name, ...food.aliases].map((name) => ({ food, name })));

/** Foods whose table energy is not that of the general factors, and why. */
const OWN_ENERGY: Readonly<Record<string, RegExp>> = {
  'sugars, acids or gums that are not digested like starch':
    /xanthan|cream of tartar|citric acid|erythritol|vinegar|ponzu|verjuice|baking powder|pectin|vegetarian gelatine|msg|bitters|isomalt/,
  'spices, herbs, leaves and zest: SR28 uses its own lower factors for their carbohydrate':
    /pepper|spice|herb|seasoning|dried|clove|cinnamon|cardamom|saffron|fenugreek|savory|turmeric|cumin|coriander|paprika|gochugaru|togarashi|seed|leaf|zest|anise|juniper|nutmeg|curry powder|chilli|ginger|oregano|thyme|sumac|rosemary|sage|mint|basil|dill|lemongrass|garlic powder|annatto|hibiscus|lavender|tea|coffee/,
  'bran, cocoa, carob, algae, leaf powder and peas: much of their carbohydrate and protein is not digested, and SR28 counts that':
    /wheat bran|oat bran|carob powder|cocoa|spirulina|moringa|split pea|pea flour|sprouted lentil/,
  'fibre by a method that the energy does not follow': /ketchup|quorn/,
};
/** Kilocalories that protein, fat, carbohydrate, fibre and alcohol give by the factors of food labels. */
const energyByFactors = ({ per100g: n }: Food): number =>
  4 * n.protein + 9 * n.fat + 4 * n.netCarbohydrates + 2 * n.fiber + 7 * n.alcohol;

describe('the catalogue of foods', () => {
  test('has 1,400 foods and 8,000 names at least', () => {
    expect(foods.length).toBeGreaterThanOrEqual(1400);
    expect(names.length).toBeGreaterThanOrEqual(8000);
  });

  test('the checked-in files are what npm run foods makes of the tables', () => {
    expect(catalogue).toEqual(JSON.parse(JSON.stringify(buildCatalogue())));
    expect(read('./sr28-search.json')).toBe(fallbackJson(buildFallback()));
  });

  test('every food has its own id and refers to a row of its table', () => {
    const sr28 = readSr28();
    const british = read('./uk-foods.tsv');
    expect(new Set(foods.map((food) => food.id)).size).toBe(foods.length);
    for (const food of foods) {
      const { table, id } = food.source;
      const isThere =
        table === 'sr28' ? sr28.has(id) : british.includes(`\n${table === 'label' ? 'label:' : ''}${id}\t`);
      expect(isThere, `${food.name}: ${table} ${id}`).toBe(true);
    }
  });

  test('no name means two foods', () => {
    const owner = new Map<string, string>();
    for (const { food, name } of names) {
      const key = contentWords(name).join(' ');
      expect(owner.get(key) ?? food.id, `'${name}'`).toBe(food.id);
      owner.set(key, food.id);
    }
  });

  test('what an alias is bought as is a name of its food that is bought under itself', () => {
    expect(readAliases('sugar', '=white sugar,caster sugar,superfine sugar=caster sugar')).toEqual({
      aliases: ['white sugar', 'caster sugar', 'superfine sugar'],
      boughtAs: { 'white sugar': 'sugar', 'superfine sugar': 'caster sugar' },
    });
    expect(() => readAliases('sugar', 'superfine sugar=caster sugar')).toThrow(RangeError);
  });

  test('what is salted where it is made is no plain food: nuts, seasoned vinegar, seeds and spices with salt', () => {
    const salted =
      /^(roasted salted almond|seasoned rice vinegar|everything bagel seasoning|gomasio|furikake|chaat masala|chipotle in adobo|pickled onion)$/;
    const kinds = foods.filter((food) => salted.test(food.name));
    expect(kinds).toHaveLength(8);
    expect(kinds.filter((food) => food.per100g.sodium < 300).map((food) => food.name)).toEqual([]);
  });

  test('energy agrees with protein, fat, carbohydrate, fibre and alcohol within 10 %, but for named exceptions', () => {
    const patterns = Object.values(OWN_ENERGY);
    const wrong = foods.filter((food) => {
      const expected = energyByFactors(food);
      const difference = Math.abs(expected - food.per100g.calories);
      // 12 kcal: tables round watery foods to whole kilocalories, and fruit and vegetables have lower factors of their own
      return difference > Math.max(12, 0.1 * expected) && !patterns.some((pattern) => pattern.test(food.name));
    });
    expect(
      wrong.map((food) => `${food.name}: ${food.per100g.calories} kcal, factors ${energyByFactors(food)}`),
    ).toEqual([]);
  });

  test('what SR28 leaves empty is no nothing: it follows from a rule or is estimated', () => {
    const of = (name: string) => foods.find((food) => food.name === name)?.per100g;
    expect(of('chestnut')?.sugar).toBeGreaterThan(3);
    expect(of('durian')).toMatchObject({ saturatedFat: 1.7, sugar: 18 });
    expect(of('edamame')?.saturatedFat).toBeGreaterThan(0.3);
    expect(of('tempeh')?.fiber).toBeGreaterThan(2);
    expect(of('lamb leg')?.sugar).toBe(0);
    expect(of('avocado oil')?.cholesterol).toBe(0);
    expect(of('zaatar')?.sodium).toBeGreaterThan(500);
    expect(of('dukkah')?.sodium).toBeGreaterThan(300);
  });

  test('parts are not larger than the whole', () => {
    for (const { name, per100g: n } of foods) {
      expect(n.saturatedFat, `${name}: saturated fat`).toBeLessThanOrEqual(n.fat + 0.1);
      expect(n.sugar, `${name}: sugar`).toBeLessThanOrEqual(n.carbohydrates * 1.05 + 0.9);
      expect(n.netCarbohydrates, `${name}: net carbohydrates`).toBeLessThanOrEqual(n.carbohydrates);
      for (const [key, value] of Object.entries(n)) expect(value, `${name}: ${key}`).toBeGreaterThanOrEqual(0);
    }
  });

  test('weights are plausible', () => {
    for (const { name, weights, edibleShare, drainedShare } of foods) {
      const cup = weights['cup'];
      if (cup !== undefined) {
        expect(cup, `${name}: a cup`).toBeGreaterThanOrEqual(8);
        expect(cup, `${name}: a cup`).toBeLessThanOrEqual(350);
      }
      for (const [measure, grams] of Object.entries(weights)) {
        expect(grams, `${name}: ${measure}`).toBeGreaterThan(0);
        expect(grams, `${name}: ${measure}`).toBeLessThanOrEqual(6000);
      }
      const { small, medium, large } = weights;
      if (small !== undefined && large !== undefined) expect(small, `${name}: small`).toBeLessThan(large);
      if (medium !== undefined && large !== undefined) expect(medium, `${name}: medium`).toBeLessThan(large);
      expect(edibleShare, name).toBeGreaterThan(0.2);
      expect(edibleShare, name).toBeLessThanOrEqual(1);
      expect(drainedShare, name).toBeGreaterThan(0.4);
      expect(drainedShare, name).toBeLessThanOrEqual(1);
    }
  });

  test('every food has an aisle, a household weight and a unit', () => {
    for (const food of foods) {
      expect(AISLES, food.name).toContain(food.aisle);
      expect(Object.keys(food.weights).length, food.name).toBeGreaterThan(0);
      expect(possibleUnits(food).length, food.name).toBeGreaterThan(0);
    }
  });

  test('diet flags agree with each other', () => {
    for (const { name, diet } of foods) {
      const has = new Set(diet);
      if (has.has('vegan')) {
        expect(has.has('vegetarian'), name).toBe(true);
        for (const animal of ['dairy', 'egg', 'fish', 'shellfish', 'pork'] as const)
          expect(has.has(animal), name).toBe(false);
      }
      if (has.has('vegetarian')) {
        for (const flesh of ['fish', 'shellfish', 'pork'] as const) expect(has.has(flesh), name).toBe(false);
      }
    }
  });

  test.each([
    ['chicken breast', ['vegetarian', 'vegan'], false],
    ['honey', ['vegan'], false],
    ['honey', ['vegetarian'], true],
    ['gelatine', ['vegetarian'], false],
    ['plain flour', ['gluten', 'vegan'], true],
    ['soy sauce', ['gluten', 'soya'], true],
    ['tamari', ['gluten'], false],
    ['coconut amino', ['soya'], false],
    ['liquid amino', ['soya'], true],
    ['worcestershire sauce', ['fish'], true],
    ['oyster sauce', ['shellfish'], true],
    ['pesto', ['dairy', 'nuts'], true],
    ['coconut milk', ['nuts', 'dairy'], false],
    ['bacon', ['pork'], true],
    ['red wine', ['alcohol'], true],
    ['pearl barley', ['gluten'], true],
    ['egg noodle', ['gluten', 'egg'], true],
    ['mayonnaise', ['egg'], true],
    ['butter', ['dairy', 'vegetarian'], true],
  ] as const)('%s: %j is %s', (name, flags, expected) => {
    const food = foods.find((one) => one.name === name);
    for (const flag of flags) expect(food?.diet.includes(flag)).toBe(expected);
  });

  test('letters of the flags column become a diet, and an unknown letter is refused', () => {
    expect(dietsOf('')).toEqual({ diet: ['vegetarian', 'vegan'] });
    expect(dietsOf('H')).toEqual({ diet: ['vegetarian'] });
    expect(dietsOf('MP')).toEqual({ diet: ['pork'] });
    expect(() => dietsOf('Z')).toThrow(RangeError);
  });

  test('a small letter is of a kind that the name leaves open', () => {
    expect(dietsOf('mf')).toEqual({ diet: [], undecided: ['vegetarian', 'vegan', 'fish'] });
    expect(dietsOf('Mg')).toEqual({ diet: [], undecided: ['gluten'] });
    expect(dietsOf('d')).toEqual({ diet: ['vegetarian'], undecided: ['vegan', 'dairy'] });
  });
});

describe('foods that recipes name and that are not their neighbours', () => {
  const index = createFoodIndex(catalogue);
  test.each([
    ['frozen peppers and onions', 'frozen-pepper-and-onion'],
    ['oat milk', 'oat-milk'],
    ['Candiquik', 'candy-coating'],
    ['pan drippings', 'pan-dripping'],
    ['quinoa flour', 'quinoa-flour'],
    ['blueberry pie filling', 'blueberry-pie-filling'],
    ['slider buns', 'slider-roll'],
    ['hot dog buns', 'hot-dog-bun'],
    ['burrito sized flour tortillas', 'burrito-tortilla'],
    ['ground flaxseed', 'ground-flaxseed'],
    ['Nutella', 'chocolate-hazelnut-spread'],
    ['guanciale', 'guanciale'],
    ['veal mince', 'veal-mince'],
    ['boneless skinless chicken leg', 'chicken-leg-skinless'],
  ])('%s is %s', (name, id) => {
    expect(matchFood(index, name)?.food.id).toBe(id);
  });
});

describe('the table to fall back on', () => {
  test('is read back as it was written, and refused when its columns are others', () => {
    const rows = buildFallback();
    expect(readFallback(JSON.parse(read('./sr28-search.json')))).toEqual(rows);
    expect(() => readFallback({ nutrients: ['calories'], rows: [] })).toThrow(TypeError);
  });
});

test('an empty cell of a table is no figure, and no 0', () => {
  expect(['', ' ', 'about 3', '0', '1.5'].map(figureOf)).toEqual([Number.NaN, Number.NaN, Number.NaN, 0, 1.5]);
});
