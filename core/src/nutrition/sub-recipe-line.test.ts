import { describe, expect, test } from 'vitest';
import { createFoodIndex } from '../foods/food-index.ts';
import { SMALL_CATALOGUE } from '../foods/small-catalogue.ts';
import { computeNutrition, type RecipeNutrition } from './compute-nutrition.ts';
import { judgeDiets } from './judge-diets.ts';
import { nutritionRanges, nutritionSpreads } from './nutrition-range.ts';
import { type CountedSubRecipe, countSubRecipe } from './sub-recipe-line.ts';

const index = createFoodIndex(SMALL_CATALOGUE, []);
const doubted = ({ lines }: RecipeNutrition) => lines.map((line) => ({ ...line, spread: line.subRecipe?.spread }));

/** A recipe of these lines, counted as a dish takes it. */
function counted(lines: readonly string[], serves: number, of: Partial<CountedSubRecipe> = {}): CountedSubRecipe {
  const found = computeNutrition(index, lines, serves);
  return {
    id: 'dough',
    name: 'Dough',
    serves,
    wholeGrams: found.lines.reduce((sum, { grams }) => sum + (grams ?? 0), 0),
    perServing: found.perServing,
    coverage: found.coverage,
    weightCoverage: found.weightCoverage,
    spread: nutritionSpreads({ lines: found.lines, serves }, index.byId),
    diets: judgeDiets(index, found.lines),
    ...of,
  };
}
const DOUGH = ['400 g plain flour', '1 knob butter', '2 eggs'];
const dish = (quantity: number, unit: string, recipe: CountedSubRecipe, serves = 4, beside: readonly string[] = []) =>
  computeNutrition(index, [{ name: 'dough', quantity, unit, recipeId: 'dough' }, ...beside], serves, {
    subRecipes: new Map([['dough', recipe]]),
  });

describe('an ingredient that is a recipe', () => {
  test('brings as much as the recipe itself, with its doubts, when all of it is taken', () => {
    const alone = computeNutrition(index, DOUGH, 4);
    const whole = dish(1, '', counted(DOUGH, 4));
    for (const key of ['calories', 'protein', 'fat', 'iron'] as const) {
      expect(whole.perServing[key]).toBeCloseTo(alone.perServing[key], 8);
    }
    const rangesOf = (one: RecipeNutrition) => nutritionRanges({ ...one, lines: doubted(one), serves: 4 }, index.byId);
    const [ranges, ownRanges] = [rangesOf(whole), rangesOf(alone)];
    for (const nutrient of ['calories', 'protein', 'carbohydrates', 'fat'] as const) {
      expect(ranges[nutrient][0]).toBeCloseTo(ownRanges[nutrient][0], 6);
      expect(ranges[nutrient][1]).toBeCloseTo(ownRanges[nutrient][1], 6);
    }
    expect(whole).toMatchObject({ coverage: alone.coverage, weightCoverage: alone.weightCoverage });
    expect(whole.lines[0]).toMatchObject({
      isMatched: true,
      gramsRule: 'recipe',
      subRecipe: { name: 'Dough', share: 1 },
    });
  });

  test('brings its share by batches, by servings and by weight', () => {
    const recipe = counted(DOUGH, 4);
    const all = dish(1, '', recipe).perServing.calories;
    expect(dish(0.5, '', recipe).perServing.calories).toBeCloseTo(all / 2, 8);
    expect(dish(1, 'serving', recipe).perServing.calories).toBeCloseTo(all / 4, 8);
    expect(dish((recipe.wholeGrams ?? 0) / 4, 'g', recipe).perServing.calories).toBeCloseTo(all / 4, 8);
    expect(dish(1, '', recipe, 8).perServing.calories).toBeCloseTo(all / 2, 8);
  });

  test('of which nobody knows how much is not counted, which is said, and leaves a doubt', () => {
    const found = dish(1, 'cup', counted(DOUGH, 4), 4, ['100 g butter']);
    expect(found.lines[0]).toMatchObject({ isMatched: false, grams: null, gramsRule: 'no share' });
    expect(found.coverage).toBe(0.5);
    expect(found.weightCoverage).toBeLessThan(1);
    expect(found.unmatched).toEqual(['dough']);
  });

  test('that is known in part alone counts for that part', () => {
    const found = dish(1, '', counted(['100 g butter', '1 zorblax'], 2), 2, ['100 g plain flour']);
    expect(found.coverage).toBe(0.75);
  });

  test('tells of diets and allergens what its own ingredients tell, whatever it is called', () => {
    const { lines } = dish(1, 'cup', counted(DOUGH, 4));
    const judged = judgeDiets(index, lines);
    expect(judged.warnings).toEqual(judgeDiets(index, computeNutrition(index, DOUGH, 4).lines).warnings);
    expect(judged.warnings).toContain('not vegan');
    const vegan = computeNutrition(index, [{ name: 'vegan dough', quantity: 1, unit: '', recipeId: 'dough' }], 4, {
      subRecipes: new Map([['dough', counted(DOUGH, 4)]]),
    });
    expect(judgeDiets(index, vegan.lines).warnings).toContain('not vegan');
  });

  test('whose recipe is not there is the food that it names', () => {
    const found = computeNutrition(index, [{ name: 'butter', quantity: 100, unit: 'g', recipeId: 'gone' }], 1);
    expect(found.lines[0]).toMatchObject({ food: { name: 'butter' }, gramsRule: 'weighed' });
  });
});

describe('what a recipe brings to a serving of the dish', () => {
  const recipe: CountedSubRecipe = {
    id: 'dough',
    name: 'Dough',
    serves: 4,
    wholeGrams: 800,
    perServing: { calories: 300, fat: 10 },
    coverage: 0.75,
    weightCoverage: 0.9,
    spread: { calories: 30, protein: 1, carbohydrates: 4, fat: 2 },
    diets: { warnings: ['egg'], unjudged: [] },
  };
  const about = { id: 'dough', name: 'Dough', diets: recipe.diets };

  test('is its share, with its doubt and its weight', () => {
    expect(countSubRecipe({ quantity: 0.5, unit: '' }, recipe, 8)).toEqual({
      perServing: { calories: 75, fat: 2.5 },
      coverage: 0.75,
      weightCoverage: 0.9,
      grams: 400,
      gramsRule: 'recipe',
      subRecipe: { ...about, share: 0.5, spread: { calories: 7.5, protein: 0.25, carbohydrates: 1, fat: 0.5 } },
    });
    expect(countSubRecipe({ quantity: 1, unit: '' }, { ...recipe, wholeGrams: null }, 8).grams).toBeNull();
  });

  test('is nothing where nobody knows the share, or the recipe was not counted', () => {
    const none = { perServing: {}, coverage: 0, weightCoverage: 0, grams: null };
    expect(countSubRecipe({ quantity: 1, unit: 'cup' }, recipe, 8)).toEqual({
      ...none,
      gramsRule: 'no share',
      subRecipe: { ...about, share: null },
    });
    expect(countSubRecipe({ quantity: 1, unit: '' }, { ...recipe, perServing: null }, 8)).toEqual({
      ...none,
      gramsRule: 'nothing counted',
      subRecipe: { ...about, share: 1 },
    });
  });

  test('leaves what it lacks in weight as missed', () => {
    const found = dish(1, '', { ...recipe, weightCoverage: 0.5 }, 4, ['400 g plain flour']);
    // 400 of 800 g of it, and 400 g of flour, of 1200 g in all
    expect(found.weightCoverage).toBeCloseTo(2 / 3);
    expect(found.lines[0]).toMatchObject({ calories: 300, grams: 800 });
    expect(
      dish(1, '', { ...recipe, coverage: 0, perServing: null }, 4, ['400 g plain flour']).weightCoverage,
    ).toBeLessThan(1);
  });
});
