import type { MealPlan } from '@sorrel/contract/plans';
import { emptyWeek, slotsOf } from '@sorrel/core/plans/week-plan';
import { MEAL_TYPES } from '@sorrel/core/recipes/meal-type';
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

const asked = { structure: ONE_OF_EACH, repeat: ALWAYS, variation: 1 };
const OUT = { ...emptyMeal(), name: 'Eating out', note: { kind: 'eating_out' as const } };
const MENU = {
  ...emptyMeal(),
  name: 'The menu, by link',
  note: { kind: 'link' as const, url: 'https://sorrel.test/a,b;c' },
};

async function book(user: TestUser): Promise<void> {
  for (const type of MEAL_TYPES) await calls.added(user, { recipeName: `Leek stew ${type}`, type });
}
const weekWith = (changes: (week: MealPlan) => void): MealPlan => {
  const week = emptyWeek(ONE_OF_EACH, emptyMeal()) as MealPlan;
  changes(week);
  return week;
};
const save = (user: TestUser, plan: MealPlan) =>
  t.send('POST', '/api/plans/save', { user, body: { name: 'week', plan, lockedMeals: {} } });

test('words in a slot come back from Generate as they were sent, for one and for several', async () => {
  const user = await t.makeUser({ premium: true });
  await book(user);
  const lockedMeals = { '0-lunch-0': OUT, '2-dinner-0': MENU };
  const generate = async (persons: boolean): Promise<MealPlan> =>
    (await t.send('POST', '/api/plans/generate', { user, body: { ...asked, lockedMeals, persons } })).body;
  const alone = await generate(false);
  expect([alone[0]?.lunch[0], alone[2]?.dinner[0]]).toEqual([OUT, MENU]);
  expect(slotsOf(alone).filter(({ meal }) => meal.id !== null)).toHaveLength(26);
  const child = { colour: 'sky', goal_kcal: null, excluded_foods: [], portion: 1, away: [], name: 'Mia' };
  expect((await t.send('POST', '/api/household/persons', { user, body: child })).status).toBe(200);
  const together = await generate(true);
  expect([together[0]?.lunch[0], together[2]?.dinner[0]]).toEqual([OUT, MENU]);
  expect(together[0]?.dinner[0]?.plates).toHaveLength(2);
});

test('words in a slot lower the goals of their day by its share', async () => {
  const user = await t.makeUser({ premium: true });
  const goals = { calories: 1700, protein: 0, carbohydrates: 0, fat: 0, fiber: 0, sugar: 0 };
  const nutrients = [{ name: 'Calories', amount: 1100, unit: 'kcal' }];
  const eaten = { ...emptyMeal(), id: 'gone', name: 'Feast', calories: 1100, nutrients };
  const structure = ONE_OF_EACH;
  const mealPlan = emptyWeek(structure, emptyMeal()) as MealPlan;
  for (const day of mealPlan) Object.assign(day, { dinner: [eaten], lunch: [OUT], snack: [] });
  const explain = async (plan: MealPlan) =>
    (
      await t.send('POST', '/api/plans/explain', {
        user,
        body: { ...asked, structure, nutGoals: goals, mealPlan: plan },
      })
    ).body;
  // breakfast 4, lunch 6 and dinner 7 are a day
  expect((await explain(mealPlan)).distancePercent).toBeCloseTo(0, 6);
  const whole = mealPlan.map((day) => ({ ...day, lunch: [emptyMeal()] }));
  expect((await explain(whole)).distancePercent).toBeCloseTo((100 * 600) / 1700, 6);
});

test('are saved and loaded, buy nothing, and stand in the calendar with their link and on the shared page', async () => {
  const user = await t.makeUser({ premium: true });
  const plan = weekWith((week) => {
    week[0]!.lunch = [OUT];
    week[1]!.dinner = [MENU];
  });
  const { body } = await save(user, plan);
  const loaded = (await t.send('GET', `/api/plans/load/${body.mealPlanId}`, { user })).body;
  expect(loaded.mealPlan).toEqual(plan);
  const list = (await t.send('GET', `/api/lists/get-list/${body.mealPlanId}`, { user })).body;
  expect(Object.values(list.list ?? list).flat()).not.toContainEqual(expect.objectContaining({ name: 'eating out' }));

  const feed = await t.send('POST', '/api/plans/calendar', { user, body: { id: body.mealPlanId } });
  const file: string = (await t.send('GET', new URL(feed.body.address).pathname)).body;
  const unfolded = file.replaceAll('\r\n ', '');
  expect(unfolded).toContain('SUMMARY:Lunch: Eating out\r\n');
  expect(unfolded).toContain('SUMMARY:Dinner: The menu\\, by link\r\nURL:https://sorrel.test/a,b;c\r\n');

  const shared = await t.send('POST', '/api/share/links', { user, body: { kind: 'plan', id: body.mealPlanId } });
  const page: string = (await t.send('GET', new URL(shared.body.address).pathname)).body;
  expect(page).toContain(
    '<a href="https://sorrel.test/a,b;c" rel="noopener noreferrer nofollow ugc">The menu, by link</a>',
  );
});

test.each([
  ['a link that is no address of the web', { ...MENU, note: { kind: 'link', url: 'javascript:alert(1)' } }],
  ['a link with a line break', { ...MENU, note: { kind: 'link', url: 'https://sorrel.test/\r\nSUMMARY:x' } }],
  ['a link without an address', { ...MENU, note: { kind: 'link' } }],
  ['no words', { ...OUT, name: ' ' }],
  ['too many words', { ...OUT, name: 'a'.repeat(201) }],
  ['a recipe as well', { ...OUT, id: '6c1f0a52-7f0e-4d5c-8f58-000000000001' }],
])('words in a slot with %s are refused', async (_, meal) => {
  const user = await t.makeUser();
  const reply = await save(
    user,
    weekWith((week) => {
      week[0]!.lunch = [meal as typeof OUT];
    }),
  );
  expect(reply.status).toBe(400);
});
