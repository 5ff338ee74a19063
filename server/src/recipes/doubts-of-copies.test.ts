import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';
import { recipes } from '../db/tables/recipes.ts';
import { judgeOlderRecipes } from './judge-older.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const DOUBTS = [{ kind: 'ingredients-incomplete', lines: ['2 rolls'] }];

async function addInDoubt(user: TestUser): Promise<string> {
  const form = new FormData();
  form.set('recipeName', 'Melon carpaccio');
  form.set('ingredients', JSON.stringify([{ name: 'melon', quantity: 500, unit: 'g' }]));
  form.set('method', JSON.stringify([{ desc: 'Slice the melon.' }]));
  form.set('doubts', JSON.stringify(DOUBTS));
  return (await t.send('POST', '/api/recipes/add-recipe', { user, form })).body.id;
}
const recipeOf = async (user: TestUser, id: string) =>
  (await t.send('GET', `/api/recipes/get-recipe/${id}`, { user })).body;

/** As open as the one it is of: now, when it is judged again, and until its owner has looked. */
async function expectInDoubt(user: TestUser, id: string) {
  const { body: checks } = await t.send('GET', '/api/recipes/checks', { user });
  expect(checks).toMatchObject([{ id, doubts: DOUBTS }]);
  expect((await recipeOf(user, id)).diet_unjudged).toContain('gluten');
  await t.services.db.update(recipes).set({ judgedRevision: 1 }).where(eq(recipes.id, id));
  await judgeOlderRecipes(t.services, () => false);
  expect((await recipeOf(user, id)).diet_unjudged).toContain('gluten');
  await t.send('DELETE', `/api/recipes/checks/${id}`, { user });
  await judgeOlderRecipes(t.services, () => false);
  expect((await recipeOf(user, id)).diet_unjudged).toEqual([]);
}

test('the copy of a recipe that was shared is no surer than that', async () => {
  const [owner, other] = [await t.makeUser(), await t.makeUser()];
  const id = await addInDoubt(owner);
  const { body: link } = await t.send('POST', '/api/share/links', { user: owner, body: { kind: 'recipe', id } });
  const token = link.address.split('/').at(-1);
  const { body: copy } = await t.send('POST', '/api/share/copy', { user: other, body: { token } });
  await expectInDoubt(other, copy.id);
  // whose it was is asked for themselves
  expect((await recipeOf(owner, id)).diet_unjudged).toContain('gluten');
});

test('nor is the one that somebody takes along who leaves a household', async () => {
  const [owner, other] = [await t.makeUser(), await t.makeUser()];
  const { body: invite } = await t.send('POST', '/api/household/invites', { user: owner, body: { role: 'editor' } });
  const token = invite.address.split('#')[1];
  await t.send('POST', '/api/household/join', { user: other, body: { token } });
  await addInDoubt(other);
  await t.send('POST', '/api/household/leave', { user: other, body: {} });
  const { body: book } = await t.send('GET', '/api/recipes/user-recipes', { user: other });
  await expectInDoubt(other, book.results[0].id);
});
