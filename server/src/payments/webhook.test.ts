import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  BUYER_PASSWORD,
  checkout,
  DAY_S,
  newStripeId,
  STRIPE_SETTINGS,
  stripeCalls,
  subscriptionEvent,
} from '../../testing/stripe-calls.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { users } from '../db/tables/auth.ts';
import { paymentCustomers, paymentEvents } from '../db/tables/payments.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp(STRIPE_SETTINGS);
});
afterAll(() => t.close());

const { nowS, deliver, buyer, me, isPremium } = stripeCalls(() => t);

describe('the webhook', () => {
  test('PUB-43 a signed payment gives premium, and a second delivery changes nothing', async () => {
    const bought = await buyer();
    expect(await isPremium(bought.user)).toBe(false);
    const event = { id: newStripeId('evt'), ...checkout(bought) };
    expect(await deliver(event)).toMatchObject({ status: 200, body: { received: true } });
    expect(await isPremium(bought.user)).toBe(true);
    await deliver(subscriptionEvent('created', bought));
    await deliver(subscriptionEvent('deleted', bought, { created: bought.start + 1 }));
    expect(await isPremium(bought.user)).toBe(false);
    expect((await deliver(event)).status).toBe(200);
    expect(await isPremium(bought.user)).toBe(false);
    expect(await t.services.db.select().from(paymentEvents).where(eq(paymentEvents.id, event.id))).toHaveLength(1);
  });

  test('one event delivered to many processes at once is applied once', async () => {
    const bought = await buyer();
    const event = { id: newStripeId('evt'), ...checkout(bought) };
    const replies = await Promise.all(Array.from({ length: 8 }, () => deliver(event)));
    expect(replies.map((reply) => reply.status)).toEqual(Array(8).fill(200));
    expect(await isPremium(bought.user)).toBe(true);
  });

  test.each([
    ['another secret', { secret: 'whsec_of_somebody_else' }],
    ['a signature of more than five minutes ago', { signedAt: Math.floor(Date.now() / 1000) - 301 }],
    ['a signature of tomorrow', { signedAt: Math.floor(Date.now() / 1000) + 24 * 60 * 60 }],
  ])('%s is refused and changes nothing', async (_title, options) => {
    const bought = await buyer();
    expect(await deliver(checkout(bought), options)).toMatchObject({
      status: 400,
      body: { message: 'The signature is not valid.' },
    });
    expect(await isPremium(bought.user)).toBe(false);
  });

  test('without a signature, and with one byte changed, it is refused', async () => {
    const payload = JSON.stringify({ id: 'evt_x', type: 'x', created: 1, data: { object: {} } });
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: STRIPE_SETTINGS.STRIPE_WEBHOOK_SECRET,
    });
    const send = (body: string, headers: Record<string, string>) =>
      t.send('POST', '/api/payments/webhook', { body, headers: { 'content-type': 'application/json', ...headers } });
    expect((await send(payload, {})).status).toBe(400);
    expect((await send(`${payload} `, { 'stripe-signature': signature })).status).toBe(400);
    expect((await send(payload, { 'stripe-signature': signature })).status).toBe(200);
  });

  test.each(['{}', '[]', 'null', '7', '"evt"', '{"id":"evt_1","type":"x","created":1}', '{"id":"evt_1","data":null}'])(
    'the signed body %s is no event, and is refused',
    async (payload) => {
      const signature = Stripe.webhooks.generateTestHeaderString({
        payload,
        secret: STRIPE_SETTINGS.STRIPE_WEBHOOK_SECRET,
      });
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      const reply = await t.send('POST', '/api/payments/webhook', { body: payload, headers });
      expect(reply).toMatchObject({ status: 400, body: { message: 'This is not an event of Stripe.' } });
    },
  );

  test('events of no concern, and some that are not as expected, are taken and change nothing', async () => {
    for (const event of [
      { type: 'invoice.paid', object: { id: 'in_1' } },
      { type: 'checkout.session.completed', object: { id: 'cs_1', mode: 'payment', customer: null } },
      { type: 'customer.subscription.updated', object: { id: 'sub_x', status: 'invented' } },
      { type: 'charge.refunded', object: { id: 'ch_1', customer: 'cus_x', refunded: false, created: nowS() } },
    ]) {
      expect([event.type, (await deliver(event)).status]).toEqual([event.type, 200]);
    }
    expect(await t.services.db.select().from(paymentCustomers).where(eq(paymentCustomers.id, 'cus_x'))).toEqual([]);
  });

  test('an event that failed half-way is applied when it comes again', async () => {
    const bought = await buyer();
    const event = { id: newStripeId('evt'), ...checkout(bought) };
    await t.services.pool.query('alter table payment_customers rename to away');
    expect((await deliver(event)).status).toBe(500);
    await t.services.pool.query('alter table away rename to payment_customers');
    expect((await deliver(event)).status).toBe(200);
    expect(await isPremium(bought.user)).toBe(true);
  });

  test('PUB-44 nothing of a card is kept', async () => {
    const columns = await t.services.pool.query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_name in ('payment_customers', 'subscriptions', 'payment_events') order by 1`,
    );
    expect(columns.rows.map((row) => row.name)).toEqual([
      'payment_customers.created_at',
      'payment_customers.email_key',
      'payment_customers.id',
      'payment_customers.refunded_charge_at',
      'payment_customers.user_id',
      'payment_events.id',
      'payment_events.received_at',
      'payment_events.type',
      'subscriptions.customer_id',
      'subscriptions.ends_at',
      'subscriptions.event_created_at',
      'subscriptions.event_type',
      'subscriptions.id',
      'subscriptions.period_end',
      'subscriptions.period_start',
      'subscriptions.premium_until',
      'subscriptions.status',
    ]);
  });
});

describe('whose payment it is', () => {
  test('news of the subscription may come before the checkout', async () => {
    const bought = await buyer();
    await deliver(subscriptionEvent('updated', bought, { created: bought.start + 2 }));
    await deliver(subscriptionEvent('created', bought, { status: 'incomplete' }));
    expect(await isPremium(bought.user)).toBe(false);
    await deliver(checkout(bought));
    expect(await me(bought.user)).toMatchObject({ premium: true, subscription: { state: 'renews' } });
  });

  test('every order of the events ends the same', async () => {
    const orders = (list: number[]): number[][] =>
      list.length < 2
        ? [list]
        : list.flatMap((one) => orders(list.filter((x) => x !== one)).map((rest) => [one, ...rest]));
    for (const order of orders([0, 1, 2, 3])) {
      const bought = await buyer();
      const events = [
        checkout(bought),
        subscriptionEvent('created', bought, { status: 'incomplete' }),
        subscriptionEvent('updated', bought),
        subscriptionEvent('updated', bought, { created: bought.start + 60, cancel_at_period_end: true }),
      ];
      for (const index of order) await deliver(events[index]!);
      const { premium, subscription } = await me(bought.user);
      expect([order, premium, subscription]).toEqual([
        order,
        true,
        { state: 'ends', until: new Date((bought.start + 30 * DAY_S) * 1000).toISOString() },
      ]);
    }
  });

  test('a payment from the public site finds the account by its address, whatever its case', async () => {
    const bought = await buyer();
    await deliver(
      checkout({
        customer: bought.customer,
        subscription: bought.subscription,
        email: bought.user.email.toUpperCase(),
      }),
    );
    expect(await isPremium(bought.user)).toBe(true);
  });

  test('a payment made before the account waits until somebody signs in with its address', async () => {
    const email = `early-${randomUUID()}@example.com`;
    const customer = newStripeId('cus');
    await deliver(checkout({ customer, subscription: newStripeId('sub'), email }));
    await t.send('POST', '/api/auth/register', { body: { email, password: BUYER_PASSWORD } });
    const [row] = await t.services.db.select().from(paymentCustomers).where(eq(paymentCustomers.id, customer));
    expect(row).toMatchObject({ userId: null, emailKey: email });
    await t.services.db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.emailKey, email));
    const { token } = (await t.send('POST', '/api/auth/authenticate', { body: { email, password: BUYER_PASSWORD } }))
      .body;
    const reply = await t.send('GET', '/api/auth/user', { headers: { authorization: `Bearer ${token}` } });
    expect(reply.body.premium).toBe(true);
    const [claimed] = await t.services.db.select().from(paymentCustomers).where(eq(paymentCustomers.id, customer));
    expect(claimed?.emailKey).toBeNull();
  });

  test('a reference that is no account, and the address of nobody, give nobody premium', async () => {
    const bought = await buyer();
    const stranger = { ...bought.user, id: "'; drop table users; --", email: 'nobody@example.com' };
    expect((await deliver(checkout({ ...bought, user: stranger }))).status).toBe(200);
    expect(await isPremium(bought.user)).toBe(false);
  });

  test('a bank debit gives premium once it has gone through', async () => {
    const bought = await buyer();
    await deliver(checkout({ ...bought, paymentStatus: 'unpaid' }));
    expect(await isPremium(bought.user)).toBe(false);
    await deliver({ ...checkout(bought), type: 'checkout.session.async_payment_succeeded' });
    expect(await isPremium(bought.user)).toBe(true);
  });
});
