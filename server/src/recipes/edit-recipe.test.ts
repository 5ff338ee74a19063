import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recipeCalls, testPicture } from '../../testing/recipe-calls.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { users } from '../db/tables/auth.ts';

let t: TestApp;
let picture: Buffer;

beforeAll(async () => {
  picture = await testPicture();
  t = await testApp();
});
afterAll(() => t.close());

const { added, edit, get } = recipeCalls(() => t);

describe('changing', () => {
  test('API-27 the favourite flips and flips back', async () => {
    const user = await t.makeUser();
    const id = await added(user);
    const flip = async () => (await t.send('PUT', `/api/recipes/toggle-fave/${id}`, { user })).body;
    expect([await flip(), await flip()]).toEqual([{ is_favorite: true }, { is_favorite: false }]);
  });

  test('API-45 API-46 API-47 pictures that stay, go and come', async () => {
    const user = await t.makeUser();
    const id = await added(user, {}, { images: [picture, picture] });
    const [first, second] = (await get(user, id)).images;
    const reply = await edit(
      user,
      id,
      { recipeName: 'Better soup', deletedImages: [first.key], existingImages: [second.key] },
      { newImages: [picture] },
    );
    expect(reply).toMatchObject({ status: 200, body: { message: 'Better soup has been updated successfully.' } });
    const after = await get(user, id);
    expect(after.images).toHaveLength(2);
    expect(after.images[0].key).toBe(second.key);
    expect((await t.app.inject({ url: first.url })).statusCode).toBe(404);
  });

  test('API-48 a picture of a step stays with its step', async () => {
    const user = await t.makeUser();
    const id = await added(user, { method: [{ desc: 'One.' }], methodImageIndexes: [0] }, { methodImages: [picture] });
    const key = (await get(user, id)).method[0].image_key;
    await edit(user, id, {
      method: [{ desc: 'Zero.' }, { desc: 'One.' }],
      existingMethodImages: [key],
      existingMethodIndexes: [1],
    });
    expect((await get(user, id)).method.map((step: { image_key: string | null }) => step.image_key)).toEqual([
      null,
      key,
    ]);
  });

  test('a picture of another user cannot be taken by naming its key', async () => {
    const owner = await t.makeUser();
    const theirs = (await get(owner, await added(owner, {}, { images: [picture] }))).images[0].key;
    const user = await t.makeUser();
    const id = await added(user);
    await edit(user, id, { existingImages: [theirs] });
    expect((await get(user, id)).images).toEqual([]);
  });

  test('what Premium has counted stays when it has ended, until the dish itself is changed', async () => {
    const user = await t.makeUser({ premium: true });
    const id = await added(user, { calculateNut: 'true', serves: '2' });
    const counted = (await get(user, id)).calories;
    expect(counted).toBeGreaterThan(0);
    await t.services.db.update(users).set({ premiumGrantedUntil: null }).where(eq(users.id, user.id));
    // as the form of the free plan sends it
    const free = { calculateNut: 'false', serves: '2' };
    await edit(user, id, { ...free, recipeName: 'Sunday soup' });
    expect(await get(user, id)).toMatchObject({ name: 'Sunday soup', calories: counted, calculate_nut: true });
    await edit(user, id, { ...free, serves: '4' });
    expect(await get(user, id)).toMatchObject({ calories: null, calculate_nut: false });
  });

  test('another order and other groups of the same ingredients leave what was counted and weighed', async () => {
    const user = await t.makeUser({ premium: true });
    const lines = [
      { name: 'red lentils', quantity: 200, unit: 'g' },
      { name: 'cream', quantity: 1 / 3, unit: 'cup' },
      { name: 'butter', quantity: 20, unit: 'g' },
    ];
    const id = await added(user, { calculateNut: 'true', serves: '2', ingredients: lines });
    const counted = (await get(user, id)).calories;
    expect(counted).toBeGreaterThan(0);
    await t.send('PUT', `/api/recipes/cooked-weight/${id}`, { user, body: { grams: 700 } });
    await t.services.db.update(users).set({ premiumGrantedUntil: null }).where(eq(users.id, user.id));
    // the form writes a third of a cup with three decimals
    const [lentils, , butter] = lines;
    const moved = [
      butter,
      { ...lentils, group: 'Soup' },
      { name: 'cream', quantity: 0.333, unit: 'cup', group: 'Soup' },
    ];
    await edit(user, id, { calculateNut: 'false', serves: '2', ingredients: moved });
    const after = await get(user, id);
    expect(after.ingredients.map(({ name }: { name: string }) => name)).toEqual(['butter', 'red lentils', 'cream']);
    expect(after).toMatchObject({ calculate_nut: true, cookedGrams: 700 });
    expect(after.calories).toBeCloseTo(counted, -1);
    await edit(user, id, { calculateNut: 'false', serves: '2', ingredients: moved.slice(1) });
    expect(await get(user, id)).toMatchObject({ calories: null, calculate_nut: false, cookedGrams: null });
  });

  test('a save over somebody’s newer save answers 409 with the newest recipe and changes nothing', async () => {
    const user = await t.makeUser();
    const id = await added(user);
    const { version } = await get(user, id);
    expect((await edit(user, id, { recipeName: 'First', version: String(version) })).status).toBe(200);
    const late = await edit(user, id, { recipeName: 'Second', version: String(version) });
    expect(late).toMatchObject({ status: 409, body: { recipe: { name: 'First', version: version + 1 } } });
    expect((await get(user, id)).name).toBe('First');
  });

  test('of ten saves of one version at once exactly one is kept', async () => {
    const user = await t.makeUser();
    const id = await added(user);
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, i) => edit(user, id, { recipeName: `Save ${i}`, version: '1' })),
    );
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    expect(replies.filter((reply) => reply.status === 409)).toHaveLength(9);
  });
});
