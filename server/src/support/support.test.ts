import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { mails } from '../db/tables/mails.ts';
import { contactMessages, feedback } from '../db/tables/support.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ TEAM_EMAIL: 'team@example.com' });
});
afterAll(() => t.close());

const MESSAGE = { name: 'Robin', email: 'robin@example.com', subject: '', message: 'Hello <b>you</b>' };
const contact = (changes: object = {}, ip = '203.0.113.1') =>
  t.app.inject({ method: 'POST', url: '/api/auth/contact', remoteAddress: ip, payload: { ...MESSAGE, ...changes } });

test('API-19 SUP-11 SUP-13 ENT-67 a message is stored and mailed to the team as text', async () => {
  const reply = await contact();
  expect([reply.statusCode, reply.json().message]).toEqual([
    200,
    'Message sent successfully! We will be in touch as soon as we can.',
  ]);
  expect(await t.services.db.select().from(contactMessages)).toMatchObject([MESSAGE]);
  const [mail] = await t.services.db.select().from(mails).where(eq(mails.recipient, 'team@example.com'));
  expect(mail?.text).toContain('Hello <b>you</b>');
  expect(mail?.html).not.toContain('<b>you</b>');
});

test.each([{ name: ' ' }, { email: 'nobody' }, { message: '' }])(
  'SUP-10 %j is refused with a sentence',
  async (changes) => {
    const reply = await contact(changes, '203.0.113.2');
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message).toMatch(/^Please enter/);
  },
);

test('what a robot fills in is answered the same and kept nowhere', async () => {
  const before = await t.services.db.$count(contactMessages);
  const reply = await contact({ website: 'https://spam.example' }, '203.0.113.3');
  expect(reply.statusCode).toBe(200);
  expect(await t.services.db.$count(contactMessages)).toBe(before);
});

test('the eleventh message of an hour from one address is refused with Retry-After', async () => {
  for (let index = 0; index < 10; index += 1) expect((await contact({}, '203.0.113.4')).statusCode).toBe(200);
  const reply = await contact({}, '203.0.113.4');
  expect([reply.statusCode, Number(reply.headers['retry-after']) > 0]).toEqual([429, true]);
});

test('API-20 SUP-04 ENT-68 feedback is stored with its user and mailed to the team', async () => {
  const user = await t.makeUser();
  const body = { howDidYouHear: 'blog-review', text: 'Good soup.' };
  expect((await t.send('POST', '/api/auth/feedback', { user, body })).status).toBe(200);
  expect(await t.services.db.select().from(feedback)).toMatchObject([{ userId: user.id, ...body, rewardedAt: null }]);
  expect(
    (await t.send('POST', '/api/auth/feedback', { user, body: { howDidYouHear: 'radio', text: 'x' } })).status,
  ).toBe(400);
  expect(
    (await t.send('POST', '/api/auth/feedback', { user, body: { howDidYouHear: 'other', text: ' ' } })).status,
  ).toBe(400);
});
