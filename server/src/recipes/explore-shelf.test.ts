import { RecipeListQuery } from '@sorrel/contract/recipes';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Services } from '../create-services.ts';
import { recipes } from '../db/tables/recipes.ts';
import { namesOf, recipeCalls, recipeForm } from '../testing/recipe-calls.ts';
import { type TestApp, type TestUser, testApp } from '../testing/test-app.ts';
import { exploreRepo } from './explore-repo.ts';
import { createExploreShelf, type ExploreShelf } from './explore-shelf.ts';
import { featuredRecipes, pageOfExplore } from './lists.ts';

let t: TestApp;
let admin: TestUser;
beforeAll(async () => {
  t = await testApp();
  admin = await t.makeUser({ admin: true });
  const { added } = recipeCalls(() => t);
  for (const name of ['Plum cake', 'Leek soup', 'Rye salad', 'Plum soup']) {
    const category = name.endsWith('salad') ? 'Salads' : 'Curries & Stir-Fries';
    const id = await added(admin, { recipeName: name, category, publish: 'true', notes: `of ${name}` });
    if (name.startsWith('Plum'))
      await t.services.db.update(recipes).set({ isFeatured: true }).where(eq(recipes.id, id));
  }
});
afterAll(() => t.close());

const away = () => Object.assign(new Error('connect'), { code: '08006' });

const revision = () => exploreRepo(t.services.db).revision();

/** A shelf whose machines are away from when it was read. */
async function leftAlone(): Promise<ExploreShelf> {
  let isAway = false;
  const db = new Proxy(t.services.db, {
    get(target, name, receiver) {
      if (isAway) throw away();
      return Reflect.get(target, name, receiver);
    },
  });
  const shelf = createExploreShelf({ ...t.services, db });
  await shelf.read(await revision());
  isAway = true;
  return { ...shelf, orKept: (_ask, answer) => shelf.orKept(() => Promise.reject(away()), answer) };
}

/** A second server on the same database. */
const anotherProcess = (replaced: Partial<Services> = {}) => {
  const { pool, db, tokenSecret } = t.services;
  return testApp({}, { pool, db, tokenSecret, ...replaced });
};

test('explore is the same from what is kept as from the database: lists, filters, what is featured', async () => {
  const reader = { householdId: admin.householdId, role: 'user', exploreRevision: await revision() } as const;
  const { db } = t.services;
  const bookIndexes = { find: () => null };
  const kept = { db, bookIndexes, exploreShelf: await leftAlone() };
  const asked = { db, bookIndexes, exploreShelf: t.services.exploreShelf };
  for (const query of [{}, { search: 'plum' }, { category: 'Salads' }, { sort: 'date', limit: '1', page: '2' }]) {
    const parsed = RecipeListQuery.parse(query);
    const page = await pageOfExplore(asked, reader, parsed);
    expect(page.total).toBeGreaterThan(0);
    expect(await pageOfExplore(kept, reader, parsed)).toEqual(page);
  }
  const featured = await featuredRecipes(asked, reader);
  expect(featured).toHaveLength(2);
  expect(await featuredRecipes(kept, reader)).toEqual(featured);
});

test('a recipe of explore opens from what is kept', async () => {
  const other = await anotherProcess({ exploreShelf: await leftAlone() });
  try {
    const reader = await t.makeUser({ premium: true });
    const [row] = await t.services.db.select().from(recipes).where(eq(recipes.name, 'Rye salad'));
    const read = await other.send('GET', `/api/recipes/get-recipe/${row?.id}`, { user: reader });
    expect(read.body).toMatchObject({ name: 'Rye salad', notes: 'of Rye salad', locked: false });
    const missing = await other.send('GET', `/api/recipes/get-recipe/${reader.id}`, { user: reader });
    expect(missing.status).toBe(404);
  } finally {
    await other.close();
  }
});

test('only a machine that is away is answered for, and what was never kept is not', async () => {
  const never = createExploreShelf(t.services);
  await expect(
    never.orKept(
      () => Promise.reject(away()),
      () => 'kept',
    ),
  ).rejects.toThrow('connect');
  await never.read(await revision());
  await expect(
    never.orKept(
      () => Promise.reject(new Error('a fault')),
      () => 'kept',
    ),
  ).rejects.toThrow('a fault');
  expect(
    await never.orKept(
      () => Promise.reject(away()),
      () => 'kept',
    ),
  ).toBe('kept');
});

test('another process shows at once what an administrator publishes, and what another member of theirs changes', async () => {
  const other = await anotherProcess();
  try {
    const reader = await t.makeUser();
    const seen = async () =>
      namesOf((await other.send('GET', '/api/recipes/premium-recipes?search=quince', { user: reader })).body);
    expect(await seen()).toEqual([]);
    const id = await recipeCalls(() => t).added(admin, { recipeName: 'Quince jam', publish: 'true' });
    expect(await seen()).toEqual(['Quince jam']);
    const member = await t.moveInto(await t.makeUser(), admin.householdId, 'editor');
    const form = recipeForm({ recipeName: 'Quince jelly' });
    expect((await t.send('PUT', `/api/recipes/edit-recipe/${id}`, { user: member, form })).status).toBe(200);
    expect(await seen()).toEqual(['Quince jelly']);
  } finally {
    await other.close();
  }
});
