import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CLIENT, type ProviderPerson, startOpenIdProvider, type TestProvider } from '../../testing/openid-provider.ts';
import { type TestApp, type TestReply, testApp } from '../../testing/test-app.ts';
import { oauthStates, users } from '../db/tables/auth.ts';
import { RATE_LIMITS } from '../platform/rate-limits.ts';

const SITE = 'https://sorrel.test';
const CALLBACK = `${SITE}/api/auth/google/callback`;

const appWith = (issuer: string) =>
  testApp({
    PUBLIC_URL: SITE,
    GOOGLE_ISSUER: issuer,
    GOOGLE_CLIENT_ID: CLIENT.id,
    GOOGLE_CLIENT_SECRET: CLIENT.secret,
  });

let t: TestApp;
let provider: TestProvider;
beforeAll(async () => {
  provider = await startOpenIdProvider(CALLBACK);
  t = await appWith(provider.issuer);
});
afterAll(async () => {
  await t.close();
  await provider.close();
});
beforeEach(() => {
  provider.next = aPerson();
});

const aPerson = (changes: Partial<ProviderPerson> = {}): ProviderPerson => ({
  sub: `google-${randomUUID()}`,
  email: `Robin.${randomUUID()}@gmail.example`,
  email_verified: true,
  given_name: 'Robin',
  family_name: 'Ash',
  ...changes,
});

const cookie = (reply: TestReply, name: string) => reply.cookies.find((one) => one.name === name)?.value;
const setCookie = (reply: TestReply, name: string) =>
  [reply.headers['set-cookie'] ?? []].flat().find((line) => line.startsWith(`${name}=`)) ?? '';

/** Presses the button: the browser keeps the state and gets the provider's address. */
async function press(query = '') {
  const reply = await t.send('GET', `/api/auth/google${query}`);
  expect(reply.status).toBe(302);
  return { state: cookie(reply, 'google_state') ?? '', address: reply.headers['location'] ?? '', reply };
}

/** Comes back from the provider with the cookie of this browser. */
const comeBack = (address: string, state: string) =>
  t.send('GET', address.slice(SITE.length), { headers: { cookie: `google_state=${state}` } });

async function signIn(query = '') {
  const { state, address } = await press(query);
  return comeBack(await provider.visit(address), state);
}

const asUser = async (reply: TestReply) =>
  (await t.send('GET', '/api/auth/user', { headers: { authorization: `Bearer ${cookie(reply, 'access_token')}` } }))
    .body;

const expectRefused = (reply: TestReply) => {
  expect([reply.status, reply.headers['location']]).toEqual([302, '/auth/error']);
  expect(cookie(reply, 'refresh_token')).toBeUndefined();
  expect(cookie(reply, 'access_token')).toBeUndefined();
};

describe('the way to Google', () => {
  test('AUTH-06 carries state, nonce and a PKCE challenge, and asks for address and name', async () => {
    const { address, state, reply } = await press();
    const url = new URL(address);
    expect(url.origin).toBe(provider.issuer);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: CLIENT.id,
      redirect_uri: CALLBACK,
      scope: 'openid email profile',
      state,
      nonce: expect.stringMatching(/.{20}/),
      code_challenge: expect.stringMatching(/.{40}/),
      code_challenge_method: 'S256',
    });
    expect(setCookie(reply, 'google_state')).toMatch(
      /Max-Age=600; Path=\/api\/auth\/google; HttpOnly; Secure; SameSite=Lax/,
    );
    expect((await t.send('GET', '/api/auth/options')).body.google).toBe(true);
  });

  test('nothing that is stored is the state', async () => {
    const { state } = await press();
    const rows = await t.services.db.select().from(oauthStates);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(state);
  });

  test('a provider that is away leads to the error page, and is found when it is back', async () => {
    const first = await startOpenIdProvider(CALLBACK);
    await first.close();
    const app = await appWith(first.issuer);
    expectRefused(await app.send('GET', '/api/auth/google'));
    const back = await startOpenIdProvider(CALLBACK, { port: Number(new URL(first.issuer).port) });
    expect((await app.send('GET', '/api/auth/google')).headers['location']).toContain(first.issuer);
    await app.close();
    await back.close();
  });
});

test('a provider that keeps address and name for its userinfo endpoint is asked there', async () => {
  const other = await startOpenIdProvider(CALLBACK, { claimsIn: 'userinfo' });
  const app = await appWith(other.issuer);
  other.next = aPerson();
  const begun = await app.send('GET', '/api/auth/google');
  const back = await other.visit(begun.headers['location'] ?? '');
  const reply = await app.send('GET', back.slice(SITE.length), {
    headers: { cookie: `google_state=${cookie(begun, 'google_state')}` },
  });
  expect(reply.headers['location']).toBe('/auth/callback');
  expect(await app.services.db.$count(users, eq(users.email, other.next.email ?? ''))).toBe(1);
  await app.close();
  await other.close();
});

describe('the way back', () => {
  test('AUTH-03 AUTH-26 API-18 a newcomer gets an account and a session', async () => {
    const reply = await signIn();
    expect([reply.status, reply.headers['location']]).toEqual([302, '/auth/callback']);
    expect(setCookie(reply, 'access_token')).toMatch(/Max-Age=60; Path=\/auth\/callback; Secure; SameSite=Lax$/);
    expect(setCookie(reply, 'refresh_token')).toContain('HttpOnly');
    expect(setCookie(reply, 'google_state')).toContain('Max-Age=0');
    expect(await asUser(reply)).toMatchObject({
      email: provider.next?.email,
      first_name: 'Robin',
      last_name: 'Ash',
      auth_type: 'google',
      password: false,
    });
    const refreshed = await t.send('POST', '/api/auth/refresh-access-token', {
      headers: { cookie: `refresh_token=${cookie(reply, 'refresh_token')}` },
    });
    expect(refreshed.status).toBe(200);
  });

  test.each([
    ['?language=de', 'de'],
    ['?language=en', null],
    ['?language=tlh', null],
    ['', null],
  ])('an account made by way of a page with %j is written to in its language: %j', async (query, language) => {
    expect(await asUser(await signIn(query))).toMatchObject({ language });
  });

  test('an invitation comes along in a cookie, and is asked about on return', async () => {
    const owner = await t.makeUser();
    const invited = await t.send('POST', '/api/household/invites', { user: owner, body: { role: 'editor' } });
    const token = invited.body.address.split('#')[1];
    const begun = await t.send('GET', '/api/auth/google', { headers: { cookie: `invite=${token}` } });
    expect(setCookie(begun, 'invite')).toMatch(/invite=; .*Path=\/api\/auth\/google/);
    const back = await comeBack(
      await provider.visit(begun.headers['location'] ?? ''),
      cookie(begun, 'google_state') ?? '',
    );
    expect(back.headers['location']).toBe('/auth/callback?invited=true');
    const headers = { authorization: `Bearer ${cookie(back, 'access_token')}` };
    expect((await t.send('GET', '/api/household/invitation', { headers })).body.invitation).not.toBeNull();
    const joined = await t.send('POST', '/api/household/join', { headers, body: {} });
    expect(joined.body.members).toHaveLength(2);
  });

  test('who has an account keeps its language, whatever page the button stands on', async () => {
    await signIn('?language=de');
    expect(await asUser(await signIn())).toMatchObject({ language: 'de' });
  });

  test('who returns is the same user, also with another name and address', async () => {
    const first = await asUser(await signIn());
    provider.next = { ...aPerson(), sub: provider.next?.sub ?? '', given_name: 'Other' };
    const second = await asUser(await signIn());
    expect(second).toMatchObject({ id: first.id, first_name: 'Robin', email: provider.next.email });
  });

  test('an address that changed at Google to one of another account stays as it was', async () => {
    const first = await asUser(await signIn());
    const other = await t.makeUser();
    provider.next = { ...aPerson(), sub: provider.next?.sub ?? '', email: other.email };
    expect(await asUser(await signIn())).toMatchObject({ id: first.id, email: first.email });
  });

  test('whoever cancels gets to the error page', async () => {
    provider.next = null;
    const { state, address } = await press();
    const back = await provider.visit(address);
    expect(back).toContain('error=access_denied');
    expectRefused(await comeBack(back, state));
  });

  test.each([
    ['no address', { email: undefined }],
    ['an address that is none', { email: 'nobody' }],
    ['an address that is not verified', { email_verified: false }],
    ['an address of which Google does not say that it is verified', { email_verified: undefined }],
  ])('somebody with %s is refused', async (_title, changes) => {
    provider.next = aPerson(changes as Partial<ProviderPerson>);
    expectRefused(await signIn());
    expect(await t.services.db.$count(users, eq(users.googleSubject, provider.next.sub))).toBe(0);
  });

  test('an address of a local account is refused, in any case, and nothing is linked', async () => {
    const local = await t.makeUser();
    provider.next = aPerson({ email: local.email.toUpperCase() });
    expectRefused(await signIn());
    const [row] = await t.services.db.select().from(users).where(eq(users.id, local.id));
    expect(row).toMatchObject({ authType: 'local', googleSubject: null });
  });

  test('a state is good once', async () => {
    const { state, address } = await press();
    const back = await provider.visit(address);
    expect((await comeBack(back, state)).headers['location']).toBe('/auth/callback');
    expectRefused(await comeBack(back, state));
  });

  test('a state is good for ten minutes', async () => {
    const { state, address } = await press();
    const back = await provider.visit(address);
    t.clock.advance(10 * 60_000 + 1000);
    expectRefused(await comeBack(back, state));
  });

  test('a callback in a browser that did not ask for it is refused', async () => {
    const { address } = await press();
    const back = await provider.visit(address);
    expectRefused(await t.send('GET', back.slice(SITE.length)));
  });

  test("the callback of another person's attempt is refused", async () => {
    const victim = await press();
    const attacker = await press();
    expectRefused(await comeBack(await provider.visit(attacker.address), victim.state));
  });

  test('an identity that answers another nonce is refused', async () => {
    const { state, address } = await press();
    const back = await provider.visit(address);
    await t.services.db.update(oauthStates).set({ nonce: 'another nonce, of another attempt' });
    expectRefused(await comeBack(back, state));
  });

  test('a code without its PKCE verifier is refused', async () => {
    const { state, address } = await press();
    const back = await provider.visit(address);
    await t.services.db.update(oauthStates).set({ codeVerifier: 'x'.repeat(43) });
    expectRefused(await comeBack(back, state));
  });

  test('a code that the provider never gave is refused', async () => {
    const { state, address } = await press();
    const back = new URL(await provider.visit(address));
    back.searchParams.set('code', 'made-up');
    expectRefused(await comeBack(back.href, state));
  });

  test('attempts that were never finished are swept by the next one', async () => {
    await press();
    t.clock.advance(11 * 60_000);
    await press();
    expect(await t.services.db.$count(oauthStates)).toBe(1);
  });
});

test('from one place so many sign-ins are begun an hour, and no more rows are kept of them', async () => {
  const before = await t.services.db.$count(oauthStates);
  const { points } = RATE_LIMITS.googleBegin;
  for (let count = 0; count < points; count += 1) await t.services.limits.count('googleBegin', '127.0.0.1');
  const { address } = await press();
  expect(address).toBe('/auth/error');
  expect(await t.services.db.$count(oauthStates)).toBe(before);
  await t.services.limits.forget('googleBegin', '127.0.0.1');
  expect((await press()).address).toMatch(/^http/);
});
