import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { users } from '../db/tables/auth.ts';
import { mails } from '../db/tables/mails.ts';
import { paymentCustomers, subscriptions } from '../db/tables/payments.ts';
import { feedback } from '../db/tables/support.ts';
import { listFeedback, promoCode, rewardFeedback } from './reward.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const NOW = new Date('2026-03-10T12:00:00Z');

async function giveFeedback(text: string) {
  const user = await t.makeUser();
  const body = { howDidYouHear: 'blog-review', text };
  expect((await t.send('POST', '/api/auth/feedback', { user, body })).status).toBe(200);
  const [entry] = await t.services.db.select().from(feedback).where(eq(feedback.userId, user.id));
  return { user, id: entry!.id };
}
const reward = (id: string) =>
  rewardFeedback(t.services.db, {
    id,
    now: NOW,
    promoCode: 'SORREL-TEST-CODE',
    publicUrl: 'https://sorrel.example',
    isMailLocal: true,
  });

test('SUP-08 rewarded feedback gives its writer one free month and mails the promo code', async () => {
  const { user, id } = await giveFeedback('Good soup.');
  expect(await reward(id)).toMatchObject({ ok: true, email: user.email, promoCode: 'SORREL-TEST-CODE' });

  const [row] = await t.services.db.select().from(users).where(eq(users.id, user.id));
  expect(row?.premiumGrantedUntil).toEqual(new Date('2026-04-10T12:00:00Z'));
  const [mail] = await t.services.db
    .select()
    .from(mails)
    .where(eq(mails.cause, `reward:${id}`));
  expect(mail?.recipient).toBe(user.email);
  expect(mail?.text).toContain('SORREL-TEST-CODE');
  expect(mail?.text).toContain('Premium until 2026-04-10');
});

test('a reward is given once: a second one changes nothing and says so', async () => {
  const { user, id } = await giveFeedback('Good salad.');
  await reward(id);
  expect(await reward(id)).toEqual({ ok: false, reason: 'rewarded_before' });
  const [row] = await t.services.db.select().from(users).where(eq(users.id, user.id));
  expect(row?.premiumGrantedUntil).toEqual(new Date('2026-04-10T12:00:00Z'));
  expect(await t.services.db.$count(mails, eq(mails.cause, `reward:${id}`))).toBe(1);
});

test('the free month comes after what is paid for', async () => {
  const { user, id } = await giveFeedback('Good bread.');
  await t.services.db.insert(paymentCustomers).values({ id: 'cus_reward', userId: user.id });
  await t.services.db.insert(subscriptions).values({
    id: 'sub_reward',
    customerId: 'cus_reward',
    status: 'active',
    premiumUntil: new Date('2026-05-01T00:00:00Z'),
    eventType: 'created',
    eventCreatedAt: NOW,
  });
  expect(await reward(id)).toMatchObject({ ok: true, until: new Date('2026-06-01T00:00:00Z') });
});

test('feedback that is not there is not rewarded', async () => {
  expect(await reward('00000000-0000-4000-8000-00000000dead')).toEqual({ ok: false, reason: 'unknown' });
});

test('the list shows id, address, source and words of each, and what was rewarded', async () => {
  const { user, id } = await giveFeedback('Good cake.');
  const before = await listFeedback(t.services.db);
  expect(before).toContain(`${id}  `);
  expect(before).toContain(`${user.email}  not rewarded\nHeard of us through: Blog or review\nGood cake.`);
  await reward(id);
  expect(await listFeedback(t.services.db)).toContain(`${user.email}  rewarded on 2026-03-10`);
});

test('no two promo codes are the same, and none has letters that are taken for others', () => {
  const codes = Array.from({ length: 500 }, promoCode);
  expect(new Set(codes).size).toBe(500);
  for (const code of codes) expect(code).toMatch(/^SORREL-[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/);
});
