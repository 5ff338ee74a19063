import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setPassword, type TestApp, type TestReply, type TestUser, testApp } from '../../testing/test-app.ts';
import { hashPassword } from '../auth/passwords.ts';
import { sessionsRepo } from '../auth/sessions-repo.ts';

const OLD = 'quiet-copper-lantern-42';
const NEW = 'loud-iron-candle-17';
let t: TestApp;
let hashes: { old: string; new: string };
beforeAll(async () => {
  t = await testApp();
  hashes = { old: await hashPassword(OLD), new: await hashPassword(NEW) };
});
afterAll(() => t.close());

const logIn = (user: TestUser, password: string) =>
  t.send('POST', '/api/auth/authenticate', { body: { email: user.email, password } });

/** Does a call that shows the old password, while its owner sets a new one by a link: after the account was read. */
async function whileOwnerResets(user: TestUser, call: () => Promise<TestReply>): Promise<TestReply> {
  const { limits } = t.services;
  const { assertLeft } = limits;
  limits.assertLeft = async (...asked) => {
    limits.assertLeft = assertLeft;
    await setPassword(t, user, hashes.new);
    await sessionsRepo(t.services.db).endAll(user.id, t.clock.now());
    return assertLeft(...asked);
  };
  return call();
}

describe('a password that was right when it was asked for opens nothing once another one is set', () => {
  const CALLS: Record<string, (user: TestUser) => Promise<TestReply>> = {
    'to log in': (user) => logIn(user, OLD),
    'to set one of their own': (user) =>
      t.send('PUT', '/api/auth/password-reset', {
        user,
        body: { oldPassword: OLD, password: 'third-silver-anchor-9' },
      }),
    'to take over the address': (user) =>
      t.send('PUT', '/api/auth/update-email', { user, body: { email: `thief-${user.id}@example.com`, password: OLD } }),
    'to delete the account': (user) =>
      t.send('POST', '/api/auth/delete-account', { user, body: { reason: 'other', password: OLD } }),
  };
  test.each(Object.entries(CALLS))('%s', async (_name, call) => {
    const user = await t.makeUser();
    await setPassword(t, user, hashes.old);
    expect((await whileOwnerResets(user, () => call(user))).status).toBe(401);
    expect(await sessionsRepo(t.services.db).live(user.id)).toEqual([]);
    expect((await logIn(user, NEW)).status).toBe(200);
    const { rows } = await t.services.pool.query('select 1 from mails where recipient like $1', [`thief-${user.id}%`]);
    expect(rows).toEqual([]);
  });
});

test('a session that was ended meanwhile is not opened again by its own new password', async () => {
  const user = await t.makeUser();
  await setPassword(t, user, hashes.old);
  const { limits } = t.services;
  const { assertLeft } = limits;
  limits.assertLeft = async (...asked) => {
    limits.assertLeft = assertLeft;
    await sessionsRepo(t.services.db).endAll(user.id, t.clock.now());
    return assertLeft(...asked);
  };
  const body = { oldPassword: OLD, password: NEW };
  expect((await t.send('PUT', '/api/auth/password-reset', { user, body })).status).toBe(401);
  expect(await sessionsRepo(t.services.db).live(user.id)).toEqual([]);
  expect((await logIn(user, OLD)).status).toBe(200);
});
