import { randomBytes } from 'node:crypto';
import { BookQuery } from '@sorrel/contract/recipes';
import { recipeSearchText } from '@sorrel/core/recipes/search-text';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { namesOf, recipeCalls } from '../../testing/recipe-calls.ts';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';
import { recipes } from '../db/tables/recipes.ts';
import { createBookIndexes } from './book-indexes.ts';
import { pageOfBook } from './lists.ts';

let t: TestApp;
let cook: TestUser;
let admin: TestUser;
const calls = recipeCalls(() => t);

const inBookOf = (user: TestUser, name: string, ingredients: string[] = []) => ({
  householdId: user.householdId,
  addedBy: user.id,
  name,
  searchText: recipeSearchText(name, ingredients),
});

beforeAll(async () => {
  t = await testApp();
  cook = await t.makeUser({ premium: true });
  admin = await t.makeUser({ admin: true });
  // longer than an index row may be, and not to be compressed
  const long = Array.from({ length: 60 }, () => randomBytes(24).toString('hex'));
  await t.services.db
    .insert(recipes)
    .values([
      { ...inBookOf(cook, 'Chicken pot pie', ['Leeks', 'Butter']), type: 'dinner' as const },
      inBookOf(cook, 'Broccoli soup', ['Chicken stock']),
      inBookOf(cook, 'Feast', [...long, 'Saffron']),
      inBookOf(await t.makeUser(), 'Moussaka'),
    ]);
});
afterAll(() => t.close());

const found = async (query: string) => (await calls.book(cook, query)) as Awaited<ReturnType<typeof pageOfBook>>;

describe('BOOK-20 a search of the book that finds nothing', () => {
  test('finds the nearest words where it may be forgiven, and says which', async () => {
    const page = await found('&forgive=true&search=CHIKEN%20pie');
    expect(namesOf(page)).toEqual(['Chicken pot pie']);
    expect(page).toMatchObject({ total: 1, corrected: { search: 'chicken pie', unknown: ['chiken'] } });
  });

  test('finds nothing where exactly that is searched for', async () => {
    expect(await found('&search=chiken')).toEqual({ results: [], total: 0, maxPage: 1, notJudged: 0 });
    expect(await found('&forgive=false&search=chiken')).not.toHaveProperty('corrected');
  });

  test.each([
    ['what it finds is what is meant', '&search=stock', ['Broccoli soup']],
    ['each word has recipes, but none has both', '&search=feast%20pie', []],
    ['another filter leaves nothing', '&search=chicken&type=snack', []],
    ['the same, of a misspelt word', '&search=chiken&type=snack', []],
    ['a word that only a very long text has', '&search=saffron%20pie', []],
    ['a word of another household alone', '&search=mousaka', []],
    ['a food that is in no recipe', '&search=Zwiebel', []],
    ['no search at all', '&search=%20&type=snack', []],
  ])('is not changed: %s', async (_, query, names) => {
    const page = await found(`&forgive=true${query}`);
    expect(namesOf(page)).toEqual(names);
    expect(page).not.toHaveProperty('corrected');
  });

  test('goes with other filters, with what was cooked, and with the second page', async () => {
    const inDinner = await found('&forgive=true&search=chiken&type=dinner&sort=often');
    expect(namesOf(inDinner)).toEqual(['Chicken pot pie']);
    expect(inDinner.corrected?.search).toBe('chicken');
    const second = await t.send('GET', '/api/recipes/user-recipes?forgive=true&search=chiken&limit=1&page=2', {
      user: cook,
    });
    expect(second.body).toMatchObject({ total: 2, maxPage: 2, results: [{}], corrected: { search: 'chicken' } });
  });

  test('is the same from memory', async () => {
    const { db } = t.services;
    const bookIndexes = createBookIndexes({ db, log: pino({ level: 'silent' }) });
    const reader = { ...cook, bookRevision: 1 };
    await expect.poll(() => bookIndexes.find({ scope: reader, revision: 1 })).not.toBeNull();
    for (const search of ['chiken', 'brocoli', 'safron', 'leek buter', 'mousaka', 'pie soup']) {
      const query = BookQuery.parse({ search, forgive: 'true' });
      const inDatabase = await pageOfBook({ db, bookIndexes: { find: () => null } }, reader, query);
      expect([search, await pageOfBook({ db, bookIndexes }, reader, query)]).toEqual([search, inDatabase]);
    }
  });
});

describe('EXP-02 explore', () => {
  let curry: string;
  let salad: string;
  beforeAll(async () => {
    curry = await calls.added(admin, { recipeName: 'Aubergine curry', publish: 'true' });
    salad = await calls.added(admin, { recipeName: 'Aubergine salad', publish: 'true' });
  });
  const explore = async (user: TestUser, query: string) =>
    (await t.send('GET', `/api/recipes/premium-recipes?${query}`, { user })).body;
  const save = (user: TestUser, id: string, recipeName: string) =>
    t.send('POST', '/api/recipes/save-recipe', { user, body: { id, recipeName, source: 'admin' } });

  test('a misspelt search finds what is near', async () => {
    const page = await explore(cook, 'forgive=true&search=aubergin%20cury');
    expect(page).toMatchObject({ total: 1, corrected: { search: 'aubergin curry', unknown: ['cury'] } });
  });

  test('what the household has may be left out, and is there again when its copy goes', async () => {
    const user = await t.makeUser({ premium: true });
    const other = await t.makeUser({ premium: true });
    const notSaved = async (of: TestUser) => namesOf(await explore(of, 'notSaved=true&search=aubergine')).toSorted();
    const both = ['Aubergine curry', 'Aubergine salad'];
    expect(await notSaved(user)).toEqual(both);
    const copy = await save(user, curry, 'Aubergine curry');
    expect(copy.status).toBe(200);
    expect(await notSaved(user)).toEqual(['Aubergine salad']);
    expect(await notSaved(other)).toEqual(both);
    await save(user, salad, 'Aubergine salad');
    expect(await explore(user, 'notSaved=true&search=aubergine')).toMatchObject({ results: [], total: 0 });
    expect(namesOf(await explore(user, 'search=aubergine')).toSorted()).toEqual(both);
    await t.send('DELETE', `/api/recipes/delete-recipe/${copy.body.id}`, { user });
    expect(await notSaved(user)).toEqual(['Aubergine curry']);
  });
});
