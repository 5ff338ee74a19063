import { DAY_MS } from '@sorrel/core/durations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { mailTokens, refreshTokens, sessions, users } from '../db/tables/auth.ts';
import { issueMailToken } from './service.ts';
import { sweep } from './sweep.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('a session of more than 30 days ago goes with its tokens, one that is used stays, and so do young links', async () => {
  const old = await t.makeUser();
  const { db } = t.services;
  const link = { userId: old.id, purpose: 'verify', hours: 24 } as const;
  await issueMailToken(db, { ...link, now: t.clock.now() });
  t.clock.advance(31 * DAY_MS);
  await issueMailToken(db, { ...link, now: t.clock.now() });
  t.clock.advance(2 * DAY_MS);
  const young = await t.makeUser();

  await sweep(t.services);

  const left = async (userId: string) => ({
    sessions: await db.$count(sessions, eq(sessions.userId, userId)),
    refreshTokens: await db.$count(refreshTokens, eq(refreshTokens.userId, userId)),
    links: await db.$count(mailTokens, eq(mailTokens.userId, userId)),
  });
  expect(await left(old.id)).toEqual({ sessions: 0, refreshTokens: 0, links: 1 });
  expect(await left(young.id)).toEqual({ sessions: 1, refreshTokens: 1, links: 0 });
  expect((await t.send('GET', '/api/auth/user', { user: young })).status).toBe(200);
});

test('a refresh token that was used stays as long as its theft can be noticed', async () => {
  const user = await t.makeUser();
  const refresh = (token: string) =>
    t.send('POST', '/api/auth/refresh-access-token', { headers: { cookie: `refresh_token=${token}` } });
  const next = (await refresh(user.refreshToken)).cookies.find(({ name }) => name === 'refresh_token')?.value ?? '';
  t.clock.advance(DAY_MS);
  await sweep(t.services);
  expect((await refresh(user.refreshToken)).status).toBe(401);
  expect((await refresh(next)).status).toBe(401);
});

test('counters of past windows go, one that still counts stays', async () => {
  const { limits, pool } = t.services;
  await limits.count('contact', 'past');
  await t.ageLimits(2 * 60 * 60 * 1000);
  await limits.count('contact', 'present');

  await sweep(t.services);

  const { rows } = await pool.query("select key from rate_limits where key like 'contact:%'");
  expect(rows).toEqual([{ key: 'contact:present' }]);
  expect(await limits.assertLeft('contact', 'present')).toBe(1);
});

test('an account whose address nobody confirmed goes after 7 days, and its address is free again', async () => {
  const { db } = t.services;
  const register = (email: string) =>
    t.send('POST', '/api/auth/register', { body: { email, password: 'quiet-copper-lantern-42' } });
  const confirmed = await t.makeUser();
  await register('squatted@example.com');
  t.clock.advance(7 * DAY_MS - 60_000);
  await register('younger@example.com');
  await sweep(t.services);
  expect((await register('squatted@example.com')).status).toBe(409);
  t.clock.advance(2 * 60_000);
  await sweep(t.services);
  expect((await register('younger@example.com')).status).toBe(409);
  expect((await register('squatted@example.com')).status).toBe(201);
  expect(await db.$count(users, eq(users.id, confirmed.id))).toBe(1);
});
