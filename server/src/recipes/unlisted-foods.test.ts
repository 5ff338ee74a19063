import { DIET_WARNINGS } from '@sorrel/core/nutrition/diet-warnings';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';
import { recipes } from '../db/tables/recipes.ts';
import { judgeOlderRecipes } from './judge-older.ts';

let t: TestApp;
let user: TestUser;

beforeAll(async () => {
  t = await testApp();
  user = await t.makeUser();
});
afterAll(() => t.close());

const LIST_IN_DOUBT = JSON.stringify([{ kind: 'ingredients-incomplete', lines: ['2 Brötchen'] }]);

function formOf(steps: readonly string[]): FormData {
  const form = new FormData();
  form.set('recipeName', 'Melon carpaccio');
  form.set('ingredients', JSON.stringify([{ name: 'melon', quantity: 500, unit: 'g' }]));
  form.set('method', JSON.stringify(steps.map((desc) => ({ desc }))));
  return form;
}
const add = async (steps: readonly string[]): Promise<string> =>
  (await t.send('POST', '/api/recipes/add-recipe', { user, form: formOf(steps) })).body.id;
const recipeOf = async (id: string) => (await t.send('GET', `/api/recipes/get-recipe/${id}`, { user })).body;
const unjudgedOf = async (id: string) => (await recipeOf(id)).diet_unjudged;

test('a list that lacks a food of the method is not without what that brings, until the method no longer names it', async () => {
  const id = await add(['Slice the melon.', 'Toast the bread, and pull the burrata apart.']);
  expect(await unjudgedOf(id)).toEqual(['not vegan', 'gluten', 'dairy']);
  const without = await t.send('GET', '/api/recipes/user-recipes?without=gluten', { user });
  expect(without.body.results).toEqual([]);

  const form = formOf(['Slice the melon.']);
  form.set('version', String((await recipeOf(id)).version));
  expect((await t.send('PUT', `/api/recipes/edit-recipe/${id}`, { user, form })).status).toBe(200);
  expect(await unjudgedOf(id)).toEqual([]);
});

test('a long method is looked at in a worker', async () => {
  const id = await add([
    ...Array.from({ length: 20 }, () => 'Slice the melon. '.repeat(50)),
    'Grate the cheese over it.',
  ]);
  expect(await unjudgedOf(id)).toEqual(['not vegan', 'dairy']);
});

test('a recipe that was judged by its ingredients alone is judged again', async () => {
  const id = await add(['Grate the cheese over the melon.']);
  await t.services.db.update(recipes).set({ dietUnjudged: [], judgedRevision: 31 }).where(eq(recipes.id, id));
  expect(await unjudgedOf(id)).toEqual([]);
  await judgeOlderRecipes(t.services, () => false);
  expect(await unjudgedOf(id)).toEqual(['not vegan', 'dairy']);
});

describe('while an import may have missed ingredients', () => {
  const addInDoubt = async (): Promise<string> => {
    const form = formOf(['Slice the melon.']);
    form.set('doubts', LIST_IN_DOUBT);
    return (await t.send('POST', '/api/recipes/add-recipe', { user, form })).body.id;
  };

  test('a recipe is without nothing, until somebody has looked', async () => {
    const id = await addInDoubt();
    expect(await unjudgedOf(id)).toEqual([...DIET_WARNINGS]);
    const query = 'kind=ingredients-incomplete';
    expect((await t.send('DELETE', `/api/recipes/checks/${id}?${query}`, { user })).status).toBe(200);
    expect(await unjudgedOf(id)).toEqual([]);
  });

  test('an edit and the rules of a new release leave it so, and an edit that answers does not', async () => {
    const id = await addInDoubt();
    await t.services.db.update(recipes).set({ judgedRevision: 31 }).where(eq(recipes.id, id));
    await judgeOlderRecipes(t.services, () => false);
    expect(await unjudgedOf(id)).toEqual([...DIET_WARNINGS]);

    const edit = async (answered: readonly string[]) => {
      const form = formOf(['Slice the melon thinly.']);
      form.set('version', String((await recipeOf(id)).version));
      form.set('answered', JSON.stringify(answered));
      expect((await t.send('PUT', `/api/recipes/edit-recipe/${id}`, { user, form })).status).toBe(200);
    };
    await edit([]);
    expect(await unjudgedOf(id)).toEqual([...DIET_WARNINGS]);
    await edit(['ingredients-incomplete']);
    expect(await unjudgedOf(id)).toEqual([]);
  });

  test('another version that is brought back is in doubt as well', async () => {
    const id = await addInDoubt();
    const form = formOf(['Slice the melon thinly.']);
    form.set('version', String((await recipeOf(id)).version));
    await t.send('PUT', `/api/recipes/edit-recipe/${id}`, { user, form });
    const { version } = await recipeOf(id);
    const back = await t.send('POST', `/api/recipes/restore-version/${id}`, {
      user,
      body: { version: version - 1, current: version },
    });
    expect(back.status, JSON.stringify(back.body)).toBe(200);
    expect(await unjudgedOf(id)).toEqual([...DIET_WARNINGS]);
  });
});

describe('what leaves a recipe open is told with it', () => {
  const allergensOf = async (id: string) => (await recipeOf(id)).allergens;

  test('the words that the title and the steps have for what no ingredient is', async () => {
    const { unlisted, mayLackIngredients } = await allergensOf(await add(['Brötchen rösten, Burrata zerzupfen.']));
    expect(unlisted).toEqual([
      { word: 'Brötchen', leavesOpen: ['gluten'] },
      { word: 'Burrata', leavesOpen: ['dairy', 'not vegan'] },
    ]);
    expect(mayLackIngredients).toBe(false);
    expect((await allergensOf(await add(['Slice the melon.']))).unlisted).toEqual([]);
  });

  test('a list that is in doubt, until somebody says that it is whole', async () => {
    const form = formOf(['Slice the melon.']);
    form.set('doubts', LIST_IN_DOUBT);
    const { id } = (await t.send('POST', '/api/recipes/add-recipe', { user, form })).body;
    expect((await allergensOf(id)).mayLackIngredients).toBe(true);
    await t.send('DELETE', `/api/recipes/checks/${id}?kind=ingredients-incomplete`, { user });
    expect((await allergensOf(id)).mayLackIngredients).toBe(false);
  });

  test('a recipe in it that is open, so that its dish does not look as if it were known', async () => {
    const bread = await add(['Toast the bread.']);
    const form = formOf(['Serve.']);
    form.set('ingredients', JSON.stringify([{ name: 'Melon carpaccio', quantity: 1, unit: '', recipeId: bread }]));
    const { id } = (await t.send('POST', '/api/recipes/add-recipe', { user, form })).body;
    expect(await unjudgedOf(id)).toEqual(['gluten']);
    expect((await allergensOf(id)).mayLackIngredients).toBe(true);
  });
});
