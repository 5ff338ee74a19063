import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { namesOf, recipeCalls } from '../../testing/recipe-calls.ts';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';
import { recipes } from '../db/tables/recipes.ts';

let t: TestApp;

beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const { added, edit, book } = recipeCalls(() => t);

describe('the book', () => {
  let user: TestUser;
  beforeAll(async () => {
    user = await t.makeUser();
    const base = { householdId: user.householdId, addedBy: user.id, createdAt: new Date('2026-01-01') };
    await t.services.db.insert(recipes).values([
      {
        ...base,
        name: 'Tomato soup',
        searchText: 'tomato soup\ntomatoes\nbasil',
        type: 'lunch',
        tagIds: [1, 2],
        prepMinutes: 5,
        cookMinutes: 20,
        calories: 250,
        protein: 5,
        carbohydrates: 20,
        fat: 8,
        fiber: 4,
        sugar: 9,
        createdAt: new Date('2026-01-03'),
      },
      {
        ...base,
        name: 'Beef stew',
        searchText: 'beef stew\nbeef\ncarrot',
        type: 'dinner',
        favoriteOf: [user.id],
        prepMinutes: 20,
        cookMinutes: 180,
        calories: 650,
        protein: 45,
        carbohydrates: 30,
        fat: 30,
        fiber: 6,
        sugar: 8,
        createdAt: new Date('2026-01-02'),
      },
      {
        ...base,
        name: '100% oats',
        searchText: '100% oats\noats\nmilk',
        type: 'breakfast',
        tagIds: [1],
        prepMinutes: 5,
        cookMinutes: 0,
        createdAt: new Date('2026-01-01'),
      },
    ]);
  });

  test('BOOK-01 BOOK-29 API-22 API-23 ENT-24 NUM-02 the newest first, with the total on the first result', async () => {
    const page = await book(user);
    expect(namesOf(page)).toEqual(['Tomato soup', 'Beef stew', '100% oats']);
    expect(page).toMatchObject({ maxPage: 1, total: 3, results: [{ total_results: 3 }, {}, {}] });
    expect(page.results[1].total_results).toBeUndefined();
  });

  test.each([
    ['BOOK-20 search', '&search=tomato', ['Tomato soup']],
    ['BOOK-20 search in the ingredients, in any order and case', '&search=CARROT%20stew', ['Beef stew']],
    ['BOOK-20 a sign of like is meant literally', '&search=0%25', ['100% oats']],
    ['BOOK-21 type', '&type=lunch', ['Tomato soup']],
    ['BOOK-22 one tag', '&tags=Vegetarian', ['Tomato soup', '100% oats']],
    ['BOOK-22 every tag named', '&tags=Vegetarian&tags=Vegan', ['Tomato soup']],
    ['BOOK-22 a tag nobody has', '&tags=Purple', []],
    ['BOOK-23 favorites', '&favorites=true', ['Beef stew']],
    ['BOOK-24 faves', '&faves=true', ['Beef stew']],
    ['BOOK-25 time', '&time=25', ['Tomato soup', '100% oats']],
    ['BOOK-25 NUM-20 200 means no limit', '&time=200', ['Tomato soup', 'Beef stew', '100% oats']],
    ['BOOK-26 BOOK-27 a range of calories', '&caloriesMin=300&caloriesMax=900', ['Beef stew']],
    ['BOOK-26 BOOK-27 at most 5 g of protein', '&proteinMax=5', ['Tomato soup']],
    ['BOOK-28 BOOK-30 by calories, most first', '&sort=calories&order=desc', ['Beef stew', 'Tomato soup', '100% oats']],
    [
      'BOOK-28 BOOK-30 by calories, least first, unknown last',
      '&sort=calories&order=asc',
      ['Tomato soup', 'Beef stew', '100% oats'],
    ],
    ['BOOK-30 oldest first', '&sort=date&order=asc', ['100% oats', 'Beef stew', 'Tomato soup']],
  ])('%s', async (_title, query, expected) => {
    expect(namesOf(await book(user, query))).toEqual(expected);
  });

  test('of a slot are those of its type and those of any, in the lists of the book and of the database', async () => {
    const cook = await t.makeUser();
    const row = { addedBy: cook.id, householdId: cook.householdId, serves: 1, method: [], ingredients: [] };
    await t.services.db.insert(recipes).values(
      (['lunch', 'any', 'dinner'] as const).map((type) => ({
        ...row,
        name: `Soup for ${type}`,
        searchText: 'soup',
        type,
      })),
    );
    for (const also of ['', '&sort=calories', '&search=soup']) {
      const found = namesOf(await book(cook, `&fits=lunch${also}`));
      expect(found.toSorted()).toEqual(['Soup for any', 'Soup for lunch']);
    }
  });

  test.each(['&page=0', '&limit=1000', '&type=brunch', '&sort=name', '&caloriesMin=-1', '&time=5000'])(
    '%s is refused',
    async (query) => {
      expect((await t.send('GET', `/api/recipes/user-recipes?${query.slice(1)}`, { user })).status).toBe(400);
    },
  );

  test('pages follow each other without gap or repetition', async () => {
    const many = await t.makeUser({ premium: true });
    await t.services.db.insert(recipes).values(
      Array.from({ length: 50 }, (_, i) => ({
        householdId: many.householdId,
        addedBy: many.id,
        name: `R${i}`,
        createdAt: new Date('2026-01-01'),
      })),
    );
    const pages = await Promise.all(
      [1, 2, 3].map((page) => t.send('GET', `/api/recipes/user-recipes?page=${page}&limit=24`, { user: many })),
    );
    const all = pages.flatMap((page) => namesOf(page.body));
    expect([all.length, new Set(all).size, pages[0]?.body.maxPage]).toEqual([50, 50, 3]);
  });

  test('another user sees nothing of it', async () => {
    expect((await book(await t.makeUser())).total).toBe(0);
  });
});

describe('a recipe of another user', () => {
  test.each([
    ['GET', '/api/recipes/get-recipe/'],
    ['PUT', '/api/recipes/toggle-fave/'],
    ['DELETE', '/api/recipes/delete-recipe/'],
  ] as const)('%s %s answers as for a missing one', async (method, path) => {
    const id = await added(await t.makeUser());
    const stranger = await t.makeUser();
    const missing = await t.send(method, `${path}00000000-0000-4000-8000-000000000000`, { user: stranger });
    expect(await t.send(method, path + id, { user: stranger })).toMatchObject({ status: 404, body: missing.body });
  });

  test('ROLE-20 editing answers as for a missing one', async () => {
    const id = await added(await t.makeUser());
    const reply = await edit(await t.makeUser(), id);
    expect(reply.status).toBe(404);
  });
});
