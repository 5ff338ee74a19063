import { DIET_WARNINGS } from '@sorrel/core/nutrition/diet-warnings';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';
import { AppError } from '../app-error.ts';
import { households } from '../db/tables/households.ts';
import { recipes } from '../db/tables/recipes.ts';
import { NoTurn } from '../platform/fair-queue.ts';
import { judgeOlderRecipes } from './judge-older.ts';
import { JUDGING_REVISION } from './nutrition.ts';

let t: TestApp;
let user: TestUser;

beforeAll(async () => {
  t = await testApp();
  user = await t.makeUser();
});
afterAll(() => t.close());

/** Adds a recipe with ingredients of these names and gives its id. */
async function add(recipeName: string, ...names: string[]): Promise<string> {
  const form = new FormData();
  form.set('recipeName', recipeName);
  form.set('ingredients', JSON.stringify(names.map((name) => ({ name, quantity: 100, unit: 'g' }))));
  const reply = await t.send('POST', '/api/recipes/add-recipe', { user, form });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body.id;
}

const warningsOf = async (id: string) =>
  (await t.send('GET', `/api/recipes/get-recipe/${id}`, { user })).body.diet_warnings;
const book = async (query: string) =>
  (await t.send('GET', `/api/recipes/user-recipes?${query}`, { user })).body.results.map(
    (recipe: { name: string }) => recipe.name,
  );

const revisionOf = async ({ householdId }: TestUser) => {
  const [row] = await t.services.db
    .select({ revision: households.bookRevision })
    .from(households)
    .where(eq(households.id, householdId));
  return row?.revision ?? -1;
};

describe('dietary preferences', () => {
  let almondCake: string;
  beforeAll(async () => {
    almondCake = await add('Almond cake', 'almonds', 'butter', 'egg');
    await add('Roast onions', 'onion', 'olive oil');
  });

  test('a recipe says what its ingredients speak against, also where nutrition is not calculated', async () => {
    expect(await warningsOf(almondCake)).toEqual(['not vegan', 'dairy', 'egg', 'nuts']);
  });

  test('the book can leave out what somebody avoids', async () => {
    expect(await book('without=nuts')).toEqual(['Roast onions']);
    expect(await book('without=fish&without=gluten')).toEqual(['Roast onions', 'Almond cake']);
    expect(await book('without=')).toEqual(['Roast onions', 'Almond cake']);
    expect((await t.send('GET', '/api/recipes/user-recipes?without=pollen', { user })).status).toBe(400);
  });

  test('the spinner leaves it out, and says when that emptied the pool', async () => {
    const spun = await t.send('GET', '/api/recipes/spin?without=not%20vegan', { user });
    expect(spun.body.map((recipe: { name: string }) => recipe.name)).toEqual(['Roast onions']);
    const explained = await t.send('GET', '/api/recipes/explain-spin?without=nuts&ingredients=almond', { user });
    expect(explained.body.filters).toContainEqual({ name: 'without', withoutIt: 1 });
  });

  test('an edit judges anew', async () => {
    const id = await add('Toast', 'bread');
    expect(await warningsOf(id)).toContain('gluten');
    const form = new FormData();
    form.set('recipeName', 'Rice');
    form.set('ingredients', JSON.stringify([{ name: 'rice', quantity: 80, unit: 'g' }]));
    await t.send('PUT', `/api/recipes/edit-recipe/${id}`, { user, form });
    expect(await warningsOf(id)).toEqual([]);
  });

  test('what could not be judged is left out by what protects, and counted', async () => {
    const id = await add('Waldorf salad', 'celery', 'valnzyzx');
    const { body } = await t.send('GET', `/api/recipes/get-recipe/${id}`, { user });
    expect(body.diet_warnings).toEqual([]);
    expect(body.diet_unjudged).toContain('nuts');
    expect(body.dietHints).toEqual([]);
    const page = async (query: string) => (await t.send('GET', `/api/recipes/user-recipes?${query}`, { user })).body;
    expect(await page('without=nuts&search=waldorf')).toMatchObject({ total: 0, notJudged: 1 });
    expect(await page('search=waldorf')).toMatchObject({ total: 1, notJudged: 0 });
    // once more from memory, where a book comes that is asked for again and again
    await vi.waitFor(async () => {
      expect(t.services.bookIndexes.find({ scope: user, revision: await revisionOf(user) })).not.toBeNull();
    });
    expect(await page('without=nuts&search=waldorf')).toMatchObject({ total: 0, notJudged: 1 });
    const explained = await t.send('GET', '/api/recipes/explain-spin?without=nuts&ingredients=celery', { user });
    expect(explained.body.notJudged).toBe(1);
    const spun = await t.send('GET', '/api/recipes/spin?without=nuts&ingredients=celery', { user });
    expect(spun.body).toEqual([]);
  });

  test('stock of no kind is not called meat, and no filter that protects lets it through', async () => {
    const id = await add('Leek soup', 'Brühe', 'leek');
    const { body } = await t.send('GET', `/api/recipes/get-recipe/${id}`, { user });
    expect(body.diet_warnings).toEqual([]);
    expect(body.diet_unjudged).toEqual(['not vegetarian', 'not vegan', 'fish', 'shellfish']);
    expect(body).toMatchObject({ dietHints: [], allergens: { contains: [], unknown: [], kindNotSaid: ['Brühe'] } });
    const listed = await t.send('GET', '/api/recipes/user-recipes?without=not%20vegetarian&search=leek', { user });
    expect(listed.body).toMatchObject({ total: 0, notJudged: 1 });
  });

  test('only Vegetarian and Vegan are ever said, and only where every ingredient is known', async () => {
    const hintsOf = async (id: string) =>
      (await t.send('GET', `/api/recipes/get-recipe/${id}`, { user })).body.dietHints;
    expect(await hintsOf(await add('Rice', 'rice', 'salt'))).toEqual(['Vegetarian', 'Vegan']);
    expect(await hintsOf(almondCake)).toEqual(['Vegetarian']);
    expect(await hintsOf(await add('Duck', 'duck leg', 'zzyzx'))).toEqual([]);
    expect(await hintsOf(await add('Nothing'))).toEqual([]);
  });
});

describe('recipes from before', () => {
  const judgeOlder = () => judgeOlderRecipes(t.services, () => false);
  const forget = (id: string) =>
    t.services.db
      .update(recipes)
      .set({ dietWarnings: [], dietUnjudged: null, judgedRevision: 0 })
      .where(eq(recipes.id, id));

  test('say nothing of diets until they are judged, which is after the start and once', async () => {
    const id = await add('Old nut loaf', 'walnuts');
    await forget(id);
    expect((await t.send('GET', `/api/recipes/get-recipe/${id}`, { user })).body).toMatchObject({
      diet_warnings: [],
      diet_unjudged: [...DIET_WARNINGS],
      dietHints: [],
    });
    expect(await book('without=nuts&search=nut')).toEqual([]);
    expect(await judgeOlder()).toBe(1);
    expect(await warningsOf(id)).toEqual(['nuts']);
    expect(await judgeOlder()).toBe(0);
  });

  test('are judged once it is their turn, however much waited for the workers before', async () => {
    const id = await add('Old nut bread', 'walnuts');
    await forget(id);
    const { workers } = t.services;
    let refused = 0;
    const busy: typeof workers = {
      ...workers,
      run: (work, task, turn) => {
        if (refused > 1) return workers.run(work, task, turn);
        refused += 1;
        throw new NoTurn('unavailable');
      },
    };
    expect(await judgeOlderRecipes({ ...t.services, workers: busy }, () => false)).toBe(1);
    expect(refused).toBe(2);
    expect(await warningsOf(id)).toEqual(['nuts']);
  });

  test.each([
    { cause: 'that never get a turn', error: new NoTurn('unavailable'), asked: 1_200 },
    { cause: 'that are refused as a bad request', error: new AppError('bad_request'), asked: 1 },
    { cause: 'whose judging says that it is unavailable', error: new AppError('unavailable'), asked: 1 },
  ])('$cause are left at last, and the next is judged', async ({ error, asked }) => {
    const refused = await add('Old nut cake', 'walnuts');
    const next = await add('Old nut pie', 'walnuts');
    await forget(refused);
    await forget(next);
    const { workers } = t.services;
    let asks = 0;
    const fails: typeof workers = {
      ...workers,
      run: (work, task, turn) => {
        if ((task as { name: string }).name !== 'Old nut cake') return workers.run(work, task, turn);
        asks += 1;
        throw error;
      },
    };
    const warn = vi.fn();
    const services = { ...t.services, workers: fails, log: { warn } };
    expect(
      await judgeOlderRecipes(
        services,
        () => false,
        async () => undefined,
      ),
    ).toBe(1);
    expect(asks).toBe(asked);
    expect(warn).toHaveBeenCalledOnce();
    expect(await warningsOf(next)).toEqual(['nuts']);
    // it is judged at the next start
    expect(await judgeOlder()).toBe(1);
  });

  test('are judged together with their nutrition where that is calculated', async () => {
    const { db } = t.services;
    const id = await add('Old stew', 'carrot', 'zzyzx', 'yzzxy');
    await forget(id);
    await db
      .update(recipes)
      .set({ calculateNutrition: true, calories: 12, nutritionCoverage: 1 / 3 })
      .where(eq(recipes.id, id));
    expect(await judgeOlder()).toBe(1);
    const [row] = await db.select().from(recipes).where(eq(recipes.id, id));
    expect(row).toMatchObject({ calories: null, judgedRevision: JUDGING_REVISION });
    expect(row?.nutritionWeightCoverage).toBeLessThan(0.8);
  });

  test('judging never writes over a save that came between', async () => {
    const { db } = t.services;
    const id = await add('Almond rice', 'rice', 'almonds');
    await forget(id);
    let judging: Promise<number> | undefined;
    await db.transaction(async (tx) => {
      await tx
        .update(recipes)
        .set({ ingredients: [], dietWarnings: ['egg'], dietUnjudged: [], judgedRevision: JUDGING_REVISION, version: 2 })
        .where(eq(recipes.id, id));
      // it has read the recipe as it was, and waits for this transaction with what it made of that
      judging = judgeOlder();
      await vi.waitFor(async () => {
        const waiting = await db.execute(
          sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like 'update "recipes"%'`,
        );
        expect(waiting.rows).toHaveLength(1);
      });
    });
    expect(await judging).toBe(0);
    expect(await warningsOf(id)).toEqual(['egg']);
  });
});
