import { computeNutrition } from '@sorrel/core/nutrition/compute-nutrition';
import { judgeDiets } from '@sorrel/core/nutrition/judge-diets';
import { describe, expect, test } from 'vitest';
import { readLine } from './testing/read-line.ts';
import { index } from './testing/whole-index.ts';

const partsOf = (line: string) =>
  computeNutrition(index, [line], 4, { language: 'en' }).lines[0]?.parts.map(({ resolved }) => resolved.food.name);

describe('what a line lists without amounts, though it reads like what is done to the first', () => {
  test.each<[string, string[]]>([
    ['Sea salt, freshly ground black pepper', ['sea salt', 'black pepper']],
    ['Garlic, oil, pepper', ['garlic', 'vegetable oil', 'black pepper']],
    ['rice, sliced scallions, and hot sauce, for serving', ['rice', 'hot sauce', 'spring onion']],
    ['flatbreads, yogurt, tahini, to serve', ['flatbread', 'yogurt', 'tahini']],
    ['tomatoes, diced, for serving', []],
    ['butter, melted, for brushing', []],
  ])('%s', (line, foods) => {
    const named = partsOf(line);
    expect(named?.length).toBe(foods.length);
    expect(named?.slice(1)).toEqual(foods.slice(1));
  });
});

describe('amounts that were lost', () => {
  test.each<[string, string, number]>([
    ['medium onion, peeled and diced', 'onion', 110],
    ['large egg', 'egg', 50],
    ['12 frozen tater tots', 'tater tot', 120],
    ['2 1/2 flour', 'plain flour', 313],
    ['2 sq. semi-sweet chocolate', 'dark chocolate', 56],
  ])('%s', (line, food, grams) => {
    const read = readLine('en', line);
    expect(read.food).toBe(food);
    expect(read.grams).toBeGreaterThan(grams * 0.65);
    expect(read.grams).toBeLessThan(grams * 1.35);
  });

  test.each(['large prawns', 'medium eggs', 'small tomatoes'])('of several nobody knows how many: %s', (line) => {
    expect(readLine('en', line).gramsRule).not.toBe('piece');
  });
});

describe('what cooks of English call it', () => {
  test.each<[string, string]>([
    ['1 tsp worcestire sauce', 'worcestershire sauce'],
    ['1 tsp smokey paprika', 'paprika'],
    ['1 tsp dhanya powder', 'ground coriander'],
    ['100 g ripe starter', 'sourdough starter'],
    ['200 g mung daal', 'mung bean'],
    ['300 g stone-ground whole wheat flour', 'wholemeal flour'],
    ['2 tbsp toban jiang (hot bean sauce)', 'fermented bean paste'],
    ['1 packet ranch dressing mix', 'ranch seasoning'],
    ['2 oz rye', 'spirit'],
    ['2 cups nixtamalized corn flour', 'masa harina'],
    ['1 cup creamy salad dressing', 'salad cream'],
    ['1 can mexicorn', 'canned sweetcorn'],
    ['1 scoop whey powder', 'protein powder'],
    ['200 g rye', 'rye flour'],
    ['fresh thyme (or a pinch of dried thyme)', 'thyme'],
  ])('%s is %s', (line, food) => {
    expect(readLine('en', line).food).toBe(food);
  });

  test('a mix for ranch dressing has buttermilk in it', () => {
    expect(readLine('en', '1 packet ranch dressing mix').diets.warnings).toContain('dairy');
  });
});

test('a heading that nothing marks leaves no diet unjudged, and is no food', () => {
  const lines = ['Crust', '200 g flour', '100 g butter', 'Glaze', '100 g icing sugar', '1 tbsp lemon juice'];
  const counted = computeNutrition(index, lines, 8, { language: 'en' }).lines;
  expect(counted.filter(({ gramsRule }) => gramsRule === 'heading').map(({ text }) => text)).toEqual([
    'Crust',
    'Glaze',
  ]);
  expect(judgeDiets(index, counted).unjudged).toEqual([]);
});
