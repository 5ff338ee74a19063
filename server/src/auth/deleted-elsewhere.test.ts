import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { removeHouseholds } from './households-repo.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('who asks with the token of an account that is no more is told so; with that of a session that has ended, is not', async () => {
  const [gone, left] = [await t.makeUser(), await t.makeUser()];
  await removeHouseholds(t.services.db, [gone.householdId]);
  expect(await t.send('GET', '/api/recipes/recipe-count', { user: gone })).toMatchObject({
    status: 401,
    body: { message: 'Please log in.', isAccountDeleted: true },
  });
  expect((await t.send('DELETE', '/api/auth/sessions', { user: left })).status).toBe(200);
  const refused = await t.send('GET', '/api/recipes/recipe-count', { user: left });
  expect(refused).toMatchObject({ status: 401, body: { message: 'Please log in.' } });
  expect(refused.body).not.toHaveProperty('isAccountDeleted');
});
