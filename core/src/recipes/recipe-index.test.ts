import fc from 'fast-check';
import { expect, test } from 'vitest';
import { notJudgedConditions } from './recipe-conditions.ts';
import { amountsOf, createRecipeIndex, type IndexedRecipe } from './recipe-index.ts';
import { recipeSearchText } from './search-text.ts';

const recipe = (
  id: string,
  name: string,
  ingredients: string[],
  given: Partial<IndexedRecipe> = {},
): IndexedRecipe => ({
  id,
  type: 'any',
  category: 'None',
  tagIds: [],
  isFavorite: false,
  collectionIds: [],
  totalMinutes: 30,
  dietWarnings: [],
  dietUnjudged: [],
  nutrients: amountsOf([]),
  searchText: recipeSearchText(name, ingredients),
  ...given,
});
const text = (searched: string, inIngredients = false, isNot = false) =>
  ({ kind: 'text', anyOf: [{ text: searched, inIngredients }], isNot }) as const;

const BOOK = [
  recipe('c', 'Onion soup', ['red onion', 'stock'], { nutrients: amountsOf([300]) }),
  recipe('a', 'Salad', ['spring onion', 'red pepper'], { nutrients: amountsOf([120]) }),
  recipe('b', 'Toast', ['bread'], { nutrients: amountsOf([300]) }),
  recipe('d', 'Soup of yesterday', []),
];
function indexOf(book: IndexedRecipe[]) {
  const index = createRecipeIndex();
  index.add(book);
  return index;
}
const found = (...conditions: Parameters<ReturnType<typeof indexOf>['page']>[0]) =>
  indexOf(BOOK).page(conditions, { by: 'date', direction: 'asc' }, 1, 10).ids;

test.each([
  [text('onion'), ['c', 'a']],
  [text('nio'), ['c', 'a']],
  [text('soup'), ['c', 'd']],
  [text('soup', true), []],
  [text('red onion', true), ['c']],
  [text('onion red', true), []],
  [text('onion', true, true), ['b', 'd']],
  [text('red onion', true, true), ['a', 'b', 'd']],
])('%j is in %j', (condition, ids) => {
  expect(found(condition)).toEqual(ids);
});

test('an amount sorts with the unknown last either way, and equal ones by id from the end', () => {
  const sorted = (direction: 'asc' | 'desc') => indexOf(BOOK).page([], { by: 'calories', direction }, 1, 10).ids;
  expect(sorted('asc')).toEqual(['a', 'c', 'b', 'd']);
  expect(sorted('desc')).toEqual(['c', 'b', 'a', 'd']);
});

test('pages follow one another, and each says how many there are', () => {
  const index = indexOf(BOOK.slice(0, 2));
  index.add(BOOK.slice(2));
  const page = (number: number) => index.page([], { by: 'date', direction: 'desc' }, number, 3);
  expect([page(1), page(2), page(3)]).toEqual([
    { ids: ['d', 'b', 'a'], total: 4 },
    { ids: ['c'], total: 4 },
    { ids: [], total: 4 },
  ]);
});

test('chance picks each fitting recipe once at most, and each of them some time', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 4, maxLength: 4 }), (throws) => {
      const left = [...throws];
      const picked = indexOf(BOOK).pick([text('o', false)], 3, () => left.shift() ?? 0);
      expect(new Set(picked).size).toBe(3);
    }),
  );
  const first = (thrown: number) => indexOf(BOOK).pick([text('soup')], 1, () => thrown)[0];
  expect([first(0), first(0.99)]).toEqual(['c', 'd']);
});

test('what could not be judged is never let through by a filter that protects, and is counted', () => {
  const index = indexOf([
    recipe('a', 'Nut loaf', [], { dietWarnings: ['nuts'], dietUnjudged: [] }),
    recipe('b', 'Salad with an unknown thing', [], { dietUnjudged: ['nuts', 'egg'] }),
    recipe('c', 'Roast onions', []),
    recipe('d', 'Never judged', [], { dietWarnings: null, dietUnjudged: null }),
  ]);
  const without = [{ kind: 'without', warnings: ['nuts'] }] as const;
  expect(index.page(without, { by: 'date', direction: 'asc' }, 1, 10)).toEqual({ ids: ['c'], total: 1 });
  expect(index.count(notJudgedConditions(without) ?? [])).toBe(2);
  expect(index.count([{ kind: 'not judged', warnings: ['egg'] }])).toBe(2);
  expect(notJudgedConditions([text('onion')])).toBeNull();
});

test('a recipe without times does not take at most 20 minutes', () => {
  const index = indexOf([
    recipe('a', 'Untimed', [], { totalMinutes: 0 }),
    recipe('b', 'Quick', [], { totalMinutes: 20 }),
  ]);
  expect(index.page([{ kind: 'minutes', max: 20 }], { by: 'date', direction: 'asc' }, 1, 10).ids).toEqual(['b']);
});

test('what may stand in a slot is of its type, or of any', () => {
  const index = indexOf([
    recipe('a', 'Soup', [], { type: 'lunch' }),
    recipe('b', 'Stew', [], { type: 'dinner' }),
    recipe('c', 'Rice', []),
  ]);
  const { ids } = index.page([{ kind: 'fits slot', mealType: 'lunch' }], { by: 'date', direction: 'asc' }, 1, 10);
  expect(ids.toSorted()).toEqual(['a', 'c']);
});
