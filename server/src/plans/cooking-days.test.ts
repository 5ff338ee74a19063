import type { PlanWishes } from '@sorrel/contract/plan-wishes';
import type { MealPlan, WeekQuality } from '@sorrel/contract/plans';
import { lockKey, parseLockKey } from '@sorrel/core/plans/lock-key';
import { slotsOf } from '@sorrel/core/plans/week-plan';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recipeCalls } from '../../testing/recipe-calls.ts';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';
import { plans } from '../db/tables/plans.ts';

let t: TestApp;
const calls = recipeCalls(() => t);
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const GOALS = { calories: 0, protein: 0, carbohydrates: 0, fat: 0, fiber: 0, sugar: 0 };
const MAIN_MEALS = Array.from({ length: 7 }, () => ({ breakfast: 0, lunch: 1, dinner: 1, snack: 0 }));
const [MONDAY, THURSDAY] = [0, 3];
const wishes = { cookOn: [MONDAY, THURSDAY] };

/** Recipes for four: stews of beef, which keep, and platters that need no cooking. */
async function bookOf(user: TestUser, stews: number, platters: number): Promise<void> {
  for (let number = 0; number < stews + platters; number++) {
    const isStew = number < stews;
    await calls.added(user, {
      recipeName: `${isStew ? 'Stew' : 'Melon platter'} ${number}`,
      type: ['lunch', 'dinner'][number % 2]!,
      serves: '4',
      prepTime: '10',
      cookTime: isStew ? '40' : '0',
      ingredients: JSON.stringify([
        { id: 'a', name: isStew ? 'beef' : 'melon', quantity: 800, unit: 'g', possibleUnits: ['g'] },
      ]),
    });
  }
}
type Week = MealPlan & [{ quality: WeekQuality }];
const asked = (more: object) => ({ structure: MAIN_MEALS, variation: 1, nutGoals: GOALS, wishes, ...more });
async function weekWith(user: TestUser, more: object = {}): Promise<Week> {
  const reply = await t.send('POST', '/api/plans/generate', { user, body: asked(more) });
  expect(reply.status).toBe(200);
  return reply.body;
}
const cookedOn = (plan: MealPlan) =>
  slotsOf(plan).flatMap(({ day, meal }) => (meal.leftover === undefined && meal.cook_time > 0 ? [day] : []));
const said = ({ reasons }: WeekQuality) => reasons.find(({ code }) => code === 'wish_cook_on')?.sentence;
const addChild = async (user: TestUser) => {
  const child = { colour: 'sky', goal_kcal: null, excluded_foods: [], portion: 1, away: [], name: 'Mia' };
  expect((await t.send('POST', '/api/household/persons', { user, body: child })).status).toBe(200);
};

test.each([false, true])('a week is cooked on the days that are wished, for several: %s', async (persons) => {
  const user = await t.makeUser();
  if (persons) await addChild(user);
  await bookOf(user, 16, 8);
  expect(new Set(cookedOn(await weekWith(user, { wishes: undefined, persons }))).size).toBeGreaterThan(2);
  const plan = await weekWith(user, { persons });
  expect(cookedOn(plan).filter((day) => !wishes.cookOn.includes(day))).toEqual([]);
  expect(said(plan[0].quality)).toBeUndefined();
  const left = slotsOf(plan).filter(({ meal }) => meal.leftover !== undefined);
  expect(left.length).toBeGreaterThan(1);
  for (const { day, meal } of left) {
    const from = parseLockKey(meal.leftover?.of ?? '')!;
    expect(wishes.cookOn).toContain(from.day);
    expect(day).toBeGreaterThan(from.day);
    const pot = slotsOf(plan).find((slot) => lockKey(slot.day, slot.mealType, slot.index) === meal.leftover?.of);
    expect(pot?.meal.id).toBe(meal.id);
    expect((pot?.meal.cooked ?? 0) % 4).toBe(0);
  }
});

test.each([false, true])('what cannot be had is said with its figure, for several: %s', async (persons) => {
  const user = await t.makeUser();
  if (persons) await addChild(user);
  await bookOf(user, 24, 0);
  const plan = await weekWith(user, { persons });
  expect(slotsOf(plan).every(({ meal }) => meal.id !== null)).toBe(true);
  const off = cookedOn(plan).filter((day) => !wishes.cookOn.includes(day)).length;
  expect(off).toBeGreaterThan(0);
  expect(said(plan[0].quality)).toContain(`${off} meals are cooked on other days`);
  const body = asked({ mealPlan: plan, persons: undefined });
  expect(said((await t.send('POST', '/api/plans/explain', { user, body })).body)).toBe(said(plan[0].quality));
});

test('a plan that was saved before there were such days is loaded, and cooks on any day', async () => {
  const user = await t.makeUser();
  await bookOf(user, 8, 8);
  const plan = await weekWith(user, { wishes: undefined });
  const settings = asked({ wishes: { cookOnce: true } });
  const saved = await t.send('POST', '/api/plans/save', { user, body: { name: 'old', plan, settings } });
  const id = saved.body.mealPlanId as string;
  const [row] = await t.services.db.select({ settings: plans.settings }).from(plans).where(eq(plans.id, id));
  const { cookOn, ...before } = (row!.settings as { wishes: Partial<PlanWishes> }).wishes;
  expect(cookOn).toEqual([]);
  await t.services.db
    .update(plans)
    .set({ settings: sql`jsonb_set(${plans.settings}, '{wishes}', ${JSON.stringify(before)}::jsonb)` })
    .where(eq(plans.id, id));
  const loaded = await t.send('GET', `/api/plans/load/${id}`, { user });
  expect(loaded.status).toBe(200);
  expect(loaded.body.settings.wishes.cookOn).toEqual([]);
});

test.each([[[7]], [[-1]], [['Monday']], [[0, 1, 2, 3, 4, 5, 6, 0]]])('days %j are refused', async (cookOn) => {
  const user = await t.makeUser();
  const reply = await t.send('POST', '/api/plans/generate', { user, body: asked({ wishes: { cookOn } }) });
  expect(reply.status).toBe(400);
});

test('another meal for one slot keeps to what is wished of its week', async () => {
  const user = await t.makeUser();
  await bookOf(user, 8, 2);
  const plan = await weekWith(user, { wishes: undefined });
  const [stew] = slotsOf(plan).flatMap(({ meal }) => (meal.name.startsWith('Stew') ? [meal.id] : []));
  const drawn = async (day: number, wished: Partial<PlanWishes>, planMeals = '') => {
    const query = new URLSearchParams({ type: 'dinner', day: String(day), wishes: JSON.stringify(wished), planMeals });
    const names = await Promise.all(
      Array.from({ length: 12 }, async () => (await t.send('GET', `/api/plans/respin?${query}`, { user })).body.name),
    );
    return new Set(names.map((name: string) => name.replace(/ \d+$/, '')));
  };
  expect(await drawn(MONDAY, wishes)).toContain('Stew');
  expect(await drawn(MONDAY + 1, wishes)).toEqual(new Set(['Melon platter']));
  const atMost = { atMost: { redMeat: 1, poultry: null, fish: null } };
  expect(await drawn(MONDAY, atMost)).toContain('Stew');
  expect(await drawn(MONDAY, atMost, `3-lunch:${stew}`)).toEqual(new Set(['Melon platter']));
  expect(await drawn(MONDAY, { useUp: ['melons'] })).toEqual(new Set(['Melon platter']));
});
