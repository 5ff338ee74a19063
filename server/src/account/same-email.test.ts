import { ERRORS } from '@sorrel/contract/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setPassword, type TestApp, testApp } from '../../testing/test-app.ts';
import { hashPassword } from '../auth/passwords.ts';

const PASSWORD = 'slow-amber-harbour-17';

let t: TestApp;
let passwordHash: string;
beforeAll(async () => {
  t = await testApp();
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => t.close());

async function cook() {
  const user = await t.makeUser();
  await setPassword(t, user, passwordHash);
  return user;
}

test('the address that an account has already is said to be that, however it is written, and not to be another account', async () => {
  const user = await cook();
  for (const email of [user.email, user.email.toUpperCase()]) {
    const reply = await t.send('PUT', '/api/auth/update-email', { user, body: { email, password: PASSWORD } });
    expect([reply.status, reply.body.message]).toEqual([409, ERRORS.email_same.message]);
  }
});

test('somebody else’s address stays taken, and a wrong password comes first', async () => {
  const [user, other] = [await cook(), await cook()];
  const ask = (email: string, password: string) =>
    t.send('PUT', '/api/auth/update-email', { user, body: { email, password } });
  expect((await ask(other.email, PASSWORD)).body.message).toBe(ERRORS.email_taken.message);
  expect((await ask(user.email, 'not-the-password-1')).body.message).toBe(ERRORS.password_wrong.message);
});
