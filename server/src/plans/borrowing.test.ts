import { BORROWED_MAX } from '@sorrel/core/plans/borrowing';
import { defaultPlanSettings } from '@sorrel/core/plans/plan-settings';
import { MEAL_TYPES } from '@sorrel/core/recipes/meal-type';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { users } from '../db/tables/auth.ts';
import { recipes } from '../db/tables/recipes.ts';

// biome-ignore lint/suspicious/noExplicitAny: a reply is read as a person reads it
type Any = any;

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const WEEK = { ...defaultPlanSettings(), borrow: true };
const mealsOf = (week: Any[]) =>
  week.flatMap((day) => MEAL_TYPES.flatMap((type) => day[type].filter((meal: Any) => meal.id)));

/** What explore features, enough for a week. */
async function featured() {
  const admin = await t.makeUser();
  const kinds = (['breakfast', 'lunch', 'dinner', 'snack'] as const).flatMap((type) =>
    Array.from({ length: 9 }, (_, index) => ({ type, index })),
  );
  await t.services.db.insert(recipes).values(
    kinds.map(({ type, index }) => ({
      householdId: admin.householdId,
      name: `Lent ${type} ${index}`,
      searchText: `lent ${type} ${index}\noats`,
      type,
      calories: 450,
      category: 'Salads' as const,
      isPublic: true,
      isFeatured: true,
      ingredients: [{ id: '1', name: `oats ${index}`, quantity: 100, unit: 'g', possibleUnits: [] }],
    })),
  );
}

describe('a newcomer', () => {
  beforeAll(featured);

  test('borrows what the book cannot fill, 20 recipes at most, each marked, and none of it is in the book', async () => {
    const user = await t.makeUser();
    await t.services.db.insert(recipes).values({
      householdId: user.householdId,
      addedBy: user.id,
      name: 'Own Lentil Soup',
      searchText: 'own lentil soup\nlentils',
      type: 'any',
      calories: 500,
    });
    const { status, body } = await t.send('POST', '/api/plans/generate', { user, body: WEEK });
    expect(status).toBe(200);
    const meals = mealsOf(body);
    expect(meals.length).toBeGreaterThanOrEqual(32);
    const lent = new Set(meals.filter((meal: Any) => meal.borrowed).map((meal: Any) => meal.id));
    expect(lent.size).toBeLessThanOrEqual(BORROWED_MAX);
    const own = meals.filter((meal: Any) => !meal.borrowed);
    expect(own.map((meal: Any) => meal.name)).toEqual(['Own Lentil Soup']);
    expect((await t.send('GET', '/api/recipes/recipe-count', { user })).body).toEqual({ count: 1 });
    const unborrowed = await t.send('POST', '/api/plans/generate', { user, body: { ...WEEK, borrow: false } });
    expect(mealsOf(unborrowed.body).map((meal: Any) => meal.name)).toEqual(['Own Lentil Soup']);
  });

  test('a meal has the category that its cover is drawn with, and a recipe without one has none', async () => {
    const user = await t.makeUser();
    await t.services.db.insert(recipes).values({
      householdId: user.householdId,
      addedBy: user.id,
      name: 'Own Kale Soup',
      searchText: 'own kale soup\nkale',
      type: 'any',
      calories: 500,
    });
    const { body } = await t.send('POST', '/api/plans/generate', { user, body: WEEK });
    const meals = mealsOf(body);
    expect(meals.find((meal: Any) => !meal.borrowed)).not.toHaveProperty('category');
    const lent = meals.filter((meal: Any) => meal.borrowed);
    expect(lent.map((meal: Any) => meal.category)).toEqual(lent.map(() => 'Salads'));
    const ids = [lent[0].id];
    const { body: fresh } = await t.send('POST', '/api/plans/fresh-meals', { user, body: { ids } });
    expect(fresh[0].category).toBe('Salads');
    const plan = body.map(({ breakfast, lunch, dinner, snack }: Any) => ({ breakfast, lunch, dinner, snack }));
    const { body: kept } = await t.send('POST', '/api/plans/save', { user, body: { name: 'lent', plan } });
    const { body: loaded } = await t.send('GET', `/api/plans/load/${kept.mealPlanId}`, { user });
    const again = mealsOf(loaded.mealPlan).filter((meal: Any) => meal.borrowed);
    expect(again.length).toBe(lent.length);
    expect(again.every((meal: Any) => meal.category === 'Salads')).toBe(true);
  });

  test('changes a borrowed week by hand, and what is on loan counts for what was wished', async () => {
    const user = await t.makeUser();
    const wished = { ...WEEK, wishes: { useUp: ['oats', 'kale'] } };
    const { body: week } = await t.send('POST', '/api/plans/generate', { user, body: wished });
    expect(mealsOf(week).every((meal: Any) => meal.borrowed)).toBe(true);
    const unused = ({ reasons }: Any) => reasons.find(({ code }: Any) => code === 'wish_use_up').sentence;
    expect(unused(week[0].quality)).toMatch(/kale/);
    expect(unused(week[0].quality)).not.toMatch(/oats/);
    const mealPlan = week.map(({ quality: _, ...day }: Any, index: number) =>
      index > 0 ? day : { ...day, lunch: [] },
    );
    const { borrow: _, ...settings } = wished;
    const { status, body } = await t.send('POST', '/api/plans/explain', { user, body: { ...settings, mealPlan } });
    expect(status).toBe(200);
    expect(unused(body)).toBe(unused(week[0].quality));
  });

  test('borrows for everybody who eats with the household', async () => {
    const user = await t.makeUser();
    const mia = { name: 'Mia', colour: 'sky', goal_kcal: null, excluded_foods: [], portion: 0.75, away: [] };
    expect((await t.send('POST', '/api/household/persons', { user, body: mia })).status).toBe(200);
    const { status, body } = await t.send('POST', '/api/plans/generate', { user, body: { ...WEEK, persons: true } });
    expect(status).toBe(200);
    const meals = mealsOf(body);
    expect(meals.length).toBeGreaterThanOrEqual(32);
    expect(meals.every((meal: Any) => meal.borrowed && meal.plates.length === 2)).toBe(true);
    expect(new Set(meals.map((meal: Any) => meal.id)).size).toBeLessThanOrEqual(BORROWED_MAX);
  });

  test.each([{ persons: false }, { persons: true }])(
    'is told that the loans are used up where they leave slots empty: %j',
    async ({ persons }) => {
      const user = await t.makeUser();
      const mia = { name: 'Mia', colour: 'sky', goal_kcal: null, excluded_foods: [], portion: 1, away: [] };
      if (persons) await t.send('POST', '/api/household/persons', { user, body: mia });
      const repeat = { breakfast: false, lunch: false, dinner: false, snack: false, any: false };
      const body = { ...WEEK, repeat, persons };
      const { body: week } = await t.send('POST', '/api/plans/generate', { user, body });
      const slots = week.flatMap((day: Any) => MEAL_TYPES.flatMap((type) => day[type]));
      const why = slots.flatMap((meal: Any) => (meal.id === null ? [meal.why] : []));
      expect(why.length).toBeGreaterThan(0);
      for (const sentence of why) expect(sentence).toContain('A week is made with 20 borrowed recipes at most');
      const sentences = week[0].quality.reasons.map((reason: Any) => reason.sentence).join();
      expect(sentences).not.toContain('Your book');
    },
  );

  test('borrows second dishes for who does not eat the book, as far as the loans go', async () => {
    const user = await t.makeUser();
    const mia = { name: 'Mia', colour: 'sky', goal_kcal: null, excluded_foods: ['beef'], portion: 1, away: [] };
    await t.send('POST', '/api/household/persons', { user, body: mia });
    await t.services.db.insert(recipes).values(
      Array.from({ length: 18 }, (_, index) => ({
        householdId: user.householdId,
        addedBy: user.id,
        name: `Beef ${index}`,
        searchText: `beef ${index}`,
        type: index % 2 === 0 ? ('lunch' as const) : ('dinner' as const),
        calories: 450,
        ingredients: [{ id: '1', name: 'beef', quantity: 100, unit: 'g', possibleUnits: [] }],
      })),
    );
    const { body } = await t.send('POST', '/api/plans/generate', { user, body: { ...WEEK, persons: true } });
    const meals = mealsOf(body);
    const seconds = meals.flatMap((meal: Any) => meal.second ?? []).filter((second: Any) => second.borrowed);
    expect(meals.length).toBe(35);
    expect(new Set([...meals, ...seconds].filter(({ borrowed }: Any) => borrowed).map(({ id }: Any) => id)).size).toBe(
      BORROWED_MAX,
    );
    expect(seconds.length).toBeGreaterThanOrEqual(BORROWED_MAX - 9);
  });

  test('shops for what is borrowed', async () => {
    const user = await t.makeUser();
    const { body: week } = await t.send('POST', '/api/plans/generate', { user, body: WEEK });
    const saved = await t.send('POST', '/api/plans/save', { user, body: { name: 'first week', plan: week } });
    const list = await t.send('GET', `/api/lists/get-list/${saved.body.mealPlanId}`, { user });
    expect(JSON.stringify(list.body)).toContain('Lent breakfast');
  });

  test('borrows in the first four weeks, and is told when they are over', async () => {
    const user = await t.makeUser();
    expect((await t.send('GET', '/api/plans/borrowing', { user })).body).toMatchObject({
      mayBorrow: true,
      recipes: BORROWED_MAX,
    });
    const registered = new Date(t.services.clock.now().getTime() - 29 * 86_400_000);
    await t.services.db.update(users).set({ createdAt: registered }).where(eq(users.id, user.id));
    expect((await t.send('GET', '/api/plans/borrowing', { user })).body).toMatchObject({ mayBorrow: false });
    expect(await t.send('POST', '/api/plans/generate', { user, body: WEEK })).toMatchObject({
      status: 403,
      body: {
        message: 'Borrowing from Explore was for your first four weeks. Save what you like there to your own book.',
      },
    });
  });

  test('on the free plan borrows only what may be read whole, and nobody what is already copied', async () => {
    const user = await t.makeUser();
    await t.services.db.update(recipes).set({ isFeatured: false }).where(eq(recipes.type, 'dinner'));
    const { body } = await t.send('POST', '/api/plans/generate', { user, body: WEEK });
    expect(mealsOf(body).filter((meal: Any) => meal.type === 'dinner')).toEqual([]);
  });
});
