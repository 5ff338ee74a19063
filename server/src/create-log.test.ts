import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { insertAccount } from './auth/users-repo.ts';
import { createLog } from './create-log.ts';
import { users } from './db/tables/auth.ts';

const lines: string[] = [];
const log = createLog(
  'info',
  new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  }),
);
let t: TestApp;
beforeAll(async () => {
  t = await testApp({}, { log });
});
afterAll(() => t.close());

const printed = () => lines.splice(0).join('');

test('a statement that failed is logged with its words and its place, and without what people typed', async () => {
  const email = 'robin.secret@example.com';
  const row = { email, emailKey: email, firstName: 'Rosalind' };
  const made = await insertAccount(t.services.db, row);
  const failure = await t.services.db
    .insert(users)
    .values({ ...row, householdId: made?.householdId ?? ('' as never) })
    .catch((cause: unknown) => cause);
  log.error({ err: failure }, 'request failed');
  const wrong = await t.services.db.execute(sql`select ${email}::uuid`).catch((cause: unknown) => cause);
  log.warn({ err: new Error('the outer one', { cause: wrong }) }, 'it failed');
  const text = printed();
  expect(text).not.toContain(email);
  expect(text).not.toContain('Rosalind');
  expect(text).toContain('insert into');
  expect(text).toContain('users_email_key_unique');
  expect(text).toContain('23505');
  expect(text).toContain('create-log.test.ts');
  expect(text).toContain('the outer one');
});

test('a page that does not answer is a warning without a stack; what goes wrong here is an error with one', async () => {
  const user = await t.makeUser();
  printed();
  const reply = await t.send('GET', `/api/recipes/scrape?url=${encodeURIComponent('https://nobody.invalid/soup')}`, {
    user,
  });
  expect(reply.status).toBe(502);
  const entries = printed()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
  expect(entries.some(({ level }) => level >= 50)).toBe(false);
  const warning = entries.find(({ level }) => level === 40);
  expect(warning).toMatchObject({ code: 'import_not_reachable', reason: expect.any(String) });
  expect(JSON.stringify(entries)).not.toContain('    at ');

  await t.services.pool.query('alter table deletion_reasons rename to away');
  await t.services.pool.query('alter table recipes rename to recipes_away');
  expect((await t.send('GET', '/api/recipes/user-recipes', { user })).status).toBe(500);
  await t.services.pool.query('alter table recipes_away rename to recipes');
  await t.services.pool.query('alter table away rename to deletion_reasons');
  expect(printed()).toMatch(/"level":50.* {4}at /);
});
