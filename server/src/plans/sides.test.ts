import type { Meal, MealPlan } from '@sorrel/contract/plans';
import { emptyWeek } from '@sorrel/core/plans/week-plan';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recipeCalls } from '../../testing/recipe-calls.ts';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';
import { ALWAYS, ONE_OF_EACH } from '../../testing/week-samples.ts';
import { emptyMeal } from './meals.ts';

let t: TestApp;
const calls = recipeCalls(() => t);
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const GOALS = { calories: 1700, protein: 0, carbohydrates: 0, fat: 0, fiber: 0, sugar: 0 };
const asked = { structure: ONE_OF_EACH, repeat: ALWAYS, variation: 1, nutGoals: GOALS };

const recipe = (user: TestUser, recipeName: string, food: string) =>
  calls.added(user, {
    recipeName,
    type: 'any',
    serves: '2',
    ingredients: JSON.stringify([{ id: 'a', name: food, quantity: 400, unit: 'g', possibleUnits: ['g'] }]),
  });
const known = (id: string, kcal: number) =>
  t.services.pool.query(
    `update recipes set calories = $2, protein = 1, carbohydrates = 1, fat = 1, fiber = 1, sugar = 1,
       nutrients = jsonb_build_object('calories', $2::float8) where id = $1`,
    [id, kcal],
  );
const asMeal = (id: string, name: string): Meal => ({ ...emptyMeal(), id, name, type: 'any' });
const weekWith = (dinner: Meal): MealPlan => {
  const week = emptyWeek(ONE_OF_EACH, emptyMeal()) as MealPlan;
  week[0]!.dinner = [dinner];
  return week;
};
const saved = async (user: TestUser, plan: MealPlan, name = 'week'): Promise<string> => {
  const reply = await t.send('POST', '/api/plans/save', { user, body: { name, plan, lockedMeals: {} } });
  expect(reply.status).toBe(200);
  return reply.body.mealPlanId;
};

test('a side is saved and loaded as its recipe is now, bought, counted, and stands in the calendar', async () => {
  const user = await t.makeUser({ premium: true });
  const [stew, salad] = [await recipe(user, 'Leek stew', 'leek'), await recipe(user, 'Green salad', 'lettuce')];
  const unused = await recipe(user, 'Soup', 'carrot');
  const id = await saved(user, weekWith({ ...asMeal(stew, 'Leek stew'), sides: [asMeal(salad, 'Old name')] }));
  const loaded = (await t.send('GET', `/api/plans/load/${id}`, { user })).body.mealPlan as MealPlan;
  expect(loaded[0]?.dinner[0]?.sides).toMatchObject([{ id: salad, name: 'Green salad' }]);

  const list = JSON.stringify((await t.send('GET', `/api/lists/get-list/${id}`, { user })).body);
  expect(list).toContain('"name":"leek"');
  expect(list).toContain('"name":"lettuce"');
  expect(list).not.toContain('carrot');

  const { body } = await t.send('GET', '/api/plans/recipe-analytics', { user });
  expect(body.neverPlanned.recipes.map((one: { id: string }) => one.id)).toEqual([unused]);
  expect(body.meals).toBe(2);

  const feed = await t.send('POST', '/api/plans/calendar', { user, body: { id } });
  const file: string = (await t.send('GET', new URL(feed.body.address).pathname)).body;
  expect(file.replaceAll('\r\n ', '')).toContain('SUMMARY:Dinner: Leek stew + Old name\r\n');
});

test('a locked meal keeps its sides, and the day is planned around both', async () => {
  const user = await t.makeUser({ premium: true });
  const [stew, feast] = [await recipe(user, 'Leek stew', 'leek'), await recipe(user, 'Feast', 'pork')];
  const others = [];
  for (const [index, kcal] of [150, 250, 500, 700].entries()) {
    const other = await recipe(user, `Dish ${index}`, 'rice');
    await known(other, kcal);
    others.push(other);
  }
  await known(stew, 500);
  await known(feast, 750);
  const dinner = { ...asMeal(stew, 'Leek stew'), sides: [asMeal(feast, 'Feast')] };
  const generate = async (lockedMeals: object, persons = false): Promise<MealPlan> =>
    (await t.send('POST', '/api/plans/generate', { user, body: { ...asked, lockedMeals, persons } })).body;
  const kcalOf = (plan: MealPlan) =>
    [...plan[0]!.breakfast, ...plan[0]!.lunch, ...plan[0]!.snack].reduce(
      (sum, { calories }) => sum + (calories ?? 0),
      0,
    );
  const plan = await generate({ '0-dinner-0': dinner });
  expect(plan[0]?.dinner[0]?.sides).toMatchObject([{ id: feast, calories: 750 }]);
  // 1,250 of 1,700 are there already, and no dish is doubled on a day without need
  expect(kcalOf(plan)).toBeLessThan(650);
  expect(kcalOf(await generate({ '0-dinner-0': asMeal(stew, 'Leek stew') }))).toBeGreaterThan(1000);

  const child = { colour: 'sky', goal_kcal: null, excluded_foods: [], portion: 1, away: [], name: 'Mia' };
  expect((await t.send('POST', '/api/household/persons', { user, body: child })).status).toBe(200);
  const plates = [{ person: user.id, portion: 1 }];
  const seated = { ...dinner, plates, sides: [{ ...asMeal(feast, 'Feast'), plates }] };
  const eaten = (week: MealPlan) =>
    [...week[0]!.breakfast, ...week[0]!.lunch, ...week[0]!.snack].reduce((sum, { calories, plates: of }) => {
      const portion = of?.find(({ person }) => person === user.id)?.portion ?? 0;
      return sum + portion * (calories ?? 0);
    }, 0);
  const together = await generate({ '0-dinner-0': seated }, true);
  expect(together[0]?.dinner[0]?.sides).toMatchObject([{ id: feast, plates }]);
  expect(eaten(together)).toBeLessThan(650);
});

test('sides of one plan are meals of their own in a merged one', async () => {
  const user = await t.makeUser({ premium: true });
  const [stew, salad] = [await recipe(user, 'Leek stew', 'leek'), await recipe(user, 'Green salad', 'lettuce')];
  const ann = await saved(
    user,
    weekWith({ ...asMeal(stew, 'Leek stew'), sides: [asMeal(salad, 'Green salad')] }),
    'ann',
  );
  const ben = await saved(user, weekWith(asMeal(stew, 'Leek stew')), 'ben');
  const plans = [
    { id: ann, portions: 1 },
    { id: ben, portions: 2 },
  ];
  const { body } = await t.send('POST', '/api/plans/merge', { user, body: { name: 'both', plans } });
  const merged = (await t.send('GET', `/api/plans/load/${body.mealPlanId}`, { user })).body.mealPlan as MealPlan;
  expect(merged[0]?.dinner.map(({ name, portions, sides }) => [name, portions, sides])).toEqual([
    ['Leek stew', 3, undefined],
    ['Green salad', 1, undefined],
  ]);
});

test('more sides than a slot holds are refused', async () => {
  const user = await t.makeUser();
  const side = asMeal('6c1f0a52-7f0e-4d5c-8f58-000000000001', 'Green salad');
  const plan = weekWith({ ...side, sides: [side, side, side, side] });
  const reply = await t.send('POST', '/api/plans/save', { user, body: { name: 'week', plan, lockedMeals: {} } });
  expect(reply.status).toBe(400);
});
