import { randomUUID } from 'node:crypto';
import { ERRORS } from '@sorrel/contract/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test.each([
  ['GET', '/api/recipes/get-recipe/:id'],
  ['GET', '/api/recipes/versions/:id'],
  ['DELETE', '/api/recipes/delete-recipe/:id'],
  ['PUT', '/api/recipes/toggle-fave/:id'],
  ['GET', '/api/lists/load/:id'],
  ['DELETE', '/api/lists/delete/:id'],
  ['GET', '/api/plans/load/:id'],
  ['GET', '/api/lists/get-list/:id'],
  ['GET', '/api/recipes/imports/:id'],
  ['DELETE', '/api/recipes/collections/:id'],
  ['DELETE', '/api/auth/sessions/:id'],
  ['DELETE', '/api/share/links/:id'],
  ['DELETE', '/api/cook/entry/:id'],
] as const)('%s %s answers a name that nothing can have as that of a missing thing', async (method, path) => {
  const user = await t.makeUser();
  const of = async (id: string) => {
    const { status, body } = await t.send(method, path.replace(':id', id), { user });
    return [status, body];
  };
  const missing = await of(randomUUID());
  expect(missing[0]).toBe(404);
  expect(await of('xyz')).toEqual(missing);
  expect(await of('1')).toEqual(missing);
  expect(await of('%00')).toEqual(missing);
});

test('an edit of a recipe that no recipe can be says that the recipe is missing, whatever else may be', async () => {
  const user = await t.makeUser();
  const { status, body } = await t.send('PUT', '/api/recipes/edit-recipe/xyz', { user, body: {} });
  expect([status, body.message]).toEqual([404, ERRORS.recipe_not_found.message]);
});

test('who is signed in is still asked first', async () => {
  expect((await t.send('GET', '/api/recipes/get-recipe/xyz', {})).status).toBe(401);
});
