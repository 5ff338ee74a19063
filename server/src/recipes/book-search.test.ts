import { randomBytes } from 'node:crypto';
import { RecipeListQuery } from '@sorrel/contract/recipes';
import { SpinFilters } from '@sorrel/contract/spinner';
import { foldForSearch } from '@sorrel/core/fold-text';
import { GOAL_NUTRIENTS } from '@sorrel/core/foods/nutrients';
import { MEAL_TYPES } from '@sorrel/core/recipes/meal-type';
import { recipeSearchText } from '@sorrel/core/recipes/search-text';
import { seededRandom } from '@sorrel/core/seeded-random';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { explainQueries } from '../../testing/explain.ts';
import { namesOf, recipeCalls } from '../../testing/recipe-calls.ts';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';
import { recipes } from '../db/tables/recipes.ts';
import {
  explainSpin,
  type ListServices,
  pageOfBook,
  pageOfExplore,
  type RecipeServices,
  spinRecipes,
} from './lists.ts';

let t: TestApp;
const calls = recipeCalls(() => t);
let user: TestUser;

/** Longer than an index row may be, and not to be compressed. */
const LONG_LIST = Array.from({ length: 60 }, () => randomBytes(24).toString('hex'));

beforeAll(async () => {
  t = await testApp();
  user = await t.makeUser();
  const row = (name: string, ingredients: string[]) => ({
    householdId: user.householdId,
    addedBy: user.id,
    name,
    searchText: recipeSearchText(name, ingredients),
  });
  await t.services.db
    .insert(recipes)
    .values([
      row('Crème brûlée', ['Vanilla pod', 'Double cream']),
      row('Tomato soup', ['Tomatoes', 'Basil']),
      row('Feast', [...LONG_LIST, 'Jalapeños']),
    ]);
});
afterAll(() => t.close());

const found = async (search: string) =>
  namesOf(await recipeCalls(() => t).book(user, `&search=${encodeURIComponent(search)}`)).toSorted();

describe('BOOK-20 searching', () => {
  test.each([
    ['creme BRULEE', ['Crème brûlée']],
    ['Brûlée', ['Crème brûlée']],
    ['mato', ['Tomato soup']],
    ['cream pod', ['Crème brûlée']],
    ['jalapenos', ['Feast']],
    ['jalapenos feast', ['Feast']],
    ['e', ['Crème brûlée', 'Feast', 'Tomato soup']],
    ['   ', ['Crème brûlée', 'Feast', 'Tomato soup']],
    ['tomato cream', []],
    ["'; drop table recipes; --", []],
    ['_', []],
    ['\\', []],
  ])('%j finds %j', async (search, expected) => {
    expect(await found(search)).toEqual(expected);
  });

  test('the longest text that an index holds, and one beyond it, are kept and found', async () => {
    const cook = await t.makeUser();
    const longest = (bytes: number) =>
      randomBytes(bytes)
        .toString('latin1')
        .replace(/[^a-z]/g, 'x')
        .slice(0, bytes);
    await t.services.db.insert(recipes).values(
      [1499, 1500, 1501, 200_000].map((bytes, index) => ({
        householdId: cook.householdId,
        addedBy: cook.id,
        name: `R${bytes}`,
        isPublic: true,
        tagIds: Array.from({ length: 100 }, (_, tag) => tag * 7919 + index),
        searchText: `${longest(bytes - 9)} zzfinder`,
      })),
    );
    expect((await recipeCalls(() => t).book(cook, '&search=zzfinder')).total).toBe(4);
    const explore = await t.send('GET', '/api/recipes/premium-recipes?search=zzfinder', { user: cook });
    expect(explore.body.total).toBe(4);
    expect((await recipeCalls(() => t).book(await t.makeUser(), '&search=zzfinder')).total).toBe(0);
  });
});

test('a page beyond the last one is empty and still says how many there are', async () => {
  for (const query of ['', '&search=tomato', '&sort=protein']) {
    const reply = await t.send('GET', `/api/recipes/user-recipes?page=9&limit=24${query}`, { user });
    expect(reply.body).toEqual({ results: [], total: query === '&search=tomato' ? 1 : 3, maxPage: 1, notJudged: 0 });
  }
});

describe('BOOK-20 to BOOK-30 together', () => {
  const random = seededRandom(20_260_401);
  const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
  const chance = (share: number) => random() < share;
  const WORDS = ['tomato', 'soup', 'bean', 'rice', 'crème', 'Lime'];
  const TAGS = ['Vegetarian', 'Vegan', 'Quick'];
  const amount = () => (chance(0.2) ? null : Math.round(random() * 500) / 10);
  const book = Array.from({ length: 150 }, (_, index) => {
    const name = `${pick(WORDS)} ${pick(WORDS)} ${index}`;
    return {
      name,
      text: foldForSearch(name),
      type: pick([...MEAL_TYPES, 'any'] as const),
      tags: TAGS.filter(() => chance(0.5)),
      isFavorite: chance(0.3),
      prepMinutes: Math.floor(random() * 60),
      cookMinutes: Math.floor(random() * 120),
      createdAt: new Date(Date.UTC(2026, 0, 1 + (index % 40))),
      ...(Object.fromEntries(GOAL_NUTRIENTS.map((key) => [key, amount()])) as Record<
        (typeof GOAL_NUTRIENTS)[number],
        number | null
      >),
    };
  });
  let cook: TestUser;
  beforeAll(async () => {
    cook = await t.makeUser();
    const stranger = await t.makeUser();
    const tagIds = { Vegetarian: 1, Vegan: 2, Quick: 6 } as Record<string, number>;
    for (const owner of [cook, stranger]) {
      await t.services.db.insert(recipes).values(
        book.map(({ text, tags, isFavorite, ...row }) => ({
          ...row,
          favoriteOf: isFavorite ? [owner.id] : [],
          householdId: owner.householdId,
          addedBy: owner.id,
          tagIds: tags.flatMap((tag) => tagIds[tag] ?? []),
          searchText: recipeSearchText(row.name, []),
        })),
      );
    }
  });

  test('any mixture of search, filters and sort gives what looking through every recipe gives', async () => {
    let hits = 0;
    for (let round = 0; round < 60; round += 1) {
      const words = chance(0.6) ? [pick(WORDS), ...(chance(0.3) ? [pick(WORDS)] : [])] : [];
      const type = chance(0.2) ? pick(MEAL_TYPES) : 'all';
      const tags = TAGS.filter(() => chance(0.15));
      const isFavorite = chance(0.2);
      const time = chance(0.3) ? pick([0, 45, 90, 200]) : 0;
      const nutrient = pick(GOAL_NUTRIENTS);
      const [min, max] = chance(0.4) ? [pick([undefined, 10]), pick([30, undefined])] : [];
      const sort = pick(['date', ...GOAL_NUTRIENTS] as const);
      const order = pick(['asc', 'desc'] as const);
      const query = new URLSearchParams({
        limit: '100',
        search: words.join(' '),
        type,
        time: String(time),
        sort,
        order,
      });
      for (const tag of tags) query.append('tags', tag);
      if (isFavorite) query.append(pick(['favorites', 'faves']), 'true');
      if (min !== undefined) query.append(`${nutrient}Min`, String(min));
      if (max !== undefined) query.append(`${nutrient}Max`, String(max));

      const expected = book.filter(
        (recipe) =>
          words.every((word) => recipe.text.includes(foldForSearch(word))) &&
          (type === 'all' || recipe.type === type) &&
          tags.every((tag) => recipe.tags.includes(tag)) &&
          (!isFavorite || recipe.isFavorite) &&
          (time === 0 || time === 200 || recipe.prepMinutes + recipe.cookMinutes <= time) &&
          (min === undefined || (recipe[nutrient] ?? -1) >= min) &&
          (max === undefined || (recipe[nutrient] ?? Infinity) <= max),
      );
      const value = (recipe: { name: string }) => {
        const known = book.find((candidate) => candidate.name === recipe.name) as (typeof book)[number];
        return sort === 'date' ? known.createdAt.getTime() : known[sort];
      };
      const page = (await t.send('GET', `/api/recipes/user-recipes?${query}`, { user: cook })).body;
      const what = query.toString();
      expect([what, page.total]).toEqual([what, expected.length]);
      if (expected.length <= 100) {
        expect([what, namesOf(page).toSorted()]).toEqual([what, expected.map(({ name }) => name).toSorted()]);
      }
      const values: (number | null)[] = page.results.map(value);
      const sorted = values.toSorted((a, b) => {
        if (a === null || b === null) return Number(a === null) - Number(b === null);
        return order === 'asc' ? a - b : b - a;
      });
      expect([what, values]).toEqual([what, sorted]);
      hits += expected.length > 0 ? 1 : 0;
    }
    expect(hits).toBeGreaterThan(30);
  });
});

describe('the plans of PostgreSQL', () => {
  const fromDatabase = (db: ListServices['db']): ListServices & Pick<RecipeServices, 'exploreShelf'> => ({
    db,
    bookIndexes: { find: () => null },
    exploreShelf: { ...t.services.exploreShelf, see: () => {}, orKept: (ask) => ask() },
  });

  test('each list is found in an index of its owner’s recipes, and rows are read for the page alone', async () => {
    // of a few recipes every way of reading costs the same
    const reader = await t.makeUser();
    await t.services.pool.query(
      `insert into recipes (household_id, name, created_at)
       select $1, 'Soup ' || n, now() - make_interval(mins => n) from generate_series(1, 3000) n`,
      [reader.householdId],
    );
    await t.services.pool.query('vacuum analyze recipes');
    // a small table is read whole whatever its indexes; what would be done with a large one is asked for here
    const pool = t.services.pool;
    const client = await pool.connect();
    await client.query('set enable_seqscan = off; set enable_bitmapscan = off');
    const list = (query: object) => RecipeListQuery.parse(query);
    const everything = {
      search: 'tomato soup',
      type: 'dinner',
      tags: 'Vegan',
      time: '60',
      without: 'nuts',
      category: 'Pasta',
      ...Object.fromEntries(GOAL_NUTRIENTS.map((key) => [`${key}Max`, '40'])),
    };
    const spin = SpinFilters.parse({
      ingredients: 'rice',
      ingredientsNot: ['beef'],
      tagsNot: 'Vegan',
      without: 'nuts',
      cals: '400',
    });
    try {
      const filtered = list({ ...everything, favorites: 'true', sort: 'protein' });
      for (const [index, isIndexAlone, run] of [
        ['recipes_book', true, (db) => pageOfBook(fromDatabase(db), { ...reader, bookRevision: 0 }, list({}))],
        ['recipes_book', false, (db) => pageOfBook(fromDatabase(db), { ...reader, bookRevision: 0 }, filtered)],
        [
          'recipes_explore',
          false,
          (db) => pageOfExplore(fromDatabase(db), { ...reader, role: 'user', exploreRevision: 0 }, list(everything)),
        ],
        ['recipes_book', false, (db) => spinRecipes(fromDatabase(db), { ...reader, bookRevision: 0 }, spin)],
        ['recipes_book', false, (db) => explainSpin(db, reader, spin)],
      ] as [string, boolean, Parameters<typeof explainQueries>[1]][]) {
        const explained = await explainQueries(client as unknown as typeof pool, run);
        const scans = explained.flatMap((query) => query.scans).filter(({ table }) => table === 'recipes');
        expect(scans).not.toEqual([]);
        // with a filter by type another index of the owner may serve a book of a few recipes as well
        if (isIndexAlone) {
          expect(scans.filter((scan) => scan.index === index).map(({ kind }) => kind)).toContain('Index Only Scan');
        }
        for (const scan of scans) {
          expect([
            'recipes_book',
            'recipes_explore',
            'recipes_household_id_id_pk',
            'recipes_id',
            'recipes_household_type',
            'recipes_long_text',
          ]).toContain(scan.index);
          // of explore everybody may read everything
          if (index === 'recipes_book') expect(scan.condition).toMatch(/household_id = |id = /);
        }
      }
    } finally {
      client.release(true);
    }
  });
});

describe('an ingredient in several languages', () => {
  let user: TestUser;
  const spin = async (query: string) =>
    namesOf({ results: (await t.send('GET', `/api/recipes/spin?${query}`, { user })).body }).toSorted();
  const found = async (search: string) => namesOf(await calls.book(user, `&search=${search}`)).toSorted();
  beforeAll(async () => {
    user = await t.makeUser();
    for (const [recipeName, line] of [
      ['Zwiebelkuchen', '500 g Zwiebeln'],
      ['Soupe gratinée', '4 oignons jaunes'],
      ['Onion dip', '2 onions'],
      ['Plain rice', '200 g rice'],
    ] as const) {
      const name = line.replace(/^\S+ (?:g )?/, '');
      await calls.added(user, { recipeName, ingredients: [{ name, quantity: 2, unit: '', original: line }] });
    }
  });

  test.each([
    ['ingredients=onion', ['Onion dip', 'Soupe gratinée', 'Zwiebelkuchen']],
    ['ingredients=Zwiebel', ['Onion dip', 'Soupe gratinée', 'Zwiebelkuchen']],
    ['ingredientsNot=onion', ['Plain rice']],
    ['ingredientsNot=oignon', ['Plain rice']],
  ])('SPIN-18 %s', async (query, expected) => {
    expect(await spin(query)).toEqual(expected);
  });

  test.each([
    ['onion', ['Onion dip', 'Soupe gratinée', 'Zwiebelkuchen']],
    ['Zwiebel', ['Onion dip', 'Soupe gratinée', 'Zwiebelkuchen']],
    ['cebolla soupe', ['Soupe gratinée']],
    ['Reis', ['Plain rice']],
    ['Zwieb', ['Zwiebelkuchen']],
  ])('BOOK-20 the book is searched by what its ingredients are, too: %s', async (search, expected) => {
    expect(await found(search)).toEqual(expected);
  });
});
