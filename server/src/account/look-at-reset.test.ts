import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setPassword, type TestApp, testApp } from '../../testing/test-app.ts';
import { hashPassword } from '../auth/passwords.ts';
import { mails } from '../db/tables/mails.ts';
import { RATE_LIMITS } from '../platform/rate-limits.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const look = (token: string) => t.send('POST', '/api/auth/password-reset/look', { body: { token } });

test('a mailed link says whose password it changes, any number of times before it is used, and not after', async () => {
  const user = await t.makeUser();
  await setPassword(t, user, await hashPassword('quiet-copper-lantern-42'));
  await t.send('POST', '/api/auth/password-reset-request', { body: { email: user.email } });
  const [mail] = await t.services.db.select().from(mails).where(eq(mails.recipient, user.email));
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  for (let times = 0; times < 2; times += 1)
    expect(await look(token)).toMatchObject({ status: 200, body: { email: user.email } });
  const body = { token, password: 'velvet-harbor-puddle-7' };
  expect((await t.send('PUT', '/api/auth/password-reset', { body })).status).toBe(200);
  expect(await look(token)).toMatchObject({ status: 400, body: { redirectTo: '/auth/forgot-password' } });
});

test('made-up links are looked at so often and no more', async () => {
  await t.ageLimits(2 * 60 * 60_000);
  for (let tries = 0; tries < RATE_LIMITS.resetLook.points; tries += 1)
    expect((await look('x'.repeat(43))).status).toBe(400);
  expect((await look('x'.repeat(43))).status).toBe(429);
});
