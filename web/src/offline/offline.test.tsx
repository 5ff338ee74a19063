import { refreshAccessToken } from '@sorrel/contract/auth';
import { getCookSums } from '@sorrel/contract/cooking';
import { listChecks } from '@sorrel/contract/many-imports';
import { freshMeals, type Meal } from '@sorrel/contract/plans';
import type { Recipe } from '@sorrel/contract/recipe';
import { premiumRecipes, type RecipePage, recipeCount, userRecipes } from '@sorrel/contract/recipes';
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aRecipe, aUser } from '../../testing/samples.ts';
import { getSessionState, resetSession } from '../access-token.ts';
import { renewToken } from '../api.ts';
import { copyNames, forgetCopies, readCopy } from '../lib/device-copies.ts';
import { keepPerson } from '../lib/known-person.ts';
import { pageOfCopy } from './answer-from-book.ts';
import { answerFromDevice } from './answer-from-device.ts';
import { type BookCopy, entryOf, readBook, readRecipe, writeBook } from './book-copy.ts';
import { keepReply } from './kept-replies.ts';

const USER = aUser();
const SOUP = aRecipe({
  id: '00000000-0000-4000-8000-0000000000a1',
  name: 'Leek soup',
  created_at: '2026-11-01T00:00:00Z',
});
const STEW = aRecipe({
  id: '00000000-0000-4000-8000-0000000000a2',
  name: 'Bean stew',
  created_at: '2026-11-02T00:00:00Z',
});
const BOOK: BookCopy = { revision: '7', entries: [entryOf(SOUP, '1'), entryOf(STEW, '2')] };

describe('the book of a device', () => {
  it('is listed, searched and paged by the rules of the server', () => {
    const named = (asked: object) => pageOfCopy(BOOK, asked).results.map(({ name }) => name);
    expect(named({})).toEqual(['Bean stew', 'Leek soup']);
    expect(named({ order: 'asc' })).toEqual(['Leek soup', 'Bean stew']);
    expect(named({ search: 'LEEK' })).toEqual(['Leek soup']);
    expect(named({ tags: ['no such tag'] })).toEqual([]);
    expect(pageOfCopy(BOOK, { limit: 1, page: 2 })).toMatchObject({
      total: 2,
      maxPage: 2,
      results: [{ name: 'Leek soup' }],
    });
  });

  it('finds what is near a search that finds nothing, where the server would', () => {
    expect(pageOfCopy(BOOK, { search: 'leak', forgive: 'true' })).toMatchObject({
      results: [{ name: 'Leek soup' }],
      corrected: { search: 'leek', unknown: ['leak'] },
    });
    expect(pageOfCopy(BOOK, { search: 'leak' })).toMatchObject({ results: [], total: 0 });
    expect(pageOfCopy(BOOK, { search: 'leak stew', forgive: 'true' })).not.toHaveProperty('corrected');
  });
});

describe('the book of a device by the log of what was cooked', () => {
  const ask = (query: Record<string, unknown>) =>
    answerFromDevice(userRecipes, { query }, USER.id) as Promise<RecipePage | undefined>;
  const named = async (query: Record<string, unknown>) => (await ask(query))?.results.map(({ name }) => name);

  it('is sorted and narrowed by what the device last heard of it', async () => {
    await writeBook(USER.id, BOOK, []);
    const recipes = [{ id: SOUP.id, times: 2, last_at: '2026-11-05T18:00:00.000Z', stars: 4 }];
    await keepReply(getCookSums, {}, { recipes }, USER.id);
    for (const sort of ['made', 'often', 'stars'])
      for (const order of ['asc', 'desc']) expect(await named({ sort, order })).toEqual(['Leek soup', 'Bean stew']);
    expect(await named({ sort: 'made', favorites: 'true', tags: 'no such tag' })).toEqual([]);
    expect(await ask({ notMade: 'true' })).toMatchObject({
      total: 1,
      results: [{ name: 'Bean stew', total_results: 1 }],
    });
    expect(await ask({ sort: 'often', limit: 1, page: 2 })).toMatchObject({
      maxPage: 2,
      results: [{ name: 'Bean stew' }],
    });
  });

  it('is not answered where the device never heard of it', async () => {
    await forgetCopies(USER.id);
    await writeBook(USER.id, BOOK, []);
    expect(await named({ sort: 'made' })).toBeUndefined();
    expect(await named({ notMade: 'true' })).toBeUndefined();
    expect(await named({})).toEqual(['Bean stew', 'Leek soup']);
  });
});

describe('the meals of a plan on this device', () => {
  const CHILLI = aRecipe({ id: '00000000-0000-4000-8000-0000000000a3', serves: 2 });
  const [beef, egg] = CHILLI.nutritionLines;
  const kept = async (change: Partial<Recipe>) => {
    const recipe = { ...CHILLI, ...change };
    await writeBook(USER.id, { revision: '8', entries: [entryOf(recipe, '1')] }, [recipe]);
    return (await answerFromDevice(freshMeals, { body: { ids: [CHILLI.id] } }, USER.id)) as Meal[];
  };

  it('keep the mark of what can hardly be meant, and what a serving weighs', async () => {
    const nutritionLines = [{ ...beef!, ingredient: 'minced beef', grams: 11_500 }, egg!];
    const [meal] = await kept({ nutritionLines, implausible: [{ line: 0, reason: 'amount' }] });
    expect(meal?.doubt).toEqual({ of: 'amount', ingredient: 'minced beef', grams: 11_500 });
    expect(meal).toMatchObject({ serving_grams: 5825, ingredient_names: ['spinach', 'egg'] });
    expect((await kept({ calories: 3400 }))[0]?.doubt).toEqual({ of: 'servings' });
    expect((await kept({ category: 'Pasta' }))[0]?.category).toBe('Pasta');
    expect((await kept({ category: 'None' }))[0]?.category).toBeUndefined();
  });

  it('have none where nothing is odd, and no weight where nobody knows it', async () => {
    const [meal] = await kept({ nutritionLines: [beef!, { ...egg!, grams: null }] });
    expect(meal?.doubt).toBeUndefined();
    expect(meal).not.toHaveProperty('serving_grams');
  });

  it('keep what an import was not sure of', async () => {
    const doubts = [{ kind: 'implausible-time' as const, lines: [] }];
    await keepReply(listChecks, {}, [{ id: CHILLI.id, name: CHILLI.name, doubts }], USER.id);
    expect((await kept({}))[0]?.doubt).toEqual({ of: 'time' });
  });
});

describe('without the server', () => {
  beforeEach(async () => {
    await keepPerson({ userId: USER.id, email: USER.email });
    await writeBook(USER.id, BOOK, [SOUP, STEW]);
  });
  const withoutServer = () => {
    const api = signedInApi();
    api.disconnect();
    return api;
  };

  it('who was here last sees their own book', async () => {
    renderApp('/app/recipe-book', { api: withoutServer() });
    expect(await screen.findByText('Leek soup')).toBeTruthy();
    expect(getSessionState()).toMatchObject({ status: 'signed-in', token: null });
  });

  it('a recipe opens from the device', async () => {
    renderApp(`/app/recipes/${SOUP.id}/leek-soup`, { api: withoutServer() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Leek soup' })).toBeTruthy();
  });

  it('what the device does not have says that it needs a network', async () => {
    renderApp('/app/explore', { api: withoutServer() });
    expect((await screen.findAllByText(/This needs a network/)).length).toBeGreaterThan(0);
  });

  it('a server that is back and knows the session answers from then on', async () => {
    const api = withoutServer();
    api
      .on(userRecipes, () => ({ results: [], maxPage: 1, total: 0, notJudged: 0 }))
      .on(recipeCount, () => ({ count: 0 }));
    api.on(premiumRecipes, () => ({ results: [], maxPage: 1, total: 0, notJudged: 0 }));
    renderApp('/app/recipe-book', { api });
    await screen.findByText('Leek soup');
    api.reconnect();
    await act(() => renewToken());
    expect(getSessionState().token).not.toBeNull();
  });

  it('a session that has ended meanwhile shows nothing more, and what was fetched is gone', async () => {
    const api = withoutServer();
    const { pathname } = renderApp('/app/recipe-book', { api });
    await screen.findByText('Leek soup');
    api.fail(refreshAccessToken, 'session_ended');
    api.reconnect();
    await act(() => renewToken().catch(() => undefined));
    expect(await screen.findByRole('button', { name: 'Log In' })).toBeTruthy();
    expect(pathname()).toBe('/auth/login');
    await expect.poll(() => copyNames(USER.id, '')).toEqual([]);
  });
});

it('who signs in after another takes away what was fetched for them, and finds nothing of it', async () => {
  await keepPerson({ userId: USER.id, email: USER.email });
  await writeBook(USER.id, BOOK, [SOUP]);
  resetSession();
  const other = '00000000-0000-4000-8000-0000000000ff';
  await keepPerson({ userId: other, email: 'kim@example.com' });
  expect(await readBook(USER.id)).toBeNull();
  expect(await readRecipe(USER.id, SOUP.id)).toBeUndefined();
  expect(await readCopy('device', 'person')).toEqual({ userId: other, email: 'kim@example.com' });
});

it('how many recipes somebody has added is what was said last, whatever the book of the household holds', async () => {
  await writeBook(USER.id, BOOK, [SOUP]);
  await keepReply(recipeCount, {}, { count: 0 }, USER.id);
  expect(await answerFromDevice(recipeCount, {}, USER.id)).toEqual({ count: 0 });
});
