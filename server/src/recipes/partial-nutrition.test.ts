import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recipeCalls } from '../../testing/recipe-calls.ts';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';

let t: TestApp;
let user: TestUser;
let whole: string;
let partial: string;
const { added, get, book } = recipeCalls(() => t);

beforeAll(async () => {
  t = await testApp();
  user = await t.makeUser({ premium: true });
  const counted = { calculateNut: 'true', serves: '1', type: 'dinner' };
  whole = await added(user, {
    ...counted,
    recipeName: 'Whole',
    ingredients: [{ name: 'rice', quantity: 200, unit: 'g' }],
  });
  partial = await added(user, {
    ...counted,
    recipeName: 'Partial',
    ingredients: [
      { name: 'rice', quantity: 10, unit: 'g' },
      { name: 'zzyzx', quantity: 500, unit: 'g' },
      { name: 'yzzxy', quantity: 3, unit: '' },
    ],
  });
});
afterAll(() => t.close());

const names = async (query: string) => (await book(user, query)).results.map(({ name }: { name: string }) => name);

describe('a recipe of which too little could be counted', () => {
  test('says at least so much, and gives no figure', async () => {
    const recipe = await get(user, partial);
    expect(recipe).toMatchObject({ calories: null, nutritionPartial: true });
    expect(recipe.nutritionCoverage).toBeCloseTo(1 / 3);
    expect(recipe.nutrients).toContainEqual({ name: 'Calories', amount: expect.any(Number), unit: 'kcal' });
    expect(await get(user, whole)).toMatchObject({ nutritionPartial: false, calories: expect.any(Number) });
  });

  test('is in no range of calories, and comes last in their order either way', async () => {
    expect(await names('&caloriesMax=300')).toEqual([]);
    expect(await names('&caloriesMin=300')).toEqual(['Whole']);
    expect(await names('&sort=calories&order=asc')).toEqual(['Whole', 'Partial']);
    expect(await names('&sort=calories&order=desc')).toEqual(['Whole', 'Partial']);
  });

  test('has no nutrition in a plan', async () => {
    const meal = async (shown: string) =>
      (await t.send('GET', `/api/plans/respin?type=dinner&shown=${shown}`, { user })).body;
    expect(await meal(whole)).toMatchObject({ name: 'Partial', calories: null, nutrients: [] });
    expect((await meal(partial)).nutrients).not.toEqual([]);
  });

  test('is not known to be quick without times', async () => {
    expect(await names('&time=20')).toEqual([]);
    const timed = await added(user, { recipeName: 'Timed', cookTime: '15' });
    expect(await names('&time=20')).toEqual(['Timed']);
    await t.send('DELETE', `/api/recipes/delete-recipe/${timed}`, { user });
  });
});
