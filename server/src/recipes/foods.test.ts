import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recipeCalls } from '../../testing/recipe-calls.ts';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';
import { recipes } from '../db/tables/recipes.ts';
import { judgeOlderRecipes } from './judge-older.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const { added, get } = recipeCalls(() => t);
const line = (name: string, changes: object = {}) => ({ name, quantity: 100, unit: 'g', ...changes });
const foodsOf = async (user: TestUser, id: string) =>
  (await get(user, id)).ingredients.map(({ food }: { food: { id: string } | null }) => food?.id ?? null);

describe('which food an ingredient is', () => {
  test('pasted lines come back with their food, how sure it is, and the language they were read in', async () => {
    const user = await t.makeUser();
    const lines = ['250 g Mehl', '1 rote Zwiebel', '2 EL Rapsöl', '1 Prise Salz', '1 Bund Xyzkraut'];
    const { body } = await t.send('POST', '/api/recipes/read-ingredients', { user, body: { lines } });
    expect(body.map(({ food }: { food: { id: string } | null }) => food?.id)).toEqual([
      'plain-flour',
      'red-onion',
      'vegetable-oil',
      'salt',
      undefined,
    ]);
    expect(body[1]).toMatchObject({ food: { name: 'red onion', sure: true }, language: 'de', unit: '', quantity: 1 });
    expect(body[2]).toMatchObject({ quantity: 2, unit: 'tbsp', name: 'Rapsöl' });
    expect(body[4].food).toBeNull();
  });

  test('a food comes with its name in the language that the browser asks for', async () => {
    const user = await t.makeUser();
    const headers = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' };
    const { body } = await t.send('POST', '/api/recipes/read-ingredients', {
      user,
      headers,
      body: { lines: ['2 onions'] },
    });
    expect(body[0].food).toMatchObject({ id: 'onion', name: 'onion', localName: 'Zwiebel', sure: true });
    const id = await added(user, { ingredients: [line('onions')] });
    const kept = await t.send('GET', `/api/recipes/get-recipe/${id}`, { user, headers });
    expect(kept.body.ingredients[0].food.localName).toBe('Zwiebel');
    expect((await get(user, id)).ingredients[0].food.localName).toBeUndefined();
  });

  test('a word of several languages is read in the one the browser asks for, and is kept so', async () => {
    const user = await t.makeUser({ premium: true });
    const read = async (header: string) => {
      const headers = { 'accept-language': header };
      const lines = ['1 Paprika'];
      return (await t.send('POST', '/api/recipes/read-ingredients', { user, headers, body: { lines } })).body[0];
    };
    const german = await read('de');
    const english = await read('en-GB');
    expect(english.food.id).not.toBe(german.food.id);
    expect(german).toMatchObject({ language: 'de', food: { id: expect.stringContaining('pepper') } });
    const id = await added(user, { ingredients: [german], calculateNut: 'true' });
    expect((await get(user, id)).ingredients[0].food.id).toBe(german.food.id);
  });

  test('the search knows a food by its name in another language', async () => {
    const user = await t.makeUser();
    const search = async (text: string) =>
      (await t.send('GET', `/api/recipes/search-ingredients?search=${encodeURIComponent(text)}`, { user })).body[0];
    expect(await search('Zwiebeln')).toMatchObject({ id: 'onion', name: 'onion', own: false });
    expect(await search('crème fraîche')).toMatchObject({ id: 'creme-fraiche' });
    expect(await search('onion')).toMatchObject({ id: 'onion' });
  });

  test('the search goes by names in the language of the page, else in that of the browser, and answers each in its own', async () => {
    const user = await t.makeUser();
    const search = async (text: string, headers: Record<string, string> = {}) => {
      const path = `/api/recipes/search-ingredients?search=${encodeURIComponent(text)}`;
      const { body } = await t.send('GET', path, { user, headers });
      return body.map(({ name }: { name: string }) => name);
    };
    const german = { 'sorrel-language': 'de', 'accept-language': 'en-GB' };
    expect((await search('zwieb', german))[0]).toBe('Zwiebel');
    expect((await search('Rote Zwiebel', german))[0]).toBe('rote Zwiebel');
    // the same words again, by somebody who reads no German
    expect(await search('zwieb', { 'accept-language': 'en-GB' })).not.toContain('Zwiebel');
    expect((await search('oign', { 'accept-language': 'fr-FR,fr;q=0.9' }))[0]).toBe('oignon');
    expect((await search('onion', german))[0]).toBe('onion');
    expect((await search('oignon', german))[0]).toBe('Zwiebel');
  });

  test('a saved recipe keeps its foods, and its German lines are counted', async () => {
    const user = await t.makeUser({ premium: true });
    const ingredients = [line('Mehl'), line('Butter'), line('Zucker')];
    const id = await added(user, { ingredients, serves: '1', calculateNut: 'true' });
    expect(await foodsOf(user, id)).toEqual(['plain-flour', 'butter', 'sugar']);
    expect((await get(user, id)).nutritionCoverage).toBe(1);
  });

  test('a line of several foods tells each of them, and all of them count', async () => {
    const user = await t.makeUser({ premium: true });
    const read = async (...lines: string[]) =>
      (await t.send('POST', '/api/recipes/read-ingredients', { user, body: { lines } })).body;
    const body = await read('200 g butter and sugar', '1 onion, sliced');
    expect(body.map(({ parts }: { parts?: string[] }) => parts)).toEqual([['butter', 'sugar'], undefined]);
    const [, french] = await read('2 gousses d’ail', 'sel, poivre');
    expect(french.name).toBe('sel, poivre');
    expect(french.parts).toHaveLength(2);
    const id = await added(user, { ingredients: body.slice(0, 1), serves: '1', calculateNut: 'true' });
    const kept = await get(user, id);
    expect(kept.ingredients[0].parts).toEqual(['butter', 'sugar']);
    expect(kept.nutritionLines[0]).toMatchObject({ food: 'butter, sugar', foodId: null, grams: 200, matched: true });
    expect(kept.diet_warnings).toContain('dairy');
    expect(kept.ingredient_names).toEqual(['butter', 'sugar']);
  });

  test('covers and insights go by what is bought, in whatever language a recipe names it, and by what was said of it', async () => {
    const user = await t.makeUser({ premium: true });
    const recipe = (recipeName: string, names: string[]) =>
      added(user, { recipeName, ingredients: names.map((name) => line(name)), serves: '1' });
    const german = await recipe('Zwiebelkuchen', ['Zwiebeln', 'Mehl', 'Petersilie', 'Hausmischung']);
    const english = await recipe('Onion soup', ['onions', 'penne', 'parsley', 'house mix']);
    expect((await get(user, german)).ingredient_names).toEqual(['onion', 'plain flour', 'parsley', 'hausmischung']);
    expect((await get(user, english)).ingredient_names).toEqual(['onion', 'penne', 'parsley', 'house mix']);
    await t.send('PUT', `/api/recipes/correct-food/${english}`, {
      user,
      body: { ingredient: 'house mix', foodId: 'almond', grams: null },
    });
    expect((await get(user, english)).ingredient_names).toContain('almond');

    const dinner = (id: string, name: string) => ({ breakfast: [], lunch: [], dinner: [{ id, name }], snack: [] });
    const plan = [dinner(german, 'Zwiebelkuchen'), ...Array(6).fill(dinner(english, 'Onion soup'))];
    await t.send('POST', '/api/plans/save', { user, body: { name: 'week', plan, lockedMeals: {} } });
    const { body } = await t.send('GET', '/api/plans/recipe-analytics', { user });
    expect(body.ingredients.slice(0, 2)).toEqual([
      { name: 'onion', uses: 7 },
      { name: 'parsley', uses: 7 },
    ]);
  });

  test('recipes that older rules read get what they are bought as, and keep their own names until then', async () => {
    const { db } = t.services;
    const user = await t.makeUser();
    const id = await added(user, { ingredients: [line('Zwiebeln'), line('Mehl'), line('Salz und Pfeffer')] });
    const [stored] = await db.select().from(recipes).where(eq(recipes.id, id));
    const before = stored!.ingredients.map(({ boughtAs: _, parts: __, ...kept }) => kept);
    await db.update(recipes).set({ ingredients: before, judgedRevision: 2 }).where(eq(recipes.id, id));
    expect((await get(user, id)).ingredient_names).toEqual(['Zwiebeln', 'Mehl', 'Salz und Pfeffer']);
    await judgeOlderRecipes(t.services, () => false);
    const after = await get(user, id);
    expect(after.ingredient_names).toEqual(['onion', 'plain flour', 'salt', 'black pepper']);
    expect(after.ingredients[2].parts).toEqual(['salz', 'pfeffer']);
  });

  test('recipes from before show their foods at once, and are read after the start, each once', async () => {
    const { db } = t.services;
    const user = await t.makeUser();
    const recipe = () => added(user, { ingredients: [line('onion'), line('butter')] });
    const [id, opened] = [await recipe(), await recipe()];
    const stored = async (of: string) => (await db.select().from(recipes).where(eq(recipes.id, of)))[0]!;
    const { ingredients } = await stored(id);
    const before = ingredients.map(({ food: _, language: __, ...kept }) => kept);
    await db
      .update(recipes)
      .set({ ingredients: before, judgedRevision: 2 })
      .where(eq(recipes.householdId, user.householdId));
    const storedFoods = async (of: string) => (await stored(of)).ingredients.map(({ food }) => food?.id);
    expect(await foodsOf(user, opened)).toEqual(['onion', 'butter']);
    expect(await storedFoods(opened)).toEqual(['onion', 'butter']);
    expect(await storedFoods(id)).toEqual([undefined, undefined]);
    expect(await judgeOlderRecipes(t.services, () => true)).toBe(0);
    expect(await judgeOlderRecipes(t.services, () => false)).toBe(2);
    expect(await storedFoods(id)).toEqual(['onion', 'butter']);
    expect(await judgeOlderRecipes(t.services, () => false)).toBe(0);
  });

  test('what is said of an ingredient holds in every recipe and on the list', async () => {
    const user = await t.makeUser({ premium: true });
    const recipe = (recipeName: string) =>
      added(user, { recipeName, ingredients: [line('house mix')], serves: '1', calculateNut: 'true' });
    const [first, second] = [await recipe('Trail bars'), await recipe('Granola')];
    await t.send('PUT', `/api/recipes/correct-food/${first}`, {
      user,
      body: { ingredient: 'house mix', foodId: 'almond', grams: null },
    });
    expect(await foodsOf(user, first)).toEqual(['almond']);
    expect(await foodsOf(user, second)).toEqual(['almond']);
    expect((await get(user, second)).nutritionLines[0]).toMatchObject({ foodId: 'almond', matched: true });

    const meal = { id: second, name: 'Granola' };
    const day = { breakfast: [meal], lunch: [], dinner: [], snack: [], any: [] };
    const saved = await t.send('POST', '/api/plans/save', {
      user,
      body: { name: 'corrected', plan: Array(7).fill(day), lockedMeals: {} },
    });
    const list = await t.send('GET', `/api/lists/get-list/${saved.body.mealPlanId}`, { user });
    const names = Object.values<{ name: string }[]>(list.body.list).flatMap((items) => items.map(({ name }) => name));
    expect(names).toEqual(['almond']);
  });

  test('a correction changes the lists that are saved: name, aisle, and one line where the food stands already', async () => {
    const user = await t.makeUser({ premium: true });
    const granola = await added(user, {
      recipeName: 'Granola',
      // one food in two amounts is one item
      ingredients: [line('house mix', { original: '100 g house mix, plus 2 tbsp' }), line('oats')],
      serves: '1',
      calculateNut: 'true',
    });
    const day = { breakfast: [{ id: granola, name: 'Granola' }], lunch: [], dinner: [], snack: [], any: [] };
    const empty = { ...day, breakfast: [] };
    const plan = [day, ...Array(6).fill(empty)];
    const saved = await t.send('POST', '/api/plans/save', { user, body: { name: 'week', plan, lockedMeals: {} } });
    const ofPlan = await t.send('GET', `/api/lists/get-list/${saved.body.mealPlanId}`, { user });
    const kept = await t.send('POST', '/api/lists/save', {
      user,
      body: { name: 'shop', shoppingList: ofPlan.body.list },
    });
    const items = async (as: TestUser) => {
      const { body } = await t.send('GET', `/api/lists/load/${kept.body.id}`, { user: as });
      return body.list.map(({ name, aisle }: { name: string; aisle: string }) => `${aisle}: ${name}`);
    };
    const before = await items(user);
    expect(before).toContainEqual(expect.stringContaining('house mix'));
    const { body } = await t.send('PUT', `/api/recipes/correct-food/${granola}`, {
      user,
      body: { ingredient: 'house mix', foodId: 'leek', grams: null },
    });
    expect(body.renamed).toEqual({ from: 'house mix', to: 'leek', aisle: 'produce', meals: ['Granola'] });
    expect(await items(user)).toContain('produce: leek');
    expect(await items(user)).not.toContainEqual(expect.stringContaining('house mix'));
    const back = await t.send('PUT', `/api/recipes/correct-food/${granola}`, {
      user,
      body: { ingredient: 'house mix', foodId: null, grams: 50 },
    });
    expect(back.body.renamed).toMatchObject({ from: 'leek', to: 'house mix' });
    expect((await items(user)).toSorted()).toEqual(before.toSorted());
  });
});
