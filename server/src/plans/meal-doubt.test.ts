import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recipeCalls } from '../../testing/recipe-calls.ts';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const { added, edit } = recipeCalls(() => t);
const meals = async (user: TestUser, ids: string[]) =>
  (await t.send('POST', '/api/plans/fresh-meals', { user, body: { ids } })).body;
const grams = (name: string, quantity: number) => ({ name, quantity, unit: 'g' });

describe('what of a recipe can hardly be meant stands at its meal', () => {
  test('an amount, until the recipe is mended; a sound recipe has no mark', async () => {
    const user = await t.makeUser({ premium: true });
    const potatoes = grams('potatoes', 800);
    const counted = { serves: '4', calculateNut: 'true' };
    const id = await added(user, { ...counted, ingredients: [grams('minced beef', 11_500), potatoes] });
    const sound = await added(user, { ...counted, ingredients: [grams('minced beef', 500), potatoes] });
    const [odd, right] = await meals(user, [id, sound]).then((all) =>
      [id, sound].map((one) => all.find((meal: { id: string }) => meal.id === one)),
    );
    expect(odd.doubt).toEqual({ of: 'amount', ingredient: 'minced beef', grams: 11_500 });
    expect(right).not.toHaveProperty('doubt');
    await edit(user, id, { ...counted, ingredients: [grams('minced beef', 1150), potatoes] });
    expect((await meals(user, [id]))[0]).not.toHaveProperty('doubt');
  });

  test('what its import was not sure of, until somebody answers', async () => {
    const user = await t.makeUser();
    const doubts = [
      { kind: 'implausible-time', lines: [] },
      { kind: 'calories-differ', lines: [] },
      { kind: 'implausible-amount', lines: ['14 cups salt'] },
    ];
    const id = await added(user, { doubts });
    expect((await meals(user, [id]))[0].doubt).toEqual({ of: 'amount' });
    const answer = (kind: string) => t.send('DELETE', `/api/recipes/checks/${id}?kind=${kind}`, { user });
    await answer('implausible-amount');
    expect((await meals(user, [id]))[0].doubt).toEqual({ of: 'servings' });
    await answer('calories-differ');
    expect((await meals(user, [id]))[0].doubt).toEqual({ of: 'time' });
    await answer('implausible-time');
    expect((await meals(user, [id]))[0]).not.toHaveProperty('doubt');
  });
});
