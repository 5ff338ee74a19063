import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ CHANGES_PER_SECOND: '2' });
});
afterAll(() => t.close());
afterEach(() => vi.restoreAllMocks());

test('an account that changes things on and on waits its turn, then is told to wait, and nobody else is', async () => {
  const hostile = await t.makeUser();
  const other = await t.makeUser();
  const save = (user: typeof hostile, name: string) =>
    t.send('POST', '/api/lists/save', { user, body: { name, shoppingList: {} } });
  // heard at one moment, however long a busy machine takes to hear them
  vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  // ten at once, then two a second: of 40 the last would wait 15 s
  const answers = Promise.all(Array.from({ length: 40 }, (_, number) => save(hostile, `list ${number}`)));
  expect((await save(other, 'mine')).status).toBe(200);
  const statuses = (await answers).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  const refused = (await answers).find(({ status }) => status === 429);
  expect(refused?.headers['retry-after']).toBe('11');
  // reading is not held up
  expect((await t.send('GET', '/api/lists/get-lists', { user: hostile })).status).toBe(200);
}, 60_000);
