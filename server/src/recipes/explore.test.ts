import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { namesOf, recipeCalls, recipeForm, testPicture } from '../../testing/recipe-calls.ts';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';
import { recipes } from '../db/tables/recipes.ts';

let t: TestApp;
let picture: Buffer;

beforeAll(async () => {
  picture = await testPicture();
  t = await testApp();
});
afterAll(() => t.close());

const { added, get } = recipeCalls(() => t);

describe('explore', () => {
  let admin: TestUser;
  let shown: string;
  let featured: string;
  beforeAll(async () => {
    admin = await t.makeUser({ admin: true });
    shown = await added(
      admin,
      { recipeName: 'Shown curry', category: 'Curries & Stir-Fries', notes: 'secret', publish: 'true' },
      { images: [picture] },
    );
    featured = await added(admin, { recipeName: 'Featured salad', category: 'Salads', publish: 'true' });
    await t.services.db
      .update(recipes)
      .set({ isFeatured: true })
      .where(and(eq(recipes.id, featured)));
  });

  test('API-24 API-25 EXP-02 everybody pages through the recipes of explore', async () => {
    const page = await t.send('GET', '/api/recipes/premium-recipes?page=1&limit=24&category=Salads', {
      user: await t.makeUser(),
    });
    expect(page.body).toMatchObject({ total: 1, maxPage: 1, results: [{ name: 'Featured salad' }] });
  });

  test("an administrator's recipe is shown when it is published, and only then", async () => {
    const stranger = await t.makeUser();
    const seen = async () =>
      (await t.send('GET', '/api/recipes/premium-recipes?search=secret', { user: stranger })).body.total;
    const id = await added(admin, { recipeName: 'Secret stew' });
    expect(await get(admin, id)).toMatchObject({ is_public: false });
    expect(await seen()).toBe(0);
    const edit = (publish: string) =>
      t.send('PUT', `/api/recipes/edit-recipe/${id}`, {
        user: admin,
        form: recipeForm({ recipeName: 'Secret stew', publish }),
      });
    await edit('true');
    expect(await seen()).toBe(1);
    await t.send('PUT', `/api/recipes/edit-recipe/${id}`, {
      user: admin,
      form: recipeForm({ recipeName: 'Secret stew' }),
    });
    expect(await seen()).toBe(1);
    await edit('false');
    expect(await seen()).toBe(0);
  });

  test('nobody else publishes', async () => {
    const user = await t.makeUser();
    const id = await added(user, { recipeName: 'Mine', publish: 'true' });
    expect(await get(user, id)).toMatchObject({ is_public: false });
  });

  test('API-32 EXP-01 the featured recipes', async () => {
    const reply = await t.send('GET', '/api/recipes/featured-recipes', { user: await t.makeUser() });
    expect(namesOf({ results: reply.body })).toEqual(['Featured salad']);
  });

  test('DET-17 a free user sees the card and nutrition of a premium recipe, not its method', async () => {
    const free = await get(await t.makeUser(), shown);
    expect(free).toMatchObject({
      locked: true,
      method: [],
      ingredients: [],
      notes: '',
      name: 'Shown curry',
      images: [expect.anything()],
    });
    expect(await get(await t.makeUser({ premium: true }), shown)).toMatchObject({ locked: false, notes: 'secret' });
    expect(await get(await t.makeUser(), featured)).toMatchObject({ locked: false, method: [{ desc: 'Simmer.' }] });
  });

  test('API-41 API-42 API-43 EXP-03 Save copies the recipe with its shared pictures', async () => {
    const user = await t.makeUser({ premium: true });
    const recipe = await get(user, shown);
    const copy = await t.send('POST', '/api/recipes/save-recipe', {
      user,
      body: {
        id: recipe.id,
        images: recipe.images.map((image: { key: string }) => image.key),
        recipeName: recipe.name,
        serves: recipe.serves,
        ingredients: recipe.ingredients,
        nutrients: recipe.nutrients,
        method: recipe.method,
        tags: recipe.tags,
        notes: recipe.notes,
        source: 'admin',
      },
    });
    expect(copy.status).toBe(200);
    expect(await get(user, copy.body.id)).toMatchObject({
      user_id: user.id,
      source: 'admin',
      images: [{ key: recipe.images[0].key }],
    });
    await t.send('DELETE', `/api/recipes/delete-recipe/${copy.body.id}`, { user });
    expect((await t.app.inject({ url: recipe.image_urls[0] })).statusCode).toBe(200);
  });

  test('EXP-03 the picture of a copy outlives the recipe that it was copied from', async () => {
    const user = await t.makeUser({ premium: true });
    const original = await added(admin, { recipeName: 'Passing stew', publish: 'true' }, { images: [picture] });
    const { images } = await get(user, original);
    const copy = await t.send('POST', '/api/recipes/save-recipe', {
      user,
      body: { id: original, images: [images[0].key], recipeName: 'Passing stew', source: 'admin' },
    });
    expect(copy.status).toBe(200);
    const remove = (by: TestUser, id: string) => t.send('DELETE', `/api/recipes/delete-recipe/${id}`, { user: by });
    expect((await remove(admin, original)).status).toBe(200);
    const kept = await get(user, copy.body.id);
    expect(kept.images).toMatchObject([{ key: images[0].key }]);
    const isServed = async () => (await t.app.inject({ url: kept.image_urls[0] })).statusCode === 200;
    expect(await isServed()).toBe(true);
    // and goes with the last recipe that shows it, those of a trash among them
    expect((await t.send('DELETE', `/api/recipes/trash/${original}`, { user: admin })).status).toBe(200);
    expect(await isServed()).toBe(true);
    expect((await remove(user, copy.body.id)).status).toBe(200);
    expect((await t.send('DELETE', `/api/recipes/trash/${copy.body.id}`, { user })).status).toBe(200);
    expect(await isServed()).toBe(false);
  });

  test('a premium recipe cannot be copied on the free plan', async () => {
    const reply = await t.send('POST', '/api/recipes/save-recipe', {
      user: await t.makeUser(),
      body: { id: shown, recipeName: 'Mine', source: 'admin' },
    });
    expect(reply).toMatchObject({ status: 403, body: { upgrade: true } });
  });

  test('the free limit holds for copies too', async () => {
    const user = await t.makeUser();
    await t.services.db
      .insert(recipes)
      .values(
        Array.from({ length: 35 }, (_, i) => ({ householdId: user.householdId, addedBy: user.id, name: `Soup ${i}` })),
      );
    const reply = await t.send('POST', '/api/recipes/save-recipe', {
      user,
      body: { recipeName: 'Featured salad', source: 'admin' },
    });
    expect(reply).toMatchObject({ status: 403, body: { upgrade: true } });
  });
});
