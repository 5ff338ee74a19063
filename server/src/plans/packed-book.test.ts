import type { DietWarning } from '@sorrel/core/nutrition/diet-warnings';
import { NO_GOALS } from '@sorrel/core/plans/plan-settings';
import { recipeSearchText } from '@sorrel/core/recipes/search-text';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import type { HouseholdId } from '../db/household.ts';
import { recipes } from '../db/tables/recipes.ts';
import { namesWithin } from '../recipes/sub-recipes/sub-recipes-repo.ts';
import { againstTag, TEXT_END, unpackBook } from './packed-book.ts';
import { openBook } from './plan-tasks.ts';
import { plansRepo } from './repo.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const NAMES = new Map([
  [1, 'Vegetarian'],
  [2, 'Cheap'],
]);

test('a packed book holds each recipe of its owner as the table does, to the last bit of its amounts', async () => {
  const [owner, stranger] = [await t.makeUser(), await t.makeUser()];
  const amounts = {
    ...NO_GOALS,
    calories: 1234.5678901234567,
    protein: 0.1,
    carbohydrates: 1e-9,
    fat: 3,
    fiber: 0,
    sugar: 2 / 3,
  };
  const rows = await t.services.db
    .insert(recipes)
    .values([
      {
        householdId: owner.householdId,
        addedBy: owner.id,
        name: 'Known',
        type: 'dinner',
        tagIds: [2, 1],
        favoriteOf: [owner.id],
        ...amounts,
      },
      { householdId: owner.householdId, addedBy: owner.id, name: 'Not calculated', type: 'any', tagIds: [1, 99] },
      { householdId: owner.householdId, addedBy: owner.id, name: 'Known in part', type: 'snack', calories: 90 },
      { householdId: stranger.householdId, addedBy: stranger.id, name: 'Another book', type: 'lunch' },
    ])
    .returning({ id: recipes.id });
  const book = unpackBook(await plansRepo(t.services.db).packedBook(owner, []), { tagNames: NAMES });
  expect(new Map(book.map((recipe) => [recipe.id, recipe]))).toEqual(
    new Map([
      [
        rows[0]?.id,
        { id: rows[0]?.id, type: 'dinner', tags: ['Cheap', 'Vegetarian'], isFavorite: true, nutrients: amounts },
      ],
      [rows[1]?.id, { id: rows[1]?.id, type: 'any', tags: ['Vegetarian'], isFavorite: false, nutrients: null }],
      [
        rows[2]?.id,
        {
          id: rows[2]?.id,
          type: 'snack',
          tags: [],
          isFavorite: false,
          nutrients: { ...NO_GOALS, calories: 90 },
          lacks: ['protein', 'carbohydrates', 'fat', 'fiber', 'sugar'],
        },
      ],
    ]),
  );
});

test('a packed book says how each recipe stands to dietary needs', async () => {
  const owner = await t.makeUser();
  const recipe = (name: string, dietWarnings: DietWarning[] | null, dietUnjudged: DietWarning[] | null) => ({
    householdId: owner.householdId,
    addedBy: owner.id,
    name,
    dietWarnings,
    dietUnjudged,
  });
  const rows = await t.services.db
    .insert(recipes)
    .values([
      recipe('fits', ['egg'], ['soya']),
      recipe('against', ['nuts'], ['gluten']),
      recipe('not judged', [], ['gluten']),
      recipe('never judged', null, null),
    ])
    .returning({ id: recipes.id, name: recipes.name });
  const standing = async (without: DietWarning[]) => {
    const book = unpackBook(await plansRepo(t.services.db).packedBook(owner, without), { tagNames: NAMES });
    return rows.map(({ id }) => book.find((one) => one.id === id)?.diets ?? 'fits');
  };
  expect(await standing(['nuts', 'gluten'])).toEqual(['fits', 'against', 'not judged', 'not judged']);
  expect(await standing([])).toEqual(['fits', 'fits', 'fits', 'fits']);
});

test('a book without recipes unpacks to none', async () => {
  const owner = await t.makeUser();
  expect(unpackBook(await plansRepo(t.services.db).packedBook(owner, []), { tagNames: NAMES })).toEqual([]);
});

test('minutes of preparing alone tell how long a dish takes only where it is known not to be cooked', async () => {
  const owner = await t.makeUser();
  const dish = (name: string, food: string, times: { prepMinutes?: number; cookMinutes?: number }) => ({
    householdId: owner.householdId,
    addedBy: owner.id,
    name,
    searchText: recipeSearchText(name, [food]),
    ...times,
  });
  await t.services.db
    .insert(recipes)
    .values([
      dish('Roast Chicken', 'chicken', { prepMinutes: 15 }),
      dish('Tomato Salad', 'tomatoes', { prepMinutes: 10 }),
      dish('Leek Soup', 'leeks', { prepMinutes: 5, cookMinutes: 15 }),
      dish('Fried Trout', 'trout', {}),
    ]);
  const packed = await plansRepo(t.services.db).packedBook(owner, [], { withCooking: true });
  const names = packed.texts.split(TEXT_END).map((text) => text.split('\n')[1] ?? '');
  const minutes = unpackBook(packed, { tagNames: NAMES }).map((dish, at) => [names[at], dish.minutes]);
  expect(Object.fromEntries(minutes)).toEqual({
    'roast chicken': undefined,
    'tomato salad': 10,
    'leek soup': 20,
    'fried trout': undefined,
  });
});

/** A supper whose sauce has a paste with capers in it, each a recipe of its own; the supper may be in explore. */
async function supperOf(owner: { id: string; householdId: HouseholdId }, isPublic = false) {
  const recipe = (name: string, ingredients: object[]) => ({
    householdId: owner.householdId,
    addedBy: owner.id,
    name,
    type: 'dinner' as const,
    ingredients: ingredients as never,
    searchText: recipeSearchText(
      name,
      ingredients.map((ingredient) => (ingredient as { name: string }).name),
    ),
  });
  const line = (name: string, recipeId?: string) => ({ name, quantity: 1, unit: '', ...(recipeId && { recipeId }) });
  const added = async (row: ReturnType<typeof recipe> & { isPublic?: boolean }) => {
    const [added] = await t.services.db.insert(recipes).values(row).returning({ id: recipes.id });
    return added?.id ?? '';
  };
  const paste = await added(recipe('Anchovy paste', [line('anchovies'), line('capers')]));
  const sauce = await added(recipe('House sauce', [line('tomatoes'), line('our paste', paste)]));
  const pasta = await added({ ...recipe('Sunday supper', [line('penne'), line('our sauce', sauce)]), isPublic });
  return { paste, pasta };
}

test('what is in the recipes that a dish is made with is in the dish', async () => {
  const owner = await t.makeUser();
  const { paste, pasta } = await supperOf(owner);
  const within = await namesWithin(t.services.db, owner.householdId);
  expect(within.get(pasta)?.flat().toSorted()).toEqual(['anchovies', 'capers', 'our paste', 'tomatoes']);
  expect(within.has(paste)).toBe(false);

  const packed = await plansRepo(t.services.db).packedBook(owner, [], { needs: [[]] });
  const persons = [{ excludedFoods: ['capers'] }];
  const dish = (view: object) =>
    unpackBook(packed, { tagNames: NAMES, persons, useUp: [['tomato']], ...view }).find(({ id }) => id === pasta);
  expect(dish({ within })).toMatchObject({ tags: [againstTag(0)], usesUp: [0], foodGroups: ['fish'] });
  expect(dish({})).toMatchObject({ tags: [], foodGroups: [] });
});

test('what explore lends is opened for what somebody does not eat, and may have stood in a week of late', async () => {
  const publisher = await t.makeUser();
  const { pasta } = await supperOf(publisher, true);
  const { pasta: unpublished } = await supperOf(publisher);
  const user = await t.makeUser();
  const view = { needs: [[]] };
  const lent = await plansRepo(t.services.db).lentBook(user, true, [], view);
  const book = await plansRepo(t.services.db).packedBook(user, [], view);
  const within = await namesWithin(t.services.db, user.householdId, { withExplore: true });
  expect(within.has(unpublished)).toBe(false);
  const persons = [{ excludedFoods: ['capers'] }];
  const { byId } = openBook({ book, lent, within, tagNames: NAMES, recentIds: new Set([pasta]) }, persons);
  expect(byId.get(pasta)).toMatchObject({ isBorrowed: true, tags: [againstTag(0)], isRecent: true });
});
