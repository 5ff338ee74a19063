import { DIET_WARNINGS } from '@sorrel/core/nutrition/diet-warnings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recipeCalls } from '../../testing/recipe-calls.ts';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';
import type { Workers } from '../platform/workers.ts';
import { COUNT_WORK } from './count-recipe.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
const calls = recipeCalls(() => t);

const LIST_IN_DOUBT = { kind: 'ingredients-incomplete', lines: ['2 carrots'] };
/** Long enough that a worker counts it. */
const MELON = {
  recipeName: 'Melon carpaccio',
  ingredients: [{ name: 'melon', quantity: 500, unit: 'g', original: `500 g melon${' and more'.repeat(20)}` }],
  method: [{ desc: 'Slice the melon.' }],
};
const letGo = (user: TestUser, id: string) =>
  t.send('DELETE', `/api/recipes/checks/${id}?kind=ingredients-incomplete`, { user });
const recipeOf = async (user: TestUser, id: string) =>
  (await t.send('GET', `/api/recipes/get-recipe/${id}`, { user })).body;

/** Another server of the same database, in which another tab lets go of the doubt once a recipe is counted, before that is saved. */
async function whileCounting(user: TestUser, id: string) {
  const { workers } = t.services;
  let answers = 0;
  const run: Workers['run'] = async (work, task, turn) => {
    const counted = await workers.run(work, task, turn);
    if (work.kind === COUNT_WORK.kind) {
      answers += 1;
      expect((await letGo(user, id)).status).toBe(200);
    }
    return counted;
  };
  const other = await testApp({}, { ...t.services, workers: { ...workers, run } });
  return { other, theirs: recipeCalls(() => other), answers: () => answers };
}

test('a recipe that is saved while another tab says that its list is whole is judged as whole', async () => {
  const user = await t.makeUser();
  const id = await calls.added(user, { ...MELON, doubts: [LIST_IN_DOUBT] });
  expect((await recipeOf(user, id)).diet_unjudged).toEqual([...DIET_WARNINGS]);
  const { other, theirs, answers } = await whileCounting(user, id);
  await theirs.edit(user, id, { ...MELON, notes: 'ripe' });
  expect(answers()).toBe(1);
  expect(await recipeOf(user, id)).toMatchObject({ notes: 'ripe', diet_unjudged: [] });
  await other.app.close();
});

test('and so is a version that is brought back', async () => {
  const user = await t.makeUser();
  const id = await calls.added(user, { ...MELON, doubts: [LIST_IN_DOUBT] });
  await calls.edit(user, id, { ...MELON, notes: 'ripe' });
  const { version } = await recipeOf(user, id);
  const { other, answers } = await whileCounting(user, id);
  const body = { version: version - 1, current: version };
  expect((await other.send('POST', `/api/recipes/restore-version/${id}`, { user, body })).status).toBe(200);
  expect(answers()).toBe(1);
  expect((await recipeOf(user, id)).diet_unjudged).toEqual([]);
  await other.app.close();
});

test('a doubt that another import brings counts at once, whatever was said of the one before', async () => {
  const user = await t.makeUser();
  const id = await calls.added(user, { ...MELON, doubts: [LIST_IN_DOUBT] });
  const { other, theirs } = await whileCounting(user, id);
  await theirs.edit(user, id, { ...MELON, doubts: [LIST_IN_DOUBT] });
  expect((await recipeOf(user, id)).diet_unjudged).toEqual([...DIET_WARNINGS]);
  await other.app.close();
});
