import type { Meal, MealPlan } from '@sorrel/contract/plans';
import { emptyWeek } from '@sorrel/core/plans/week-plan';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recipeCalls } from '../../testing/recipe-calls.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { ONE_OF_EACH } from '../../testing/week-samples.ts';
import { emptyMeal } from '../plans/meals.ts';

let t: TestApp;
const calls = recipeCalls(() => t);
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('the list of a plan says of which dishes nothing is on it, since somebody has deleted their recipes', async () => {
  const user = await t.makeUser();
  const names = ['Leek stew', 'Apple pie', 'Rye rolls'] as const;
  const [stew, pie, rolls] = await Promise.all(names.map((recipeName) => calls.added(user, { recipeName })));
  const meal = (id: string | undefined, name: string): Meal => ({ ...emptyMeal(), id: id ?? null, name });
  const plan = emptyWeek(ONE_OF_EACH, emptyMeal()) as MealPlan;
  plan[0]!.dinner = [{ ...meal(stew, 'Leek stew'), sides: [meal(rolls, 'Rye rolls')] }];
  plan[1]!.snack = [meal(pie, 'Apple pie')];
  plan[2]!.snack = [meal(pie, 'Apple pie')];
  plan[3]!.snack = [{ ...emptyMeal(), name: 'Eating out', note: { kind: 'eating_out' } }];
  const { body } = await t.send('POST', '/api/plans/save', { user, body: { name: 'autumn', plan } });
  const list = async () => (await t.send('GET', `/api/lists/get-list/${body.mealPlanId}`, { user })).body;
  expect(await list()).not.toHaveProperty('missing');
  for (const id of [pie, rolls])
    expect((await t.send('DELETE', `/api/recipes/delete-recipe/${id}`, { user })).status).toBe(200);
  const { missing, list: left } = await list();
  expect(missing).toEqual(['Rye rolls', 'Apple pie']);
  expect(left.produce).toMatchObject([{ meals: ['Leek stew'] }]);
});
