import { randomUUID } from 'node:crypto';
import { TRASHED_RECIPES_MAX } from '@sorrel/core/households/trash';
import { AISLE_CHOICES_MAX } from '@sorrel/core/lists/list';
import { ACCOUNT_PICTURES_MAX, FOOD_CORRECTIONS_MAX, TAGS_MAX, USED_NAMES_MAX } from '@sorrel/core/recipes/limits';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recipeCalls, testPicture } from '../../testing/recipe-calls.ts';
import { type TestApp, type TestReply, type TestUser, testApp } from '../../testing/test-app.ts';
import { removedRecipes } from '../db/tables/cooking.ts';
import { aisleChoices } from '../db/tables/lists.ts';
import { images, imageUses } from '../db/tables/pictures.ts';
import { foodCorrections, recipes, tags, usedIngredients } from '../db/tables/recipes.ts';
import type { StoredIngredient } from './repo.ts';
import { namesWithin } from './sub-recipes/sub-recipes-repo.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
const { add, added, get } = recipeCalls(() => t);

const AT_ONCE = 10;
const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);
const atOnce = (call: (number: number) => Promise<TestReply>) => Promise.all(numbers(AT_ONCE).map(call));
const statusesOf = (replies: readonly TestReply[]) => replies.map(({ status }) => status).toSorted();
/** Of ten at once, the one that there is room for, and nine that are refused. */
const ONE_OF_TEN = [200, ...Array.from({ length: AT_ONCE - 1 }, () => 403)];

describe('what one household keeps', () => {
  it('has room for one more tag, of ten that come at once', async () => {
    const user = await t.makeUser({ premium: true });
    const { householdId } = user;
    await t.services.db
      .insert(tags)
      .values(numbers(TAGS_MAX - 1).map((number) => ({ householdId, name: `kept ${number}` })));
    const replies = await atOnce((number) =>
      t.send('POST', '/api/recipes/add-tag', { user, body: { name: `new ${number}` } }),
    );
    expect(statusesOf(replies)).toEqual(ONE_OF_TEN);
    expect(replies.find(({ status }) => status === 403)?.body.message).toContain(`${TAGS_MAX} tags`);
    expect(await t.services.db.$count(tags, eq(tags.householdId, householdId))).toBe(TAGS_MAX);
  });

  it('has room for one more aisle, and for another when a food goes back to where it usually stands', async () => {
    const user = await t.makeUser();
    const { householdId } = user;
    await t.services.db.insert(aisleChoices).values(
      numbers(AISLE_CHOICES_MAX - 1).map((number) => ({
        householdId,
        name: `kept ${number}`,
        aisle: 'produce' as const,
      })),
    );
    const remember = (name: string, aisle = 'produce') =>
      t.send('PUT', '/api/lists/remember-aisle', { user, body: { name, aisle } });
    expect(statusesOf(await atOnce((number) => remember(`xyz${number}qu`)))).toEqual(ONE_OF_TEN);
    expect((await remember('kept 1', 'bakery')).status).toBe(200);
    const { body } = await t.send('GET', '/api/lists/find-aisle?name=zzyx', { user });
    expect((await remember('zzyx')).status).toBe(403);
    const [chosen] = await t.services.db.select().from(aisleChoices).where(eq(aisleChoices.name, 'kept 7'));
    expect((await remember(chosen?.name ?? '', body.aisle)).status).toBe(200);
    expect((await remember('zzyx')).status).toBe(200);
    expect(await t.services.db.$count(aisleChoices, eq(aisleChoices.householdId, householdId))).toBe(AISLE_CHOICES_MAX);
  });

  it('refuses to delete more recipes than rest in the trash, and takes none of those away', async () => {
    const user = await t.makeUser({ premium: true });
    const { householdId } = user;
    const ids = await Promise.all(numbers(3).map(() => added(user)));
    const now = t.clock.now();
    await t.services.db.insert(removedRecipes).values(
      numbers(TRASHED_RECIPES_MAX - 1).map(() => ({
        householdId,
        id: randomUUID(),
        name: 'old',
        row: {},
        removedAt: now,
      })),
    );
    const replies = await Promise.all(ids.map((id) => t.send('DELETE', `/api/recipes/delete-recipe/${id}`, { user })));
    expect(statusesOf(replies)).toEqual([200, 403, 403]);
    const kept = await t.services.db.$count(removedRecipes, eq(removedRecipes.householdId, householdId));
    expect(kept).toBe(TRASHED_RECIPES_MAX);
    expect(await t.services.db.$count(recipes, eq(recipes.householdId, householdId))).toBe(2);
  });

  it('keeps one more picture, of ten that are saved at once', async () => {
    const user = await t.makeUser({ premium: true });
    const { householdId } = user;
    const keys = numbers(ACCOUNT_PICTURES_MAX - 1).map(() => randomUUID());
    const picture = { widthPx: 1, heightPx: 1, createdAt: t.clock.now() };
    await t.services.db.insert(images).values(keys.map((key) => ({ key, ...picture })));
    await t.services.db.insert(imageUses).values(keys.map((key) => ({ householdId, ownerId: user.id, key })));
    const file = await testPicture();
    const replies = await Promise.all(numbers(4).map(() => add(user, {}, { images: [file] })));
    expect(replies.filter(({ status }) => status === 403)).toHaveLength(3);
    expect(await t.services.db.$count(imageUses, eq(imageUses.householdId, householdId))).toBe(ACCOUNT_PICTURES_MAX);
  });

  it('remembers the names of ingredients that were used last', async () => {
    const user = await t.makeUser();
    const long = new Date(0);
    await t.services.db
      .insert(usedIngredients)
      .values(numbers(USED_NAMES_MAX).map((number) => ({ userId: user.id, name: `old ${number}`, lastUsedAt: long })));
    await added(user, { ingredients: [{ name: 'quite new', quantity: 1, unit: '' }] });
    const kept = await t.services.db.select().from(usedIngredients).where(eq(usedIngredients.userId, user.id));
    expect(kept).toHaveLength(USED_NAMES_MAX);
    expect(kept.map(({ name }) => name)).toContain('quite new');
  });
});

describe('corrections', () => {
  const correct = (user: TestUser, id: string, ingredient: string, said: object) =>
    t.send('PUT', `/api/recipes/correct-food/${id}`, {
      user,
      body: { ingredient, foodId: null, grams: null, ...said },
    });

  it('are kept up to a limit; one that is taken back makes room', async () => {
    const user = await t.makeUser({ premium: true });
    const { householdId } = user;
    const lines = numbers(3).map((number) => ({ name: `mix ${'abc'[number]}q`, quantity: 1, unit: '' }));
    const id = await added(user, { ingredients: lines });
    await t.services.db.insert(foodCorrections).values(
      numbers(FOOD_CORRECTIONS_MAX - 1).map((number) => ({
        householdId,
        ingredientKey: `kept ${number}`,
        gramsPerUnit: 1,
      })),
    );
    const replies = await Promise.all(lines.map(({ name }) => correct(user, id, name, { foodId: 'salt', grams: 10 })));
    expect(statusesOf(replies)).toEqual([200, 403, 403]);
    const place = replies.findIndex(({ status }) => status === 200);
    const [done, left] = [lines[place]?.name ?? '', lines[(place + 1) % 3]?.name ?? ''];
    expect((await correct(user, id, done, {})).status).toBe(200);
    expect((await correct(user, id, left, { foodId: 'salt', grams: 20 })).status).toBe(200);
    const { nutritionLines } = await get(user, id);
    expect(nutritionLines[(place + 1) % 3].grams).toBe(20);
  });

  it('of one food in ten recipes at once wait for each other, and never in a circle', async () => {
    const user = await t.makeUser({ premium: true });
    const ids: string[] = [];
    for (const _ of numbers(AT_ONCE))
      ids.push(await added(user, { ingredients: [{ name: 'house mix', quantity: 1, unit: '' }] }));
    const replies = await atOnce((number) =>
      correct(user, ids[number] ?? '', 'house mix', { foodId: 'salt', grams: number + 1 }),
    );
    expect(statusesOf(replies)).toEqual(numbers(AT_ONCE).map(() => 200));
    const [said] = await t.services.db
      .select()
      .from(foodCorrections)
      .where(eq(foodCorrections.householdId, user.householdId));
    for (const id of ids) expect((await get(user, id)).nutritionLines[0].grams).toBe(said?.gramsPerUnit);
  });
});

it('recipes in recipes are each told of once, however many ways lead to them and however many there are', async () => {
  const user = await t.makeUser({ premium: true });
  const [row] = await t.services.db
    .select()
    .from(recipes)
    .where(eq(recipes.id, await added(user)));
  if (row === undefined) throw new Error('no recipe');
  const level = (size: number, links: readonly string[], name: string) =>
    numbers(size).map((number) => ({
      ...row,
      id: randomUUID(),
      ingredients: (links.length === 0 ? [undefined] : links).map((recipeId) => ({
        ...(row.ingredients[0] as StoredIngredient),
        name: `${name} ${number}`,
        ...(recipeId !== undefined && { recipeId }),
      })),
    }));
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  const low = level(20, [], 'low');
  const middle = level(20, idsOf(low), 'middle');
  const high = level(20, idsOf(middle), 'high');
  const dishes = level(40, idsOf(high), 'dish');
  // more than are read where only a guard is wanted
  const many = level(600, [], 'many');
  const wide = numbers(30).flatMap((part) => level(1, idsOf(many.slice(part * 20, part * 20 + 20)), `wide ${part}`));
  for (const rows of [low, middle, high, dishes, many, wide]) await t.services.db.insert(recipes).values(rows);
  const within = await namesWithin(t.services.db, user.householdId);
  expect(within.get(dishes[0]?.id ?? '')).toHaveLength(60);
  expect(wide.flatMap(({ id }) => within.get(id) ?? [])).toHaveLength(600);
});
