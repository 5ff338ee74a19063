import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recipeCalls } from '../../testing/recipe-calls.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { recipes } from '../db/tables/recipes.ts';
import { assertTagsStay } from './tags.ts';

let t: TestApp;

beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const { add, added, get } = recipeCalls(() => t);

describe('ingredients and tags', () => {
  test('API-29 ENT-45 the search finds by beginning and misspelling, their own first', async () => {
    const user = await t.makeUser();
    const search = async (text: string) =>
      (await t.send('GET', `/api/recipes/search-ingredients?search=${text}`, { user })).body;
    expect((await search('brocoli'))[0]).toMatchObject({
      name: 'broccoli',
      possibleUnits: expect.arrayContaining(['g']),
    });
    expect(await search('')).toEqual([]);
    await added(user, { ingredients: [{ name: 'Bread of my aunt', quantity: 1, unit: '' }] });
    expect((await search('bread'))[0]).toMatchObject({ name: 'bread of my aunt', own: true });
  });

  test('API-21 ENT-28 the default tags have names and icons', async () => {
    const reply = await t.send('GET', '/api/recipes/get-tags', { user: await t.makeUser() });
    expect(reply.body.map((tag: { name: string }) => tag.name)).toEqual(
      expect.arrayContaining(['Vegetarian', 'Cheap', 'Vegan', 'Quick']),
    );
    for (const tag of reply.body)
      expect(tag).toEqual({
        tag_id: expect.any(Number),
        name: expect.any(String),
        icon: expect.any(String),
        own: false,
      });
  });

  test('ROLE-08 a premium user makes, renames and deletes a tag, and it leaves the recipes', async () => {
    const user = await t.makeUser({ premium: true });
    const tag = (await t.send('POST', '/api/recipes/add-tag', { user, body: { name: 'Sunday' } })).body;
    const id = await added(user, { tags: [tag.tag_id] });
    expect(
      (await t.send('PUT', `/api/recipes/rename-tag/${tag.tag_id}`, { user, body: { name: 'Sundays' } })).body.name,
    ).toBe('Sundays');
    expect((await get(user, id)).tags[0].name).toBe('Sundays');
    expect((await t.send('POST', '/api/recipes/add-tag', { user, body: { name: 'vegan' } })).status).toBe(409);
    await t.send('DELETE', `/api/recipes/delete-tag/${tag.tag_id}`, { user });
    expect((await get(user, id)).tags).toEqual([]);
  });

  test('ROLE-08 a free user is told to upgrade', async () => {
    const reply = await t.send('POST', '/api/recipes/add-tag', { user: await t.makeUser(), body: { name: 'Sunday' } });
    expect(reply).toMatchObject({ status: 403, body: { upgrade: true } });
  });

  test('a default tag and the tag of another are nobody’s to change', async () => {
    const user = await t.makeUser({ premium: true });
    const other = await t.makeUser({ premium: true });
    const theirs = (await t.send('POST', '/api/recipes/add-tag', { user: other, body: { name: 'Theirs' } })).body
      .tag_id;
    for (const id of [1, theirs]) {
      expect((await t.send('DELETE', `/api/recipes/delete-tag/${id}`, { user })).status).toBe(404);
      expect((await t.send('PUT', `/api/recipes/rename-tag/${id}`, { user, body: { name: 'Mine' } })).status).toBe(404);
    }
    expect((await add(user, { tags: [theirs] })).status).toBe(404);
  });

  test('a corrected food and weight are remembered and used from then on', async () => {
    const user = await t.makeUser({ premium: true });
    const ingredients = [{ name: 'house mix', quantity: 2, unit: '' }];
    const id = await added(user, { ingredients, serves: '1', calculateNut: 'true' });
    const almonds = (await t.send('GET', '/api/recipes/search-ingredients?search=almond', { user })).body.find(
      (found: { own: boolean }) => !found.own,
    );
    const corrected = await t.send('PUT', `/api/recipes/correct-food/${id}`, {
      user,
      body: { ingredient: 'house mix', foodId: almonds.id, grams: 60 },
    });
    expect(corrected.body.nutritionLines[0]).toMatchObject({ foodId: almonds.id, grams: 60, matched: true });
    const next = await get(
      user,
      await added(user, {
        ingredients: [{ name: 'house mix', quantity: 1, unit: '' }],
        serves: '1',
        calculateNut: 'true',
      }),
    );
    expect(next.nutritionLines[0]).toMatchObject({ foodId: almonds.id, grams: 30 });
  });

  test('corrections of one recipe that come at once are all kept and all counted', async () => {
    const user = await t.makeUser({ premium: true });
    const names = ['house mix', 'garden mix', 'winter mix', 'market mix', 'cellar mix', 'attic mix'];
    const ingredients = names.map((name) => ({ name, quantity: 1, unit: '' }));
    const id = await added(user, { ingredients, serves: '1', calculateNut: 'true' });
    const almonds = (await t.send('GET', '/api/recipes/search-ingredients?search=almond', { user })).body.find(
      (found: { own: boolean }) => !found.own,
    );
    const replies = await Promise.all(
      names.map((ingredient, index) =>
        t.send('PUT', `/api/recipes/correct-food/${id}`, {
          user,
          body: { ingredient, foodId: almonds.id, grams: 10 * (index + 1) },
        }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(names.map(() => 200));
    const { nutritionLines } = await get(user, id);
    expect(nutritionLines.map((line: { grams: number }) => line.grams)).toEqual([10, 20, 30, 40, 50, 60]);
  });
});

test('a tag that is put on a recipe while it is deleted is on none afterwards, and one that was deleted is refused', async () => {
  const user = await t.makeUser({ premium: true });
  const id = await added(user);
  const { tag_id: tag } = (await t.send('POST', '/api/recipes/add-tag', { user, body: { name: 'Camping' } })).body;
  let deleted: Promise<unknown> = Promise.resolve();
  await t.services.db.transaction(async (tx) => {
    await tx
      .update(recipes)
      .set({ tagIds: [tag] })
      .where(eq(recipes.id, id));
    await assertTagsStay(tx, user.householdId, [1, tag]);
    deleted = t.send('DELETE', `/api/recipes/delete-tag/${tag}`, { user });
    await sleep(300);
  });
  expect(await deleted).toMatchObject({ status: 200 });
  expect((await get(user, id)).tags).toEqual([]);
  await t.services.db.transaction(async (tx) => {
    await expect(assertTagsStay(tx, user.householdId, [1, tag])).rejects.toThrow('tag_not_found');
  });
});
