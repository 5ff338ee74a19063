import type { Meal, MealPlan, PlanSettings } from '@sorrel/contract/plans';
import { marksOf } from '@sorrel/core/plans/merge-changes';
import { marksOfSettings } from '@sorrel/core/plans/merge-settings';
import { defaultPlanSettings } from '@sorrel/core/plans/plan-settings';
import { emptyWeek } from '@sorrel/core/plans/week-plan';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recipeCalls } from '../../testing/recipe-calls.ts';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';
import { ONE_OF_EACH } from '../../testing/week-samples.ts';
import { emptyMeal } from './meals.ts';

let t: TestApp;
const calls = recipeCalls(() => t);
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const TUESDAY = 1;
const FRIDAY = 4;
const words = (name: string): Meal => ({ ...emptyMeal(), name, note: { kind: 'note' } });
const dinners = (plan: MealPlan) => plan.map(({ dinner }) => dinner.map(({ name }) => name).join());

interface Loaded {
  id: string;
  mealPlan: MealPlan;
  lockedMeals: Record<string, Meal | null>;
}

async function load(user: TestUser, id: string): Promise<Loaded> {
  const { status, body } = await t.send('GET', `/api/plans/load/${id}`, { user });
  expect(status).toBe(200);
  return { id, ...body };
}

function withDinner({ mealPlan }: Loaded, day: number, meal: Meal): MealPlan {
  const plan = structuredClone(mealPlan);
  plan[day]!.dinner = [meal];
  return plan;
}

/** Saves as a device does that knows what it has loaded. */
const save = (user: TestUser, from: Loaded, plan: MealPlan, more: object = {}) =>
  t.send('POST', '/api/plans/save', {
    user,
    body: {
      name: 'autumn',
      plan,
      lockedMeals: from.lockedMeals,
      loaded: { id: from.id, slots: marksOf({ plan: from.mealPlan, locks: from.lockedMeals }) },
      ...more,
    },
  });

/** A household of two, and a plan that both have loaded. */
async function twoWithPlan() {
  const anna = await t.makeUser();
  const ben = await t.makeUser();
  const invited = await t.send('POST', '/api/household/invites', { user: anna, body: { role: 'editor' } });
  const token = invited.body.address.split('#')[1];
  await t.send('POST', '/api/household/join', { user: ben, body: { token } });
  const plan = emptyWeek(ONE_OF_EACH, words('Bread')) as MealPlan;
  const saved = await t.send('POST', '/api/plans/save', { user: anna, body: { name: 'autumn', plan } });
  const id: string = saved.body.mealPlanId;
  return { anna, ben, id, annas: await load(anna, id), bens: await load(ben, id) };
}

test("two members change one week: Anna's Tuesday and Ben's Friday both stand, and the answer has them", async () => {
  const { anna, ben, id, annas, bens } = await twoWithPlan();
  expect((await save(ben, bens, withDinner(bens, FRIDAY, words('Trout')))).body.together).toBeUndefined();
  const { body } = await save(anna, annas, withDinner(annas, TUESDAY, words('Curry')));
  const both = ['Bread', 'Curry', 'Bread', 'Bread', 'Trout', 'Bread', 'Bread'];
  expect(body).toMatchObject({ mealPlanId: id, savedOver: true });
  expect(body.bothChanged).toBeUndefined();
  expect(dinners(body.together.mealPlan)).toEqual(both);
  expect(dinners((await load(ben, id)).mealPlan)).toEqual(both);
  // Undo leaves what Ben had saved
  await t.send('POST', '/api/undo', { user: anna, body: { kind: 'plan', id } });
  expect(dinners((await load(anna, id)).mealPlan)).toEqual(both.with(TUESDAY, 'Bread'));
});

test('where both change the same meal the last one stands, the slot is named, and the other rests in the trash', async () => {
  const { anna, ben, id, annas, bens } = await twoWithPlan();
  await save(ben, bens, withDinner(bens, TUESDAY, words('Trout')));
  const { body } = await save(anna, annas, withDinner(annas, TUESDAY, words('Curry')));
  expect(body).toMatchObject({ savedOver: true, bothChanged: ['1-dinner-0'] });
  expect(body.together).toBeUndefined();
  expect(dinners((await load(ben, id)).mealPlan)[TUESDAY]).toBe('Curry');
  expect((await t.send('GET', '/api/plans/trash', { user: ben })).body[0]).toMatchObject({ saved_over: true });
});

test('two tabs of one person, and a device that comes back late, change what they have changed and nothing else', async () => {
  const { anna, id, annas } = await twoWithPlan();
  const late = await load(anna, id);
  for (const day of [0, 2, 5]) {
    const now = await load(anna, id);
    await save(anna, now, withDinner(now, day, words(`Soup ${day}`)));
  }
  await save(anna, annas, withDinner(annas, TUESDAY, words('Curry')));
  await save(anna, late, withDinner(late, FRIDAY, words('Trout')));
  const all = ['Soup 0', 'Curry', 'Soup 2', 'Bread', 'Trout', 'Soup 5', 'Bread'];
  expect(dinners((await load(anna, id)).mealPlan)).toEqual(all);
});

test('both at once: nothing is lost whichever comes first', async () => {
  const { anna, ben, id, annas, bens } = await twoWithPlan();
  const replies = await Promise.all([
    save(anna, annas, withDinner(annas, TUESDAY, words('Curry'))),
    save(ben, bens, withDinner(bens, FRIDAY, words('Trout'))),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(replies.filter(({ body }) => body.together !== undefined)).toHaveLength(1);
  const both = ['Bread', 'Curry', 'Bread', 'Bread', 'Trout', 'Bread', 'Bread'];
  expect(dinners((await load(ben, id)).mealPlan)).toEqual(both);
});

test('a save of the whole week, and one that was made from another plan, are saved as they are', async () => {
  const { anna, ben, id, annas, bens } = await twoWithPlan();
  await save(ben, bens, withDinner(bens, FRIDAY, words('Trout')));
  const ofOther = { loaded: { id: '00000000-0000-4000-8000-000000000000', slots: {} } };
  for (const more of [{ loaded: undefined }, ofOther]) {
    const { body } = await save(anna, annas, withDinner(annas, TUESDAY, words('Curry')), more);
    expect(body.together).toBeUndefined();
    expect(dinners((await load(anna, id)).mealPlan)[FRIDAY]).toBe('Bread');
  }
});

test('a recipe that got another name meanwhile is no change, and one that was deleted stays as it was saved', async () => {
  const { anna, ben, id, bens } = await twoWithPlan();
  const stew = await calls.added(anna, { recipeName: 'Leek stew' });
  const pie = await calls.added(anna, { recipeName: 'Apple pie' });
  const asMeal = (recipeId: string, name: string): Meal => ({ ...emptyMeal(), id: recipeId, name });
  const plan = withDinner(
    { ...bens, mealPlan: withDinner(bens, 0, asMeal(stew, 'Leek stew')) },
    3,
    asMeal(pie, 'Apple pie'),
  );
  await save(ben, bens, plan);
  const annas = await load(anna, id);
  await calls.edit(anna, stew, { recipeName: 'Leek soup' });
  expect((await t.send('DELETE', `/api/recipes/delete-recipe/${pie}`, { user: anna })).status).toBe(200);
  const late = await load(ben, id);
  await save(ben, late, withDinner(late, FRIDAY, words('Trout')));
  const { body } = await save(anna, annas, withDinner(annas, TUESDAY, words('Curry')));
  expect(body.bothChanged).toBeUndefined();
  expect(dinners(body.together.mealPlan)).toEqual([
    'Leek soup',
    'Curry',
    'Bread',
    'Apple pie',
    'Trout',
    'Bread',
    'Bread',
  ]);
});

test('what is left of a dish that somebody else has replaced is an ordinary meal', async () => {
  const { anna, ben, id, annas } = await twoWithPlan();
  const stewId = await calls.added(anna, { recipeName: 'Leek stew' });
  const stew: Meal = { ...emptyMeal(), id: stewId, name: 'Leek stew' };
  await save(anna, annas, withDinner(annas, TUESDAY, stew));
  const [of, late] = [await load(anna, id), await load(ben, id)];
  await save(ben, late, withDinner(late, TUESDAY, words('Trout')));
  const left = withDinner(of, 2, { ...stew, leftover: { of: '1-dinner-0' } });
  const { body } = await save(anna, of, left);
  expect(body.together.mealPlan[2].dinner[0]).toMatchObject({ id: stewId });
  expect(body.together.mealPlan[2].dinner[0].leftover).toBeUndefined();
  expect(dinners(body.together.mealPlan)[TUESDAY]).toBe('Trout');
});

/** A save with settings, by a device that had loaded them as they were. */
const saveSettings = (user: TestUser, from: Loaded, loaded: PlanSettings, settings: PlanSettings, more: object = {}) =>
  save(user, from, from.mealPlan, {
    settings,
    loaded: {
      id: from.id,
      slots: marksOf({ plan: from.mealPlan, locks: from.lockedMeals }),
      settings: marksOfSettings(loaded),
    },
    ...more,
  });
const settingsOf = async (user: TestUser, id: string) =>
  (await t.send('GET', `/api/plans/load/${id}`, { user })).body.settings;

test('settings come together too: of two goals, tags and the meals of two days each stands, and the answer has them', async () => {
  const { anna, ben, id, annas, bens } = await twoWithPlan();
  const first = defaultPlanSettings();
  await saveSettings(anna, annas, first, first);
  const structure = first.structure.with(FRIDAY, { ...first.structure[FRIDAY]!, dinner: 2 });
  await saveSettings(ben, bens, first, {
    ...first,
    tagsInclude: ['quick'],
    nutGoals: { ...first.nutGoals, protein: 90 },
  });
  const { body } = await saveSettings(anna, annas, first, {
    ...first,
    structure,
    nutGoals: { ...first.nutGoals, calories: 2000 },
  });
  const both = {
    ...first,
    structure,
    tagsInclude: ['quick'],
    nutGoals: { ...first.nutGoals, protein: 90, calories: 2000 },
  };
  expect(body.together.settings).toEqual(both);
  expect(body.settingsBothChanged).toBeUndefined();
  expect(await settingsOf(ben, id)).toEqual(both);
});

test('where both change one setting the last one stands, and the answer says so', async () => {
  const { anna, ben, id, annas, bens } = await twoWithPlan();
  const first = defaultPlanSettings();
  await saveSettings(anna, annas, first, first);
  const goal = (calories: number) => ({ ...first, nutGoals: { ...first.nutGoals, calories } });
  await saveSettings(ben, bens, first, goal(1800));
  const { body } = await saveSettings(anna, annas, first, goal(2000));
  expect(body).toMatchObject({ settingsBothChanged: true, savedOver: true });
  expect(body.together).toBeUndefined();
  expect(await settingsOf(ben, id)).toEqual(goal(2000));
  // and Undo brings back what stood there
  await t.send('POST', '/api/undo', { user: anna, body: { kind: 'plan', id } });
  expect(await settingsOf(ben, id)).toEqual(goal(1800));
});

test('settings of a device that does not say what they were made from, and of a plan that had none, are saved as they are', async () => {
  const { anna, ben, id, annas, bens } = await twoWithPlan();
  const first = defaultPlanSettings();
  const mine = { ...first, favourites: true };
  await saveSettings(anna, annas, first, mine);
  expect(await settingsOf(anna, id)).toEqual(mine);
  await save(ben, bens, bens.mealPlan, { settings: { ...first, tagsInclude: ['quick'] } });
  expect(await settingsOf(anna, id)).toEqual({ ...first, tagsInclude: ['quick'] });
});
