import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, type TestUser, testApp } from '../testing/test-app.ts';
import { judgeOlderRecipes } from './judge-diets.ts';
import { recipes } from './tables.ts';

let t: TestApp;
let user: TestUser;

beforeAll(async () => {
  t = await testApp();
  user = await t.makeUser();
});
afterAll(() => t.close());

/** Adds a recipe with ingredients of these names and gives its id. */
async function add(recipeName: string, ...names: string[]): Promise<string> {
  const form = new FormData();
  form.set('recipeName', recipeName);
  form.set('ingredients', JSON.stringify(names.map((name) => ({ name, quantity: 100, unit: 'g' }))));
  const reply = await t.send('POST', '/api/recipes/add-recipe', { user, form });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body.id;
}

const warningsOf = async (id: string) =>
  (await t.send('GET', `/api/recipes/get-recipe/${id}`, { user })).body.diet_warnings;
const book = async (query: string) =>
  (await t.send('GET', `/api/recipes/user-recipes?${query}`, { user })).body.results.map(
    (recipe: { name: string }) => recipe.name,
  );

describe('dietary preferences', () => {
  let almondCake: string;
  beforeAll(async () => {
    almondCake = await add('Almond cake', 'almonds', 'butter', 'egg');
    await add('Roast onions', 'onion', 'olive oil');
  });

  test('a recipe says what its ingredients speak against, also where nutrition is not calculated', async () => {
    expect(await warningsOf(almondCake)).toEqual(['not vegan', 'dairy', 'egg', 'nuts']);
  });

  test('the book can leave out what somebody avoids', async () => {
    expect(await book('without=nuts')).toEqual(['Roast onions']);
    expect(await book('without=fish&without=gluten')).toEqual(['Roast onions', 'Almond cake']);
    expect(await book('without=')).toEqual(['Roast onions', 'Almond cake']);
    expect((await t.send('GET', '/api/recipes/user-recipes?without=pollen', { user })).status).toBe(400);
  });

  test('the spinner leaves it out, and says when that emptied the pool', async () => {
    const spun = await t.send('GET', '/api/recipes/spin?without=not%20vegan', { user });
    expect(spun.body.map((recipe: { name: string }) => recipe.name)).toEqual(['Roast onions']);
    const explained = await t.send('GET', '/api/recipes/explain-spin?without=nuts&ingredients=almond', { user });
    expect(explained.body.filters).toContainEqual({ name: 'without', withoutIt: 1 });
  });

  test('an edit judges anew', async () => {
    const id = await add('Toast', 'bread');
    expect(await warningsOf(id)).toContain('gluten');
    const form = new FormData();
    form.set('recipeName', 'Rice');
    form.set('ingredients', JSON.stringify([{ name: 'rice', quantity: 80, unit: 'g' }]));
    await t.send('PUT', `/api/recipes/edit-recipe/${id}`, { user, form });
    expect(await warningsOf(id)).toEqual([]);
  });

  test('recipes from before are judged after the start, each once', async () => {
    const { db } = t.services;
    const id = await add('Old nut loaf', 'walnuts');
    await db.update(recipes).set({ dietWarnings: null }).where(eq(recipes.id, id));
    expect(await warningsOf(id)).toEqual([]);
    expect(await judgeOlderRecipes(db, () => false)).toBe(1);
    expect(await warningsOf(id)).toEqual(['nuts']);
    expect(await judgeOlderRecipes(db, () => false)).toBe(0);
  });
});
