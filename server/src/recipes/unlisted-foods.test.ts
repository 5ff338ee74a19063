import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';
import { recipes } from '../db/tables/recipes.ts';
import { judgeOlderRecipes } from './judge-older.ts';

let t: TestApp;
let user: TestUser;

beforeAll(async () => {
  t = await testApp();
  user = await t.makeUser();
});
afterAll(() => t.close());

function formOf(steps: readonly string[]): FormData {
  const form = new FormData();
  form.set('recipeName', 'Melon carpaccio');
  form.set('ingredients', JSON.stringify([{ name: 'melon', quantity: 500, unit: 'g' }]));
  form.set('method', JSON.stringify(steps.map((desc) => ({ desc }))));
  return form;
}
const add = async (steps: readonly string[]): Promise<string> =>
  (await t.send('POST', '/api/recipes/add-recipe', { user, form: formOf(steps) })).body.id;
const recipeOf = async (id: string) => (await t.send('GET', `/api/recipes/get-recipe/${id}`, { user })).body;
const unjudgedOf = async (id: string) => (await recipeOf(id)).diet_unjudged;

test('a list that lacks a food of the method is not without what that brings, until the method no longer names it', async () => {
  const id = await add(['Slice the melon.', 'Toast the bread, and pull the burrata apart.']);
  expect(await unjudgedOf(id)).toEqual(['not vegan', 'gluten', 'dairy']);
  const without = await t.send('GET', '/api/recipes/user-recipes?without=gluten', { user });
  expect(without.body.results).toEqual([]);

  const form = formOf(['Slice the melon.']);
  form.set('version', String((await recipeOf(id)).version));
  expect((await t.send('PUT', `/api/recipes/edit-recipe/${id}`, { user, form })).status).toBe(200);
  expect(await unjudgedOf(id)).toEqual([]);
});

test('a long method is looked at in a worker', async () => {
  const id = await add([
    ...Array.from({ length: 20 }, () => 'Slice the melon. '.repeat(50)),
    'Grate the cheese over it.',
  ]);
  expect(await unjudgedOf(id)).toEqual(['not vegan', 'dairy']);
});

test('a recipe that was judged by its ingredients alone is judged again', async () => {
  const id = await add(['Grate the cheese over the melon.']);
  await t.services.db.update(recipes).set({ dietUnjudged: [], judgedRevision: 31 }).where(eq(recipes.id, id));
  expect(await unjudgedOf(id)).toEqual([]);
  await judgeOlderRecipes(t.services, () => false);
  expect(await unjudgedOf(id)).toEqual(['not vegan', 'dairy']);
});
