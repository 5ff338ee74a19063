import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recipeCalls } from '../../testing/recipe-calls.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { recipes } from '../db/tables/recipes.ts';
import { NoTurn } from '../platform/fair-queue.ts';
import { createRecountRunner } from './sub-recipes/recount-dishes.ts';

let first: TestApp;
/** Tells what was given to a worker. */
let t: TestApp;
const given: string[] = [];
/** Whether what is to be judged is refused, as where a person has too much waiting. */
let isRefused = false;
beforeAll(async () => {
  first = await testApp();
  const { workers } = first.services;
  const run: typeof workers.run = (work, task, turn) => {
    given.push(work.kind);
    if (isRefused && work.kind === 'judge') throw new NoTurn('too_much_at_once', { fields: { retryAfterS: 1 } });
    return workers.run(work, task, turn);
  };
  t = await testApp({}, { workers: { ...workers, run } });
});
afterAll(async () => {
  await t.close();
  await first.close();
});
const calls = recipeCalls(() => t);

/** Lines that take long to read where there are many: every word might be a food, or an amount, in any language. Each is too long to be read at once. */
const LINES = Array.from({ length: 8 }, (_, index) => ({
  name: `${'½ '.repeat(100)}${index}`,
  quantity: 1,
  unit: '',
}));

test('a recipe whose lines may take seconds to read is read in a worker, whatever is done to it', {
  timeout: 120_000,
}, async () => {
  const user = await t.makeUser({ premium: true });
  const id = await calls.added(user, { recipeName: 'Plain' });
  const recipe = { ingredients: LINES, calculateNut: 'true' };
  const second = await calls.added(user, { ...recipe, recipeName: 'Second' });
  const { version } = await calls.get(user, second);
  const works = {
    add: () => calls.add(user, recipe),
    edit: () => calls.edit(user, id, recipe),
    restore: async () => {
      await calls.edit(user, second, { recipeName: 'Second' });
      return t.send('POST', `/api/recipes/restore-version/${second}`, {
        user,
        body: { version, current: version + 1 },
      });
    },
    correct: () =>
      t.send('PUT', `/api/recipes/correct-food/${second}`, {
        user,
        body: { ingredient: LINES[0]?.name.trim(), foodId: null, grams: 3 },
      }),
    save: () =>
      t.send('POST', '/api/recipes/save-recipe', {
        user,
        body: { recipeName: 'Copy', source: 'admin', ingredients: LINES },
      }),
  };
  const kinds = { add: 'count', edit: 'count', restore: 'count', correct: 'rename', save: 'count' };
  for (const [name, work] of Object.entries(works)) {
    given.length = 0;
    expect([name, (await work()).status]).toEqual([name, 200]);
    expect(given).toContain(kinds[name as keyof typeof kinds]);
  }
});

test('an ordinary recipe waits for no worker', async () => {
  const user = await t.makeUser({ premium: true });
  const ingredients = Array.from({ length: 15 }, (_, index) => ({ name: `red onion ${index}`, quantity: 2, unit: '' }));
  given.length = 0;
  const id = await calls.added(user, { ingredients, calculateNut: 'true' });
  await calls.edit(user, id, { ingredients: ingredients.slice(1), calculateNut: 'true' });
  expect(given).not.toContain('count');
  expect((await calls.get(user, id)).ingredients[0].food?.id).toBe('red-onion');
});

test('of very many recipes with a corrected food those that cannot be counted now are counted later', async () => {
  const user = await t.makeUser({ premium: true });
  const leek = { id: 'a', name: 'leek', quantity: 1, unit: '', possibleUnits: [] };
  const long = LINES.map((line, place) => ({ ...line, id: String(place), possibleUnits: [] }));
  const idOf = (place: number) => `00000000-0000-4000-8000-0000000000${10 + place}`;
  const values = Array.from({ length: 29 }, (_, place) => ({
    id: idOf(place),
    householdId: user.householdId,
    addedBy: user.id,
    name: `Soup ${place}`,
    type: 'any' as const,
    serves: 1,
    calculateNutrition: true,
    ingredients: place === 27 ? [leek, ...long] : [leek],
  }));
  await t.services.db.insert(recipes).values(values);
  isRefused = true;
  const body = { ingredient: 'leek', foodId: null, grams: 1_000 };
  const { status } = await t.send('PUT', `/api/recipes/correct-food/${idOf(0)}`, { user, body });
  expect(status).toBe(200);
  const grams = async (place: number) => {
    const [row] = await t.services.db
      .select()
      .from(recipes)
      .where(eq(recipes.id, idOf(place)));
    return row?.nutritionLines?.[0]?.grams ?? null;
  };
  const runner = createRecountRunner(t.services);
  await runner.flush();
  expect([await grams(25), await grams(27), await grams(28)]).toEqual([1_000, null, null]);
  isRefused = false;
  await runner.flush();
  expect([await grams(27), await grams(28)]).toEqual([1_000, 1_000]);
});
