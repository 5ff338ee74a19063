import { randomUUID } from 'node:crypto';
import { SUB_RECIPES_MAX } from '@sorrel/core/ingredients/sub-recipe-share';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recipeCalls } from '../../../testing/recipe-calls.ts';
import { type TestApp, type TestUser, testApp } from '../../../testing/test-app.ts';
import { createRecountRunner } from './recount-dishes.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
const { add, added, edit, get, wholeOf } = recipeCalls(() => t);

const DOUGH = {
  recipeName: 'Pizza dough',
  serves: '4',
  calculateNut: 'true',
  ingredients: [
    { name: 'plain flour', quantity: 400, unit: 'g' },
    { name: 'olive oil', quantity: 40, unit: 'g' },
  ],
};
const link = (recipeId: string, quantity = 1, unit = '') => ({ name: 'pizza dough', quantity, unit, recipeId });
const pizza = (...ingredients: object[]) => ({ recipeName: 'Pizza', serves: '4', calculateNut: 'true', ingredients });
const kcalOf = async (user: TestUser, id: string): Promise<number> => (await get(user, id)).calories;
const remove = (user: TestUser, id: string) => t.send('DELETE', `/api/recipes/delete-recipe/${id}`, { user });
const putBack = (user: TestUser, id: string) => t.send('POST', `/api/recipes/trash/${id}`, { user });

/** Two of one household. */
async function couple() {
  const [owner, other] = [await t.makeUser({ premium: true }), await t.makeUser({ premium: true })];
  const { body } = await t.send('POST', '/api/household/invites', { user: owner, body: { role: 'editor' } });
  const token = body.address.split('#')[1];
  expect((await t.send('POST', '/api/household/join', { user: other, body: { token } })).status).toBe(200);
  return { owner, other };
}

describe('the nutrition of a dish', () => {
  it('takes its share of the recipe that an ingredient is, and says which that was', async () => {
    const user = await t.makeUser({ premium: true });
    const dough = await added(user, DOUGH);
    const whole = await kcalOf(user, dough);
    const id = await added(user, pizza(link(dough, 0.5)));
    const recipe = await get(user, id);
    expect(recipe.calories).toBeCloseTo(whole / 2, 6);
    expect(recipe.nutritionLines).toMatchObject([{ food: 'Pizza dough', matched: true, isRecipe: true, grams: 220 }]);
    expect(recipe.subRecipes).toEqual([{ id: dough, name: 'Pizza dough', serves: 4, wholeGrams: 440 }]);
    expect(recipe.nutritionRanges.calories[0]).toBeLessThan(recipe.calories);
    expect(recipe.diet_warnings).toContain('gluten');
    expect(recipe.allergens.contains).toMatchObject([{ allergen: 'gluten', of: ['plain flour'] }]);
  });

  it('does not count what it is not told the share of', async () => {
    const user = await t.makeUser({ premium: true });
    const dough = await added(user, DOUGH);
    const id = await added(user, pizza(link(dough, 1, 'cup'), { name: 'mozzarella', quantity: 200, unit: 'g' }));
    const recipe = await get(user, id);
    expect(recipe.nutritionLines[0]).toMatchObject({ matched: false, calories: null });
    expect(recipe.nutritionPartial).toBe(true);
  });

  it('follows each change of the recipe: a save, a weight, a correction, going to the trash and coming back', async () => {
    const user = await t.makeUser({ premium: true });
    const dough = await added(user, DOUGH);
    const id = await added(user, pizza(link(dough)));
    const first = await kcalOf(user, id);
    const { version } = await get(user, id);
    await edit(user, dough, { ...DOUGH, ingredients: [{ name: 'plain flour', quantity: 200, unit: 'g' }] });
    expect(await kcalOf(user, id)).toBeCloseTo(await kcalOf(user, dough), 6);
    expect(await kcalOf(user, id)).toBeLessThan(first);
    // nobody changed the dish: an edit that was open before is saved after it
    expect((await get(user, id)).version).toBe(version);

    await edit(user, id, pizza(link(dough, 100, 'g')));
    expect(await kcalOf(user, id)).toBeCloseTo((await kcalOf(user, dough)) / 2, 6);
    await t.send('PUT', `/api/recipes/cooked-weight/${dough}`, { user, body: { grams: 400 } });
    expect(await kcalOf(user, id)).toBeCloseTo((await kcalOf(user, dough)) / 4, 6);

    const whole = await kcalOf(user, dough);
    await remove(user, dough);
    const without = await get(user, id);
    expect(without.subRecipes).toBeUndefined();
    expect(without.ingredients[0]).toMatchObject({ name: 'pizza dough', recipeId: dough });
    expect(without.nutritionLines[0].isRecipe).toBeUndefined();
    // a dish with a link that leads nowhere is saved all the same
    expect((await edit(user, id, pizza(link(dough, 200, 'g')))).status).toBe(200);
    expect((await putBack(user, dough)).status).toBe(200);
    await createRecountRunner(t.services).flush();
    expect(await kcalOf(user, id)).toBeCloseTo(whole / 2, 6);
  });

  it('is of today when the dish comes back from the trash', async () => {
    const user = await t.makeUser({ premium: true });
    const dough = await added(user, DOUGH);
    const id = await added(user, pizza(link(dough)));
    await remove(user, id);
    await edit(user, dough, { ...DOUGH, ingredients: [{ name: 'plain flour', quantity: 100, unit: 'g' }] });
    await putBack(user, id);
    await createRecountRunner(t.services).flush();
    expect(await kcalOf(user, id)).toBeCloseTo(await kcalOf(user, dough), 6);
  });

  it('follows through a recipe between', async () => {
    const user = await t.makeUser({ premium: true });
    const starter = await added(user, { ...DOUGH, recipeName: 'Starter' });
    const dough = await added(user, { ...DOUGH, recipeName: 'Dough', ingredients: [link(starter)] });
    const id = await added(user, pizza(link(dough)));
    await edit(user, starter, { ...DOUGH, ingredients: [{ name: 'plain flour', quantity: 100, unit: 'g' }] });
    expect(await kcalOf(user, id)).toBeCloseTo(await kcalOf(user, starter), 6);
    expect((await get(user, id)).allergens.contains).toMatchObject([{ allergen: 'gluten', of: ['plain flour'] }]);
  });

  it('of very many dishes is counted beside the requests, some of each household in turn', async () => {
    const [hostile, other] = [await t.makeUser({ premium: true }), await t.makeUser({ premium: true })];
    const dough = await added(hostile, DOUGH);
    const id = await added(hostile, pizza(link(dough)));
    const { db } = t.services;
    await db.execute(sql`
      insert into recipes (household_id, name, ingredients, calculate_nutrition, serves)
      select household_id, 'Pizza ' || n, ingredients, true, 4 from recipes, generate_series(1, 60) n where id = ${id}`);
    await edit(hostile, dough, { ...DOUGH, ingredients: [{ name: 'plain flour', quantity: 100, unit: 'g' }] });
    const left = async () => (await db.execute(sql`select household_id, after_id from recipe_recounts`)).rows.length;
    expect(await left()).toBe(1);
    const otherDough = await added(other, DOUGH);
    const otherId = await added(other, pizza(link(otherDough)));
    await edit(other, otherDough, { ...DOUGH, ingredients: [{ name: 'plain flour', quantity: 50, unit: 'g' }] });
    expect(await kcalOf(other, otherId)).toBeCloseTo(await kcalOf(other, otherDough), 6);
    await createRecountRunner(t.services).flush();
    expect(await left()).toBe(0);
    const { rows } = await db.execute<{ kcal: number }>(
      sql`select distinct calories as kcal from recipes where ingredients->0->>'recipeId' = ${dough}`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.kcal).toBeCloseTo(await kcalOf(hostile, dough), 6);
  });
});

describe('links are refused', () => {
  it('in a circle of any length, also made by restoring a version', async () => {
    const user = await t.makeUser();
    const dough = await added(user, DOUGH);
    expect((await edit(user, dough, { ...DOUGH, ingredients: [link(dough)] })).status).toBe(409);
    const id = await added(user, pizza(link(dough)));
    const reply = await edit(user, dough, { ...DOUGH, ingredients: [link(id)] });
    expect(reply).toMatchObject({ status: 409, body: { message: expect.stringContaining('made from itself') } });
    expect((await get(user, dough)).ingredients).toHaveLength(2);

    // the dough leads to the pizza while the pizza does not lead to it
    await edit(user, id, pizza({ name: 'mozzarella', quantity: 200, unit: 'g' }));
    expect((await edit(user, dough, { ...DOUGH, ingredients: [link(id)] })).status).toBe(200);
    const { body: versions } = await t.send('GET', `/api/recipes/versions/${id}`, { user });
    const wanted = { version: versions[1].version, current: versions[0].version };
    expect(versions[1].ingredients[0]).toMatchObject({ recipeId: dough });
    const restored = await t.send('POST', `/api/recipes/restore-version/${id}`, { user, body: wanted });
    expect(restored).toMatchObject({ status: 409, body: { message: expect.stringContaining('made from itself') } });
  });

  it('where what they lead to is too long to be read, and nothing waits for that for ever', async () => {
    const user = await t.makeUser({ premium: true });
    const dough = await added(user, DOUGH);
    const id = await added(user, pizza(link(dough)));
    const { db } = t.services;
    const { rows } = await db.execute<{ id: string }>(sql`
      insert into recipes (household_id, name, ingredients, serves)
      select household_id, 'Long ' || n, jsonb_set(ingredients, '{0,padding}', to_jsonb(repeat('x', 400000))), 4
      from recipes, generate_series(1, 16) n where id = ${dough} returning id`);
    const long = pizza(...rows.map((row) => link(row.id)));
    const reply = await add(user, long);
    expect(reply).toMatchObject({ status: 413, body: { message: expect.stringContaining('leads to are too long') } });
    expect((await edit(user, id, long)).status).toBe(413);
    // grown since it was linked
    await db.execute(sql`update recipes set ingredients = (select jsonb_agg(ingredients -> 0 || jsonb_build_object('recipeId', long.id))
      from recipes long where long.household_id = ${user.householdId} and long.name like 'Long %') where id = ${id}`);
    expect((await t.send('GET', `/api/recipes/get-recipe/${id}`, { user })).status).toBe(413);
    // a device that keeps the book has the others, and it without what is in it
    const kept = await wholeOf(user, [id, dough]);
    expect(kept.map((recipe: { id: string }) => recipe.id).toSorted()).toEqual([id, dough].toSorted());
    await edit(user, rows[0]?.id ?? '', {
      ...DOUGH,
      recipeName: 'Long 1',
      ingredients: [{ name: 'plain flour', quantity: 1, unit: 'g' }],
    });
    await createRecountRunner(t.services).flush();
    const { rows: left } = await db.execute(sql`select from recipe_recounts where household_id = ${user.householdId}`);
    expect(left).toHaveLength(0);
  });

  it('when two make a circle at once', async () => {
    const user = await t.makeUser();
    for (let round = 0; round < 5; round += 1) {
      const [one, two] = [await added(user), await added(user)];
      const replies = await Promise.all([edit(user, one, pizza(link(two))), edit(user, two, pizza(link(one)))]);
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    }
  });

  it('deeper than a dish can be opened, seen from above and from below, and more than so many', async () => {
    const user = await t.makeUser({ premium: true });
    const chain = [await added(user, DOUGH)];
    for (let step = 0; step < 3; step += 1) chain.unshift(await added(user, pizza(link(chain[0] ?? ''))));
    expect(await add(user, pizza(link(chain[0] ?? '')))).toMatchObject({ status: 409 });
    const other = await added(user, DOUGH);
    expect((await edit(user, chain[3] ?? '', pizza(link(other)))).status).toBe(409);
    const many = Array.from({ length: SUB_RECIPES_MAX + 1 }, () => randomUUID());
    expect((await add(user, pizza(...many.map((id) => link(id))))).status).toBe(400);
  });

  it('to what is not there, and in the same words to what is another household’s', async () => {
    const [user, stranger] = [await t.makeUser({ premium: true }), await t.makeUser({ premium: true })];
    const theirs = await added(stranger, DOUGH);
    const [missing, foreign] = [
      await add(user, pizza(link('5a8f0a3e-6d5b-4a0e-9d6f-7f1f4c2b9a10'))),
      await add(user, pizza(link(theirs))),
    ];
    expect(missing.status).toBe(404);
    expect(foreign).toMatchObject({ status: 404, body: missing.body });
    // and where one stands in the book all the same, nothing is read of it
    const id = await added(user, pizza({ name: 'salt', quantity: 0, unit: '' }));
    await t.services.db.execute(
      sql`update recipes set ingredients = jsonb_set(ingredients, '{0,recipeId}', to_jsonb(${theirs}::text)) where id = ${id}`,
    );
    expect((await get(user, id)).subRecipes).toBeUndefined();
    expect((await get(user, id)).allergens.contains).toEqual([]);
  });
});

describe('a link', () => {
  it('comes back without what would close a circle by now', async () => {
    const user = await t.makeUser();
    const [a, b] = [await added(user), await added(user)];
    const c = await added(user, pizza(link(b)));
    await edit(user, a, pizza(link(c)));
    await remove(user, c);
    await edit(user, b, pizza(link(a)));
    expect((await putBack(user, c)).status).toBe(200);
    expect((await get(user, c)).ingredients[0].recipeId).toBeUndefined();
    expect((await get(user, a)).subRecipes).toMatchObject([{ id: c }]);
  });

  it('is the household’s: neither a copy nor explore has it', async () => {
    const [owner, other] = [await t.makeUser({ premium: true }), await t.makeUser({ premium: true })];
    const [dough, sauce] = [await added(owner, DOUGH), await added(owner, { ...DOUGH, recipeName: 'Sauce' })];
    const id = await added(owner, pizza(link(dough), { ...link(sauce), name: 'sauce' }));
    const { body: share } = await t.send('POST', '/api/share/links', { user: owner, body: { kind: 'recipe', id } });
    const token = share.address.split('/').at(-1);
    const copied = await t.send('POST', '/api/share/copy', { user: other, body: { token } });
    expect(copied.status).toBe(200);
    expect(JSON.stringify(await get(other, copied.body.id))).not.toContain(dough);
    await t.services.db.execute(sql`update recipes set is_public = true where id = ${id}`);
    const shown = await get(other, id);
    expect(shown.ingredients.map((one: { recipeId?: string }) => one.recipeId)).toEqual([undefined, undefined]);
    expect(shown.subRecipes).toBeUndefined();
  });
});

describe('recipes called like ingredients', () => {
  it('are found in the own book alone, letter case aside', async () => {
    const [user, stranger] = [await t.makeUser(), await t.makeUser()];
    const id = await added(user, DOUGH);
    const named = async (who: TestUser, ...names: string[]) =>
      (await t.send('POST', '/api/recipes/named', { user: who, body: { names } })).body;
    expect(await named(user, 'pizza DOUGH ', 'salt', '')).toMatchObject([{ id, name: 'Pizza dough', serves: 4 }]);
    expect(await named(stranger, 'pizza dough')).toEqual([]);
    expect(await named(user)).toEqual([]);
  });
});

describe('who leaves a household', () => {
  it('takes links along to what is copied too, and none to what stays', async () => {
    const { owner, other } = await couple();
    const [dough, sauce] = [await added(other, DOUGH), await added(owner, { ...DOUGH, recipeName: 'Sauce' })];
    await added(other, pizza(link(dough), { ...link(sauce), name: 'sauce' }));
    expect((await t.send('POST', '/api/household/leave', { user: other })).status).toBe(200);
    const { body } = await t.send('GET', '/api/recipes/user-recipes?limit=24', { user: other });
    const idOf = (name: string) => body.results.find((one: { name: string }) => one.name === name).id;
    const copy = await get(other, idOf('Pizza'));
    expect(idOf('Pizza dough')).not.toBe(dough);
    expect(copy.ingredients.map((one: { recipeId?: string }) => one.recipeId)).toEqual([
      idOf('Pizza dough'),
      undefined,
    ]);
    expect(copy.subRecipes).toMatchObject([{ id: idOf('Pizza dough') }]);
  });
});

describe('a shopping list', () => {
  const itemsOf = ({
    body,
  }: {
    body: { list: Record<string, { name: string; quantity: number; meals: string[] }[]> };
  }) =>
    Object.fromEntries(
      Object.values(body.list)
        .flat()
        .map(({ name, quantity, meals }) => [name, { quantity, meals }]),
    );

  it('buys the ingredients of the recipe by its share, with the others, for the dish', async () => {
    const user = await t.makeUser();
    const dough = await added(user, DOUGH);
    const id = await added(user, pizza(link(dough, 2, 'servings'), { name: 'plain flour', quantity: 20, unit: 'g' }));
    const list = async (portions: number) =>
      itemsOf(
        await t.send('POST', '/api/lists/of-recipes', { user, body: { recipes: [{ id, portions, leaveOut: [] }] } }),
      );
    const items = await list(4);
    expect(items['plain flour']).toMatchObject({ quantity: 220, meals: ['Pizza'] });
    expect(items['pizza dough']).toBeUndefined();
    expect((await list(8))['plain flour']).toMatchObject({ quantity: 440 });
    await remove(user, dough);
    expect(await list(4)).toMatchObject({ 'pizza dough': { meals: ['Pizza'] } });
  });
});
