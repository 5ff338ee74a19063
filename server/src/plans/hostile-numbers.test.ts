import { afterAll, beforeAll, expect, test } from 'vitest';
import { recipeCalls } from '../../testing/recipe-calls.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
const calls = recipeCalls(() => t);

const structure = Array.from({ length: 7 }, () => ({ breakfast: 1, lunch: 1, dinner: 1, snack: 2 }));
const weekOf = (meal: object) =>
  Array.from({ length: 7 }, () => ({ breakfast: [meal], lunch: [meal], dinner: [meal], snack: [] }));
const mealWith = (amount: number) => ({
  id: 'none',
  name: 'x',
  calories: Math.abs(amount),
  nutrients: [
    { name: 'Calories', amount: Math.abs(amount), unit: 'kcal' },
    ...['Protein', 'Fat', 'Sugar'].map((name) => ({ name, amount, unit: 'g' })),
  ],
});

test.each([1e100, -1e100, 1e-320, -0, 0])('a week of meals with %d of all is judged in numbers', async (amount) => {
  const user = await t.makeUser({ premium: true });
  for (const nutGoals of [{ calories: 2000 }, { calories: 2000, protein: 1e-320, fat: 0.001 }, { sugar: 5 }]) {
    const body = { structure, mealPlan: weekOf(mealWith(amount)), lockedMeals: {}, nutGoals };
    const reply = await t.send('POST', '/api/plans/explain', { user, body });
    expect(reply.status).toBe(200);
    expect(reply.body.distancePercent).toEqual(expect.any(Number));
    for (const day of reply.body.days) expect(day.distancePercent).toEqual(expect.any(Number));
  }
});

test.each([1e101, 1e308, -1e308])('a meal with %d of something is refused', async (amount) => {
  const user = await t.makeUser({ premium: true });
  const body = { name: 'x', plan: weekOf(mealWith(amount)) };
  expect((await t.send('POST', '/api/plans/save', { user, body })).status).toBe(400);
});

test('figures that no serving can have are not kept, and the book is counted in numbers', async () => {
  const user = await t.makeUser({ premium: true });
  for (const amount of [1e308, 2e6, -1, 300]) {
    const nutrients = [
      { name: 'Calories', amount, unit: 'kcal' },
      { name: 'Protein', amount: 10, unit: 'g' },
    ];
    const recipe = await calls.get(user, await calls.added(user, { recipeName: `of ${amount}`, nutrients }));
    expect(recipe.calories).toBe(amount === 300 ? 300 : null);
  }
  const { body } = await t.send('GET', '/api/plans/recipe-analytics', { user });
  for (const { average } of body.types)
    for (const mean of Object.values(average ?? {})) expect(mean).toEqual(expect.any(Number));
});

test('one accent more or less in how a name was typed makes no second one', async () => {
  const user = await t.makeUser({ premium: true });
  const [composed, apart] = ['Caf\u00e9', 'Cafe\u0301'];
  const tag = (name: string) => t.send('POST', '/api/recipes/add-tag', { user, body: { name } });
  expect([(await tag(composed)).status, (await tag(apart)).status]).toEqual([200, 409]);
  const plan = async (name: string) =>
    (await t.send('POST', '/api/plans/save', { user, body: { name, plan: weekOf({ id: null, name: '' }) } })).body
      .mealPlanId;
  expect(await plan(apart)).toBe(await plan(composed));
  const list = async (name: string) =>
    (await t.send('POST', '/api/lists/save', { user, body: { name, shoppingList: {} } })).body.id;
  expect(await list(apart)).toBe(await list(composed));
});
