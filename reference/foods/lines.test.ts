import { readFileSync } from 'node:fs';
import { classifyAisle } from '@sorrel/core/foods/classify-aisle';
import { createFoodIndex } from '@sorrel/core/foods/food-index';
import { readFallback } from '@sorrel/core/foods/read-fallback';
import { searchFoods } from '@sorrel/core/foods/search-foods';
import { computeNutrition } from '@sorrel/core/nutrition/compute-nutrition';
import { judgeDiets } from '@sorrel/core/nutrition/judge-diets';
import { describe, expect, test } from 'vitest';

const read = (name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const index = createFoodIndex(read('./foods.json'), readFallback(read('./sr28-search.json')));

describe('lines of recipes with the real catalogue', () => {
  test.each([
    ['2 x 400g tins butter beans, drained', 'butter bean', 480],
    ['1 (14.5 oz) can diced tomatoes, undrained', 'chopped tomato', 411],
    ['1 14-oz can coconut milk', 'coconut milk', 397],
    ['8 rashers streaky bacon', 'bacon', 160],
    ['12 slices bacon, cooked and crumbled', 'cooked bacon', 96],
    ['2 lbs bone-in skin-on chicken thighs', 'bone in chicken thigh', 744],
    ['juice of half a lemon', 'lemon juice', 22.5],
    ['zest of 2 lemons', 'lemon zest', 12],
    ['2-inch piece fresh ginger', 'ginger', 14],
    ['1 sheet puff pastry', 'puff pastry', 245],
    ['1 tbsp tomato purée', 'tomato puree', 16.4],
    ['1kg mussels', 'mussel', 350],
    ['3 large free-range eggs', 'egg', 150],
    ['1 stick unsalted butter', 'unsalted butter', 113],
    ['4 cups vegetable oil for frying', 'vegetable oil', 104.6],
    ['1/8 tsp cloves', 'ground clove', 0.3],
    ['2 cups cooked rice', 'cooked rice', 316],
    ['2 peppers, deseeded', 'red bell pepper', 300],
    ['1 tsp pepper', 'black pepper', 2.3],
    ['150 g gram flour', 'chickpea flour', 150],
    ['1 packet taco seasoning', 'taco seasoning', 28],
    ['2 10-inch flour tortillas', 'burrito tortilla', 140],
    ['100 g butter, unsalted', 'unsalted butter', 100],
    ['100 g plain flour, gluten-free', 'gluten free flour', 100],
    ['100 g plain flour (gluten-free, if needed)', 'plain flour', 100],
  ])('%s is %s, %d g', (line, food, grams) => {
    const found = computeNutrition(index, [line], 1).lines[0];
    expect(found?.food?.name).toBe(food);
    expect(Math.abs((found?.grams ?? 0) - grams)).toBeLessThanOrEqual(Math.max(1, grams * 0.01));
  });

  test('a whole recipe is counted as a cook would expect', () => {
    const { perServing, coverage, unmatched } = computeNutrition(
      index,
      [
        '1 tbsp olive oil',
        '1 onion, finely chopped',
        '2 garlic cloves, crushed',
        '500g lean beef mince',
        '2 x 400g tins chopped tomatoes',
        '1 tsp dried oregano',
        '400g spaghetti',
        'salt and pepper to taste',
      ],
      4,
    );
    expect([coverage, unmatched]).toEqual([1, []]);
    expect(perServing.calories).toBeGreaterThan(600);
    expect(perServing.calories).toBeLessThan(720);
    expect(perServing.protein).toBeGreaterThan(35);
  });

  test('judging diets knows what hides in sauces and noodles', () => {
    const judge = (...lines: string[]) => judgeDiets(index, computeNutrition(index, lines, 1).lines);
    expect(judge('1 tbsp worcestershire sauce').warnings).toContain('not vegetarian');
    expect(judge('1 tbsp soy sauce').warnings).toContain('gluten');
    expect(judge('1 tbsp tamari').warnings).not.toContain('gluten');
    expect(judge('50 g parmesan').warnings).toContain('not vegetarian');
    expect(judge('200 g egg noodles').warnings).toContain('not vegan');
    expect(judge('400 ml coconut milk')).toEqual({ warnings: [], unjudged: [] });
    expect(judge('4 gelatine leaves').warnings).toContain('not vegetarian');
  });

  test('a salad in another language is judged by its nuts, or not at all', () => {
    const judge = (...lines: string[]) => judgeDiets(index, computeNutrition(index, lines, 1).lines);
    const salad = ['2 äpplen', '100 g valnötter', '2 dl majonnäs', '1 liten rotselleri'];
    const { warnings, unjudged } = judge(...salad);
    expect([...warnings, ...unjudged]).toEqual(expect.arrayContaining(['nuts', 'not vegan', 'egg']));
    expect(judge('2 ankbröst', 'salt').unjudged).toContain('nuts');
  });
});

test.each([
  ['eg', 'egg'],
  ['plain flour', 'plain flour'],
  ['choclate', 'dark chocolate'],
  ['scallion', 'spring onion'],
  ['corgette', 'courgette'],
  ['mince', 'beef mince'],
])('searching %s finds %s first', (text, food) => {
  expect(searchFoods(index, text)[0]?.food.name).toBe(food);
});

test.each([
  ['Frozen shrimp', 'frozen'],
  ['Tinned peaches', 'pantry and dry goods'],
  ['Peaches', 'produce'],
  ['Peppers', 'produce'],
  ['Dried apricots', 'pantry and dry goods'],
  ['Raspberry jam', 'pantry and dry goods'],
  ['Chicken stock', 'pantry and dry goods'],
  ['Lamb chops', 'meat and fish'],
  ['Fish sauce', 'pantry and dry goods'],
  ['Rye loaf', 'bakery'],
  ['Goat cheese', 'dairy and eggs'],
  ['Salted crisps', 'snacks'],
  ['White wine', 'other'],
  ['White wine vinegar', 'pantry and dry goods'],
  ["Aunt Jo's relish", 'pantry and dry goods'],
  ['Birthday candles', 'other'],
  ['Dog food', 'other'],
  ['Polish sausage', 'meat and fish'],
  ['String cheese', 'dairy and eggs'],
  ['Lighter mayonnaise', 'pantry and dry goods'],
  ['Washing powder', 'other'],
  ['Hot cross buns', 'bakery'],
  ['Satsumas', 'produce'],
  ['Salt and vinegar crisps', 'snacks'],
])('%s is found under %s', (item, aisle) => {
  expect(classifyAisle(index, item)).toBe(aisle);
});
