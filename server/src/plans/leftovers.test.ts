import type { LockedMeals, Meal, MealPlan, WeekQuality } from '@sorrel/contract/plans';
import { lockKey, type SlotPlace } from '@sorrel/core/plans/lock-key';
import { emptyWeek, slotsOf } from '@sorrel/core/plans/week-plan';
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

const GOALS = { calories: 0, protein: 0, carbohydrates: 0, fat: 0, fiber: 0, sugar: 0 };
const FROM_MONDAY = { leftover: { of: '0-dinner-0' } };

const stewOf = (user: TestUser) =>
  calls.added(user, {
    recipeName: 'Leek stew',
    type: 'any',
    serves: '4',
    prepTime: '10',
    cookTime: '20',
    ingredients: JSON.stringify([{ id: 'a', name: 'leek', quantity: 410, unit: 'g', possibleUnits: ['g'] }]),
  });
const stew = (id: string): Meal => ({ ...emptyMeal(), id, name: 'Leek stew', type: 'any' });
/** Dinners of a week, Monday first. */
const weekOf = (dinners: Record<number, Meal>): MealPlan => {
  const week = emptyWeek(ONE_OF_EACH, emptyMeal()) as MealPlan;
  for (const [day, dinner] of Object.entries(dinners)) week[Number(day)]!.dinner = [dinner];
  return week;
};
async function saved(
  user: TestUser,
  plan: MealPlan,
  more: { lockedMeals?: LockedMeals; name?: string; weekStart?: string } = {},
) {
  const reply = await t.send('POST', '/api/plans/save', {
    user,
    body: { name: 'week', lockedMeals: {}, plan, ...more },
  });
  expect(reply.status).toBe(200);
  return reply.body.mealPlanId as string;
}
const load = async (user: TestUser, id: string) =>
  (await t.send('GET', `/api/plans/load/${id}`, { user })).body as { mealPlan: MealPlan; lockedMeals: LockedMeals };
const feedOf = async (user: TestUser, id: string): Promise<string> => {
  const feed = await t.send('POST', '/api/plans/calendar', { user, body: { id } });
  return (await t.send('GET', new URL(feed.body.address).pathname)).body.replaceAll('\r\n ', '');
};
const sharedPage = async (user: TestUser, id: string): Promise<string> => {
  const link = await t.send('POST', '/api/share/links', { user, body: { kind: 'plan', id } });
  return (await t.send('GET', new URL(link.body.address).pathname)).body;
};

test('what is left is saved and loaded with its lock, and the calendar and the shared page say so, without its minutes', async () => {
  const user = await t.makeUser();
  const id = await stewOf(user);
  const left = { ...stew(id), ...FROM_MONDAY };
  const plan = await saved(user, weekOf({ 0: stew(id), 2: left }), { lockedMeals: { '2-dinner-0': left } });
  const { mealPlan, lockedMeals } = await load(user, plan);
  expect(mealPlan[2]?.dinner[0]).toMatchObject({ id, prep_time: 10, ...FROM_MONDAY });
  expect(lockedMeals).toMatchObject({ '2-dinner-0': { id, ...FROM_MONDAY } });
  // a plan that was loaded says it in its file too, where what was saved has no minutes yet
  await saved(user, mealPlan, { lockedMeals });
  const file = await feedOf(user, plan);
  expect(file).toContain('SUMMARY:Dinner: Leftovers of Leek stew\r\n');
  expect(file.match(/DESCRIPTION:30 min/g)).toHaveLength(1);
  const page = await sharedPage(user, plan);
  expect(page).toContain('Leftovers of Leek stew</span></li>');
  expect(page).toContain('Leek stew</span> <small>30\u00a0min</small>');
});

test('the list buys what both meals need, once', async () => {
  const user = await t.makeUser({ premium: true });
  const id = await stewOf(user);
  const plates = [
    { person: user.id, portion: 1.25 },
    { person: '6c1f0a52-7f0e-4d5c-8f58-0000000000aa', portion: 0.75 },
  ];
  const cooked = { ...stew(id), plates };
  const bought = async (plan: MealPlan, name: string) => {
    const list = await t.send('GET', `/api/lists/get-list/${await saved(user, plan, { name })}`, { user });
    const quantities = JSON.stringify(list.body).match(/(?<="quantity":)[\d.]+/g) ?? [];
    expect(quantities).toHaveLength(1);
    return Number(quantities[0]);
  };
  const left = { ...cooked, plates: [{ person: user.id, portion: 1.5 }], ...FROM_MONDAY };
  const { leftover: _, ...ordinary } = left;
  const [both, one] = [
    await bought(weekOf({ 0: cooked, 2: left }), 'both'),
    await bought(weekOf({ 0: cooked }), 'one'),
  ];
  expect(await bought(weekOf({ 0: cooked, 2: ordinary }), 'ordinary')).toBe(both);
  // 3.5 servings for 2, to 0.1 %
  expect(Math.abs(both / one / 1.75 - 1)).toBeLessThan(0.001);
});

test('what is said of leftovers that is not true is not told, and its lock is off', async () => {
  const user = await t.makeUser();
  const id = await stewOf(user);
  const left = { ...stew(id), ...FROM_MONDAY };
  const weeks: Record<number, Meal>[] = [{ 2: left }, { 0: stew(id), 4: left }, { 0: left, 1: stew(id) }];
  for (const dinners of weeks) {
    const key = Object.entries(dinners).find(([, meal]) => 'leftover' in meal)![0];
    const plan = await saved(user, weekOf(dinners), { lockedMeals: { [`${key}-dinner-0`]: left, '5-lunch-0': null } });
    const { mealPlan, lockedMeals } = await load(user, plan);
    expect(mealPlan[Number(key)]?.dinner[0]).toMatchObject({ id, name: 'Leek stew' });
    expect(JSON.stringify(mealPlan)).not.toContain('leftover');
    expect(lockedMeals).toEqual({ '5-lunch-0': null });
    expect(await feedOf(user, plan)).not.toContain('Leftovers');
    expect(await sharedPage(user, plan)).not.toContain('Leftovers');
  }
});

test('days are those of the week: from Sunday to Monday only where weeks begin with Sunday', async () => {
  const user = await t.makeUser();
  const id = await stewOf(user);
  const plan = weekOf({ 6: stew(id), 0: { ...stew(id), leftover: { of: '6-dinner-0' } } });
  const told = async (weekStart?: string) =>
    (await load(user, await saved(user, plan, { name: weekStart ?? 'none', ...(weekStart && { weekStart }) })))
      .mealPlan[0]!.dinner[0]!.leftover;
  expect(await told('2026-11-22')).toEqual({ of: '6-dinner-0' });
  expect(await told('2026-11-30')).toBeUndefined();
  expect(await told()).toBeUndefined();
});

test('Generate gives it back as it was, for one and for several', async () => {
  const user = await t.makeUser();
  const id = await stewOf(user);
  const lockedMeals = { '0-dinner-0': stew(id), '2-dinner-0': { ...stew(id), ...FROM_MONDAY } };
  const asked = { structure: ONE_OF_EACH, repeat: ALWAYS, variation: 1, nutGoals: GOALS, lockedMeals };
  const generate = async (persons: boolean): Promise<MealPlan> =>
    (await t.send('POST', '/api/plans/generate', { user, body: { ...asked, persons } })).body;
  expect((await generate(false))[2]?.dinner[0]).toMatchObject({ id, ...FROM_MONDAY });
  const child = { colour: 'sky', goal_kcal: null, excluded_foods: [], portion: 1, away: [], name: 'Mia' };
  expect((await t.send('POST', '/api/household/persons', { user, body: child })).status).toBe(200);
  const several = await generate(true);
  expect(several[2]?.dinner[0]).toMatchObject({ id, ...FROM_MONDAY });
  expect(several[2]?.dinner[0]?.plates).toHaveLength(2);
  expect(several[0]?.dinner[0]?.leftover).toBeUndefined();
});

test('in a merged plan it is an ordinary meal', async () => {
  const user = await t.makeUser({ premium: true });
  const id = await stewOf(user);
  const ann = await saved(user, weekOf({ 0: stew(id), 2: { ...stew(id), ...FROM_MONDAY } }), { name: 'ann' });
  const ben = await saved(user, weekOf({ 2: stew(id) }), { name: 'ben' });
  const plans = [ann, ben].map((plan) => ({ id: plan, portions: 1 }));
  const { body } = await t.send('POST', '/api/plans/merge', { user, body: { name: 'both', plans } });
  const { mealPlan } = await load(user, body.mealPlanId);
  expect(JSON.stringify(mealPlan)).not.toContain('leftover');
  expect(mealPlan[2]?.dinner[0]?.portions).toBe(2);
});

test('of no slot that a week can have is refused', async () => {
  const user = await t.makeUser();
  const id = await stewOf(user);
  const plan = weekOf({ 2: { ...stew(id), leftover: { of: 'Monday' } } });
  const reply = await t.send('POST', '/api/plans/save', { user, body: { name: 'week', plan, lockedMeals: {} } });
  expect(reply.status).toBe(400);
});

/** A book of suppers for four, of beef, which keeps. */
async function bookOf(user: TestUser, count: number, ingredient = 'beef', name = 'Stew'): Promise<void> {
  for (let number = 0; number < count; number++) {
    await calls.added(user, {
      recipeName: `${name} ${number}`,
      type: ['lunch', 'dinner'][number % 2]!,
      serves: '4',
      ingredients: JSON.stringify([{ id: 'a', name: ingredient, quantity: 800, unit: 'g', possibleUnits: ['g'] }]),
    });
  }
}
const MAIN_MEALS = Array.from({ length: 7 }, () => ({ breakfast: 0, lunch: 1, dinner: 1, snack: 0 }));
const weekWith = async (user: TestUser, more: object = {}) => {
  const body = { structure: MAIN_MEALS, variation: 1, nutGoals: GOALS, wishes: { cookOnce: true }, ...more };
  const reply = await t.send('POST', '/api/plans/generate', { user, body });
  expect(reply.status).toBe(200);
  return reply.body as MealPlan & [{ quality: WeekQuality }];
};
const marked = (plan: MealPlan) => {
  const slots = slotsOf(plan);
  return {
    cooked: slots.filter(({ meal }) => meal.cooked !== undefined),
    left: slots.filter(({ meal }) => meal.leftover !== undefined),
  };
};
const keyOf = ({ day, mealType, index }: SlotPlace) => lockKey(day, mealType, index);

test('Generate cooks whole recipes and eats them twice where that is wished; the list buys them once, with what is left over', async () => {
  const user = await t.makeUser();
  await bookOf(user, 20);
  expect(marked(await weekWith(user, { wishes: undefined })).left).toEqual([]);
  const plan = await weekWith(user);
  const { cooked, left } = marked(plan);
  expect(left).toHaveLength(3);
  expect(left.map(({ meal }) => meal.leftover?.of).toSorted()).toEqual(cooked.map(keyOf).toSorted());
  for (const { meal } of left) expect(cooked.find((slot) => keyOf(slot) === meal.leftover?.of)?.meal.id).toBe(meal.id);
  // a portion each at two meals, of a recipe for four
  expect(cooked.map(({ meal }) => meal.cooked)).toEqual([4, 4, 4]);
  const id = await saved(user, plan);
  const { mealPlan } = await load(user, id);
  expect(marked(mealPlan)).toEqual({
    cooked: expect.objectContaining({ length: 3 }),
    left: expect.objectContaining({ length: 3 }),
  });
  // 8 dishes for one and 3 whole ones, of 200 g a portion
  const { body } = await t.send('GET', `/api/lists/get-list/${id}`, { user });
  expect(Number(JSON.stringify(body).match(/(?<="quantity":)[\d.]+/)?.[0])).toBeCloseTo((8 + 3 * 4) * 200, 0);
});

test('what is eaten together is cooked for all of them, and of a dish that nobody knows how to keep it is said', async () => {
  const user = await t.makeUser();
  await bookOf(user, 20, 'buraki');
  const child = { colour: 'sky', goal_kcal: null, excluded_foods: [], portion: 1, away: [], name: 'Mia' };
  expect((await t.send('POST', '/api/household/persons', { user, body: child })).status).toBe(200);
  const plan = await weekWith(user, { persons: true });
  const { cooked, left } = marked(plan);
  expect(left.length).toBeGreaterThan(0);
  for (const slot of left) {
    const from = cooked.find((one) => keyOf(one) === slot.meal.leftover?.of)!;
    expect(slot.day - from.day).toBe(1);
    const portions = [...(from.meal.plates ?? []), ...(slot.meal.plates ?? [])].map(({ portion }) => portion);
    expect(portions.reduce((sum, portion) => sum + portion, 0)).toBe(from.meal.cooked);
  }
  const { reasons } = plan[0].quality;
  expect(reasons.find(({ code }) => code === 'keeping_unknown')?.sentence).toContain('is not known');
});

test('where no dish can be cooked for two meals, that is said', async () => {
  const user = await t.makeUser();
  await bookOf(user, 20, 'salmon', 'Salad');
  const plan = await weekWith(user);
  expect(marked(plan)).toEqual({ cooked: [], left: [] });
  const { reasons } = plan[0].quality;
  expect(reasons.map(({ code }) => code)).toContain('no_batches');
});

test('a batch of no amount that anybody cooks is refused', async () => {
  const user = await t.makeUser();
  const id = await stewOf(user);
  for (const cooked of [-4, 0, 1e9]) {
    const plan = weekOf({ 0: { ...stew(id), cooked } });
    const reply = await t.send('POST', '/api/plans/save', { user, body: { name: 'week', plan, lockedMeals: {} } });
    expect(reply.status).toBe(400);
  }
});

test('what is left of a dish takes no time: it is not said to take longer than its day has', async () => {
  const user = await t.makeUser();
  await bookOf(user, 20);
  const wishes = { cookOnce: true, minutesOfDay: [20, 20, 20, 20, 20, 20, 20] };
  const plan = await weekWith(user, { wishes });
  const late = ({ reasons }: WeekQuality) => reasons.find(({ code }) => code === 'wish_time')?.sentence;
  expect(marked(plan).left).toHaveLength(3);
  expect(late(plan[0].quality)).toContain('11 meals');
  const body = { structure: MAIN_MEALS, variation: 1, nutGoals: GOALS, wishes, mealPlan: plan };
  expect(late((await t.send('POST', '/api/plans/explain', { user, body })).body)).toContain('11 meals');
});
