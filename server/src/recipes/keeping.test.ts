import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { namesOf, recipeCalls, testPicture } from '../../testing/recipe-calls.ts';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';
import { users } from '../db/tables/auth.ts';
import { recipes } from '../db/tables/recipes.ts';
import { FOODS_WORK } from '../recipes/read-older-foods.ts';
import { importCatalogue } from './catalogue.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await importCatalogue(t.services);
});
afterAll(() => t.close());

const { added, book, edit, get } = recipeCalls(() => t);
const send = async (user: TestUser, call: string, headers: Record<string, string> = {}) =>
  (await t.send('GET', `/api/recipes/${call}`, { user, headers })).body;

test('a reply that is sent again is the same to the letter, with the same headers', async () => {
  const user = await t.makeUser();
  const id = await added(user, { notes: 'Crème fraîche „dazu“' });
  const ask = () => t.app.inject({ url: `/api/recipes/get-recipe/${id}`, headers: user.headers });
  const [first, second] = [await ask(), await ask()];
  expect(second.statusCode).toBe(200);
  expect(second.body).toBe(first.body);
  for (const name of ['content-type', 'cache-control', 'content-length', 'content-security-policy']) {
    expect(second.headers[name], name).toBe(first.headers[name]);
  }
  expect(second.json().notes).toBe('Crème fraîche „dazu“');
});

test('a change by another process is in the next reply: recipe, book, count, tags and names', async () => {
  const user = await t.makeUser();
  const id = await added(user, { recipeName: 'Soup' });
  const seen = async () => ({
    recipe: (await get(user, id)).name,
    book: namesOf(await book(user)),
    count: (await send(user, 'recipe-count')).count,
    tags: (await send(user, 'get-tags')).filter(({ own }: { own: boolean }) => own).length,
    names: (await send(user, 'search-ingredients?search=xyzz')).map(({ name }: { name: string }) => name),
  });
  expect(await seen()).toEqual(await seen());
  // what another process writes is told to nobody here
  const { pool, db } = t.services;
  await db.update(recipes).set({ name: 'Stew' }).where(eq(recipes.id, id));
  expect(await seen()).toMatchObject({ recipe: 'Stew', book: ['Stew'], count: 1 });
  await pool.query('insert into tags (household_id, name) values ($1, $2)', [user.householdId, 'Camping']);
  expect((await seen()).tags).toBe(1);
  await added(user, { recipeName: 'Other', ingredients: [{ name: 'xyzzberry', quantity: 1, unit: '' }] });
  expect(await seen()).toMatchObject({ count: 2, names: ['xyzzberry'], book: ['Other', 'Stew'] });
  await edit(user, id, { recipeName: 'Broth' });
  await t.send('DELETE', `/api/recipes/delete-recipe/${(await book(user)).results[0].id}`, { user });
  expect(await seen()).toMatchObject({ recipe: 'Broth', count: 1, book: ['Broth'] });
});

test('what is kept for one is nobody else’s: persons, sessions, languages, and what Premium opens', async () => {
  const [user, other] = [await t.makeUser(), await t.makeUser()];
  const id = await added(
    user,
    { ingredients: [{ name: 'onions', quantity: 2, unit: '' }] },
    { images: [await testPicture()] },
  );
  const url = `/api/recipes/get-recipe/${id}`;
  const own = await get(user, id);
  expect((await t.send('GET', url, { user: other })).status).toBe(404);
  expect((await book(other)).results).toEqual([]);
  const german = await t.send('GET', url, { user, headers: { 'accept-language': 'de' } });
  expect(german.body.ingredients[0].food.localName).toBe('Zwiebel');
  expect((await get(user, id)).ingredients[0].food.localName).toBeUndefined();
  // addresses of pictures name the session that they end with, and their time
  t.clock.advance(8 * 24 * 60 * 60 * 1000);
  const { openSession } = await import('../auth/service.ts');
  const [row] = await t.services.db.select().from(users).where(eq(users.id, user.id));
  const { token } = await openSession(t.services, row!, 'another browser');
  const headers = { authorization: `Bearer ${token}` };
  const elsewhere = (await t.app.inject({ url, headers })).json();
  expect(elsewhere.image_urls[0]).not.toBe(own.image_urls[0]);
  expect((await t.app.inject({ url: elsewhere.image_urls[0] })).statusCode).toBe(200);

  const reader = await t.makeUser({ premium: true });
  const page = await send(reader, 'premium-recipes?limit=48');
  const featured = new Set((await send(reader, 'featured-recipes')).map((one: { id: string }) => one.id));
  const locked = page.results.find((one: { id: string }) => !featured.has(one.id));
  expect((await get(reader, locked.id)).locked).toBe(false);
  await t.services.db.update(users).set({ premiumGrantedUntil: null }).where(eq(users.id, reader.id));
  expect(await get(reader, locked.id)).toMatchObject({ locked: true, method: [], ingredients: [] });
});

test('explore is the same for everybody, and changes for everybody; an administrator’s tags are theirs alone', async () => {
  const [one, two, admin] = [await t.makeUser(), await t.makeUser(), await t.makeUser({ admin: true, premium: true })];
  const tag = await t.send('POST', '/api/recipes/add-tag', { user: admin, body: { name: 'Secret', icon: 'tag' } });
  expect(tag.status).toBe(200);
  const first = () => 'premium-recipes?limit=24&sort=date&order=desc';
  const before = await send(one, first());
  expect(await send(two, first())).toEqual(before);
  const id = await added(admin, { recipeName: 'Published', publish: 'true', tags: [tag.body.tag_id] });
  expect((await send(admin, first())).results[0]).toMatchObject({ id, tags: [{ name: 'Secret' }] });
  for (const reader of [one, two]) {
    expect((await send(reader, first())).results[0]).toMatchObject({ id, name: 'Published', tags: [] });
  }
  await t.services.pool.query('update recipes set is_featured = true where id = $1', [id]);
  expect((await send(one, 'featured-recipes'))[0]).toMatchObject({ id, tags: [] });
  expect((await send(admin, 'featured-recipes'))[0]).toMatchObject({ id, tags: [{ name: 'Secret' }] });
});

test('the foods of an older recipe are read in a worker, once; while none is free the recipe comes without them', async () => {
  let asked = 0;
  let isFree = false;
  const { workers } = t.services;
  const full = await testApp(
    {},
    {
      workers: {
        ...workers,
        run: (work, task, turn) => {
          if (work.kind === FOODS_WORK.kind) asked += 1;
          // adding it is done in a worker too
          return isFree || work.kind !== FOODS_WORK.kind
            ? workers.run(work, task, turn)
            : Promise.reject(new Error('no worker is free'));
        },
      },
    },
  );
  try {
    const calls = recipeCalls(() => full);
    const user = await full.makeUser();
    const id = await calls.added(user, { ingredients: [{ name: 'onion', quantity: 1, unit: '' }] });
    await full.services.pool.query(`update recipes set ingredients = ingredients #- '{0,food}' where id = $1`, [id]);
    const foodOf = async () => (await calls.get(user, id)).ingredients[0].food?.id;
    expect(await foodOf()).toBeUndefined();
    isFree = true;
    expect(await foodOf()).toBe('onion');
    expect(await foodOf()).toBe('onion');
    expect(asked).toBe(2);
  } finally {
    await full.close();
  }
});
