import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test.each([
  ['/features/', '/features'],
  ['/app/', '/app'],
  ['/app/recipe-book/?type=dinner&tags=a%2Fb', '/app/recipe-book?type=dinner&tags=a%2Fb'],
  ['/auth/login//', '/auth/login'],
  ['//example.com/', '/example.com'],
  ['///example.com//', '/example.com'],
])('the page %s is found at %s', async (url, address) => {
  const reply = await t.app.inject({ url });
  expect([reply.statusCode, reply.headers.location]).toEqual([308, address]);
});

test('the first page has its slash', async () => {
  expect((await t.app.inject({ url: '/?a=b/' })).headers.location).toBeUndefined();
});

test('a call with a slash at its end is answered as the call', async () => {
  const user = await t.makeUser();
  const reply = await t.send('GET', '/api/auth/user/', { user });
  expect([reply.status, reply.body.email]).toEqual([200, user.email]);
  expect((await t.send('POST', '/api/lists/save/', { user, body: {} })).status).toBe(400);
});

test('what is no page stays none', async () => {
  expect((await t.app.inject({ url: '/api/nowhere/' })).statusCode).toBe(404);
  expect((await t.app.inject({ url: '/assets/' })).statusCode).toBe(404);
});
