import { desc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setPassword, type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';
import { hashPassword } from '../auth/passwords.ts';
import { users } from '../db/tables/auth.ts';
import { mails } from '../db/tables/mails.ts';
import { RATE_LIMITS } from '../platform/rate-limits.ts';

const PASSWORD = 'quiet-copper-lantern-42';
const NEW_PASSWORD = 'bright-silver-kettle-77';

let t: TestApp;
let passwordHash: string;
beforeAll(async () => {
  t = await testApp();
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => t.close());

async function person(options: Parameters<TestApp['makeUser']>[0] = {}): Promise<TestUser> {
  const user = await t.makeUser(options);
  await setPassword(t, user, passwordHash);
  return user;
}

const logIn = (email: string, password: string) =>
  t.send('POST', '/api/auth/authenticate', { body: { email, password } });
const me = async (user: TestUser) => (await t.send('GET', '/api/auth/user', { user })).body;
const mailsTo = (email: string) =>
  t.services.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(desc(mails.createdAt));
const tokenIn = (mail: { text: string } | undefined) => /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';

const profile = (user: TestUser, fields: Record<string, string>, image?: Buffer) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (image !== undefined) form.append('profileImage', new Blob([new Uint8Array(image)]), 'me.png');
  return t.send('PUT', '/api/auth/update-profile', { user, form });
};

describe('a new password by mail', () => {
  const ask = (email: string) => t.send('POST', '/api/auth/password-reset-request', { body: { email } });
  const reset = (token: string, password = NEW_PASSWORD) =>
    t.send('PUT', '/api/auth/password-reset', { body: { token, password } });

  test('API-12 API-17 the link works once, ends all sessions, and a mail says so', async () => {
    const user = await person();
    expect((await ask(user.email)).status).toBe(200);
    const token = tokenIn((await mailsTo(user.email))[0]);
    expect(await reset(token)).toMatchObject({ status: 200, body: { message: 'Your password has been changed.' } });
    expect((await t.send('GET', '/api/auth/user', { user })).status).toBe(401);
    expect((await logIn(user.email, NEW_PASSWORD)).status).toBe(200);
    expect((await logIn(user.email, PASSWORD)).status).toBe(401);
    expect((await mailsTo(user.email)).map((mail) => mail.subject)).toContain('Your password was changed');
    expect((await reset(token)).status).toBe(400);
  });

  test('a known and an unknown address are answered the same', async () => {
    const known = await ask((await person()).email);
    expect((await ask('nobody@example.com')).body).toEqual(known.body);
    expect(await mailsTo('nobody@example.com')).toEqual([]);
  });

  test('a second mail within a minute is not written, and answered as the first', async () => {
    const user = await person();
    const replies = await Promise.all(Array.from({ length: 4 }, () => ask(user.email)));
    expect(replies.map(({ status, body }) => [status, body])).toEqual(Array(4).fill([200, replies[0]?.body]));
    expect(await mailsTo(user.email)).toHaveLength(1);
    await t.ageLimits(60_000);
    await ask(user.email);
    expect(await mailsTo(user.email)).toHaveLength(2);
  });

  test('from one origin so many are asked for, to whatever addresses', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.77' };
    const proxied = await testApp({ TRUST_PROXY: '127.0.0.1' }, { pool: t.services.pool, db: t.services.db });
    await t.services.limits.take('mailOfOrigin', '203.0.113.77', RATE_LIMITS.mailOfOrigin.points - 1);
    const email = (number: number) => `nobody-${number}@elsewhere.example`;
    const asked = (number: number) =>
      proxied.send('POST', '/api/auth/password-reset-request', { headers, body: { email: email(number) } });
    const answers = [await asked(1), await asked(2), await ask(email(3))];
    await proxied.close();
    expect(answers.map(({ status }) => status)).toEqual([200, 429, 200]);
  });

  test('ERR-08 a link of more than an hour ago has expired', async () => {
    const user = await person();
    await ask(user.email);
    const token = tokenIn((await mailsTo(user.email))[0]);
    t.clock.advance(60 * 60 * 1000 + 1000);
    expect(await reset(token)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('expired'), redirectTo: '/auth/forgot-password' },
    });
  });

  test('a common password is refused and the link stays good', async () => {
    const user = await person();
    await ask(user.email);
    const token = tokenIn((await mailsTo(user.email))[0]);
    expect((await reset(token, 'password123')).status).toBe(400);
    expect((await reset(token)).status).toBe(200);
  });

  test('an account that is locked by wrong passwords is reachable for its owner by reset', async () => {
    const user = await person();
    for (let i = 0; i < 11; i += 1) await logIn(user.email, 'wrong');
    expect((await logIn(user.email, PASSWORD)).status).toBe(429);
    await ask(user.email);
    await reset(tokenIn((await mailsTo(user.email))[0]));
    expect((await logIn(user.email, NEW_PASSWORD)).status).toBe(200);
  });
});

describe('changing the password while signed in', () => {
  const change = (user: TestUser, body: object) => t.send('PUT', '/api/auth/password-reset', { user, body });

  test('API-11 ACC-23 a local account gives the old one, this session goes on and others end', async () => {
    const user = await person();
    const other = await logIn(user.email, PASSWORD);
    expect(await change(user, { password: NEW_PASSWORD, oldPassword: 'wrong' })).toMatchObject({
      status: 400,
      body: { message: 'The password is not right.' },
    });
    expect((await change(user, { password: NEW_PASSWORD, oldPassword: PASSWORD })).status).toBe(200);
    expect((await t.send('GET', '/api/auth/user', { user })).status).toBe(200);
    expect(
      (await t.send('GET', '/api/auth/user', { headers: { authorization: `Bearer ${other.body.token}` } })).status,
    ).toBe(401);
  });

  test('ACC-24 a social user without one sets one', async () => {
    const user = await t.makeUser();
    await t.services.db.update(users).set({ authType: 'google' }).where(eq(users.id, user.id));
    expect(await change(user, { password: NEW_PASSWORD })).toMatchObject({
      status: 200,
      body: { message: 'Your password has been set.' },
    });
    expect((await me(user)).password).toBe(true);
  });

  test('a social user who has a password gives the old one as well', async () => {
    const user = await person();
    await t.services.db.update(users).set({ authType: 'google' }).where(eq(users.id, user.id));
    expect((await change(user, { password: NEW_PASSWORD })).status).toBe(400);
    expect((await change(user, { password: NEW_PASSWORD, oldPassword: 'wrong' })).status).toBe(400);
    expect((await change(user, { password: NEW_PASSWORD, oldPassword: PASSWORD })).status).toBe(200);
  });

  test('their own address is refused as a password', async () => {
    const user = await person();
    const reply = await change(user, { password: user.email, oldPassword: PASSWORD });
    expect(reply).toMatchObject({ status: 400, body: { message: expect.stringContaining('not your e-mail address') } });
  });

  test('without token and without session it is refused', async () => {
    expect((await t.send('PUT', '/api/auth/password-reset', { body: { password: NEW_PASSWORD } })).status).toBe(401);
  });
});

describe('changing the e-mail address', () => {
  const change = (user: TestUser, email: string, password = PASSWORD) =>
    t.send('PUT', '/api/auth/update-email', { user, body: { email, password } });

  test('a new password that is asked for at the new address at once is mailed', async () => {
    const user = await person();
    const address = `next-${user.email}`;
    expect((await change(user, address)).status).toBe(200);
    await t.send('GET', `/api/auth/confirm-email?token=${tokenIn((await mailsTo(address))[0])}`);
    await t.send('POST', '/api/auth/password-reset-request', { body: { email: address } });
    expect(await mailsTo(address)).toHaveLength(2);
  });

  test('API-10 the new one takes over when its link is followed, and the old one is told at once', async () => {
    const user = await person();
    const reply = await change(user, 'New.Home@example.com');
    expect(reply).toMatchObject({ status: 200, body: { message: expect.stringContaining('New.Home@example.com') } });
    expect((await me(user)).email).toBe(user.email);
    expect((await mailsTo(user.email))[0]?.text).toContain('New.Home@example.com');
    const link = `/api/auth/confirm-email?token=${tokenIn((await mailsTo('New.Home@example.com'))[0])}`;
    expect((await t.send('GET', link)).headers['location']).toBe('/auth/login?verified=true');
    expect((await t.send('GET', '/api/auth/user', { user })).status).toBe(401);
    expect((await logIn('new.home@example.com', PASSWORD)).status).toBe(200);
    expect((await t.send('GET', link)).headers['location']).toContain('expired=true');
  });

  test('ERR-03 a taken address, a wrong password and a Google account are refused with a sentence', async () => {
    const user = await person();
    expect((await change(user, (await person()).email.toUpperCase())).status).toBe(409);
    expect(await change(user, 'x@example.com', 'wrong')).toMatchObject({
      status: 400,
      body: { message: 'The password is not right.' },
    });
    await t.services.db.update(users).set({ authType: 'google' }).where(eq(users.id, user.id));
    expect((await change(user, 'x@example.com')).status).toBe(403);
  });

  test('of two who confirm one address at once, one has it', async () => {
    for (let round = 0; round < 8; round += 1) {
      const address = `both-${round}@example.com`;
      const users = [await person(), await person()];
      for (const user of users) {
        await change(user, address);
        await t.ageLimits(60_000);
      }
      const links = (await mailsTo(address)).map((mail) => `/api/auth/confirm-email?token=${tokenIn(mail)}`);
      const replies = await Promise.all(links.map((link) => t.send('GET', link)));
      expect(replies.map(({ status }) => status)).toEqual([302, 302]);
      const places = replies.map(({ headers }) => String(headers['location'])).toSorted();
      expect(places[0]).toContain('verified=true');
      expect(places[1]).toContain('expired=true');
    }
  });

  test('an address that somebody else took meanwhile stays theirs', async () => {
    const user = await person();
    await change(user, 'wanted@example.com');
    await t.makeUser({ email: 'wanted@example.com' });
    const link = `/api/auth/confirm-email?token=${tokenIn((await mailsTo('wanted@example.com'))[0])}`;
    expect((await t.send('GET', link)).headers['location']).toContain('expired=true');
    expect((await me(user)).email).toBe(user.email);
  });
});

describe('the profile', () => {
  test('API-14 ENT-09 ENT-10 ENT-11 ENT-16 ENT-17 every field comes back', async () => {
    const user = await t.makeUser();
    const reply = await profile(user, {
      fullName: 'Ana María Cruz',
      dob: '1990-05-17T00:00:00.000Z',
      gender: 'female',
      height: '168',
      weight: '61.5',
      activityLevel: 'veryActive',
    });
    expect(reply).toMatchObject({
      status: 200,
      body: {
        first_name: 'Ana',
        last_name: 'María Cruz',
        dob: '1990-05-17',
        gender: 'female',
        height: 168,
        weight: 61.5,
        activity_level: 'veryActive',
      },
    });
  });

  test('what is not sent stays, what is sent empty is emptied', async () => {
    const user = await t.makeUser();
    await profile(user, { fullName: 'Robin Ash', height: '180' });
    expect((await profile(user, { height: '' })).body).toMatchObject({ first_name: 'Robin', height: null });
  });

  test.each([
    ['ACC-28 a height over 400', { height: '401' }, 'Height is 0 to 400 cm.'],
    ['ACC-28 a height below 0', { height: '-1' }, 'Height is 0 to 400 cm.'],
    ['ACC-29 a weight over 400', { weight: '400.1' }, 'Weight is 0 to 400 kg.'],
    ['ACC-30 a birth date to come', { dob: '2999-01-01' }, 'birth date'],
    ['ACC-30 PUB-45 somebody of 12', { dob: new Date(Date.now() - 12.5 * 365.25 * 86_400_000).toISOString() }, '13'],
    ['a gender that is none', { gender: 'x' }, 'Gender is one of male, female or other.'],
  ])('%s is refused with a sentence', async (_title, fields, word) => {
    const reply = await profile(await t.makeUser(), fields);
    expect(reply.status).toBe(400);
    expect(reply.body.message).toContain(word);
  });

  test('API-15 ACC-31 a picture is kept re-encoded, replaced and removed', async () => {
    const user = await t.makeUser();
    const picture = await sharp({ create: { width: 500, height: 500, channels: 3, background: '#a22' } })
      .png()
      .toBuffer();
    const first = (await profile(user, {}, picture)).body.profile_image;
    expect((await t.app.inject({ url: first })).headers['content-type']).toBe('image/webp');
    const second = (await profile(user, {}, picture)).body.profile_image;
    expect((await t.app.inject({ url: first })).statusCode).toBe(404);
    expect((await t.send('DELETE', '/api/auth/delete-profile-image', { user })).status).toBe(200);
    expect((await t.app.inject({ url: second })).statusCode).toBe(404);
    expect((await profile(user, {}, Buffer.from('<svg/>'))).status).toBe(415);
  });

  test('finishing onboarding changes where logging in leads', async () => {
    const user = await person({ onboarded: false });
    expect((await logIn(user.email, PASSWORD)).body.redirectTo).toBe('/app/create-profile');
    await t.send('POST', '/api/auth/finish-onboarding', { user });
    expect((await logIn(user.email, PASSWORD)).body.redirectTo).toBe('/app/recipe-book');
  });

  test('ROLE-17 diets and allergens are kept on the free plan', async () => {
    const user = await t.makeUser();
    const body = { diets: ['Vegan'], allergens: ['nuts', 'soya'] };
    expect((await t.send('PUT', '/api/auth/update-preferences', { user, body })).body).toMatchObject(body);
    expect(
      (await t.send('PUT', '/api/auth/update-preferences', { user, body: { diets: ['Air'], allergens: [] } })).status,
    ).toBe(400);
  });
});

describe('deleting the account', () => {
  const remove = (user: TestUser, body: object) => t.send('POST', '/api/auth/delete-account', { user, body });

  test.each([
    ['ACC-26 no reason', { password: PASSWORD }],
    ['ACC-26 a reason that is not on the list', { reason: 'bored', password: PASSWORD }],
    ['ACC-27 no password', { reason: 'other' }],
    ['ACC-27 ERR-05 a wrong password', { reason: 'other', password: 'wrong' }],
  ])('%s deletes nothing', async (_title, body) => {
    const user = await person();
    expect((await remove(user, body)).status).toBe(400);
    expect((await me(user)).id).toBe(user.id);
  });

  test('ACC-27 a social user without a password is asked to set one first', async () => {
    const reply = await remove(await t.makeUser(), { reason: 'other', password: 'anything' });
    expect(reply).toMatchObject({ status: 400, body: { message: 'Please set a password in Settings first.' } });
  });
});

describe('sessions', () => {
  test('a user ends one session, and the others go on', async () => {
    const user = await person();
    const other = await logIn(user.email, PASSWORD);
    const asOther = { headers: { authorization: `Bearer ${other.body.token}` } };
    const list = (await t.send('GET', '/api/auth/sessions', { user })).body as { id: string; current: boolean }[];
    const id = list.find((session) => !session.current)?.id;
    const end = () => t.send('DELETE', `/api/auth/sessions/${id}`, { user });
    expect(await end()).toMatchObject({ status: 200, body: { message: 'That device is logged out.' } });
    expect((await t.send('GET', '/api/auth/user', asOther)).status).toBe(401);
    const cookie = `refresh_token=${other.cookies.find(({ name }) => name === 'refresh_token')?.value}`;
    expect((await t.send('POST', '/api/auth/refresh-access-token', { headers: { cookie } })).status).toBe(401);
    expect((await t.send('GET', '/api/auth/user', { user })).status).toBe(200);
    expect(await end()).toMatchObject({ status: 404, body: { message: 'This session has ended already.' } });
  });

  test('a user sees their sessions and ends them all', async () => {
    const user = await person();
    await logIn(user.email, PASSWORD);
    const list = (await t.send('GET', '/api/auth/sessions', { user })).body;
    expect(list).toHaveLength(2);
    expect(list.filter((session: { current: boolean }) => session.current)).toHaveLength(1);
    expect((await t.send('DELETE', '/api/auth/sessions', { user })).status).toBe(200);
    expect((await t.send('GET', '/api/auth/user', { user })).status).toBe(401);
  });
});
