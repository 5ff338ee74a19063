import { ERRORS } from '@sorrel/contract/errors';
import { RECIPE_CHARACTERS_MAX } from '@sorrel/core/recipes/limits';
import {
  byChoiceField,
  byNumberField,
  byTextField,
  type ChoiceField,
  type ChoiceValues,
  choicesOf,
  RECIPE_FIELDS,
} from '@sorrel/core/recipes/recipe-fields';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LENTILS, recipeCalls } from '../../testing/recipe-calls.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { recipes } from '../db/tables/recipes.ts';

let t: TestApp;

beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const { add, added, edit, get, book } = recipeCalls(() => t);

describe('adding', () => {
  test('every field of a recipe is kept, shown and changed, and one out of its bounds is refused', async () => {
    const user = await t.makeUser();
    const fields = (word: string, choice: 0 | 1) => ({
      ...byTextField((field) => `${word} ${field}`),
      ...byNumberField((field) => RECIPE_FIELDS[field].max - choice),
      ...byChoiceField<ChoiceValues>((field) => choicesOf(field)[1 + choice] as never),
    });
    const asSent = (values: ReturnType<typeof fields>) => ({
      ...values,
      ...byNumberField((field) => `${values[field]}`),
    });
    const id = await added(user, asSent(fields('its', 0)));
    expect(await get(user, id)).toMatchObject(fields('its', 0));
    await edit(user, id, asSent(fields('other', 1)));
    expect(await get(user, id)).toMatchObject(fields('other', 1));
    const wrong = {
      ...byTextField((field) => 'x'.repeat(RECIPE_FIELDS[field].maxLength + 1)),
      ...byNumberField((field) => `${RECIPE_FIELDS[field].max + 1}`),
      ...byChoiceField<Record<ChoiceField, string>>(() => 'no such thing'),
    };
    for (const [field, value] of Object.entries(wrong)) {
      expect(await add(user, { [field]: value }), field).toMatchObject({ status: 400 });
    }
  });

  test('API-34 API-35 API-36 API-40 ENT-20 ENT-21 a recipe comes back as it was sent', async () => {
    const user = await t.makeUser();
    const reply = await add(user, {
      caption: 'Warming',
      type: 'dinner',
      prepTime: '10',
      cookTime: '25',
      notes: 'Freezes well.',
      source: 'https://example.com/x',
    });
    expect(reply).toMatchObject({ status: 200, body: { message: 'Lentil soup has been added successfully.' } });
    expect(await get(user, reply.body.id)).toMatchObject({
      user_id: user.id,
      name: 'Lentil soup',
      caption: 'Warming',
      type: 'dinner',
      serves: 4,
      prep_time: 10,
      cook_time: 25,
      notes: 'Freezes well.',
      source: 'https://example.com/x',
      category: 'None',
      is_favorite: false,
      ingredients: [
        { name: 'red lentils', quantity: 200, unit: 'g', possibleUnits: expect.arrayContaining(['g']) },
        { name: 'onion', quantity: 1, unit: '' },
      ],
      method: [{ step: 1, desc: 'Simmer.' }],
      images: [],
    });
  });

  test('FORM-52 a recipe without a name is refused and nothing is kept', async () => {
    const user = await t.makeUser();
    expect(await add(user, { recipeName: '  ' })).toMatchObject({
      status: 400,
      body: { message: 'Please give the recipe a name.' },
    });
    expect((await book(user)).total).toBe(0);
  });

  test.each([
    ['ingredients', 'not json', 400],
    ['ingredients', [{ name: 'x', quantity: -1 }], 400],
    ['serves', '0', 400],
    ['prepTime', '-5', 400],
    ['type', 'brunch', 400],
    ['tags', [999_999], 404],
  ])('%s of %j is refused', async (field, value, status) => {
    expect((await add(await t.makeUser(), { [field]: value })).status).toBe(status);
  });

  test('FORM-58 a step may be as long as the whole body allows, and more is refused with a sentence', async () => {
    const user = await t.makeUser();
    const desc = 'Stir. '.repeat(50_000).trim();
    expect((await get(user, await added(user, { method: [{ desc }] }))).method).toMatchObject([{ step: 1, desc }]);
    const tooLong = await add(user, { method: [{ desc: 'x'.repeat(3 * 1024 * 1024) }] });
    expect(tooLong).toMatchObject({ status: 413, body: { message: 'What you sent is too large.' } });
    expect((await book(user)).total).toBe(1);
  });

  test('a recipe that is too long in all, or in the names of its ingredients, is refused whichever way it comes', async () => {
    const user = await t.makeUser({ premium: true });
    const id = await added(user);
    const steps = { method: [{ desc: 'x'.repeat(RECIPE_CHARACTERS_MAX) }] };
    const name = 'x'.repeat(500);
    const names = { ingredients: Array.from({ length: 101 }, () => ({ name, quantity: 1, unit: '' })) };
    for (const long of [steps, names]) {
      const body = { recipeName: 'Long', source: 'admin', ...long };
      for (const reply of [
        await add(user, long),
        await edit(user, id, long),
        await t.send('POST', '/api/recipes/save-recipe', { user, body }),
      ]) {
        expect(reply).toMatchObject({ status: 413, body: { message: ERRORS.recipe_too_long.message } });
      }
    }
    expect((await book(user)).total).toBe(1);
  });

  test.each(['any', 'breakfast', 'lunch', 'dinner', 'snack'])('ENT-22 a recipe may be of the type %s', async (type) => {
    const user = await t.makeUser();
    expect((await get(user, await added(user, { type }))).type).toBe(type);
  });

  test('API-26 API-44 ENT-29 the book is counted, and a recipe comes with nutrients of name, amount and unit', async () => {
    const user = await t.makeUser();
    const nutrients = [{ name: 'Protein', amount: 14, unit: 'g' }];
    const id = await added(user, { nutrients });
    expect(await get(user, id)).toMatchObject({ id, nutrients });
    expect((await t.send('GET', '/api/recipes/recipe-count', { user })).body).toEqual({ count: 1 });
  });

  test('NUM-01 ROLE-14 twenty adds at once at 34 recipes leave a free user with 35', async () => {
    const user = await t.makeUser();
    await t.services.db
      .insert(recipes)
      .values(
        Array.from({ length: 34 }, (_, i) => ({ householdId: user.householdId, addedBy: user.id, name: `Soup ${i}` })),
      );
    const replies = await Promise.all(Array.from({ length: 20 }, () => add(user)));
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    expect(replies.find((reply) => reply.status === 403)?.body).toMatchObject({
      upgrade: true,
      message: expect.stringContaining('35'),
    });
    expect((await t.send('GET', '/api/recipes/recipe-count', { user })).body).toEqual({ count: 35 });
  });

  test('ROLE-04 a premium user adds the 36th recipe', async () => {
    const user = await t.makeUser({ premium: true });
    await t.services.db
      .insert(recipes)
      .values(
        Array.from({ length: 35 }, (_, i) => ({ householdId: user.householdId, addedBy: user.id, name: `Soup ${i}` })),
      );
    expect((await add(user)).status).toBe(200);
  });

  test('ROLE-11 ENT-26 ENT-34 nutrition is calculated per serving for premium, with calories by ingredient', async () => {
    const user = await t.makeUser({ premium: true });
    const recipe = await get(user, await added(user, { calculateNut: 'true' }));
    const calories = recipe.nutrients.find((nutrient: { name: string }) => nutrient.name === 'Calories');
    // 200 g of dried lentils are about 700 kcal, an onion 45; a quarter of that
    expect(calories.amount).toBeGreaterThan(150);
    expect(calories.amount).toBeLessThan(220);
    expect(recipe).toMatchObject({ calculate_nut: true, nutritionCoverage: 1 });
    expect(recipe.ingredients[0].calories).toBeGreaterThan(140);
    expect(recipe.nutritionLines[0]).toMatchObject({ matched: true, grams: 200 });
  });

  test('ENT-33 alcohol is never among the nutrients', async () => {
    const user = await t.makeUser({ premium: true });
    const recipe = await get(
      user,
      await added(user, { calculateNut: 'true', ingredients: [{ name: 'red wine', quantity: 500, unit: 'ml' }] }),
    );
    expect(recipe.nutrients.map((nutrient: { name: string }) => nutrient.name)).not.toContain('Alcohol');
    expect(recipe.calories).toBeGreaterThan(50);
  });

  test('FORM-63 for a free user nothing is calculated', async () => {
    const user = await t.makeUser();
    expect(await get(user, await added(user, { calculateNut: 'true' }))).toMatchObject({
      calculate_nut: false,
      nutrients: [],
      calories: null,
    });
  });

  test('an ingredient that no food is found for is named and never counted as nothing', async () => {
    const user = await t.makeUser({ premium: true });
    const recipe = await get(
      user,
      await added(user, {
        calculateNut: 'true',
        ingredients: [...LENTILS, { name: 'zzgrobnik', quantity: 2, unit: 'g' }],
      }),
    );
    expect(recipe.nutritionCoverage).toBeCloseTo(2 / 3);
    expect(recipe.nutritionLines[2]).toMatchObject({ ingredient: 'zzgrobnik', matched: false, calories: null });
  });

  test("the publisher's nutrition is kept where none is calculated", async () => {
    const user = await t.makeUser();
    const recipe = await get(user, await added(user, { nutrients: [{ name: 'Calories', amount: 240, unit: 'kcal' }] }));
    expect(recipe).toMatchObject({ calories: 240, nutrients: [{ name: 'Calories', amount: 240, unit: 'kcal' }] });
  });

  test('ENT-13 the source admin is an administrator’s alone', async () => {
    const user = await t.makeUser();
    const admin = await t.makeUser({ admin: true });
    expect((await get(user, await added(user, { source: 'admin' }))).source).toBe('');
    expect(await get(admin, await added(admin, { category: 'Soups & Stews' }))).toMatchObject({
      source: 'admin',
      category: 'Soups & Stews',
    });
    expect((await get(user, await added(user, { category: 'Soups & Stews' }))).category).toBe('None');
  });
});
