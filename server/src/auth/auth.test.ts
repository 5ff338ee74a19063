// In one file beyond the usual length: each file starts a server with a database of its own, which takes longer than its tests.
import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { sessions, users } from '../db/tables/auth.ts';
import { mails } from '../db/tables/mails.ts';
import { pathAfterLogin } from './service.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const PASSWORD = 'quiet-copper-lantern-42';
const newEmail = () => `Person.${randomUUID()}@Example.com`;

async function mailedLink(email: string): Promise<string> {
  const [mail] = await t.services.db
    .select()
    .from(mails)
    .where(eq(mails.recipient, email))
    .orderBy(desc(mails.createdAt))
    .limit(1);
  const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0];
  if (link === undefined) throw new Error(`no link was mailed to ${email}`);
  return link.replace(/^https?:\/\/[^/]+/, '');
}

async function registered(email = newEmail()) {
  const reply = await t.send('POST', '/api/auth/register', { body: { email, password: PASSWORD } });
  expect(reply.status).toBe(201);
  return email;
}

async function verified() {
  const email = await registered();
  await t.send('GET', await mailedLink(email));
  return email;
}

const logIn = (email: string, password = PASSWORD, from?: string) =>
  t.send('POST', '/api/auth/authenticate', { body: { email, password, ...(from === undefined ? {} : { from }) } });

const cookieOf = (reply: { cookies: { name: string; value: string }[] }) =>
  reply.cookies.find((cookie) => cookie.name === 'refresh_token')?.value ?? '';

const refresh = (cookie: string) =>
  t.send('POST', '/api/auth/refresh-access-token', { headers: { cookie: `refresh_token=${cookie}` } });

const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

describe('registering', () => {
  test('AUTH-01 API-03 API-04 ENT-02 answers 201 with a token that names the e-mail and expires', async () => {
    const email = newEmail();
    const reply = await t.send('POST', '/api/auth/register', { body: { email, password: PASSWORD } });
    expect(reply.status).toBe(201);
    expect(claimsOf(reply.body.token)).toMatchObject({ email, exp: expect.any(Number) });
  });

  test('the token of registering opens nothing', async () => {
    const reply = await t.send('POST', '/api/auth/register', { body: { email: newEmail(), password: PASSWORD } });
    const user = await t.send('GET', '/api/auth/user', { headers: { authorization: `Bearer ${reply.body.token}` } });
    expect(user.status).toBe(401);
  });

  test('an address that is taken in another case answers 409', async () => {
    const email = await registered();
    const reply = await t.send('POST', '/api/auth/register', {
      body: { email: email.toUpperCase(), password: PASSWORD },
    });
    expect(reply).toMatchObject({ status: 409, body: { message: expect.stringContaining('exists already') } });
  });

  test.each([
    ['a password of 7 characters', 'short-7', 400],
    ['one of the commonest passwords', 'password123', 400],
    ['a password of eight spaces', '        ', 400],
    ['a password of one letter over and over', 'aaaaaaaaaaaa', 400],
    ['a password of 129 characters', 'x7-'.repeat(43), 400],
  ])('%s is refused with a sentence', async (_name, password, status) => {
    const reply = await t.send('POST', '/api/auth/register', { body: { email: newEmail(), password } });
    expect(reply.status).toBe(status);
    expect(reply.body.message).toMatch(/password/);
  });

  test.each([
    ['the whole address', (email: string) => email.toUpperCase()],
    ['what stands before the @', (email: string) => email.split('@')[0] ?? ''],
  ])('%s is refused as its own password', async (_name, passwordOf) => {
    const email = newEmail();
    const reply = await t.send('POST', '/api/auth/register', { body: { email, password: passwordOf(email) } });
    expect(reply).toMatchObject({ status: 400, body: { message: expect.stringContaining('not your e-mail address') } });
  });

  test('something that is no e-mail address is refused with a sentence', async () => {
    const reply = await t.send('POST', '/api/auth/register', { body: { email: 'nobody', password: PASSWORD } });
    expect(reply).toMatchObject({ status: 400, body: { message: 'Please enter a valid e-mail address.' } });
  });

  test.each([
    [{}, 'Please enter a valid e-mail address.'],
    [{ email: 5, password: PASSWORD }, 'Please enter a valid e-mail address.'],
    [{ email: 'robin@example.com' }, 'Please enter your password.'],
  ])('%j is answered with what to do', async (body, message) => {
    expect(await t.send('POST', '/api/auth/register', { body })).toMatchObject({ status: 400, body: { message } });
  });

  test('the password is stored as argon2id and nowhere else', async () => {
    const email = await registered();
    const [row] = await t.services.db.select().from(users).where(eq(users.email, email));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('verifying', () => {
  test('the mailed link leads to the log in page and works once', async () => {
    const email = await registered();
    const link = await mailedLink(email);
    const first = await t.send('GET', link);
    expect([first.status, first.headers['location']]).toEqual([302, '/auth/login?verified=true']);
    const second = await t.send('GET', link);
    expect(second.headers['location']).toBe(
      `/auth/verify-email?email=${encodeURIComponent(email)}&expired=true&confirmed=true`,
    );
  });

  test.each([
    ['without a token', ''],
    ['with an empty token', '?token='],
    ['with a token twice', '?token=a&token=b'],
    ['with a token of which the end was lost', '?token=AbC_-9'],
    ['with a token that something was written after', `?token=${'x'.repeat(500)}`],
  ])('every mailed link %s leads to a page that offers a new one', async (_title, query) => {
    const verify = await t.send('GET', `/api/auth/verify-email${query}`);
    expect([verify.status, verify.headers['location']]).toEqual([302, '/auth/verify-email?email=&expired=true']);
    const change = await t.send('GET', `/api/auth/confirm-email${query}`);
    expect([change.status, change.headers['location']]).toEqual([
      302,
      '/auth/verify-email?email=&expired=true&change=true',
    ]);
  });

  test('a mail program that tries the link with HEAD does not use it up', async () => {
    const link = await mailedLink(await registered());
    expect((await t.app.inject({ method: 'HEAD', url: link })).statusCode).toBe(404);
    expect((await t.send('GET', link)).headers['location']).toBe('/auth/login?verified=true');
  });

  test('a link of more than 24 hours ago has expired', async () => {
    const email = await registered();
    const link = await mailedLink(email);
    t.clock.advance(24 * 60 * 60 * 1000 + 1000);
    const reply = await t.send('GET', link);
    expect(reply.headers['location']).toContain('expired=true');
  });

  test('API-16 asking for the link again answers the same for a known and an unknown address', async () => {
    const known = await t.send('POST', '/api/auth/resend-verify-email', { body: { email: await registered() } });
    const unknown = await t.send('POST', '/api/auth/resend-verify-email', { body: { email: newEmail() } });
    expect([known.status, known.body]).toEqual([200, unknown.body]);
  });

  test('the sixth mail to one address within an hour is refused with Retry-After', async () => {
    const email = newEmail();
    const ask = () => t.send('POST', '/api/auth/resend-verify-email', { body: { email } });
    for (let i = 0; i < 5; i += 1) expect((await ask()).status).toBe(200);
    const reply = await ask();
    expect(reply.status).toBe(429);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  });
});

test('one mailbox gets so many mails, whatever stands behind a plus in its address', async () => {
  const [name, host] = newEmail().split('@');
  const register = (tag: string) =>
    t.send('POST', '/api/auth/register', { body: { email: `${name}${tag}@${host}`, password: PASSWORD } });
  for (const tag of ['', '+a', '+b', '+c', '+d+']) expect((await register(tag)).status).toBe(201);
  expect((await register('+e')).status).toBe(429);
  const again = (tag: string) =>
    t.send('POST', '/api/auth/resend-verify-email', { body: { email: `${name}${tag}@${host}` } });
  for (const tag of ['', '+a', '+b', '+c', '+d+']) expect((await again(tag)).status).toBe(200);
  expect((await again('+a')).status).toBe(429);
});

describe('confirming an account that somebody else may have started', () => {
  /** Opens the mailed link as a browser does; gives the cookie that the browser keeps. */
  async function openLink(email: string) {
    const reply = await t.send('GET', await mailedLink(email), { headers: { 'sec-fetch-mode': 'navigate' } });
    expect([reply.status, reply.headers['location']]).toEqual([302, '/auth/login?verified=true']);
    const proof = reply.cookies.find(({ name }) => name === 'email_proof');
    expect(String(reply.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Strict/);
    return `email_proof=${proof?.value}`;
  }
  const logInWith = (email: string, password: string, cookie?: string) =>
    t.send('POST', '/api/auth/authenticate', {
      body: { email, password },
      ...(cookie === undefined ? {} : { headers: { cookie } }),
    });
  const NEW_PASSWORD = 'bright-silver-kettle-77';

  test('who registered, follows the link and logs in there is confirmed, on every device from then on', async () => {
    const email = await registered();
    const proof = await openLink(email);
    expect((await logInWith(email, PASSWORD)).status).toBe(403);
    expect((await logInWith(email, PASSWORD, proof)).status).toBe(200);
    expect((await logInWith(email, PASSWORD)).status).toBe(200);
  });

  test("the first password of a stranger opens nothing after the address's owner followed the link", async () => {
    const email = await registered();
    await openLink(email);
    const attack = await logInWith(email, PASSWORD);
    expect(attack).toMatchObject({ status: 403, body: { redirectTo: '/auth/verify-email' } });
    const proofOfOther = await openLink(await registered());
    expect((await logInWith(email, PASSWORD, proofOfOther)).status).toBe(403);
    expect((await logInWith(email, PASSWORD, 'email_proof=made.up.proof')).status).toBe(403);
  });

  test('the owner chooses a password of their own, and the first one is over', async () => {
    const email = await registered();
    const proof = await openLink(email);
    await t.send('POST', '/api/auth/password-reset-request', { body: { email } });
    const token = /token=([\w-]+)/.exec(await mailedLink(email))?.[1];
    const reset = await t.send('PUT', '/api/auth/password-reset', { body: { token, password: NEW_PASSWORD } });
    expect(reset.status).toBe(200);
    expect((await logInWith(email, PASSWORD, proof)).status).toBe(401);
    expect((await logInWith(email, NEW_PASSWORD)).status).toBe(200);
  });

  test('opening the link twice before logging in is as good as once, and afterwards it says that it is done', async () => {
    const email = await registered();
    const link = await mailedLink(email);
    await openLink(email);
    const proof = await openLink(email);
    expect((await logInWith(email, PASSWORD, proof)).status).toBe(200);
    const again = await t.send('GET', link, { headers: { 'sec-fetch-mode': 'navigate' } });
    expect(again.headers['location']).toContain('&expired=true&confirmed=true');
    expect(again.cookies).toEqual([]);
  });

  test('a program that follows a link that was really mailed proves nothing, as one that looks for viruses', async () => {
    const real = await testApp({ SMTP_URL: 'smtp://127.0.0.1:1' });
    const email = newEmail();
    await real.send('POST', '/api/auth/register', { body: { email, password: PASSWORD } });
    const [mail] = await real.services.db.select().from(mails).where(eq(mails.recipient, email));
    const link = /https?:\/\/[^/]+(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await real.send('GET', link)).headers['location']).toBe('/auth/login?verified=true');
    const reply = await real.send('POST', '/api/auth/authenticate', { body: { email, password: PASSWORD } });
    expect(reply.status).toBe(403);
    await real.close();
  });
});

describe('logging in', () => {
  test('AUTH-02 AUTH-38 API-05 API-06 ENT-01 answers a token and where to go, and sets the refresh cookie', async () => {
    const reply = await logIn(await verified());
    expect(reply).toMatchObject({ status: 200, body: { redirectTo: '/app/create-profile' } });
    expect(claimsOf(reply.body.token)).toMatchObject({
      email: expect.any(String),
      role: 'user',
      exp: expect.any(Number),
    });
    expect(String(reply.headers['set-cookie'])).toMatch(/HttpOnly.*SameSite=Lax/);
    expect(String(reply.headers['set-cookie'])).toContain('Path=/api/auth');
  });

  test('before the address is verified it answers 403 and leads to the verify page', async () => {
    const reply = await logIn(await registered());
    expect(reply).toMatchObject({
      status: 403,
      body: { redirectTo: '/auth/verify-email', message: expect.any(String) },
    });
  });

  test('a wrong address and a wrong password answer the same', async () => {
    const wrongPassword = await logIn(await verified(), 'not-the-password');
    const wrongAddress = await logIn(newEmail());
    expect(wrongPassword.status).toBe(401);
    expect(wrongAddress).toMatchObject({ status: 401, body: wrongPassword.body });
  });

  test('after ten failures the account answers 429 even to the right password, until 15 minutes are over', async () => {
    const email = await verified();
    for (let i = 0; i < 10; i += 1) await logIn(email, 'not-the-password');
    expect((await logIn(email)).status).toBe(429);
    await t.ageLimits(14 * 60 * 1000);
    expect((await logIn(email)).status).toBe(429);
    await t.ageLimits(60 * 1000);
    expect((await logIn(email)).status).toBe(200);
  });

  test.each([
    [true, undefined, '/app/recipe-book'],
    [true, '/app/meal-plans?day=2', '/app/meal-plans?day=2'],
    [true, '/auth/login', '/app/recipe-book'],
    [true, '//evil.example/app', '/app/recipe-book'],
    [true, 'https://evil.example/app', '/app/recipe-book'],
    [true, '/app/../api/auth/logout', '/app/recipe-book'],
    [true, '/apple', '/app/recipe-book'],
    [false, '/app/meal-plans', '/app/create-profile'],
  ])('onboarded %s and from %s leads to %s', (isOnboarded, from, to) => {
    expect(pathAfterLogin(isOnboarded, from)).toBe(to);
  });
});

describe('the session', () => {
  test('API-08 refreshing rotates the cookie and answers a token', async () => {
    const first = cookieOf(await logIn(await verified()));
    const reply = await refresh(first);
    expect(reply.status).toBe(200);
    expect(cookieOf(reply)).not.toBe(first);
    const user = await t.send('GET', '/api/auth/user', { headers: { authorization: `Bearer ${reply.body.token}` } });
    expect(user.status).toBe(200);
  });

  test('five tabs that refresh at once with one cookie all stay signed in', async () => {
    const cookie = cookieOf(await logIn(await verified()));
    const replies = await Promise.all(Array.from({ length: 5 }, () => refresh(cookie)));
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200, 200, 200]);
    for (const reply of replies) expect((await refresh(cookieOf(reply))).status).toBe(200);
  });

  test('tabs that refresh at once, and an answer that was lost, get the same successor: one branch, not many', async () => {
    const cookie = cookieOf(await logIn(await verified()));
    const replies = await Promise.all(Array.from({ length: 5 }, () => refresh(cookie)));
    const [successor, ...others] = new Set(replies.map(cookieOf));
    expect(others).toEqual([]);
    // one tab went on meanwhile: who asks with the first token gets the end of the chain, which is not used yet
    const next = cookieOf(await refresh(successor ?? ''));
    expect(cookieOf(await refresh(cookie))).toBe(next);
    t.clock.advance(11_000);
    expect((await refresh(next)).status).toBe(200);
  });

  test('what is stored of a successor is not the successor', async () => {
    const cookie = cookieOf(await logIn(await verified()));
    const successor = cookieOf(await refresh(cookie));
    const { rows } = await t.services.pool.query('select * from refresh_tokens');
    expect(rows.some((row) => row.successor !== null)).toBe(true);
    expect(JSON.stringify(rows)).not.toContain(successor);
  });

  test('a refresh token used again after the grace ends its whole family', async () => {
    const stolen = cookieOf(await logIn(await verified()));
    const next = await refresh(stolen);
    t.clock.advance(11_000);
    expect((await refresh(stolen)).status).toBe(401);
    expect((await refresh(cookieOf(next))).status).toBe(401);
    const user = await t.send('GET', '/api/auth/user', { headers: { authorization: `Bearer ${next.body.token}` } });
    expect(user.status).toBe(401);
  });

  test('a refresh token of more than 30 days ago is over', async () => {
    const cookie = cookieOf(await logIn(await verified()));
    t.clock.advance(30 * 24 * 60 * 60 * 1000 + 1000);
    expect((await refresh(cookie)).status).toBe(401);
  });

  test('without a session the answer is 401, and 204 to a page that asks whether there is one', async () => {
    const ask = (headers: Record<string, string>) =>
      t.send('POST', '/api/auth/refresh-access-token', { headers: { cookie: 'refresh_token=unknown', ...headers } });
    expect(await ask({})).toMatchObject({
      status: 401,
      body: { message: 'Your session has ended. Please log in again.' },
    });
    expect(await ask({ prefer: 'handling=lenient' })).toMatchObject({ status: 204, body: '' });
    expect((await t.send('POST', '/api/auth/refresh-access-token')).status).toBe(401);
  });

  test('API-07 AUTH-45 logging out ends the session at the server at once', async () => {
    const reply = await logIn(await verified());
    const headers = { authorization: `Bearer ${reply.body.token}` };
    expect((await t.send('DELETE', '/api/auth/logout', { headers })).status).toBe(200);
    expect((await t.send('GET', '/api/auth/user', { headers })).status).toBe(401);
    expect((await refresh(cookieOf(reply))).status).toBe(401);
  });

  test('refresh tokens are stored hashed', async () => {
    const cookie = cookieOf(await logIn(await verified()));
    const stored = await t.services.pool.query('select token_hash from refresh_tokens');
    expect(stored.rows.map((row) => row.token_hash)).not.toContain(cookie);
    expect((await t.services.db.select().from(sessions)).length).toBeGreaterThan(0);
  });

  test('an access token is over after 15 minutes', async () => {
    const user = await t.makeUser();
    expect((await t.send('GET', '/api/auth/user', { user })).status).toBe(200);
    t.clock.advance(15 * 60 * 1000 + 1000);
    expect((await t.send('GET', '/api/auth/user', { user })).status).toBe(401);
  });
});

describe('the user', () => {
  test('API-02 API-09 ENT-08 ENT-12 ENT-14 ENT-15 answers every field and no secret', async () => {
    const user = await t.makeUser({ premium: true });
    const reply = await t.send('GET', '/api/auth/user', { user });
    expect(reply.body).toEqual({
      id: user.id,
      email: user.email,
      first_name: null,
      last_name: null,
      profile_image: null,
      dob: null,
      gender: null,
      height: null,
      weight: null,
      activity_level: null,
      premium: true,
      own_premium: true,
      role: 'user',
      auth_type: 'local',
      password: false,
      language: null,
      onboarded: true,
      diets: [],
      allergens: [],
      recipe_count: 0,
      billing_portal: null,
      household_role: 'owner',
      shares_household: false,
      subscription: { state: 'given', until: '2100-01-01T00:00:00.000Z' },
    });
  });

  test.each(['', 'Bearer', 'Bearer x.y.z', 'Basic abc'])('authorization %j is refused', async (authorization) => {
    expect((await t.send('GET', '/api/auth/user', { headers: { authorization } })).status).toBe(401);
  });
});

test('API-18 without Google settings the link of the Google button leads to the error page', async () => {
  const reply = await t.send('GET', '/api/auth/google');
  expect([reply.status, reply.headers['location']]).toEqual([302, '/auth/error']);
});
