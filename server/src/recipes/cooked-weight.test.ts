import { afterAll, beforeAll, expect, test } from 'vitest';
import { recipeCalls } from '../../testing/recipe-calls.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const { added, edit, get } = recipeCalls(() => t);
type User = Awaited<ReturnType<TestApp['makeUser']>>;
const keep = (user: User, id: string, grams: unknown) =>
  t.send('PUT', `/api/recipes/cooked-weight/${id}`, { user, body: { grams } });

test('what the dish weighs cooked is kept with the recipe, until it is forgotten', async () => {
  const user = await t.makeUser();
  const id = await added(user);
  expect((await get(user, id)).cookedGrams).toBeNull();
  expect(await keep(user, id, 1240)).toMatchObject({ status: 200, body: { grams: 1240 } });
  expect((await get(user, id)).cookedGrams).toBe(1240);
  await keep(user, id, null);
  expect((await get(user, id)).cookedGrams).toBeNull();
});

test('it is no change of the recipe: an edit that was open before is saved after it', async () => {
  const user = await t.makeUser();
  const id = await added(user);
  const { version } = await get(user, id);
  await keep(user, id, 900);
  expect((await edit(user, id, { version, notes: 'With lemon.' })).status).toBe(200);
  expect((await get(user, id)).cookedGrams).toBe(900);
});

test('a dish of other ingredients has to be weighed anew', async () => {
  const user = await t.makeUser();
  const id = await added(user, { ingredients: [{ name: 'leek', quantity: 2, unit: '' }] });
  await keep(user, id, 900);
  await edit(user, id, { ingredients: [{ name: 'leek', quantity: 2, unit: '' }] });
  expect((await get(user, id)).cookedGrams).toBe(900);
  await edit(user, id, { ingredients: [{ name: 'leek', quantity: 3, unit: '' }] });
  expect((await get(user, id)).cookedGrams).toBeNull();
});

test.each([0, -5, 1.5, 100_001, 'heavy'])('%s is no weight of a dish', async (grams) => {
  const user = await t.makeUser();
  const id = await added(user);
  expect((await keep(user, id, grams)).status).toBe(400);
  expect((await get(user, id)).cookedGrams).toBeNull();
});

test('nobody weighs the dish of another', async () => {
  const [owner, other] = [await t.makeUser(), await t.makeUser()];
  const id = await added(owner);
  expect((await keep(other, id, 900)).status).toBe(404);
  expect((await get(owner, id)).cookedGrams).toBeNull();
});
