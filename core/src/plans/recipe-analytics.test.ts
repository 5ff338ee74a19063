import { expect, it } from 'vitest';
import { byUses, countIngredients } from './count-uses.ts';
import { NO_GOALS } from './plan-settings.ts';
import { ANALYTICS_NAMED, type AnalysedRecipe, recipeAnalytics } from './recipe-analytics.ts';

const recipe = (id: string, changes: Partial<AnalysedRecipe<string>> = {}): AnalysedRecipe<string> => ({
  id,
  name: id.toUpperCase(),
  type: 'dinner',
  isFavorite: false,
  ingredients: [],
  nutrients: null,
  ...changes,
});

it('ROLE-07 recipes and ingredients are counted by the meals they are in, most used first', () => {
  const book = [
    recipe('soup', { ingredients: ['Onions', 'leek', 'onion '] }),
    recipe('stew', { ingredients: ['onion', ' '] }),
    recipe('toast', { ingredients: ['bread'] }),
  ];
  const planned = new Map([
    ['stew', 3],
    ['soup', 3],
    ['gone', 9],
  ]);
  const { meals, recipes, ingredients } = recipeAnalytics(book, planned);
  expect(meals).toBe(6);
  expect(recipes).toEqual([
    { id: 'soup', name: 'SOUP', uses: 3 },
    { id: 'stew', name: 'STEW', uses: 3 },
  ]);
  expect(ingredients).toEqual([
    { name: 'onion', uses: 6 },
    { name: 'leek', uses: 3 },
  ]);
});

it('ROLE-07 recipes that no plan has are counted, and named with the favourites first', () => {
  const loved = { isFavorite: true };
  const book = [recipe('b'), recipe('planned'), recipe('d', loved), recipe('c', loved), recipe('a'), recipe('e')];
  for (const order of [book, book.toReversed()]) {
    const { neverPlanned } = recipeAnalytics(order, new Map([['planned', 1]]));
    expect(neverPlanned.count).toBe(5);
    expect(neverPlanned.recipes.map(({ id }) => id)).toEqual(['c', 'd', 'a', 'b', 'e']);
  }
});

it('ROLE-07 a large book is counted whole and named in part', () => {
  const book = Array.from({ length: 2 * ANALYTICS_NAMED }, (_, index) => recipe(`r${index}`));
  const { neverPlanned, recipes } = recipeAnalytics(book, new Map());
  expect([neverPlanned.count, neverPlanned.recipes.length, recipes.length]).toEqual([16, 8, 0]);
});

it('ROLE-07 averages by type are of the recipes whose nutrition is known', () => {
  const book = [
    recipe('a', { nutrients: { ...NO_GOALS, calories: 400, protein: 10 } }),
    recipe('b', { nutrients: { ...NO_GOALS, calories: 500, protein: 25 } }),
    recipe('c'),
    recipe('d', { type: 'snack' }),
  ];
  expect(recipeAnalytics(book, new Map()).types).toEqual([
    { type: 'dinner', recipes: 3, known: 2, average: { ...NO_GOALS, calories: 450, protein: 17.5 } },
    { type: 'snack', recipes: 1, known: 0, average: null },
  ]);
});

it('ROLE-07 an empty book has nothing', () => {
  expect(recipeAnalytics([], new Map())).toEqual({
    meals: 0,
    recipes: [],
    ingredients: [],
    neverPlanned: { count: 0, recipes: [] },
    types: [],
  });
});

it('an ingredient is counted once a meal, whatever its number and case', () => {
  expect(countIngredients([{ ingredients: ['Eggs', 'egg'], uses: 2 }])).toEqual([{ name: 'egg', uses: 2 }]);
});

it('uses are in order of how many they are, then of their names, however they came', () => {
  const uses = [
    { name: 'leek', uses: 2 },
    { name: 'apple', uses: 2 },
    { name: 'salt', uses: 5 },
    { name: 'bean', uses: 2 },
  ];
  const names = (list: typeof uses) => list.toSorted(byUses).map(({ name }) => name);
  expect(names(uses)).toEqual(['salt', 'apple', 'bean', 'leek']);
  expect(names(uses.toReversed())).toEqual(['salt', 'apple', 'bean', 'leek']);
  expect(byUses({ name: 'leek', uses: 1 }, { name: 'leek', uses: 1 })).toBe(0);
});

it('the most used recipes come first wherever they stand in the book, and no more are named than are asked for', () => {
  const book = Array.from({ length: ANALYTICS_NAMED + 4 }, (_, number) =>
    recipe(`r${String(number).padStart(2, '0')}`),
  );
  const planned = new Map(book.map(({ id }, number) => [id, number + 1]));
  const { recipes } = recipeAnalytics(book, planned);
  expect(recipes).toHaveLength(ANALYTICS_NAMED);
  expect(recipes.map(({ uses }) => uses)).toEqual(
    Array.from({ length: ANALYTICS_NAMED }, (_, number) => book.length - number),
  );
});
