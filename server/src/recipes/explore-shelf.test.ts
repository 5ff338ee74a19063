import { RecipeListQuery } from '@sorrel/contract/recipes';
import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { namesOf, recipeCalls, recipeForm } from '../../testing/recipe-calls.ts';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';
import { recipes } from '../db/tables/recipes.ts';
import type { Services } from '../start/create-services.ts';
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

/** A shelf, and the statements that it sends from now on. */
function watchedShelf() {
  const sent: { sql: string; params: unknown[] }[] = [];
  const db = drizzle(t.services.pool, { logger: { logQuery: (sql, params) => void sent.push({ sql, params }) } });
  return { shelf: createExploreShelf({ ...t.services, db }), sent };
}

/** Whole recipes that were asked for, by their ids. */
const readWhole = (sent: { sql: string; params: unknown[] }[]) =>
  sent.flatMap(({ sql, params }) => (sql.includes('"ingredients"') ? params.slice(1) : []));

test('of explore only what was written since is read again', async () => {
  const { shelf, sent } = watchedShelf();
  await shelf.read(await revision());
  expect(readWhole(sent).length).toBeGreaterThan(3);
  sent.length = 0;
  await shelf.read(await revision());
  expect(readWhole(sent)).toEqual([]);
  const id = await recipeCalls(() => t).added(admin, { recipeName: 'Medlar cheese', publish: 'true' });
  await shelf.read(await revision());
  expect(readWhole(sent)).toEqual([id]);
  sent.length = 0;
  // a heart has no version
  expect((await t.send('PUT', `/api/recipes/toggle-fave/${id}`, { user: admin })).status).toBe(200);
  await shelf.read(await revision());
  expect(readWhole(sent)).toEqual([id]);
  const named = () =>
    shelf.orKept<string | undefined>(
      () => Promise.reject(away()),
      ({ recipes: kept, book }) => kept.get(id)?.name ?? book.rows.get(id)?.name,
    );
  expect(await named()).toBe('Medlar cheese');
  expect((await t.send('DELETE', `/api/recipes/delete-recipe/${id}`, { user: admin })).status).toBe(200);
  await shelf.read(await revision());
  expect(await named()).toBeUndefined();
});

test('a change waits for no recipe of explore, and it is known whose are shown', async () => {
  const { shelf, sent } = watchedShelf();
  expect(await shelf.shows(admin.householdId, await revision())).toBe(true);
  expect(readWhole(sent)).toEqual([]);
  expect(sent).toHaveLength(1);
  const reader = await t.makeUser();
  expect(await shelf.shows(reader.householdId, await revision())).toBe(false);
  expect(sent).toHaveLength(1);
  await recipeCalls(() => t).added(admin, { recipeName: 'Sloe gin', publish: 'true' });
  expect(await shelf.shows(admin.householdId, await revision())).toBe(true);
  expect(sent).toHaveLength(2);
});

test('of an explore that is too large to keep nothing is read whole, and all whose recipes it shows are known', async () => {
  const { db } = t.services;
  const last = await t.makeUser({ admin: true });
  const id = await recipeCalls(() => t).added(last, { recipeName: 'Wild plum', publish: 'true' });
  await db
    .update(recipes)
    .set({ createdAt: new Date('2100-01-01') })
    .where(eq(recipes.id, id));
  const many = eq(recipes.caption, 'one of many');
  try {
    await db.execute(sql`
      insert into ${recipes} (household_id, added_by, name, caption, is_public, created_at)
      select ${admin.householdId}, ${admin.id}, 'Plum ' || n, 'one of many', true, '2020-01-01' from generate_series(1, 2000) n`);
    const { shelf, sent } = watchedShelf();
    await shelf.read(await revision());
    expect(readWhole(sent)).toEqual([]);
    expect(await shelf.shows(last.householdId, await revision())).toBe(true);
    await expect(
      shelf.orKept(
        () => Promise.reject(away()),
        () => 'kept',
      ),
    ).rejects.toThrow('connect');
  } finally {
    await db.delete(recipes).where(many);
  }
});
