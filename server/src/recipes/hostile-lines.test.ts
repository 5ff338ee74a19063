import { afterAll, beforeAll, expect, test } from 'vitest';
import { recipeCalls } from '../testing/recipe-calls.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let first: TestApp;
/** Tells what was given to a thread. */
let t: TestApp;
const given: string[] = [];
beforeAll(async () => {
  first = await testApp();
  const { threads } = first.services;
  const run: typeof threads.run = (work, task, turn) => {
    given.push(work.kind);
    return threads.run(work, task, turn);
  };
  t = await testApp({}, { threads: { ...threads, run } });
});
afterAll(async () => {
  await t.close();
  await first.close();
});
const calls = recipeCalls(() => t);

/** Lines that take long to read where there are many: every word might be a food, or an amount, in any language. Each is too long to be read at once. */
const LINES = Array.from({ length: 8 }, (_, index) => ({
  name: `${'½ '.repeat(100)}${index}`,
  quantity: 1,
  unit: '',
}));

test('a recipe whose lines may take seconds to read is read in a thread, whatever is done to it', {
  timeout: 120_000,
}, async () => {
  const user = await t.makeUser({ premium: true });
  const id = await calls.added(user, { recipeName: 'Plain' });
  const recipe = { ingredients: LINES, calculateNut: 'true' };
  const second = await calls.added(user, { ...recipe, recipeName: 'Second' });
  const { version } = await calls.get(user, second);
  const works = {
    add: () => calls.add(user, recipe),
    edit: () => calls.edit(user, id, recipe),
    restore: async () => {
      await calls.edit(user, second, { recipeName: 'Second' });
      return t.send('POST', `/api/recipes/restore-version/${second}`, {
        user,
        body: { version, current: version + 1 },
      });
    },
    correct: () =>
      t.send('PUT', `/api/recipes/correct-food/${second}`, {
        user,
        body: { ingredient: LINES[0]?.name.trim(), foodId: null, grams: 3 },
      }),
    save: () =>
      t.send('POST', '/api/recipes/save-recipe', {
        user,
        body: { recipeName: 'Copy', source: 'admin', ingredients: LINES },
      }),
  };
  const kinds = { add: 'count', edit: 'count', restore: 'count', correct: 'rename', save: 'count' };
  for (const [name, work] of Object.entries(works)) {
    given.length = 0;
    expect([name, (await work()).status]).toEqual([name, 200]);
    expect(given).toContain(kinds[name as keyof typeof kinds]);
  }
});

test('an ordinary recipe waits for no thread', async () => {
  const user = await t.makeUser({ premium: true });
  const ingredients = Array.from({ length: 15 }, (_, index) => ({ name: `red onion ${index}`, quantity: 2, unit: '' }));
  given.length = 0;
  const id = await calls.added(user, { ingredients, calculateNut: 'true' });
  await calls.edit(user, id, { ingredients: ingredients.slice(1), calculateNut: 'true' });
  expect(given).not.toContain('count');
  expect((await calls.get(user, id)).ingredients[0].food?.id).toBe('red-onion');
});
