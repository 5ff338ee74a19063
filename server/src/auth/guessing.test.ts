import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { setPassword, type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';
import { users } from '../db/tables/auth.ts';
import { mails } from '../db/tables/mails.ts';
import { RATE_LIMITS } from '../platform/rate-limits.ts';
import { hashPassword } from './passwords.ts';

// files of the server share their modules: this one loads its own, with the library that is counted, and leaves none behind
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

// the real library; only how often it is asked is counted
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  return { ...real, hash: vi.fn(real.hash), verify: vi.fn(real.verify) };
});
const hashed = vi.mocked(verify);
const hashing = vi.mocked(hash);

const PASSWORD = 'quiet-copper-lantern-42';
const NEW_PASSWORD = 'bright-silver-kettle-77';
const { points } = RATE_LIMITS.failedLogin;
const { points: pointsOfAccount } = RATE_LIMITS.failedLoginAccount;

let t: TestApp;
let passwordHash: string;
beforeAll(async () => {
  t = await testApp();
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => t.close());
beforeEach(() => {
  hashed.mockClear();
});

async function person(): Promise<TestUser> {
  const user = await t.makeUser();
  await setPassword(t, user, passwordHash);
  return user;
}
let origins = 0;
/** An address of origin that nobody used before. */
const newOrigin = () => {
  origins += 1;
  return `10.${origins >> 16}.${(origins >> 8) & 255}.${origins & 255}`;
};
async function logIn(email: string, password: string, options: { origin?: string; cookie?: string } = {}) {
  const reply = await t.app.inject({
    method: 'POST',
    url: '/api/auth/authenticate',
    remoteAddress: options.origin ?? newOrigin(),
    headers: options.cookie === undefined ? {} : { cookie: options.cookie },
    payload: { email, password },
  });
  return { status: reply.statusCode, body: reply.json(), cookies: reply.cookies };
}

describe('who knocks learns nothing from how we answer', () => {
  async function workOf(email: string, password: string) {
    // the dummy's own hash is made once, at the first stranger
    await logIn(`${randomUUID()}@example.com`, 'warm');
    hashed.mockClear();
    const queries = vi.spyOn(t.services.pool, 'query');
    const reply = await logIn(email, password);
    const work = {
      hashes: hashed.mock.calls.map(([against]) => String(against).split('$').slice(1, 4).join('$')),
      queries: queries.mock.calls.length,
    };
    queries.mockRestore();
    return { reply: { status: reply.status, body: reply.body }, work };
  }

  test('an unknown address, a wrong password and an account without one: the same answer for the same work', async () => {
    const social = await t.makeUser();
    const unverified = await person();
    await t.services.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, unverified.id));
    const known = await workOf((await person()).email, 'wrong');
    expect(known.reply).toMatchObject({ status: 401, body: { message: expect.stringContaining('not right') } });
    expect(known.work.hashes).toEqual(['argon2id$v=19$m=19456,t=2,p=1']);
    for (const email of [`${randomUUID()}@example.com`, social.email, unverified.email]) {
      expect(await workOf(email, 'wrong')).toEqual(known);
    }
  });
});

describe('2,000 wrong passwords for one account', () => {
  const ATTEMPTS = 2_000;
  const AT_ONCE = 100;

  test('cost a handful of hashes, keep nobody else out, and the owner gets in by a reset', {
    timeout: 180_000,
  }, async () => {
    const victim = await person();
    const other = await person();
    const statuses = new Map<number, number>();
    for (let sent = 0; sent < ATTEMPTS; sent += AT_ONCE) {
      const replies = await Promise.all(Array.from({ length: AT_ONCE }, () => logIn(victim.email, 'wrong')));
      for (const { status } of replies) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (sent === ATTEMPTS / 2) expect((await logIn(other.email, PASSWORD)).status).toBe(200);
    }
    // those under way at once may each have one more
    const most = pointsOfAccount + availableParallelism();
    expect(statuses.get(401)).toBeGreaterThanOrEqual(pointsOfAccount);
    expect(statuses.get(401)).toBeLessThanOrEqual(most);
    expect((statuses.get(401) ?? 0) + (statuses.get(429) ?? 0)).toBe(ATTEMPTS);
    expect(hashed.mock.calls.length).toBeLessThanOrEqual(most + 1);
    expect((await logIn(victim.email, PASSWORD)).status).toBe(429);

    const pass = await reset(victim);
    expect((await logIn(victim.email, NEW_PASSWORD)).status).toBe(200);

    // and while others go on
    for (let index = 0; index < pointsOfAccount; index += 1) await logIn(victim.email, 'wrong');
    expect((await logIn(victim.email, NEW_PASSWORD)).status).toBe(429);
    expect((await logIn(victim.email, NEW_PASSWORD, { cookie: pass })).status).toBe(200);
  });

  test('a burst at once passes the limit by no more than what is hashed at once', async () => {
    const victim = await person();
    const origin = newOrigin();
    const replies = await Promise.all(Array.from({ length: 60 }, () => logIn(victim.email, 'wrong', { origin })));
    const tried = replies.filter(({ status }) => status === 401).length;
    expect(tried).toBeGreaterThanOrEqual(points);
    expect(tried).toBeLessThanOrEqual(points + availableParallelism());
  });

  test('right passwords at once are no failures', async () => {
    const user = await person();
    const replies = await Promise.all(Array.from({ length: 15 }, () => logIn(user.email, PASSWORD)));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 15 }, () => 200));
  });
});

async function reset(user: TestUser): Promise<string> {
  await t.send('POST', '/api/auth/password-reset-request', { body: { email: user.email } });
  const [mail] = await t.services.db
    .select()
    .from(mails)
    .where(eq(mails.recipient, user.email))
    .orderBy(desc(mails.createdAt))
    .limit(1);
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  const reply = await t.send('PUT', '/api/auth/password-reset', { body: { token, password: NEW_PASSWORD } });
  expect(reply.status).toBe(200);
  expect(String(reply.headers['set-cookie'])).toMatch(
    /^login_pass=.*Max-Age=900; Path=\/api\/auth\/authenticate; HttpOnly; SameSite=Strict$/,
  );
  return `login_pass=${reply.cookies.find(({ name }) => name === 'login_pass')?.value}`;
}

describe("a stranger's ten wrong guesses", () => {
  const guess = async (user: TestUser, origin: string) => {
    for (let index = 0; index < points; index += 1) {
      expect((await logIn(user.email, 'wrong', { origin })).status).toBe(401);
    }
    const refusal = await logIn(user.email, PASSWORD, { origin });
    expect(refusal).toMatchObject({ status: 429, body: { message: expect.stringMatching(/in 15 minutes\.$/) } });
  };

  test('keep out the stranger, and not the owner who comes from somewhere else', async () => {
    const owner = await person();
    await guess(owner, newOrigin());
    expect((await logIn(owner.email, PASSWORD)).status).toBe(200);
  });

  test('from all of an IPv6 network count as one source', async () => {
    const owner = await person();
    for (let index = 0; index < points; index += 1) {
      await logIn(owner.email, 'wrong', { origin: `2001:db8:1:2::${index + 1}` });
    }
    expect((await logIn(owner.email, PASSWORD, { origin: '2001:db8:1:2:ffff::9' })).status).toBe(429);
    expect((await logIn(owner.email, PASSWORD, { origin: '2001:db8:1:3::1' })).status).toBe(200);
  });

  test('keep no browser out in which the owner logged in before, not even from the same address', async () => {
    const owner = await person();
    const origin = newOrigin();
    const before = await logIn(owner.email, PASSWORD, { origin });
    const cookie = `known_device=${before.cookies.find(({ name }) => name === 'known_device')?.value}`;
    await guess(owner, origin);
    for (let index = 0; index < pointsOfAccount; index += 1) await logIn(owner.email, 'wrong');
    expect((await logIn(owner.email, PASSWORD)).status).toBe(429);
    expect((await logIn(owner.email, PASSWORD, { origin, cookie })).status).toBe(200);
    // the mark is of that account alone, and has tries of its own and no more
    const other = await person();
    await guess(other, origin);
    expect((await logIn(other.email, PASSWORD, { origin, cookie })).status).toBe(429);
    for (let index = 0; index < points; index += 1) await logIn(owner.email, 'wrong', { cookie });
    expect((await logIn(owner.email, PASSWORD, { cookie })).status).toBe(429);
  });

  test('do not stop the signed-in owner, who changes the address and deletes the account', async () => {
    const owner = await person();
    for (let index = 0; index < pointsOfAccount; index += 1) await logIn(owner.email, 'wrong');
    const email = `new-${randomUUID()}@example.com`;
    const change = await t.send('PUT', '/api/auth/update-email', { user: owner, body: { email, password: PASSWORD } });
    expect(change.status).toBe(200);
    const body = { reason: 'other', password: PASSWORD };
    expect((await t.send('POST', '/api/auth/delete-account', { user: owner, body })).status).toBe(200);
  });

  test('who sits at an open session has ten tries as well', async () => {
    const owner = await person();
    const remove = (password: string) =>
      t.send('POST', '/api/auth/delete-account', { user: owner, body: { reason: 'other', password } });
    for (let index = 0; index < points; index += 1) expect((await remove('wrong')).status).toBe(400);
    expect((await remove(PASSWORD)).status).toBe(429);
  });
});

describe('the pass of a reset', () => {
  const lockOut = async (user: TestUser) => {
    for (let index = 0; index < pointsOfAccount; index += 1) await logIn(user.email, 'wrong');
    expect((await logIn(user.email, NEW_PASSWORD)).status).toBe(429);
  };

  test('has tries of its own, and no more of them', async () => {
    const user = await person();
    const cookie = await reset(user);
    await lockOut(user);
    for (let index = 0; index < points; index += 1) {
      expect((await logIn(user.email, 'wrong', { cookie })).status).toBe(401);
    }
    expect((await logIn(user.email, NEW_PASSWORD, { cookie })).status).toBe(429);
  });

  test('is of one account, of our making, and over after 15 minutes', async () => {
    const user = await person();
    const cookie = await reset(user);
    const stranger = await person();
    await reset(stranger);
    await lockOut(stranger);
    expect((await logIn(stranger.email, NEW_PASSWORD, { cookie })).status).toBe(429);
    expect((await logIn(stranger.email, NEW_PASSWORD, { cookie: 'login_pass=made.up.pass' })).status).toBe(429);
    expect((await logIn(stranger.email, NEW_PASSWORD, { cookie: `login_pass=${stranger.token}` })).status).toBe(429);
    await lockOut(user);
    t.clock.advance(15 * 60 * 1000 + 1000);
    expect((await logIn(user.email, NEW_PASSWORD, { cookie })).status).toBe(429);
  });
});

test('one password tried on many accounts from one origin is refused after 300, others are not', async () => {
  const origin = newOrigin();
  const { name, points: most, windowS } = RATE_LIMITS.failedLoginOrigin;
  await t.services.pool.query('insert into rate_limits values ($1, $2, $3)', [
    `${name}:${origin}`,
    most - 1,
    Date.now() + windowS * 1000,
  ]);
  const user = await person();
  expect((await logIn(`${randomUUID()}@example.com`, 'Spring2026', { origin })).status).toBe(401);
  expect((await logIn(user.email, PASSWORD, { origin })).status).toBe(429);
  expect((await logIn(user.email, PASSWORD)).status).toBe(200);
});

test('a made-up token of a reset costs no hash', async () => {
  hashing.mockClear();
  const reply = await t.send('PUT', '/api/auth/password-reset', { body: { token: 'made-up', password: NEW_PASSWORD } });
  expect([reply.status, hashing.mock.calls.length]).toEqual([400, 0]);
  await reset(await person());
  expect(hashing.mock.calls.length).toBe(1);
});

describe('links that were mailed', () => {
  const tokenTo = async (email: string) => {
    const [mail] = await t.services.db
      .select()
      .from(mails)
      .where(eq(mails.recipient, email))
      .orderBy(desc(mails.createdAt));
    return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const askForAddress = async (user: TestUser, password: string) => {
    const email = `new-${randomUUID()}@example.com`;
    const reply = await t.send('PUT', '/api/auth/update-email', { user, body: { email, password } });
    expect(reply.status).toBe(200);
    return { email, link: `/api/auth/confirm-email?token=${await tokenTo(email)}` };
  };

  test('to an address that somebody else asked for stop working with a new password', async () => {
    const owner = await person();
    const thief = await askForAddress(owner, PASSWORD);
    const body = { password: NEW_PASSWORD, oldPassword: PASSWORD };
    expect((await t.send('PUT', '/api/auth/password-reset', { user: owner, body })).status).toBe(200);
    expect((await t.send('GET', thief.link)).headers['location']).toBe(
      '/auth/verify-email?email=&expired=true&change=true',
    );
    expect((await t.send('GET', '/api/auth/user', { user: owner })).body.email).toBe(owner.email);
  });

  test('to the old address stop working with a new address', async () => {
    const user = await person();
    await t.send('POST', '/api/auth/password-reset-request', { body: { email: user.email } });
    const token = await tokenTo(user.email);
    const { link } = await askForAddress(user, PASSWORD);
    expect((await t.send('GET', link)).headers['location']).toBe('/auth/login?verified=true');
    const again = (await t.send('GET', link)).headers['location'];
    expect(again).toMatch(/^\/auth\/verify-email\?email=new-.*&expired=true&confirmed=true$/);
    const reply = await t.send('PUT', '/api/auth/password-reset', { body: { token, password: NEW_PASSWORD } });
    expect(reply.status).toBe(400);
  });
});
