import { randomUUID } from 'node:crypto';
import { ERRORS } from '@sorrel/contract/errors';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { recipeCalls } from '../../../testing/recipe-calls.ts';
import { startSmtpServer, type TestSmtpServer } from '../../../testing/smtp-server.ts';
import { type TestApp, type TestUser, testApp } from '../../../testing/test-app.ts';
import { openSession } from '../../auth/service.ts';
import { users } from '../../db/tables/auth.ts';
import { mails } from '../../db/tables/mails.ts';
import { reminders } from '../../db/tables/plans.ts';
import { createReminderRunner } from './send-reminders.ts';
import { stopToken } from './stop-token.ts';

let t: TestApp;
let smtp: TestSmtpServer;
let now: Date;
const clock = { now: () => now };
const calls = recipeCalls(() => t);
const at = (iso: string) => {
  now = new Date(iso);
};

beforeAll(async () => {
  at('2026-11-23T08:00:00Z');
  smtp = await startSmtpServer();
  t = await testApp({ SMTP_URL: smtp.url }, { clock });
});
afterAll(async () => {
  await t.close();
  await smtp.close();
});
beforeEach(async () => {
  at('2026-11-23T08:00:00Z');
  await t.services.db.delete(reminders);
});

const MONDAY = '2026-11-23';
const BERLIN = { hour: 18, timeZone: 'Europe/Berlin' };

const aDay = (dinner: object[] = []) => ({ breakfast: [], lunch: [], dinner, snack: [] });
/** A week with dishes at dinner, by the day from Monday. */
const weekOf = (dishes: Record<number, object[]>) => Array.from({ length: 7 }, (_, day) => aDay(dishes[day]));
const CHILLI = { recipeName: 'Chilli', method: [{ desc: 'Soak the beans overnight.' }, { desc: 'Cook them.' }] };

/** Somebody who eats the chilli on a day of the week. */
async function planned(user: TestUser, day: number, weekStart: string | undefined = MONDAY) {
  const id = await calls.added(user, CHILLI);
  const plan = weekOf({ [day]: [{ id, name: 'Chilli' }] });
  await t.send('POST', '/api/plans/save', { user, body: { name: `week ${day}`, plan, weekStart } });
  return id;
}
/** Asks with a token of this moment: the clock goes on by hours here. */
async function ask(method: 'GET' | 'PUT' | 'DELETE', user: TestUser, body?: object) {
  const { token } = await openSession(t.services, { ...user, role: 'user' }, 'test');
  const headers = { authorization: `Bearer ${token}` };
  return t.send(method, '/api/plans/reminders', { user: { ...user, token, headers }, body });
}
const set = (user: TestUser, body: object = BERLIN) => ask('PUT', user, body);
const end = async (user: TestUser) => expect((await ask('DELETE', user)).body.reminders).toBeNull();
const get = async (user: TestUser) => (await ask('GET', user)).body;
/** A process that looks whether something is due. */
const round = () => createReminderRunner(t.services).flush();
const mailsOf = (user: TestUser) => t.services.db.select().from(mails).where(eq(mails.userId, user.id));
/** Subjects that were written until then; sent ones have lost theirs, so nothing is sent meanwhile. */
const countOf = async (user: TestUser) => (await mailsOf(user)).length;

describe('reminders by mail', () => {
  test('are off until somebody asks for them, and stay as they were asked for', async () => {
    const user = await t.makeUser();
    expect(await get(user)).toEqual({ reminders: null, isMailSetUp: true });
    await planned(user, 1);
    at('2026-11-23T17:00:00Z');
    await round();
    expect(await countOf(user)).toBe(0);
    expect((await set(user, { hour: 20, timeZone: 'Asia/Kathmandu' })).body.reminders).toEqual({
      hour: 20,
      timeZone: 'Asia/Kathmandu',
    });
    expect((await get(user)).reminders).toEqual({ hour: 20, timeZone: 'Asia/Kathmandu' });
    await end(user);
    expect((await set(user, { hour: 18, timeZone: 'Europe/Atlantis' })).status).toBe(400);
    expect((await set(user, { hour: 18, timeZone: '+01:00' })).status).toBe(400);
    expect((await set(user, { hour: 3, timeZone: 'Europe/Berlin' })).status).toBe(400);
  });

  test('tell the evening before what is to be begun, with a button that ends them, and nothing on other days', async () => {
    const user = await t.makeUser();
    await planned(user, 2);
    await set(user);
    smtp.received.length = 0;
    at('2026-11-23T17:00:00Z');
    await round();
    await t.services.outbox.flush();
    expect(smtp.received).toHaveLength(0);
    at('2026-11-24T16:59:59Z');
    await round();
    at('2026-11-24T17:00:00Z');
    await round();
    await vi.waitFor(() => t.services.outbox.flush());
    expect(smtp.received).toHaveLength(1);
    const [mail] = smtp.received;
    expect(mail?.subject).toBe('To do today: soak (Chilli)');
    expect(mail?.text).toContain("Soak today for tomorrow's dinner: Chilli\n“Soak the beans overnight.”");
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const button = new URL(/<(.+)>/.exec(header('list-unsubscribe') ?? '')?.[1] ?? '');
    expect(mail?.html).toContain(`/auth/stop-reminders${button.search}`);
    // as a mail program presses it
    const pressed = await t.app.inject({
      method: 'POST',
      url: button.pathname + button.search,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(pressed.statusCode).toBe(200);
    expect((await get(user)).reminders).toBeNull();
    // one that only opens it is led to the page that does it, and ends nothing by that
    const opened = await t.app.inject({ method: 'GET', url: button.pathname + button.search });
    expect(opened.headers['location']).toBe(`${t.services.config.PUBLIC_URL}/auth/stop-reminders${button.search}`);
    // what was sent keeps no link
    expect((await mailsOf(user))[0]).toMatchObject({ text: '', stopAddress: null, sentAt: expect.any(Date) });
  });

  test('come at the hour of the place where their reader is', async () => {
    const places: [string, string, string][] = [
      ['Pacific/Kiritimati', '2026-11-24T03:59:59Z', '2026-11-24T04:00:00Z'],
      ['Asia/Kathmandu', '2026-11-24T12:14:59Z', '2026-11-24T12:15:00Z'],
      ['America/Los_Angeles', '2026-11-25T01:59:59Z', '2026-11-25T02:00:00Z'],
    ];
    for (const [timeZone, before, due] of places) {
      at('2026-11-23T20:00:00Z');
      const user = await t.makeUser();
      await planned(user, 2);
      await set(user, { hour: 18, timeZone });
      at(before);
      await round();
      expect([timeZone, await countOf(user)]).toEqual([timeZone, 0]);
      at(due);
      await round();
      expect([timeZone, await countOf(user)]).toEqual([timeZone, 1]);
    }
  });

  test('come once on days when clocks change', async () => {
    for (const [change, weekStart] of [
      ['2026-10-25', '2026-10-26'],
      ['2027-03-28', '2027-03-29'],
    ] as const) {
      at(`${change}T00:00:00Z`);
      const user = await t.makeUser();
      await planned(user, 0, weekStart);
      await set(user);
      // every ten minutes from the night on until the evening after
      for (let minutes = 0; minutes < 44 * 60; minutes += 10) {
        now = new Date(Date.parse(`${change}T00:00:00Z`) + minutes * 60_000);
        await round();
      }
      expect([change, await countOf(user)]).toEqual([change, 1]);
      const [mail] = await mailsOf(user);
      expect(mail?.createdAt.toISOString()).toBe(
        change === '2026-10-25' ? `${change}T17:00:00.000Z` : `${change}T16:00:00.000Z`,
      );
    }
  });

  test('come once from two processes, and not again after another hour, off and on, or a clock that was put back', async () => {
    const user = await t.makeUser();
    await planned(user, 1);
    await set(user);
    at('2026-11-23T17:00:05Z');
    await Promise.all([round(), round(), round()]);
    expect(await countOf(user)).toBe(1);
    await set(user, { ...BERLIN, hour: 20 });
    await end(user);
    expect((await set(user, { ...BERLIN, hour: 21 })).status).toBe(200);
    at('2026-11-23T20:30:00Z');
    await round();
    at('2026-11-23T17:00:00Z');
    await set(user);
    at('2026-11-23T17:10:00Z');
    await round();
    expect(await countOf(user)).toBe(1);
  });

  test('come late the same evening when nothing ran, and not at all when the day is over', async () => {
    const [late, over] = [await t.makeUser(), await t.makeUser()];
    await planned(late, 1);
    await set(late);
    at('2026-11-23T22:30:00Z');
    await round();
    expect(await countOf(late)).toBe(1);
    at('2026-11-23T08:00:00Z');
    await planned(over, 1);
    await set(over);
    at('2026-11-23T23:30:00Z');
    await round();
    expect(await countOf(over)).toBe(0);
    const [row] = await t.services.db.select().from(reminders).where(eq(reminders.userId, over.id));
    expect(row?.nextAt.toISOString()).toBe('2026-11-24T17:00:00.000Z');
  });

  test('are read anew at the hour: another dish, another household, an address that nobody confirmed', async () => {
    const [user, other, unsure] = [await t.makeUser(), await t.makeUser(), await t.makeUser()];
    for (const one of [user, unsure]) {
      await planned(one, 1);
      await set(one);
    }
    await planned(other, 1);
    await t.services.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, unsure.id));
    await t.send('POST', '/api/plans/save', { user, body: { name: 'other', plan: weekOf({}), weekStart: MONDAY } });
    const reader = await t.makeUser();
    await set(reader);
    const moved = await t.moveInto(reader, other.householdId, 'reader');
    expect((await set(moved)).status).toBe(200);
    at('2026-11-23T17:00:00Z');
    await round();
    expect([await countOf(user), await countOf(unsure), await countOf(reader)]).toEqual([0, 0, 1]);
  });

  test('speak the language of their reader', async () => {
    const user = await t.makeUser();
    await t.services.db.update(users).set({ language: 'de' }).where(eq(users.id, user.id));
    await planned(user, 1);
    await set(user);
    at('2026-11-23T17:00:00Z');
    await round();
    const [mail] = await mailsOf(user);
    expect(mail?.subject).toBe('Heute noch: einweichen (Chilli)');
    expect(mail?.text).toContain('Keine solchen Erinnerungen mehr: ');
  });

  test('of plans without a date are none, and what is eaten again asks for nothing', async () => {
    const user = await t.makeUser();
    const id = await calls.added(user, CHILLI);
    const plan = weekOf({ 0: [{ id, name: 'Chilli' }], 1: [{ id, name: 'Chilli', leftover: { of: '0-dinner-0' } }] });
    await t.send('POST', '/api/plans/save', { user, body: { name: 'left', plan, weekStart: MONDAY } });
    await t.send('POST', '/api/plans/save', {
      user,
      body: { name: 'any', plan: weekOf({ 1: [{ id, name: 'Chilli' }] }) },
    });
    await set(user);
    at('2026-11-23T17:00:00Z');
    await round();
    expect(await countOf(user)).toBe(0);
  });

  test('that cannot be written hold up nobody, and are tried again', async () => {
    const all = [await t.makeUser(), await t.makeUser()];
    for (const user of all) {
      await planned(user, 1);
      await set(user);
    }
    at('2026-11-23T17:00:00Z');
    const broken = {
      ...t.services,
      outbox: {
        ...t.services.outbox,
        enqueue: (...[handle, mail]: Parameters<typeof t.services.outbox.enqueue>) =>
          mail.userId === all[0]?.id ? Promise.reject(new Error('no')) : t.services.outbox.enqueue(handle, mail),
      },
    };
    await createReminderRunner(broken).flush();
    expect([await countOf(all[0] as TestUser), await countOf(all[1] as TestUser)]).toEqual([0, 1]);
    await round();
    expect([await countOf(all[0] as TestUser), await countOf(all[1] as TestUser)]).toEqual([1, 1]);
  });

  test('are looked up in batches by an index, however many members there are', async () => {
    const { pool } = t.services;
    const households = Array.from({ length: 120 }, () => randomUUID());
    await pool.query('insert into households (id) select unnest($1::uuid[])', [households]);
    await pool.query(
      `insert into users (email, email_key, household_id, email_verified_at)
       select 'r' || n || '@example.com', 'r' || n || '@example.com', id, now() from unnest($1::uuid[]) with ordinality as given (id, n)`,
      [households],
    );
    await pool.query(`insert into reminders (user_id, time_zone, hour, next_at)
      select id, 'Europe/Berlin', 18, '2026-11-23T17:00:00Z' from users where email like 'r%@example.com'`);
    at('2026-11-23T17:00:00Z');
    await round();
    const { rows } = await pool.query<{ count: string }>(
      `select count(*) from reminders where next_at = '2026-11-24T17:00:00Z'`,
    );
    expect(Number(rows[0]?.count)).toBeGreaterThanOrEqual(120);
    const explained = await pool.query<{ 'QUERY PLAN': string }>(
      `explain select user_id from reminders where next_at <= now() order by next_at, user_id limit 50`,
    );
    expect(explained.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('reminders_due');
  });

  test('go with the account, and are in its download', async () => {
    const user = await t.makeUser();
    await set(user);
    const rows = () => t.services.db.select().from(reminders).where(eq(reminders.userId, user.id));
    expect(await rows()).toHaveLength(1);
    await t.services.db.delete(users).where(eq(users.id, user.id));
    expect(await rows()).toEqual([]);
    expect(
      await t.services.db
        .select()
        .from(mails)
        .where(like(mails.cause, `reminder:${user.id}%`)),
    ).toEqual([]);
  });
});

test('a link that is none of ours ends nothing', async () => {
  const [user, other] = [await t.makeUser(), await t.makeUser()];
  await set(user);
  const stop = (token: string) => t.send('POST', `/api/plans/reminders/stop?token=${token}`);
  const own = stopToken(t.services.tokenSecret, user.id);
  const forged = `${user.id}.${stopToken(t.services.tokenSecret, other.id).split('.')[1]}`;
  for (const token of ['', 'none', user.id, `${user.id}.`, forged]) expect((await stop(token)).status).toBe(400);
  expect((await get(user)).reminders).toEqual(BERLIN);
  expect((await stop(own)).status).toBe(200);
  expect((await stop(own)).status).toBe(200);
  expect((await get(user)).reminders).toBeNull();
});

test('a server that sends no mails says so and asks nobody', async () => {
  const silent = await testApp({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://sorrel.test',
    TOKEN_SECRET: 'a secret of a test that is long enough 123',
  });
  try {
    const user = await silent.makeUser();
    expect((await silent.send('GET', '/api/plans/reminders', { user })).body).toEqual({
      reminders: null,
      isMailSetUp: false,
    });
    expect((await silent.send('PUT', '/api/plans/reminders', { user, body: BERLIN })).body).toEqual({
      message: ERRORS.mail_not_set_up.message,
    });
  } finally {
    await silent.close();
  }
});
