import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { RATE_LIMITS } from '../../platform/rate-limits.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('of imports that come at once those that find no place use up none of the pages of the day', async () => {
  const user = await t.makeUser();
  const pagesOf = (site: number) =>
    Array.from({ length: 40 }, (_, page) => ({ address: `https://site-${site}.example/${page}` }));
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, site) =>
      t.send('POST', '/api/recipes/imports', { user, body: { pages: pagesOf(site) } }),
    ),
  );
  const added = replies.filter(({ status }) => status === 200).length;
  expect(added).toBe(2);
  const { name } = RATE_LIMITS.manyImport;
  const { rows } = await t.services.pool.query('select points from rate_limits where key = $1', [`${name}:${user.id}`]);
  expect(rows).toEqual([{ points: added * 40 }]);
});
