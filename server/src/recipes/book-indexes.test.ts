import { randomBytes } from 'node:crypto';
import { RecipeListQuery } from '@sorrel/contract/recipes';
import { SpinFilters } from '@sorrel/contract/spinner';
import { GOAL_NUTRIENTS } from '@sorrel/core/foods/nutrients';
import { DIET_WARNINGS } from '@sorrel/core/nutrition/diet-warnings';
import { listOrder, tagIdsByName } from '@sorrel/core/recipes/list-conditions';
import { MEAL_TYPES } from '@sorrel/core/recipes/meal-type';
import { recipeSearchText } from '@sorrel/core/recipes/search-text';
import { seededRandom } from '@sorrel/core/seeded-random';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { namesOf, recipeCalls } from '../../testing/recipe-calls.ts';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';
import { households } from '../db/tables/households.ts';
import { recipes, revisions, tags } from '../db/tables/recipes.ts';
import { type BookIndexes, createBookIndexes } from './book-indexes.ts';
import { spinConditions } from './filters.ts';
import { pageOfBook, spinRecipes } from './lists.ts';
import { recipeListsRepo } from './lists-repo.ts';
import { loadTags } from './tags.ts';

let t: TestApp;
let cook: TestUser;

beforeAll(async () => {
  t = await testApp();
  cook = await t.makeUser({ premium: true });
});
afterAll(() => t.close());

const IN_DATABASE: BookIndexes = { find: () => null };

const revisionOf = async (user: TestUser): Promise<number> => {
  const [row] = await t.services.db.select().from(households).where(eq(households.id, user.householdId));
  return row?.bookRevision ?? -1;
};

/** Indexes with the book of this user in memory. */
async function inMemory(user: TestUser): Promise<BookIndexes> {
  const indexes = createBookIndexes({ db: t.services.db, log: pino({ level: 'silent' }) });
  const state = { scope: user, revision: await revisionOf(user) };
  for (let ask = 0; ask < 3; ask += 1) expect(indexes.find(state)).toBeNull();
  await expect.poll(() => indexes.find(state)).not.toBeNull();
  return indexes;
}

describe('a book in memory', () => {
  const random = seededRandom(20_261_121);
  const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
  const chance = (share: number) => random() < share;
  const WORDS = ['tomato', 'soup', 'bean', 'rice', 'crème fraîche', 'Lime', 'green beans', 'ricotta'];
  const TAGS = ['Vegetarian', 'Vegan', 'Quick'];
  /** Beyond what an index row of the database holds. */
  const LONG_LIST = Array.from({ length: 60 }, () => randomBytes(24).toString('hex'));

  beforeAll(async () => {
    const known = await t.services.db.select().from(tags);
    const amount = () => (chance(0.2) ? null : Math.round(random() * 30) * 10);
    await t.services.db.insert(recipes).values(
      Array.from({ length: 240 }, (_, index) => {
        const name = `${pick(WORDS)} ${pick(WORDS)} ${index}`;
        const ingredients = [...WORDS.filter(() => chance(0.2)), ...(index % 40 === 0 ? LONG_LIST : [])];
        return {
          householdId: cook.householdId,
          addedBy: cook.id,
          name,
          searchText: recipeSearchText(name, ingredients),
          type: pick([...MEAL_TYPES, 'any'] as const),
          category: pick(['None', 'Pasta', 'Salads'] as const),
          tagIds: known.filter((tag) => TAGS.includes(tag.name) && chance(0.5)).map((tag) => tag.id),
          favoriteOf: chance(0.3) ? [cook.id] : [],
          dietWarnings: chance(0.2) ? null : DIET_WARNINGS.filter(() => chance(0.2)),
          prepMinutes: Math.floor(random() * 60),
          cookMinutes: Math.floor(random() * 120),
          createdAt: new Date(Date.UTC(2026, 0, 1 + (index % 40))),
          ...Object.fromEntries(GOAL_NUTRIENTS.map((nutrient) => [nutrient, amount()])),
        };
      }),
    );
  });

  test('BOOK-20 a list is the same from memory as from the database', async () => {
    const { db } = t.services;
    const bookIndexes = await inMemory(cook);
    const reader = { ...cook, bookRevision: await revisionOf(cook) };
    let hits = 0;
    for (let round = 0; round < 150; round += 1) {
      const nutrient = pick(GOAL_NUTRIENTS);
      const query = RecipeListQuery.parse({
        page: pick([1, 1, 2]),
        limit: pick([5, 24, 100]),
        search: pick(['', '', 'tomato', 'CREME', 'ric', 'bean green', 'o', 'fraiche 1', '0', '%', 'nowhere']),
        type: chance(0.2) ? pick(MEAL_TYPES) : 'all',
        tags: TAGS.filter(() => chance(0.15)),
        favorites: String(chance(0.2)),
        time: pick([0, 0, 45, 90, 200]),
        sort: pick(['date', ...GOAL_NUTRIENTS] as const),
        order: pick(['asc', 'desc', undefined]),
        ...(chance(0.2) && { category: 'Pasta' }),
        ...(chance(0.2) && { without: [pick(DIET_WARNINGS), pick(DIET_WARNINGS)] }),
        ...(chance(0.2) && { [`${nutrient}Min`]: '100' }),
        ...(chance(0.2) && { [`${nutrient}Max`]: '200' }),
        ...(chance(0.05) && { tags: ['no such tag'] }),
      });
      const inDatabase = await pageOfBook({ db, bookIndexes: IN_DATABASE }, reader, query);
      const fromMemory = await pageOfBook({ db, bookIndexes }, reader, query);
      // a page beyond the last carries its total apart, so the whole answer is compared
      expect([query, fromMemory]).toEqual([query, inDatabase]);
      hits += inDatabase.total > 0 ? 1 : 0;
    }
    expect(hits).toBeGreaterThan(80);
  });

  test('SPIN-01 SPIN-18 the spinner picks from memory what the database says fits', async () => {
    const { db } = t.services;
    const bookIndexes = await inMemory(cook);
    const reader = { ...cook, bookRevision: await revisionOf(cook) };
    for (let round = 0; round < 60; round += 1) {
      const query = SpinFilters.parse({
        ...(chance(0.4) && { ingredients: [pick(['rice', 'green bean', 'fraiche', 'een beans', '0'])] }),
        ...(chance(0.4) && { ingredientsNot: [pick(['lime', 'tomato', 'green beans'])] }),
        ...(chance(0.2) && { favourites: 'true' }),
        ...(chance(0.2) && { tags: [pick(TAGS)] }),
        ...(chance(0.2) && { tagsNot: [pick(TAGS), 'no such tag'] }),
        ...(chance(0.2) && { cals: '150' }),
        ...(chance(0.2) && { time: '60' }),
        ...(chance(0.2) && { type: 'dinner' }),
      });
      const fitting = await idsThatFit(query);
      const spun = await spinRecipes({ db, bookIndexes }, reader, query);
      expect([query, spun.length]).toEqual([query, Math.min(8, fitting.size)]);
      expect(spun.filter(({ id }) => !fitting.has(id))).toEqual([]);
      expect(new Set(spun.map(({ id }) => id)).size).toBe(spun.length);
    }
  });

  /** All that the database finds for the spinner's filters. */
  async function idsThatFit(query: SpinFilters): Promise<Set<string>> {
    const { db } = t.services;
    const known = await loadTags(db, cook.householdId);
    const tagIds = tagIdsByName(known.map((tag) => ({ id: tag.tag_id, name: tag.name })));
    const conditions = spinConditions(query, tagIds).flatMap((filter) => filter.conditions);
    const asked = { scope: cook, conditions, order: listOrder(), page: 1, limit: 1000 };
    const { rows } = await recipeListsRepo(db).page(asked);
    return new Set(rows.map(({ id }) => id));
  }
});

describe('a book that changes', () => {
  test('shows each change at once, whichever process made it', async () => {
    const user = await t.makeUser({ premium: true });
    const calls = recipeCalls(() => t);
    const id = await calls.added(user, { recipeName: 'Lentil soup' });
    const { db } = t.services;
    const bookIndexes = await inMemory(user);

    /** The book as a process sees it that has the last state in memory, and was not told of any change. */
    const seen = async (query: object = {}) => {
      const reader = { ...user, bookRevision: await revisionOf(user) };
      return pageOfBook({ db, bookIndexes }, reader, RecipeListQuery.parse(query));
    };
    expect(namesOf(await seen())).toEqual(['Lentil soup']);

    const other = await calls.added(user, { recipeName: 'Leek pie' });
    expect(namesOf(await seen())).toEqual(['Leek pie', 'Lentil soup']);
    await bookIndexesReady(user, bookIndexes);

    await t.send('PUT', `/api/recipes/toggle-fave/${id}`, { user });
    expect(namesOf(await seen({ favorites: 'true' }))).toEqual(['Lentil soup']);
    await bookIndexesReady(user, bookIndexes);

    const { version } = await calls.get(user, other);
    expect((await calls.edit(user, other, { recipeName: 'Onion pie', version: String(version) })).status).toBe(200);
    expect(namesOf(await seen({ search: 'onion pie' }))).toEqual(['Onion pie']);
    await bookIndexesReady(user, bookIndexes);

    const tag = (await t.send('POST', '/api/recipes/add-tag', { user, body: { name: 'Sunday' } })).body;
    const tagged = await calls.added(user, { recipeName: 'Roast', tags: [tag.tag_id] });
    await bookIndexesReady(user, bookIndexes);
    expect(namesOf(await seen({ tags: ['Sunday'] }))).toEqual(['Roast']);
    await bookIndexesReady(user, bookIndexes);

    await t.send('PUT', `/api/recipes/rename-tag/${tag.tag_id}`, { user, body: { name: 'Sundays' } });
    expect((await seen({ search: 'roast' })).results[0]?.tags).toMatchObject([{ name: 'Sundays' }]);
    await bookIndexesReady(user, bookIndexes);
    await t.send('DELETE', `/api/recipes/delete-tag/${tag.tag_id}`, { user });
    expect((await seen({ search: 'roast' })).results[0]?.tags).toEqual([]);
    await bookIndexesReady(user, bookIndexes);

    await t.send('DELETE', `/api/recipes/delete-recipe/${tagged}`, { user });
    expect(namesOf(await seen())).toEqual(['Onion pie', 'Lentil soup']);
  });

  /** Waits until the state of this moment is in memory. */
  async function bookIndexesReady(user: TestUser, indexes: BookIndexes) {
    const state = { scope: user, revision: await revisionOf(user) };
    await expect.poll(() => indexes.find(state)).not.toBeNull();
  }

  test('explore shows at once what an administrator changes', async () => {
    const [admin, reader] = [await t.makeUser({ admin: true }), await t.makeUser()];
    const calls = recipeCalls(() => t);
    const names = async (query = '') =>
      namesOf(
        (await t.send('GET', `/api/recipes/premium-recipes?limit=24&search=zebra${query}`, { user: reader })).body,
      );
    const { db, bookIndexes } = t.services;
    const inUse = async () => {
      const [row] = await db.select().from(revisions);
      await expect.poll(() => bookIndexes.find({ scope: 'explore', revision: row?.revision ?? -1 })).not.toBeNull();
    };
    expect(await names()).toEqual([]);
    await inUse();
    const id = await calls.added(admin, { recipeName: 'Zebra cake' });
    await db.update(recipes).set({ isPublic: true }).where(eq(recipes.id, id));
    expect(await names()).toEqual(['Zebra cake']);
    await inUse();
    expect(await names('&type=any')).toEqual(['Zebra cake']);
    await db.update(recipes).set({ isPublic: false }).where(eq(recipes.id, id));
    expect(await names()).toEqual([]);
    await inUse();
    await db.update(recipes).set({ isPublic: true }).where(eq(recipes.id, id));
    expect(await names()).toEqual(['Zebra cake']);
    await inUse();
    expect(await names()).toEqual(['Zebra cake']);
    await t.send('DELETE', `/api/recipes/delete-recipe/${id}`, { user: admin });
    expect(await names()).toEqual([]);
  });

  test('an answer that is late does not bring an old state back', async () => {
    const user = await t.makeUser();
    await recipeCalls(() => t).added(user);
    const revision = await revisionOf(user);
    expect(revision).toBeGreaterThan(0);
    const indexes = await inMemory(user);
    expect(indexes.find({ scope: user, revision: revision - 1 })).toBeNull();
    expect(indexes.find({ scope: user, revision })?.index.size).toBe(1);
  });

  test('a book that cannot be read is asked of the database, and the failure is logged', async () => {
    const warned: unknown[] = [];
    const log = { warn: (entry: unknown) => warned.push(entry) } as never;
    const broken = createBookIndexes({
      db: {
        select: () => {
          throw new Error('gone');
        },
      } as never,
      log,
    });
    for (let ask = 0; ask < 3; ask += 1) expect(broken.find({ scope: cook, revision: 1 })).toBeNull();
    await expect.poll(() => warned).toEqual([{ err: new Error('gone') }]);
  });
});
