import { afterAll, beforeAll, expect, test } from 'vitest';
import { recipeCalls } from '../testing/recipe-calls.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
const calls = recipeCalls(() => t);

/** Lines that take long to read: every word might be a food, or an amount, in any language. */
const LINES = Array.from({ length: 60 }, (_, index) => ({
  name: `${'½ '.repeat(120)}${index}`,
  quantity: 1,
  unit: '',
}));

/** The longest time that nobody was answered while something was done. */
async function longestPause<T>(work: () => Promise<T>): Promise<{ answer: T; pauseMs: number }> {
  let [last, pauseMs] = [performance.now(), 0];
  const look = () => {
    const now = performance.now();
    pauseMs = Math.max(pauseMs, now - last);
    last = now;
  };
  const timer = setInterval(look, 5);
  const answer = await work();
  look();
  clearInterval(timer);
  return { answer, pauseMs };
}

test('a recipe whose lines take seconds to read keeps nobody else waiting', { timeout: 120_000 }, async () => {
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
  for (const [name, work] of Object.entries(works)) {
    const { answer, pauseMs } = await longestPause(work);
    expect([name, answer.status]).toEqual([name, 200]);
    expect([name, pauseMs < 500]).toEqual([name, true]);
  }
});
