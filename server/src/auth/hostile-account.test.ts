import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setPassword, type TestApp, testApp } from '../../testing/test-app.ts';
import { refreshTokens, sessions } from '../db/tables/auth.ts';
import { mails } from '../db/tables/mails.ts';
import { RATE_LIMITS } from '../platform/rate-limits.ts';
import { hashPassword } from './passwords.ts';
import { openSession } from './service.ts';
import { SESSIONS_MAX } from './sessions-repo.ts';

/* What one account may have us keep, and whom it may have us write to. */

const PASSWORD = 'quiet-copper-lantern-42';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('one account has us write to so many addresses a day, and to its own', async () => {
  const user = await t.makeUser();
  await setPassword(t, user, await hashPassword(PASSWORD));
  const most = RATE_LIMITS.mailOfAccount.points;
  const addresses = Array.from({ length: most + 5 }, (_, index) => `stranger-${index}@example.com`);
  const statuses: number[] = [];
  for (const email of addresses) {
    const reply = await t.send('PUT', '/api/auth/update-email', { user, body: { email, password: PASSWORD } });
    statuses.push(reply.status);
    if (reply.status === 429) expect(reply.body.message).toMatch(/^Too many tries\. Please try again in /);
  }
  expect(statuses).toEqual([...Array(most).fill(200), ...Array(5).fill(429)]);
  const sent = await t.services.db.select().from(mails).where(inArray(mails.recipient, addresses));
  expect(sent).toHaveLength(most);
  const body = { password: 'bright-silver-kettle-77', oldPassword: PASSWORD };
  expect((await t.send('PUT', '/api/auth/password-reset', { user, body })).status).toBe(429);
  const ofOther = await t.makeUser();
  await setPassword(t, ofOther, await hashPassword(PASSWORD));
  expect((await t.send('PUT', '/api/auth/password-reset', { user: ofOther, body })).status).toBe(200);
});

test('an account keeps the sessions that were used last, and those before them are over', async () => {
  const user = await t.makeUser();
  const ofUser = { ...user, role: 'user' as const };
  const open = () => openSession(t.services, ofUser, 'a script');
  t.clock.advance(1_000);
  const [first] = [await open()];
  for (let count = 0; count < SESSIONS_MAX; count += 1) {
    t.clock.advance(1_000);
    await open();
  }
  const { db } = t.services;
  expect(await db.$count(sessions, eq(sessions.userId, user.id))).toBe(SESSIONS_MAX);
  expect(await db.$count(refreshTokens, eq(refreshTokens.userId, user.id))).toBe(SESSIONS_MAX);
  expect(
    (await t.send('GET', '/api/auth/user', { user: { ...user, headers: { authorization: `Bearer ${first?.token}` } } }))
      .status,
  ).toBe(401);
  const last = await open();
  expect(
    (await t.send('GET', '/api/auth/user', { user: { ...user, headers: { authorization: `Bearer ${last.token}` } } }))
      .status,
  ).toBe(200);
});

test('a session is renewed so often an hour', async () => {
  const user = await t.makeUser();
  let cookie = user.refreshToken;
  const refresh = async () => {
    const reply = await t.send('POST', '/api/auth/refresh-access-token', {
      headers: { cookie: `refresh_token=${cookie}` },
    });
    cookie = reply.cookies.find(({ name }) => name === 'refresh_token')?.value ?? cookie;
    return reply.status;
  };
  const most = RATE_LIMITS.refresh.points;
  for (let count = 0; count < most; count += 1) await refresh();
  expect(await refresh()).toBe(429);
  expect(await t.services.db.$count(refreshTokens, eq(refreshTokens.userId, user.id))).toBe(most + 1);
  await t.ageLimits(60 * 60 * 1000 + 1);
  expect(await refresh()).toBe(200);
});
