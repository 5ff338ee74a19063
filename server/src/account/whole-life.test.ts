import { randomUUID } from 'node:crypto';
import { DAYS_IN_PLAN } from '@sorrel/core/plans/days';
import { MEAL_TYPES } from '@sorrel/core/recipes/meal-type';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ReceivedMail, startSmtpServer, type TestSmtpServer } from '../../testing/smtp-server.ts';
import { type SendOptions, type TestApp, type TestReply, testApp } from '../../testing/test-app.ts';

const SITE = 'https://sorrel.test';
const TEAM = 'team@sorrel.test';

let smtp: TestSmtpServer;
let t: TestApp;
let printed = '';
beforeAll(async () => {
  smtp = await startSmtpServer();
  const log = pino(
    { level: 'debug' },
    {
      write: (line: string) => {
        printed += line;
      },
    },
  );
  t = await testApp(
    { PUBLIC_URL: SITE, SMTP_URL: smtp.url, MAIL_FROM: 'Sorrel <hello@sorrel.test>', TEAM_EMAIL: TEAM },
    { log },
  );
});
afterAll(async () => {
  await t.close();
  await smtp.close();
});

async function newestMailTo(address: string): Promise<ReceivedMail> {
  await t.services.outbox.flush();
  const found = smtp.received.findLast(({ envelopeTo }) => envelopeTo.includes(address));
  if (found === undefined) throw new Error(`no mail to ${address}`);
  return found;
}

const linkIn = (mail: ReceivedMail) => /https:\/\/sorrel\.test\S+/.exec(mail.text ?? '')?.[0] ?? '';

test('the whole life of an account: each mail arrives as text and HTML, and no log holds a secret', async () => {
  const secrets = new Map<string, string>();
  const keep = (name: string, secret: string | undefined) => {
    if (secret === undefined || secret.length < 8) throw new Error(`${name} is no secret to look for`);
    secrets.set(name, secret);
    return secret;
  };
  const email = `robin-${randomUUID()}@example.com`;
  const newEmail = `ash-${randomUUID()}@example.com`;
  const password = keep('password', `quiet-copper-lantern-${randomUUID()}`);
  const nextPassword = keep('next password', `bright-silver-kettle-${randomUUID()}`);
  const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, options: SendOptions = {}) => {
    const reply = await t.send(method, url, options);
    expect([url.split('?')[0], reply.status < 400]).toEqual([url.split('?')[0], true]);
    return reply;
  };
  let logins = 0;
  const logIn = async (as: string, withPassword: string, cookie = '') => {
    const reply = await send('POST', '/api/auth/authenticate', {
      body: { email: as, password: withPassword },
      headers: { cookie },
    });
    keep(`mark of the browser ${logins + 1}`, reply.cookies.find(({ name }) => name === 'known_device')?.value);
    logins += 1;
    keep(`access token ${logins}`, reply.body.token);
    keep(`refresh token ${logins}`, refreshTokenOf(reply));
    return { headers: { authorization: `Bearer ${reply.body.token}` }, refreshToken: refreshTokenOf(reply) };
  };
  const follow = async (name: string, to: string) => {
    const link = linkIn(await newestMailTo(to));
    keep(`link to ${name}`, new URL(link).searchParams.get('token') ?? undefined);
    return link.slice(SITE.length);
  };

  const registered = await send('POST', '/api/auth/register', { body: { email, password } });
  keep('token of registering', registered.body.token);
  const followed = await send('GET', await follow('verify', email), { headers: { 'sec-fetch-mode': 'navigate' } });
  const proof = keep('proof of the address', followed.cookies.find(({ name }) => name === 'email_proof')?.value);

  let session = await logIn(email, password, `email_proof=${proof}`);
  const renewed = await send('POST', '/api/auth/refresh-access-token', {
    headers: { cookie: `refresh_token=${session.refreshToken}` },
  });
  keep('renewed access token', renewed.body.token);
  keep('renewed refresh token', refreshTokenOf(renewed));
  keep('wrong password', 'a wrong password that is nobody else’s');
  await t.send('POST', '/api/auth/authenticate', { body: { email, password: secrets.get('wrong password') } });
  await t.send('GET', `/api/auth/user?token=${renewed.body.token}`, { headers: { authorization: 'Bearer nonsense' } });

  await send('POST', '/api/auth/password-reset-request', { body: { email } });
  const reset = await follow('choose a new password', email);
  const token = new URL(reset, SITE).searchParams.get('token');
  await send('PUT', '/api/auth/password-reset', { body: { token, password: nextPassword } });

  session = await logIn(email, nextPassword);
  await send('PUT', '/api/auth/update-email', {
    headers: session.headers,
    body: { email: newEmail, password: nextPassword },
  });
  expect((await newestMailTo(email)).subject).toBe('Your e-mail address is about to change');
  await send('GET', await follow('use the new address', newEmail));

  session = await logIn(newEmail, nextPassword);
  const { headers } = session;
  const week = Array.from({ length: DAYS_IN_PLAN }, () => Object.fromEntries(MEAL_TYPES.map((type) => [type, []])));
  const plan = await send('POST', '/api/plans/save', { headers, body: { name: 'a week', plan: week } });
  const calendar = await send('POST', '/api/plans/calendar', { headers, body: { id: plan.body.mealPlanId } });
  const address = new URL(calendar.body.address).pathname;
  keep('address of the calendar', address.split('/').at(-1)?.replace('.ics', ''));
  await send('GET', address);

  await send('POST', '/api/auth/feedback', { headers, body: { howDidYouHear: 'other', text: 'Good soup.' } });
  await send('POST', '/api/auth/contact', { body: { name: 'Kim', email: 'kim@example.com', message: 'Hello\nthere' } });
  // the database keeps what opens something as a hash; of a mail that went out it keeps no text
  await t.services.outbox.flush();
  for (const [table, rows] of await everyRow()) {
    for (const [name, secret] of secrets) expect([table, name, rows.includes(secret)]).toEqual([table, name, false]);
  }

  await send('POST', '/api/auth/delete-account', { headers, body: { reason: 'other', password: nextPassword } });
  await t.services.outbox.flush();

  // nor is anything left of who it was, also not in the mails that said goodbye
  for (const [table, rows] of await everyRow()) {
    for (const address of [email, newEmail]) expect([table, rows.includes(address)]).toEqual([table, false]);
  }

  const arrived = smtp.received.map(({ subject, envelopeTo }) =>
    `${envelopeTo}: ${subject}`.replace(/Feedback .*/, 'Feedback'),
  );
  expect(arrived.toSorted()).toEqual(
    [
      `${email}: Verify your e-mail address`,
      `${email}: Choose a new password`,
      `${email}: Your password was changed`,
      `${email}: Your e-mail address is about to change`,
      `${newEmail}: Confirm your new e-mail address`,
      `${newEmail}: Your account has been deleted`,
      `${TEAM}: Feedback`,
      `${TEAM}: Contact form: no subject`,
    ].toSorted(),
  );
  for (const mail of smtp.received) {
    expect(mail.html).toContain('<!doctype html>');
    expect(mail.text?.length).toBeGreaterThan(40);
    const link = linkIn(mail);
    if (link !== '') expect(mail.html).toContain(`href="${link}"`);
  }
  const toTeam = smtp.received.filter(({ envelopeTo }) => envelopeTo.includes(TEAM));
  expect(toTeam.map(({ replyTo }) => replyTo?.[0]?.address).toSorted()).toEqual(
    [newEmail, 'kim@example.com'].toSorted(),
  );

  // the log saw all of it, and holds none of the secrets
  expect(printed.match(/"path":"\/api\/auth\/authenticate"/g)?.length).toBe(4);
  expect(printed).toContain('"path":"/api/plans/calendar/:secret"');
  for (const [name, secret] of secrets) expect([name, printed.includes(secret)]).toEqual([name, false]);
  expect(secrets.size).toBeGreaterThan(14);
});

const refreshTokenOf = (reply: TestReply) => reply.cookies.find(({ name }) => name === 'refresh_token')?.value ?? '';

async function everyRow(): Promise<[table: string, rows: string][]> {
  const tables = await t.services.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  return Promise.all(
    tables.rows.map(async ({ name }): Promise<[string, string]> => {
      const { rows } = await t.services.pool.query(`select * from "${name}"`);
      return [name, JSON.stringify(rows)];
    }),
  );
}
