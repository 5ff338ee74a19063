import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  type LinkedLine,
  SUB_RECIPE_LEVELS_MAX,
  shareOfSubRecipe,
  wholeGramsOf,
} from '../../ingredients/sub-recipe-share.ts';
import { EXPANDED_MAX, expandSubRecipes, type SubRecipe } from './expand.ts';
import { linkRefusal } from './refused.ts';

const whole = { serves: 4, wholeGrams: 800 };

describe('the share of a recipe that an ingredient takes', () => {
  it.each([
    [1, '', 1],
    [0.5, '', 0.5],
    [2, 'batches', 2],
    [1, 'recipe', 1],
    [2, 'servings', 0.5],
    [1, 'portion', 0.25],
    [200, 'g', 0.25],
    [0.4, 'kg', 0.5],
  ])('%d %s of four servings and 800 g is %d', (quantity, unit, share) => {
    expect(shareOfSubRecipe({ quantity, unit }, whole)).toBeCloseTo(share, 10);
  });

  it.each([
    ['no number', 0, ''],
    ['a volume', 1, 'cup'],
    ['another thing', 3, 'slices'],
    ['words that are no unit', 1, 'good helping'],
    ['what nobody cooks', 1001, ''],
  ])('is not known of %s', (_of, quantity, unit) => {
    expect(shareOfSubRecipe({ quantity, unit }, whole)).toBeNull();
  });

  it('is not known by weight where nobody knows what the whole weighs', () => {
    expect(shareOfSubRecipe({ quantity: 200, unit: 'g' }, { serves: 4, wholeGrams: null })).toBeNull();
  });
});

describe('what a whole recipe weighs', () => {
  it('is what it weighed cooked, else what its ingredients weigh', () => {
    expect(wholeGramsOf(750, [{ grams: 500 }])).toBe(750);
    expect(wholeGramsOf(null, [{ grams: 500 }, { grams: 300 }])).toBe(800);
  });
  it('is not known where one of them has no weight, and where none was counted', () => {
    expect(wholeGramsOf(null, [{ grams: 500 }, { grams: null }])).toBeNull();
    expect(wholeGramsOf(null, null)).toBeNull();
    expect(wholeGramsOf(null, [])).toBeNull();
  });
});

type Line = LinkedLine;
const line = (name: string, quantity: number, unit = 'g'): Line => ({ name, quantity, unit });
const link = (recipeId: string, quantity: number, unit = ''): Line => ({ name: recipeId, quantity, unit, recipeId });
const recipe = (serves: number, ...ingredients: Line[]): SubRecipe<Line> => ({ serves, wholeGrams: null, ingredients });
const amountsOf = (dishes: ReturnType<typeof expandSubRecipes<Line>>) =>
  dishes.flatMap(({ serves, portions, lines }) =>
    lines.map(({ name, quantity }) => [name, (quantity * portions) / serves] as const),
  );

describe('a dish with the recipes that are in it', () => {
  const book = new Map([
    ['dough', recipe(2, line('flour', 300), link('starter', 1, 'serving'))],
    ['starter', recipe(3, line('rye', 90))],
  ]);

  it('takes of each what it needs, through every step', () => {
    const dish = { id: 'pizza', serves: 4, portions: 8, lines: [line('cheese', 200), link('dough', 0.5)] };
    expect(amountsOf(expandSubRecipes(dish, book))).toEqual([
      ['cheese', 400],
      // half the dough for four, and it is for eight
      ['flour', 300],
      ['rye', 30],
    ]);
  });

  it('keeps the line where the recipe is gone, or the share is not known', () => {
    const dish = { id: 'pizza', serves: 4, portions: 4, lines: [link('sauce', 1), link('dough', 1, 'cup')] };
    expect(amountsOf(expandSubRecipes(dish, book))).toEqual([
      ['sauce', 1],
      ['dough', 1],
    ]);
  });

  it('is never opened in a circle', () => {
    const round = new Map([
      ['a', recipe(1, link('b', 1))],
      ['b', recipe(1, link('a', 1), line('salt', 1))],
    ]);
    expect(amountsOf(expandSubRecipes({ id: 'a', serves: 1, portions: 1, lines: [link('b', 1)] }, round))).toEqual([
      ['a', 1],
      ['salt', 1],
    ]);
  });

  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  const lines = fc.array(
    fc.oneof(
      fc.record({
        name: fc.constantFrom('flour', 'salt', 'egg'),
        quantity: fc.integer({ min: 1, max: 9 }),
        unit: fc.constant('g'),
      }),
      fc.record({
        name: fc.constant('link'),
        quantity: fc.constantFrom(0.5, 1, 2),
        unit: fc.constantFrom('', 'serving', 'cup'),
        recipeId: fc.constantFrom(...ids),
      }),
    ),
    { maxLength: 4 },
  );
  const books = fc
    .array(fc.record({ serves: fc.integer({ min: 1, max: 6 }), wholeGrams: fc.constant(null), ingredients: lines }), {
      minLength: ids.length,
      maxLength: ids.length,
    })
    .map((recipes) => new Map(recipes.map((one, at) => [ids[at] ?? '', one as SubRecipe<Line>])));

  test('whatever leads where, it comes to an end, and twice the portions need twice of everything', () => {
    fc.assert(
      fc.property(books, lines, fc.integer({ min: 1, max: 8 }), (recipes, own, serves) => {
        const dish = { id: 'dish', serves, lines: own as Line[] };
        const once = expandSubRecipes({ ...dish, portions: 2 }, recipes);
        const twice = expandSubRecipes({ ...dish, portions: 4 }, recipes);
        expect(once.length).toBeLessThanOrEqual(EXPANDED_MAX + 1);
        for (const [at, [name, amount]] of amountsOf(once).entries()) {
          expect(amountsOf(twice)[at]?.[0]).toBe(name);
          expect(amountsOf(twice)[at]?.[1]).toBeCloseTo(amount * 2, 8);
        }
      }),
    );
  });

  test('of a tree, it needs what somebody counts who goes down each branch', () => {
    // each leads to later ones alone, so that there is no circle, and no deeper than is opened
    const trees = books.map((recipes) => {
      const kept = ids.slice(0, SUB_RECIPE_LEVELS_MAX);
      return new Map(
        kept.map((id, at) => {
          const of = recipes.get(id) as SubRecipe<Line>;
          const later = of.ingredients.filter((one) => one.recipeId === undefined || kept.indexOf(one.recipeId) > at);
          return [id, { ...of, ingredients: later }];
        }),
      );
    });
    const sumOf = (tree: ReadonlyMap<string, SubRecipe<Line>>, all: readonly Line[], times: number): number =>
      all.reduce((sum, one) => {
        const within = tree.get(one.recipeId ?? '');
        const share = within && shareOfSubRecipe(one, within);
        return sum + (within && share != null ? sumOf(tree, within.ingredients, times * share) : one.quantity * times);
      }, 0);
    fc.assert(
      fc.property(trees, lines, (tree, own) => {
        const dish = { id: 'dish', serves: 2, portions: 3, lines: own as Line[] };
        const opened = expandSubRecipes(dish, tree);
        fc.pre(opened.length <= EXPANDED_MAX);
        const sum = amountsOf(opened).reduce((total, [, amount]) => total + amount, 0);
        expect(sum).toBeCloseTo(sumOf(tree, dish.lines, 1.5), 6);
      }),
    );
  });
});

describe('links that are refused', () => {
  const links = new Map([
    ['dough', ['starter']],
    ['starter', ['levain']],
    ['levain', []],
  ]);
  it('are those that lead back, at any distance', () => {
    expect(linkRefusal('pizza', ['pizza'], links, 0)).toBe('circle');
    expect(linkRefusal('levain', ['dough'], links, 0)).toBe('circle');
    // seen from below, a circle is as deep as one likes
    expect(linkRefusal('levain', ['dough'], links, SUB_RECIPE_LEVELS_MAX)).toBe('circle');
  });
  it('and those that make a dish too deep, seen from the dish as from below', () => {
    expect(linkRefusal('pizza', ['dough'], links, 0)).toBeNull();
    expect(linkRefusal('pizza', [], links, SUB_RECIPE_LEVELS_MAX)).toBeNull();
    expect(linkRefusal('pizza', ['dough'], links, 1)).toBe('too deep');
    expect(linkRefusal('menu', ['pizza'], new Map([...links, ['pizza', ['dough']]]), 0)).toBe('too deep');
  });
});
