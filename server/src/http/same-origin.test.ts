import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';

let secure: TestApp;
let plain: TestApp;
beforeAll(async () => {
  secure = await testApp({ PUBLIC_URL: 'https://sorrel.test' });
  plain = await testApp({ PUBLIC_URL: 'http://localhost:3000' });
});
afterAll(async () => {
  await secure.close();
  await plain.close();
});

const refresh = (app: TestApp, user: TestUser, headers: Record<string, string>) =>
  app.send('POST', '/api/auth/refresh-access-token', {
    headers: { cookie: `refresh_token=${user.refreshToken}`, ...headers },
  });

describe('a call that changes something', () => {
  test.each([
    ['a page of another site', { origin: 'https://evil.test' }],
    ['a page of a sister site', { origin: 'https://blog.sorrel.test' }],
    ['a page whose name begins like ours', { origin: 'https://sorrel.test.evil.test' }],
    ['another port of this host', { origin: 'https://sorrel.test:8443' }],
    ['a page of this host without TLS', { origin: 'http://sorrel.test', host: 'sorrel.test' }],
    ['a page of a name that somebody else points at this server', { origin: 'https://evil.test', host: 'evil.test' }],
    ['a page on this very machine, where the server is not', { origin: 'https://localhost', host: 'localhost' }],
    ['a page that hides its origin', { origin: 'null' }],
    ['something that is no origin', { origin: '%%%' }],
    ['a page of another site, as the browser says', { 'sec-fetch-site': 'cross-site' }],
    ['a page of a sister site, as the browser says', { 'sec-fetch-site': 'same-site' }],
  ])('from %s is refused, and the cookie stays good', async (_title, headers) => {
    const user = await secure.makeUser();
    expect(await refresh(secure, user, headers as Record<string, string>)).toMatchObject({
      status: 403,
      body: {
        message: 'This came from a page of another site, so it was not done. This Sorrel is at https://sorrel.test.',
      },
      cookies: [],
    });
    expect((await refresh(secure, user, { origin: 'https://sorrel.test' })).status).toBe(200);
  });

  test.each([
    ['our own page', { origin: 'https://sorrel.test' }],
    ['our own page, as the browser says', { 'sec-fetch-site': 'same-origin' }],
    ['a program that is no browser', {}],
  ])('from %s is done', async (_title, headers) => {
    expect((await refresh(secure, await secure.makeUser(), headers as Record<string, string>)).status).toBe(200);
  });

  test.each([
    ['http://127.0.0.1:3000', 200],
    ['http://[::1]:3000', 200],
    ['http://sorrel.localhost:3000', 200],
    ['http://127.0.0.1:3001', 403],
    ['https://127.0.0.1:3000', 403],
    ['http://192.168.1.5:3000', 403],
    ['http://localhost.evil.test:3000', 403],
  ])('tried out on this machine, a page from %s is answered %i, whatever host it names', async (origin, status) => {
    const user = await plain.makeUser();
    const headers = { origin, host: new URL(origin).host };
    expect((await refresh(plain, user, headers)).status).toBe(status);
  });

  test.each([
    ['DELETE', '/api/auth/logout'],
    ['DELETE', '/api/auth/sessions'],
    ['POST', '/api/auth/authenticate'],
    ['POST', '/api/auth/register'],
    ['PUT', '/api/auth/password-reset'],
    ['POST', '/api/auth/delete-account'],
    ['POST', '/api/lists/save'],
  ] as const)('%s %s is guarded', async (method, path) => {
    const user = await secure.makeUser();
    const reply = await secure.send(method, path, { user, headers: { origin: 'https://evil.test' } });
    expect([reply.status, reply.body.message]).toEqual([
      403,
      'This came from a page of another site, so it was not done. This Sorrel is at https://sorrel.test.',
    ]);
    expect((await secure.send('GET', '/api/auth/user', { user })).status).toBe(200);
  });

  test('a form of another site cannot log a visitor in: only JSON is read', async () => {
    const reply = await secure.send('POST', '/api/auth/authenticate', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'email=a%40b.example&password=x',
    });
    expect(reply.status).toBe(415);
  });
});

test('reading is open to links from anywhere', async () => {
  const reply = await secure.send('GET', '/api/auth/options', { headers: { 'sec-fetch-site': 'cross-site' } });
  expect(reply.status).toBe(200);
});

test('no other site may read our answers', async () => {
  const reply = await secure.send('GET', '/api/auth/options', { headers: { origin: 'https://evil.test' } });
  expect(reply.headers['access-control-allow-origin']).toBeUndefined();
});

test.each([
  ['localhost:3000', {}, 200],
  ['127.0.0.1', {}, 200],
  ['[::1]:3000', {}, 200],
  ['rebound.evil.test:3000', {}, 404],
  ['192.168.1.5:3000', {}, 404],
  ['localhost.evil.test', {}, 404],
  ['localhost:3000', { 'x-forwarded-host': 'sorrel.test' }, 404],
])(
  'the local mailbox asked for as %s with %j answers %i, and is offered only where it opens',
  async (host, more, status) => {
    const headers: Record<string, string> = { host, ...more };
    expect((await plain.send('GET', '/dev/mailbox', { headers })).status).toBe(status);
    expect((await plain.send('GET', '/api/auth/options', { headers })).body.mailbox).toBe(status === 200);
  },
);

test('every answer says which powers of the browser no page of ours needs', async () => {
  for (const path of ['/api/auth/options', '/nowhere', '/dev/mailbox']) {
    const policy = String((await plain.send('GET', path)).headers['permissions-policy']);
    expect(policy).toContain('camera=(), ');
    expect(policy).toContain('geolocation=()');
    expect(policy).toContain('microphone=()');
    expect(policy).toContain('clipboard-write=(self)');
    const features = policy.split(', ').map((rule) => rule.split('=')[0]);
    expect(features).toEqual([...new Set(features)]);
  }
});

describe('the cookie of the session', () => {
  test.each([
    ['is Secure on https', () => secure, true],
    ['works without TLS on this machine', () => plain, false],
  ])('%s', async (_title, app, isSecure) => {
    const reply = await refresh(app(), await app().makeUser(), {});
    const line = String(reply.headers['set-cookie']);
    expect(line).toMatch(/^refresh_token=[\w-]{43}; Max-Age=2592000; Path=\/api\/auth; HttpOnly;/);
    expect(line).toContain('SameSite=Lax');
    expect(line.includes('Secure')).toBe(isSecure);
  });
});
