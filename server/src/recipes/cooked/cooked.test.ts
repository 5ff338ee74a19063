import { COOK_ENTRIES_MAX } from '@sorrel/core/recipes/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recipeCalls } from '../../../testing/recipe-calls.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';

let t: TestApp;
const calls = recipeCalls(() => t);
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('the log takes no more than its limit, also of calls that come at once (24.2)', async () => {
  const user = await t.makeUser();
  const recipeId = await calls.added(user);
  await t.services.pool.query(
    `insert into cook_entries (user_id, recipe_id, cooked_at, portions, recipe_version)
     select $1, $2, now(), 2, 1 from generate_series(1, $3)`,
    [user.id, recipeId, COOK_ENTRIES_MAX - 1],
  );
  const record = () => t.send('POST', '/api/cook/record', { user, body: { recipeId, portions: 2 } });
  const statuses = (await Promise.all([record(), record(), record(), record()])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 403, 403, 403]);
});
