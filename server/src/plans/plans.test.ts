// In one file beyond the usual length: each file starts a server with a database of its own, which takes longer than its tests.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { defaultPlanSettings, NO_GOALS } from '@sorrel/core/plans/plan-settings';
import { MEAL_TYPES } from '@sorrel/core/recipes/meal-type';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';
import { recipes } from '../db/tables/recipes.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

// biome-ignore lint/suspicious/noExplicitAny: a reply, read by the test
type Week = any[];
const slots = (week: Week) => week.flatMap((day) => MEAL_TYPES.flatMap((type) => day[type]));

/** A user with a book of so many recipes, of every type in turn. */
async function cook(count: number, options: { premium?: boolean } = {}): Promise<TestUser> {
  const user = await t.makeUser(options);
  if (count === 0) return user;
  await t.services.db.insert(recipes).values(
    Array.from({ length: count }, (_, index) => ({
      householdId: user.householdId,
      addedBy: user.id,
      name: `Recipe ${index}`,
      type: MEAL_TYPES[index % 4] ?? 'dinner',
      tagIds: index % 2 === 0 ? [1] : [2],
      favoriteOf: index % 3 === 0 ? [user.id] : [],
      nutrients: {
        calories: 200 + 13 * (index % 40),
        protein: 10 + (index % 30),
        fat: 12,
        carbohydrates: 40,
        sugar: 8,
        fiber: 5,
      },
      calories: 200 + 13 * (index % 40),
      protein: 10 + (index % 30),
      fat: 12,
      carbohydrates: 40,
      sugar: 8,
      fiber: 5,
    })),
  );
  return user;
}

const generate = (user: TestUser, changes: object = {}) =>
  t.send('POST', '/api/plans/generate', { user, body: { ...defaultPlanSettings(), lockedMeals: {}, ...changes } });
const save = (user: TestUser, name: string, plan: Week, extra: object = {}) =>
  t.send('POST', '/api/plans/save', { user, body: { name, plan, lockedMeals: {}, ...extra } });

test('a recipe whose lines name thousands of foods is planned and saved with the first of them', async () => {
  const user = await t.makeUser();
  const boughtAs = Array.from({ length: 8 }, (_, index) => `food ${index}`);
  const lines = Array.from({ length: 300 }, (_, id) => ({
    id: `${id}`,
    name: 'a mix',
    quantity: 1,
    unit: '',
    boughtAs,
  }));
  const columns = { householdId: user.householdId, name: 'Pantry stew', ingredients: lines as never };
  const [row] = await t.services.db.insert(recipes).values(columns).returning({ id: recipes.id });
  const { body: meals } = await t.send('POST', '/api/plans/fresh-meals', { user, body: { ids: [row?.id] } });
  expect(meals[0].ingredient_names).toHaveLength(300);
  const days = Array.from({ length: 7 }, () => ({ breakfast: [], lunch: [], dinner: meals, snack: [] }));
  expect((await save(user, 'stews', days)).status).toBe(200);
});

describe('generating', () => {
  test('PLAN-01 API-51 API-52 ENT-46 ENT-47 answers seven full days of the structure', async () => {
    const reply = await generate(await cook(60));
    expect(reply.status).toBe(200);
    expect(reply.body).toHaveLength(7);
    for (const day of reply.body) {
      expect(MEAL_TYPES.map((type) => day[type].length)).toEqual([1, 1, 1, 2]);
      for (const type of MEAL_TYPES) for (const meal of day[type]) expect([type, 'any']).toContain(meal.type);
    }
    expect(slots(reply.body).every((meal) => meal.name !== '')).toBe(true);
  });

  test('ENT-48 a book without recipes gives empty meals that say why', async () => {
    const reply = await generate(await cook(0));
    expect(slots(reply.body)).toHaveLength(35);
    expect(reply.body[0].breakfast[0]).toMatchObject({
      id: null,
      name: '',
      image_urls: [],
      prep_time: 0,
      cook_time: 0,
      calories: 0,
      nutrients: [],
      tags: [],
      type: '',
      why: expect.stringMatching(/breakfast/),
    });
  });

  test('tags in and out, favourites and locks hold', async () => {
    const user = await cook(120);
    const locked = (await generate(user)).body[2].dinner[0];
    const reply = await generate(user, {
      favourites: true,
      tagsInclude: ['Vegetarian'],
      tagsExclude: ['Vegan'],
      lockedMeals: { '0-dinner-0': locked, '1-lunch-0': null },
    });
    expect(reply.body[0].dinner[0]).toMatchObject({ id: locked.id, name: locked.name });
    expect(reply.body[1].lunch[0].name).toBe('');
    const free = slots(reply.body).filter((meal) => meal.name !== '' && meal.id !== locked.id);
    expect(free.length).toBeGreaterThan(0);
    for (const meal of free) expect(meal.tags).toEqual(['Vegetarian']);
  });

  test('None: the same inputs give the same week', async () => {
    const user = await cook(80, { premium: true });
    const changes = { variation: 1, nutGoals: { ...NO_GOALS, calories: 2000, protein: 100 } };
    expect((await generate(user, changes)).body).toEqual((await generate(user, changes)).body);
  });

  test('ROLE-13 goals are premium’s', async () => {
    const goals = { nutGoals: { ...NO_GOALS, calories: 2000 } };
    expect(await generate(await cook(10), goals)).toMatchObject({ status: 403, body: { upgrade: true } });
    expect((await generate(await cook(10, { premium: true }), goals)).status).toBe(200);
  });

  test('ROLE-12 PLAN-38 extra slots are premium’s', async () => {
    const structure = defaultPlanSettings().structure.map((day, index) => (index === 0 ? { ...day, snack: 3 } : day));
    expect(await generate(await cook(10), { structure })).toMatchObject({ status: 403, body: { upgrade: true } });
    expect((await generate(await cook(10, { premium: true }), { structure })).body[0].snack).toHaveLength(3);
  });

  test('ROLE-12 explaining a week with extra slots is premium’s too', async () => {
    const structure = defaultPlanSettings().structure.map((day, index) => (index === 0 ? { ...day, snack: 3 } : day));
    const rich = await cook(10, { premium: true });
    const mealPlan = (await generate(rich, { structure })).body;
    const explain = (user: TestUser) =>
      t.send('POST', '/api/plans/explain', { user, body: { ...defaultPlanSettings(), mealPlan } });
    expect(await explain(await cook(10))).toMatchObject({ status: 403, body: { upgrade: true } });
    expect((await explain(rich)).status).toBe(200);
  });

  test('a week may be asked for without a type of meal, also by a free user', async () => {
    const structure = defaultPlanSettings().structure.map((day) => ({ ...day, breakfast: 0 }));
    const week: Record<string, unknown[]>[] = (await generate(await cook(12), { structure })).body;
    expect(week.map((day) => [day['breakfast']?.length, day['dinner']?.length])).toEqual(week.map(() => [0, 1]));
  });

  test.each([
    ['six days', { structure: defaultPlanSettings().structure.slice(1) }],
    ['a variation of 5', { variation: 5 }],
    ['a goal below nothing', { nutGoals: { ...NO_GOALS, calories: -1 } }],
    ['NUM-40 a goal over 10000 kcal', { nutGoals: { ...NO_GOALS, calories: 10_001 } }],
    ['a lock of no slot', { lockedMeals: { '9-brunch-0': null } }],
  ])('%s is refused', async (_name, changes) => {
    expect((await generate(await cook(0, { premium: true }), changes)).status).toBe(400);
  });

  test('the recipes of others are never used', async () => {
    await cook(40);
    expect(slots((await generate(await cook(0))).body).every((meal) => meal.id === null)).toBe(true);
  });

  test('it says how close the week comes and what keeps it from its goals, as it does of a week sent back', async () => {
    const user = await cook(8, { premium: true });
    const settings = { ...defaultPlanSettings(), nutGoals: { ...NO_GOALS, calories: 9000 } };
    const { body: mealPlan } = await generate(user, settings);
    const { quality } = mealPlan[0];
    expect(quality.days).toHaveLength(7);
    expect(quality.distancePercent).toBeGreaterThan(30);
    expect(quality.reasons.map(({ code }: { code: string }) => code)).toContain('empty_slots');
    expect(mealPlan[1].quality).toBeUndefined();
    const explain = async (week: Week) =>
      (await t.send('POST', '/api/plans/explain', { user, body: { ...settings, mealPlan: week } })).body;
    expect(await explain(mealPlan)).toEqual(quality);
    // changed by hand: a day without meals is as far from its goals as can be
    const emptied = mealPlan.map((day: Week[number], index: number) =>
      index === 0 ? { breakfast: [], lunch: [], dinner: [], snack: [] } : day,
    );
    expect((await explain(emptied)).days[0].distancePercent).toBe(100);
  });

  test('ROLE-17 dietary needs: what speaks against them and what could not be judged is left out, and that is counted', async () => {
    const user = await cook(0);
    const dinner = (name: string, changes: object) => ({
      householdId: user.householdId,
      addedBy: user.id,
      name,
      type: 'dinner' as const,
      ...changes,
    });
    await t.services.db
      .insert(recipes)
      .values([
        ...Array.from({ length: 9 }, (_, index) => dinner(`Safe ${index}`, { dietWarnings: [], dietUnjudged: [] })),
        dinner('Satay', { dietWarnings: ['nuts'], dietUnjudged: [] }),
        dinner('Waldorf salad', { dietWarnings: [], dietUnjudged: ['nuts'] }),
        dinner('Never judged', { dietWarnings: null, dietUnjudged: null, favoriteOf: [user.id] }),
      ]);
    const dinners = (week: Week) => week.flatMap((day) => day.dinner.map((meal: { name: string }) => meal.name));
    for (let turn = 0; turn < 4; turn += 1) {
      const { body } = await generate(user, { without: ['nuts'] });
      for (const name of dinners(body)) expect(name).toMatch(/^Safe/);
      expect(body[0].quality.notJudged).toBe(2);
      const other = await t.send('GET', '/api/plans/respin?type=dinner&without=nuts', { user });
      expect(other.body.name).toMatch(/^Safe/);
    }
    // only those are counted that nothing else leaves out
    expect((await generate(user, { without: ['nuts'], favourites: true })).body[0].quality.notJudged).toBe(1);
    expect((await generate(user, { without: ['egg'] })).body[0].quality.notJudged).toBe(1);
    expect((await generate(user)).body[0].quality.notJudged).toBe(0);
    const book = await t.send('GET', '/api/recipes/user-recipes?without=nuts&notJudged=true', { user });
    expect(book.body.results.map(({ name }: { name: string }) => name).toSorted()).toEqual([
      'Never judged',
      'Waldorf salad',
    ]);
    expect((await t.send('GET', '/api/recipes/user-recipes?notJudged=true', { user })).body.total).toBe(0);
    expect((await generate(user, { without: ['pollen'] })).status).toBe(400);
  });
});

describe('re-rolling', () => {
  test('API-56 API-57 answers one recipe of the type, never the one shown', async () => {
    const user = await cook(40);
    const first = await t.send('GET', '/api/plans/respin?resultsPool=user&type=lunch', { user });
    expect(first.body).toMatchObject({ type: 'lunch', name: expect.stringMatching(/^Recipe/) });
    for (let turn = 0; turn < 5; turn += 1) {
      const other = await t.send('GET', `/api/plans/respin?type=lunch&shown=${first.body.id}`, { user });
      expect(other.body.id).not.toBe(first.body.id);
    }
  });

  test('ROLE-05 a premium user gets the recipe closest to the goals, a priority nutrient first', async () => {
    const user = await cook(0, { premium: true });
    const lunch = (name: string, calories: number, protein: number) => ({
      householdId: user.householdId,
      addedBy: user.id,
      name,
      type: 'lunch' as const,
      ...{ calories, protein, fat: 10, carbohydrates: 40, sugar: 5, fiber: 5 },
    });
    await t.services.db.insert(recipes).values([lunch('right energy', 500, 10), lunch('right protein', 750, 40)]);
    const goals = encodeURIComponent(JSON.stringify({ calories: 500, protein: 40 }));
    const ask = (extra = '') => t.send('GET', `/api/plans/respin?type=lunch&nutGoals=${goals}${extra}`, { user });
    // 75 % of the protein is missing, or 50 % of the energy too much
    expect((await ask()).body.name).toBe('right protein');
    expect((await ask('&priorityNutrients=calories')).body.name).toBe('right energy');
  });

  test.each([
    ['goals', `nutGoals=${encodeURIComponent(JSON.stringify({ calories: 500 }))}`],
    ['a priority nutrient', 'priorityNutrients=protein'],
    ['a slot beyond those of a new day', ['a', 'b', 'c', 'd', 'e'].map((id) => `dayMeals=${id}`).join('&')],
  ])('ROLE-05 %s are premium: a free user is told so', async (_title, query) => {
    const ask = async (premium: boolean) =>
      t.send('GET', `/api/plans/respin?type=lunch&${query}`, { user: await cook(40, { premium }) });
    expect(await ask(false)).toMatchObject({ status: 403, body: { upgrade: true } });
    expect((await ask(true)).status).toBe(200);
  });

  test('it goes on to recipes the slot has not shown yet', async () => {
    const user = await cook(40);
    const seen: string[] = [];
    let shown = '';
    for (let turn = 0; turn < 10; turn += 1) {
      const query = `type=lunch${shown && `&shown=${shown}`}${seen.map((id) => `&seen=${id}`).join('')}`;
      shown = (await t.send('GET', `/api/plans/respin?${query}`, { user })).body.id;
      expect(seen).not.toContain(shown);
      seen.push(shown);
    }
    // all ten lunches were shown: it begins again
    const again = await t.send(
      'GET',
      `/api/plans/respin?type=lunch&shown=${shown}${seen.map((id) => `&seen=${id}`).join('')}`,
      { user },
    );
    expect(seen.slice(0, -1)).toContain(again.body.id);
  });

  test('where nothing else fits it says so', async () => {
    const reply = await t.send('GET', '/api/plans/respin?type=lunch', { user: await cook(0) });
    expect(reply).toMatchObject({ status: 404, body: { message: 'No other recipe in your book fits here.' } });
  });
});

describe('saved plans', () => {
  test('PLAN-02 PLAN-45 API-53 API-54 API-55 ENT-49 a plan comes back with its name trimmed and in lower case', async () => {
    const user = await cook(40);
    const { body: week } = await generate(user);
    const saved = await save(user, '  My Week ', week, { lockedMeals: { '0-dinner-0': week[0].dinner[0] } });
    expect(saved).toMatchObject({ status: 200, body: { mealPlanId: expect.any(String) } });
    const loaded = await t.send('GET', `/api/plans/load/${saved.body.mealPlanId}`, { user });
    expect(loaded.body).toMatchObject({ name: 'my week', lockedMeals: { '0-dinner-0': { id: week[0].dinner[0].id } } });
    expect(loaded.body.mealPlan).toEqual(week.map(({ quality: _, ...day }: Week[number]) => day));
  });

  test('the same name replaces the plan and keeps its id', async () => {
    const user = await cook(40);
    const { body: week } = await generate(user);
    const first = await save(user, 'week', week);
    const second = await save(user, 'WEEK', week);
    expect(second.body).toEqual(first.body);
    expect((await t.send('GET', '/api/plans/get-plans', { user })).body.total).toBe(1);
  });

  test('a week saved under another name is another plan, and the first stays as it was', async () => {
    const user = await cook(0);
    const { body: week } = await generate(user);
    const first = await save(user, 'ann', week);
    const second = await save(user, 'kids', week);
    expect(second.body.mealPlanId).not.toBe(first.body.mealPlanId);
    const { lists } = (await t.send('GET', '/api/plans/get-plans', { user })).body;
    expect(lists.map(({ name }: { name: string }) => name).toSorted()).toEqual(['ann', 'kids']);
  });

  test.each(['', '   '])('a plan named %j is refused', async (name) => {
    const user = await cook(0);
    expect(await save(user, name, (await generate(user)).body)).toMatchObject({
      status: 400,
      body: { message: 'Please choose a name for your meal plan' },
    });
  });

  test('API-49 NUM-03 ten on a page, the newest first, found by name', async () => {
    const user = await cook(0);
    const { body: week } = await generate(user);
    for (let index = 0; index < 12; index += 1) {
      await save(user, `week ${index}`, week);
      t.clock.advance(1000);
    }
    const page = async (query: string) => (await t.send('GET', `/api/plans/get-plans?${query}`, { user })).body;
    expect(await page('search=&page=1&limit=10')).toMatchObject({
      total: 12,
      lists: { length: 10, 0: { name: 'week 11' } },
    });
    expect((await page('page=2')).lists).toHaveLength(2);
    expect(await page('search=K%2011')).toMatchObject({ total: 1 });
    expect(await page('search=%25')).toMatchObject({ total: 0 });
  });

  test('API-50 a plan is deleted, and a stranger can neither load nor delete it', async () => {
    const user = await cook(0);
    const id = (await save(user, 'week', (await generate(user)).body)).body.mealPlanId;
    const stranger = await cook(0);
    expect((await t.send('GET', `/api/plans/load/${id}`, { user: stranger })).status).toBe(404);
    expect((await t.send('DELETE', `/api/plans/delete/${id}`, { user: stranger })).status).toBe(404);
    expect((await t.send('DELETE', `/api/plans/delete/${id}`, { user })).status).toBe(200);
    expect((await t.send('GET', `/api/plans/load/${id}`, { user })).status).toBe(404);
  });

  test('why a slot stayed empty is said to whoever planned, not to those who open the saved week later', async () => {
    const user = await cook(0);
    const { body: week } = await generate(user);
    expect(week[0].breakfast[0].why).toMatch(/breakfast/);
    const id = (await save(user, 'week', week)).body.mealPlanId;
    const loaded = await t.send('GET', `/api/plans/load/${id}`, { user });
    expect(slots(loaded.body.mealPlan).filter((meal: { why?: string }) => 'why' in meal)).toEqual([]);
  });

  test('a meal whose recipe was deleted stays in the plan as it was saved', async () => {
    const user = await cook(40);
    const { body: week } = await generate(user);
    const id = (await save(user, 'week', week)).body.mealPlanId;
    await t.send('DELETE', `/api/recipes/delete-recipe/${week[0].dinner[0].id}`, { user });
    const loaded = await t.send('GET', `/api/plans/load/${id}`, { user });
    expect(loaded.body.mealPlan[0].dinner[0].name).toBe(week[0].dinner[0].name);
  });
});

test('meals of an open week come as their recipes are now; what is gone or somebody else’s does not come', async () => {
  const [user, stranger] = [await cook(60), await cook(1)];
  const [meal] = slots((await generate(user)).body);
  await t.services.db.update(recipes).set({ calories: 777 }).where(eq(recipes.id, meal.id));
  const ids = [meal.id, meal.id, randomUUID(), 'none'];
  const fresh = (of: TestUser) => t.send('POST', '/api/plans/fresh-meals', { user: of, body: { ids } });
  const { why: _, ...said } = meal;
  expect((await fresh(user)).body).toMatchObject([{ ...said, calories: 777 }]);
  expect((await fresh(stranger)).body).toEqual([]);
});

describe('ROLE-07 recipe analytics', () => {
  const analytics = (user: TestUser) => t.send('GET', '/api/plans/recipe-analytics', { user });

  test('count what all saved plans use of the book, and tell what they never use', async () => {
    const user = await t.makeUser({ premium: true });
    const made = await t.services.db
      .insert(recipes)
      .values(
        ['Soup', 'Stew', 'Toast'].map((name) => ({
          householdId: user.householdId,
          addedBy: user.id,
          name,
          type: 'dinner' as const,
          ingredients: [{ id: '1', name: 'onions', quantity: 1, unit: '', possibleUnits: [] }],
          ...(name === 'Stew' && { calories: 450, protein: 30 }),
        })),
      )
      .returning();
    const idOf = (name: string) => made.find((recipe) => recipe.name === name)!.id;
    const dinner = (id: string | null, name: string) => ({
      breakfast: [],
      lunch: [],
      dinner: [{ id, name }],
      snack: [],
    });
    const empty = dinner(null, '');
    const soup = dinner(idOf('Soup'), 'Soup');
    const gone = dinner(randomUUID(), 'Gone');
    expect((await save(user, 'one', [soup, soup, empty, empty, empty, empty, gone])).status).toBe(200);
    const stew = dinner(idOf('Stew'), 'Stew');
    expect((await save(user, 'two', [soup, stew, empty, empty, empty, empty, empty])).status).toBe(200);

    const reply = await analytics(user);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      meals: 4,
      recipes: [
        { id: idOf('Soup'), name: 'Soup', uses: 3 },
        { id: idOf('Stew'), name: 'Stew', uses: 1 },
      ],
      ingredients: [{ name: 'onion', uses: 4 }],
      neverPlanned: { count: 1, recipes: [{ id: idOf('Toast'), name: 'Toast' }] },
      types: [
        {
          type: 'dinner',
          recipes: 3,
          known: 1,
          average: { ...NO_GOALS, calories: 450, protein: 30 },
        },
      ],
    });
  });

  test("are of the user's own book and plans, and of Premium", async () => {
    const other = await cook(4, { premium: true });
    await save(other, 'week', (await generate(other)).body);
    const empty = await analytics(await t.makeUser({ premium: true }));
    expect(empty.body).toMatchObject({ meals: 0, recipes: [], neverPlanned: { count: 0 }, types: [] });
    expect(await analytics(await cook(1))).toMatchObject({ status: 403, body: { upgrade: true } });
  });
});

describe('ROLE-10 merged family plans', () => {
  const merge = (user: TestUser, body: object) => t.send('POST', '/api/plans/merge', { user, body });

  /** Two saved plans: ann and the kids have the same dinners, and breakfasts of their own. */
  async function family(user: TestUser) {
    const ann = (await generate(user)).body as Week;
    const kids = (await generate(user)).body as Week;
    const shared = kids.map((day, index) => ({ ...day, dinner: ann[index].dinner }));
    const annId = (await save(user, 'ann', ann)).body.mealPlanId as string;
    const kidsId = (await save(user, 'kids', shared)).body.mealPlanId as string;
    return { ann, annId, kidsId };
  }

  test('what two plans share is one meal for the portions of both, and bought for all of them', async () => {
    const user = await cook(40, { premium: true });
    const { ann, annId, kidsId } = await family(user);
    const plans = [
      { id: annId, portions: 1 },
      { id: kidsId, portions: 2 },
    ];
    const merged = await merge(user, { name: ' Family ', plans });
    expect(merged.status).toBe(200);
    const { body } = await t.send('GET', `/api/plans/load/${merged.body.mealPlanId}`, { user });
    expect(body.name).toBe('family');
    expect(body.mealPlan[0].dinner).toMatchObject([
      { id: ann[0].dinner[0].id, name: ann[0].dinner[0].name, portions: 3, eaters: ['ann', 'kids'] },
    ]);
    // ann's plan alone is bought once a meal, and the family's by portion
    await t.services.db
      .update(recipes)
      .set({ ingredients: [{ id: 'rice', name: 'rice', quantity: 100, unit: 'g', possibleUnits: [] }], serves: 1 })
      .where(eq(recipes.id, ann[0].dinner[0].id));
    const list = (id: string) => t.send('GET', `/api/lists/get-list/${id}`, { user });
    const rice = (reply: { body: { list: Record<string, { name: string; quantity: number }[]> } }) =>
      Object.values(reply.body.list)
        .flat()
        .find((item) => item.name.includes('rice'))?.quantity;
    expect(rice(await list(annId))).toBe(100);
    expect(rice(await list(merged.body.mealPlanId))).toBe(300);
  });

  test('are premium’s, and of one’s own plans only', async () => {
    const user = await cook(40, { premium: true });
    const { annId, kidsId } = await family(user);
    const plans = [
      { id: annId, portions: 1 },
      { id: kidsId, portions: 1 },
    ];
    expect(await merge(await cook(0), { name: 'ours', plans })).toMatchObject({ status: 403, body: { upgrade: true } });
    expect((await merge(await cook(0, { premium: true }), { name: 'ours', plans })).status).toBe(404);
  });

  test.each<[string, { name?: string; plans?: number; portions?: number }, number]>([
    ['without a name', { name: ' ' }, 400],
    ['under the name of one of them, which would be lost', { name: 'Ann' }, 409],
    ['of one plan', { plans: 1 }, 400],
    ['for nobody', { portions: 0 }, 400],
    ['for 13 people by one plan', { portions: 13 }, 400],
  ])('%s are refused', async (_name, { name = 'ours', plans = 2, portions = 1 }, status) => {
    const user = await cook(20, { premium: true });
    const { annId, kidsId } = await family(user);
    const body = { name, plans: [annId, kidsId].slice(0, plans).map((id) => ({ id, portions })) };
    expect((await merge(user, body)).status).toBe(status);
    expect((await t.send('GET', '/api/plans/get-plans', { user })).body.total).toBe(2);
  });

  test('that would need more slots than a day has are refused, with the day and the meal', async () => {
    const user = await cook(60, { premium: true });
    const structure = defaultPlanSettings().structure.map((day) => ({ ...day, lunch: 6 }));
    const week = (await generate(user, { structure, repeat: { ...defaultPlanSettings().repeat, lunch: true } })).body;
    const other = (await generate(user, { structure, repeat: { ...defaultPlanSettings().repeat, lunch: true } })).body;
    const lunches = slots(week).filter((meal) => meal.type === 'lunch');
    const distinct = [...new Map(lunches.map((meal) => [meal.id, meal])).values()];
    week[2].lunch = distinct.slice(0, 6);
    other[2].lunch = distinct.slice(6, 12);
    const first = (await save(user, 'one', week)).body.mealPlanId;
    const second = (await save(user, 'two', other)).body.mealPlanId;
    const plans = [first, second].map((id) => ({ id, portions: 1 }));
    const reply = await merge(user, { name: 'both', plans });
    expect(reply.status).toBe(422);
    expect(reply.body.message).toMatch(/lunch/);
  });
});

test('ROLE-15 the free plan makes, saves and loads weeks, without goals and without extra slots', async () => {
  const user = await cook(30);
  const { body: week } = await generate(user);
  expect(slots(week)).toHaveLength(35);
  const { body } = await save(user, 'basic', week);
  expect((await t.send('GET', `/api/plans/load/${body.mealPlanId}`, { user })).status).toBe(200);
});

test('the worker is among the programs that the build makes', () => {
  const build = readFileSync(new URL('../../../scripts/build.mjs', import.meta.url), 'utf8');
  expect(build).toContain("'start/worker'");
});

describe('the calendar', () => {
  const pathOf = (reply: { body: { address: string } }) => new URL(reply.body.address).pathname;

  test('is read at its secret address without signing in, and a renewed address ends the one before', async () => {
    const user = await cook(30);
    const plan = (await generate(user)).body;
    const id = (await save(user, 'calendar week', plan)).body.mealPlanId;
    const first = await t.send('POST', '/api/plans/calendar', { user, body: { id } });
    expect(first.status).toBe(200);
    const read = await t.app.inject({ method: 'GET', url: pathOf(first) });
    expect(read.statusCode).toBe(200);
    expect(read.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(read.body).toContain(`SUMMARY:Breakfast: ${plan[0].breakfast[0].name}`);

    const second = await t.send('POST', '/api/plans/calendar', { user, body: { id } });
    expect((await t.app.inject({ method: 'GET', url: pathOf(first) })).statusCode).toBe(404);
    expect((await t.app.inject({ method: 'GET', url: pathOf(second) })).statusCode).toBe(200);
    await t.send('DELETE', '/api/plans/calendar', { user });
    expect((await t.app.inject({ method: 'GET', url: pathOf(second) })).statusCode).toBe(404);
  });

  test('speaks the language of the account, since a calendar program names none', async () => {
    const user = await cook(30);
    const plan = (await generate(user)).body;
    const id = (await save(user, 'calendar week', plan)).body.mealPlanId;
    const form = new FormData();
    form.set('language', 'de');
    await t.send('PUT', '/api/auth/update-profile', { user, form });
    const made = await t.send('POST', '/api/plans/calendar', { user, body: { id } });
    const { body } = await t.app.inject({ method: 'GET', url: pathOf(made) });
    expect(body).toContain(`SUMMARY:Frühstück: ${plan[0].breakfast[0].name}`);
    expect(body).toContain('PRODID:-//Sorrel//Meal plan//DE');
  });

  test('of a plan that is deleted is gone, and a stranger cannot make one', async () => {
    const user = await cook(30);
    const id = (await save(user, 'calendar week', (await generate(user)).body)).body.mealPlanId;
    const stranger = await cook(0);
    expect((await t.send('POST', '/api/plans/calendar', { user: stranger, body: { id } })).status).toBe(404);
    const made = await t.send('POST', '/api/plans/calendar', { user, body: { id } });
    await t.send('DELETE', `/api/plans/delete/${id}`, { user });
    expect((await t.app.inject({ method: 'GET', url: pathOf(made) })).statusCode).toBe(404);
  });
});
