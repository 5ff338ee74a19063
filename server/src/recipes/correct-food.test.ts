import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recipeCalls } from '../../testing/recipe-calls.ts';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';
import { RENAME_WORK } from '../lists/food-rename.ts';
import type { Workers } from '../platform/workers.ts';
import { COUNT_WORK, JUDGE_WORK } from './count-recipe.ts';
import { judgeOlderRecipes } from './judge-older.ts';
import { createRecountRunner } from './sub-recipes/recount-dishes.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const { added, get } = recipeCalls(() => t);
const line = (name: string, changes: object = {}) => ({ name, quantity: 100, unit: 'g', ...changes });
const BARS = { recipeName: 'Trail bars', serves: '1', calculateNut: 'true', ingredients: [line('house mix')] };

const correct = (user: TestUser, id: string, foodId: string | null, grams: number | null = null) =>
  t.send('PUT', `/api/recipes/correct-food/${id}`, { user, body: { ingredient: 'house mix', foodId, grams } });
/** How many recipes of the book have which food first. */
async function foodsOfBook({ householdId }: TestUser): Promise<Record<string, number>> {
  const { rows } = await t.services.db.execute<{ food: string | null; recipes: number }>(
    sql`select ingredients->0->'food'->>'id' as food, count(*)::int as recipes from recipes where household_id = ${householdId} group by 1`,
  );
  return Object.fromEntries(rows.map(({ food, recipes }) => [String(food), recipes]));
}
const copies = (id: string, count: number) =>
  t.services.db.execute(sql`
    insert into recipes (household_id, name, ingredients, calculate_nutrition, serves, judged_revision)
    select household_id, name || ' ' || n, ingredients, true, serves, judged_revision
    from recipes, generate_series(1, ${count}::int) n where id = ${id}`);

/** The services, where something happens once when work of a kind is done, before its answer is there. */
function withMeanwhile(kind: string, meanwhile: () => Promise<unknown>): Pick<TestApp['services'], 'workers'> {
  const { workers } = t.services;
  let isDone = false;
  const run: Workers['run'] = async (work, task, turn) => {
    const answer = await workers.run(work, task, turn);
    if (work.kind === kind && !isDone) {
      isDone = true;
      await meanwhile();
    }
    return answer;
  };
  return { workers: { ...workers, run } };
}

describe('a corrected food in a large book', () => {
  test('is counted one recipe after the other, however often it is corrected, and the last correction holds', async () => {
    const user = await t.makeUser({ premium: true });
    const id = await added(user, BARS);
    await copies(id, 60);
    for (const foodId of ['leek', 'onion', 'almond']) expect((await correct(user, id, foodId)).status).toBe(200);
    const counted = await foodsOfBook(user);
    // nothing goes on behind the answer
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await foodsOfBook(user)).toEqual(counted);
    expect(counted).not.toEqual({ almond: 61 });
    const { rows } = await t.services.db.execute(
      sql`select after_id from recipe_recounts where household_id = ${user.householdId}`,
    );
    expect(rows).toHaveLength(1);
    await createRecountRunner(t.services).flush();
    expect(await foodsOfBook(user)).toEqual({ almond: 61 });
  });

  test('that is corrected while a recipe is counted by what was said before is counted once more', async () => {
    const user = await t.makeUser({ premium: true });
    const id = await added(user, BARS);
    await copies(id, 80);
    await correct(user, id, 'leek');
    const beside = withMeanwhile(JUDGE_WORK.kind, () => correct(user, id, 'almond'));
    await createRecountRunner({ ...t.services, ...beside }).flush();
    expect(await foodsOfBook(user)).toEqual({ almond: 81 });
  });

  test('is what recipes are judged by after the start of another process too', async () => {
    const user = await t.makeUser({ premium: true });
    const id = await added(user, BARS);
    await copies(id, 80);
    await correct(user, id, 'leek');
    await judgeOlderRecipes(t.services, () => false);
    expect(await foodsOfBook(user)).toEqual({ leek: 81 });
  });

  test('changes what recipes need on lists, however long the recipes before them are', async () => {
    const user = await t.makeUser({ premium: true });
    const id = await added(user, BARS);
    await copies(id, 60);
    await t.services.db.execute(sql`
      update recipes set ingredients = jsonb_set(ingredients, '{0,padding}', to_jsonb(repeat('x', 200000)))
      where household_id = ${user.householdId} and id <> ${id}`);
    const names = Array.from({ length: 60 }, (_, index) => `Trail bars ${index + 1}`);
    const { body: list } = await t.send('POST', '/api/lists/save', {
      user,
      body: { name: 'shop', shoppingList: { other: [{ name: 'house mix', quantity: 1, unit: 'kg', meals: names }] } },
    });
    const { body } = await correct(user, id, 'leek');
    expect(body.renamed).toMatchObject({ from: 'house mix', to: 'leek' });
    expect(new Set(body.renamed.meals)).toEqual(new Set(['Trail bars', ...names]));
    const kept = await t.send('GET', `/api/lists/load/${list.id}`, { user });
    expect(kept.body.list).toMatchObject([{ name: 'leek', aisle: 'produce', meals: names }]);
  });
});

test('a recipe that is saved while a food of it is corrected is counted by the correction', async () => {
  const user = await t.makeUser({ premium: true });
  const id = await added(user, BARS);
  // long enough for a worker
  const long = [line('house mix', { original: `100 g house mix${' and more'.repeat(20)}` }), line('oats')];
  const other = await testApp(
    {},
    { ...t.services, ...withMeanwhile(COUNT_WORK.kind, () => correct(user, id, 'almond')) },
  );
  const theirs = recipeCalls(() => other);
  const secondId = await theirs.added(user, { ...BARS, recipeName: 'More bars', ingredients: long });
  await createRecountRunner(t.services).flush();
  expect((await get(user, secondId)).ingredients[0].food.id).toBe('almond');
  await other.app.close();
});

test('what a new recipe puts on a list while a correction is read, by the name from before, is corrected too', async () => {
  const user = await t.makeUser({ premium: true });
  const id = await added(user, BARS);
  const mixOf = (meals: string[]) => ({ other: [{ name: 'house mix', quantity: 100, unit: 'g', meals }] });
  const save = (name: string, meals: string[]) =>
    t.send('POST', '/api/lists/save', { user, body: { name, shoppingList: mixOf(meals) } });
  const { body: first } = await save('first', ['Trail bars']);
  let secondId = '';
  const beside = withMeanwhile(RENAME_WORK.kind, async () => {
    await added(user, { ...BARS, recipeName: 'New bars', ingredients: [line('house mix'), line('oats')] });
    secondId = (await save('second', ['New bars'])).body.id;
  });
  // all that had the ingredient is read before the second is there
  const { workers } = beside;
  let reads = 0;
  const counted: Workers = {
    ...t.services.workers,
    run: (work, task, turn) => {
      if (work.kind === RENAME_WORK.kind) reads += 1;
      return work.kind === RENAME_WORK.kind && reads === 2
        ? workers.run(work, task, turn)
        : t.services.workers.run(work, task, turn);
    },
  };
  await added(user, { ...BARS, recipeName: 'Old bars' });
  const other = await testApp({}, { ...t.services, workers: counted });
  const { body } = await other.send('PUT', `/api/recipes/correct-food/${id}`, {
    user,
    body: { ingredient: 'house mix', foodId: 'leek', grams: null },
  });
  expect(body).toMatchObject({ renamed: { to: 'leek' } });
  expect(body.renamed.meals).toEqual(expect.arrayContaining(['Trail bars', 'Old bars', 'New bars']));
  for (const listId of [first.id, secondId]) {
    const { body: kept } = await t.send('GET', `/api/lists/load/${listId}`, { user });
    expect(kept.list).toMatchObject([{ name: 'leek', aisle: 'produce' }]);
  }
  await other.app.close();
});
