import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recipeCalls } from '../../testing/recipe-calls.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { recipes } from '../db/tables/recipes.ts';
import { judgeOlderRecipes } from './judge-older.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const { add, added, get } = recipeCalls(() => t);
const grams = (name: string, group?: string) => ({ name, quantity: 100, unit: 'g', group });
const heading = (name: string) => ({ name, quantity: 0, unit: '', original: `${name}:` });
const shape = (list: { name?: string; desc?: string; group?: string }[]) =>
  list.map(({ name, desc, group }) => [group ?? null, name ?? desc]);

describe('groups of ingredients and steps', () => {
  test('a recipe comes back in the groups it was sent in, and another save changes them', async () => {
    const user = await t.makeUser();
    const id = await added(user, {
      ingredients: [grams('rice'), grams('tomatoes', ' For  the sauce: '), grams('onion', 'For the sauce')],
      method: [{ desc: 'Cook the rice.' }, { desc: 'Simmer.', group: 'For the sauce' }],
    });
    const recipe = await get(user, id);
    expect(shape(recipe.ingredients)).toEqual([
      [null, 'rice'],
      ['For the sauce', 'tomatoes'],
      ['For the sauce', 'onion'],
    ]);
    expect(shape(recipe.method)).toEqual([
      [null, 'Cook the rice.'],
      ['For the sauce', 'Simmer.'],
    ]);
    expect(recipe.ingredient_names).toEqual(['rice', 'tomato', 'onion']);
  });

  test('a name that is too long is refused, and one of mark-up stays what was typed', async () => {
    const user = await t.makeUser();
    const long = await add(user, { ingredients: [grams('rice', 'x'.repeat(121))] });
    expect(long).toMatchObject({
      status: 400,
      body: { message: 'Please shorten the name of the group to 120 characters.' },
    });
    const id = await added(user, { ingredients: [grams('rice', '<b>Sauce</b>')] });
    expect((await get(user, id)).ingredients[0].group).toBe('<b>Sauce</b>');
  });

  test('a heading that is sent as a line is a group, and no ingredient to count', async () => {
    const user = await t.makeUser({ premium: true });
    const id = await added(user, {
      ingredients: [grams('rice'), heading('For the sauce'), grams('tomatoes')],
      method: [{ desc: 'For the sauce:' }, { desc: 'Simmer.' }],
      calculateNut: 'true',
    });
    const recipe = await get(user, id);
    expect(shape(recipe.ingredients)).toEqual([
      [null, 'rice'],
      ['For the sauce', 'tomatoes'],
    ]);
    expect(shape(recipe.method)).toEqual([['For the sauce', 'Simmer.']]);
    expect(recipe.method[0].step).toBe(1);
    expect(recipe.nutritionCoverage).toBe(1);
    expect(recipe.nutritionLines).toHaveLength(2);
  });

  test('a recipe from before shows its headings as groups at once, and is kept so after the start', async () => {
    const { db } = t.services;
    const user = await t.makeUser();
    const id = await added(user, { ingredients: [grams('rice')] });
    const old = { possibleUnits: [], id: 'x' };
    const ingredients = [grams('rice'), heading('Für die Soße'), grams('Tomaten')].map((one) => ({ ...one, ...old }));
    const method = [
      { step: 1, desc: 'Für die Soße:' },
      { step: 2, desc: 'Kochen.' },
    ];
    await db
      .update(recipes)
      .set({ ingredients, method, judgedRevision: 1 } as never)
      .where(eq(recipes.id, id));
    const wanted = [
      [null, 'rice'],
      ['Für die Soße', 'Tomaten'],
    ];
    expect(shape((await get(user, id)).ingredients)).toEqual(wanted);
    await judgeOlderRecipes(t.services, () => false);
    const [row] = await db.select().from(recipes).where(eq(recipes.id, id));
    expect(shape(row?.ingredients ?? [])).toEqual(wanted);
    expect(row?.method).toEqual([{ step: 1, desc: 'Kochen.', group: 'Für die Soße' }]);
  });

  test('pasted lines come back in their groups', async () => {
    const user = await t.makeUser();
    const lines = ['500 g Mehl', 'Für die Füllung:', '3 Äpfel', '2 EL Zucker'];
    const { body } = await t.send('POST', '/api/recipes/read-ingredients', { user, body: { lines } });
    expect(shape(body)).toEqual([
      [null, 'Mehl'],
      ['Für die Füllung', 'Äpfel'],
      ['Für die Füllung', 'Zucker'],
    ]);
  });
});
