import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FREE_RECIPE_CAP } from '@sorrel/core/recipes/limits';
import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '../auth/passwords.ts';
import { users } from '../auth/tables.ts';
import { mails } from '../platform/tables.ts';
import { recipes } from '../recipes/tables.ts';
import { setPassword, type TestApp, type TestUser, testApp } from '../testing/test-app.ts';
import { paymentCustomers, paymentEvents, subscriptions } from './tables.ts';

const SECRET = 'whsec_of_the_tests';
const PASSWORD = 'quiet-copper-lantern-42';
const DAY_S = 24 * 60 * 60;
const LINKS = {
  STRIPE_WEBHOOK_SECRET: SECRET,
  STRIPE_MONTHLY_LINK: 'https://buy.stripe.com/monthly',
  STRIPE_YEARLY_LINK: 'https://buy.stripe.com/yearly',
  STRIPE_BILLING_PORTAL: 'https://billing.stripe.com/p/login/abc',
};

/** Stripe's API as far as we use it, on loopback. */
async function stripeDouble() {
  const asked: { path: string; body: string; key: string | undefined }[] = [];
  let isDown = false;
  const read = async (request: IncomingMessage) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    return body;
  };
  const server = createServer(async (request, response) => {
    const path = `${request.method} ${request.url}`;
    asked.push({ path, body: await read(request), key: request.headers.authorization });
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (isDown) answer(500, { error: { message: 'down' } });
    else if (path === 'POST /v1/billing_portal/sessions') answer(200, { url: 'https://billing.stripe.com/session/1' });
    else if (path.startsWith('DELETE /v1/subscriptions/')) answer(200, { id: 'sub', status: 'canceled' });
    else answer(404, { error: { message: 'no such thing', code: 'resource_missing' } });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    setDown: (down: boolean) => {
      isDown = down;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

let t: TestApp;
let passwordHash: string;
beforeAll(async () => {
  t = await testApp(LINKS);
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => t.close());

const nowS = (app = t) => Math.floor(app.clock.now().getTime() / 1000);
let count = 0;
const next = (kind: string) => {
  count += 1;
  return `${kind}_${count}`;
};

/** A signed event as Stripe sends it. */
function deliver(
  event: { id?: string; type: string; created?: number; object: object },
  { app = t, secret = SECRET, signedAt = nowS(app) }: { app?: TestApp; secret?: string; signedAt?: number } = {},
) {
  const payload = JSON.stringify({
    id: event.id ?? next('evt'),
    object: 'event',
    type: event.type,
    created: event.created ?? nowS(app),
    data: { object: event.object },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: signedAt });
  return app.send('POST', '/api/payments/webhook', {
    body: payload,
    headers: { 'stripe-signature': signature, 'content-type': 'application/json; charset=utf-8' },
  });
}

interface Buyer {
  user: TestUser;
  customer: string;
  subscription: string;
  start: number;
}

const checkout = (buyer: Partial<Buyer> & { email?: string; paymentStatus?: string }) => ({
  type: 'checkout.session.completed',
  object: {
    id: next('cs'),
    object: 'checkout.session',
    mode: 'subscription',
    customer: buyer.customer ?? null,
    subscription: buyer.subscription ?? null,
    client_reference_id: buyer.user?.id ?? null,
    customer_details: { email: buyer.email ?? buyer.user?.email ?? null },
    payment_status: buyer.paymentStatus ?? 'paid',
  },
});

const subscriptionEvent = (
  type: 'created' | 'updated' | 'deleted',
  buyer: Pick<Buyer, 'customer' | 'subscription' | 'start'>,
  fields: { status?: string; created?: number; end?: number; cancel_at_period_end?: boolean; start?: number } = {},
) => ({
  type: `customer.subscription.${type}`,
  created: fields.created ?? buyer.start,
  object: {
    id: buyer.subscription,
    object: 'subscription',
    customer: buyer.customer,
    status: fields.status ?? 'active',
    cancel_at: null,
    cancel_at_period_end: fields.cancel_at_period_end ?? false,
    items: {
      data: [
        {
          current_period_start: fields.start ?? buyer.start,
          current_period_end: fields.end ?? buyer.start + 30 * DAY_S,
        },
      ],
    },
  },
});

async function buyer(app = t): Promise<Buyer> {
  const user = await app.makeUser();
  await setPassword(app, user, passwordHash);
  return { user, customer: next('cus'), subscription: next('sub'), start: nowS(app) };
}

/** Somebody who has just bought a month. */
async function subscriber(app = t): Promise<Buyer> {
  const bought = await buyer(app);
  await deliver(checkout(bought), { app });
  await deliver(subscriptionEvent('created', bought), { app });
  return bought;
}

const me = async (user: TestUser, app = t) => (await app.send('GET', '/api/auth/user', { user })).body;
const isPremium = async (user: TestUser, app = t) => (await me(user, app)).premium;

describe('the webhook', () => {
  test('PUB-43 a signed payment gives premium, and a second delivery changes nothing', async () => {
    const bought = await buyer();
    expect(await isPremium(bought.user)).toBe(false);
    const event = { id: next('evt'), ...checkout(bought) };
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
    const event = { id: next('evt'), ...checkout(bought) };
    const replies = await Promise.all(Array.from({ length: 8 }, () => deliver(event)));
    expect(replies.map((reply) => reply.status)).toEqual(Array(8).fill(200));
    expect(await isPremium(bought.user)).toBe(true);
  });

  test.each([
    ['another secret', { secret: 'whsec_of_somebody_else' }],
    ['a signature of more than five minutes ago', { signedAt: Math.floor(Date.now() / 1000) - 301 }],
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
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET });
    const send = (body: string, headers: Record<string, string>) =>
      t.send('POST', '/api/payments/webhook', { body, headers: { 'content-type': 'application/json', ...headers } });
    expect((await send(payload, {})).status).toBe(400);
    expect((await send(`${payload} `, { 'stripe-signature': signature })).status).toBe(400);
    expect((await send(payload, { 'stripe-signature': signature })).status).toBe(200);
  });

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
    const event = { id: next('evt'), ...checkout(bought) };
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
    const email = `early-${count}@example.com`;
    const customer = next('cus');
    await deliver(checkout({ customer, subscription: next('sub'), email }));
    await t.send('POST', '/api/auth/register', { body: { email, password: PASSWORD } });
    const [row] = await t.services.db.select().from(paymentCustomers).where(eq(paymentCustomers.id, customer));
    expect(row).toMatchObject({ userId: null, emailKey: email });
    await t.services.db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.emailKey, email));
    const { token } = (await t.send('POST', '/api/auth/authenticate', { body: { email, password: PASSWORD } })).body;
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

describe('the life of a subscription', () => {
  const from = (bought: Buyer, ms: number) => t.clock.advance(ms - (t.clock.now().getTime() - bought.start * 1000));
  const DAY_MS = DAY_S * 1000;

  test('a trial is premium, and says so', async () => {
    const bought = await buyer();
    await deliver(checkout({ ...bought, paymentStatus: 'no_payment_required' }));
    await deliver(subscriptionEvent('created', bought, { status: 'trialing' }));
    expect(await me(bought.user)).toMatchObject({ premium: true, subscription: { state: 'trial' } });
  });

  test('a payment that failed keeps premium for 14 days, says so, and the end takes it away', async () => {
    const bought = await subscriber();
    const renewedAt = bought.start + 30 * DAY_S;
    await deliver(
      subscriptionEvent('updated', bought, {
        status: 'past_due',
        created: renewedAt + 3600,
        start: renewedAt,
        end: renewedAt + 30 * DAY_S,
      }),
    );
    const { premium, subscription } = await me(bought.user);
    expect([premium, subscription]).toEqual([
      true,
      { state: 'payment_failed', until: new Date((renewedAt + 14 * DAY_S) * 1000).toISOString() },
    ]);
    const fresh = async () => {
      // a day later another access token is needed
      const { body } = await t.send('POST', '/api/auth/authenticate', {
        body: { email: bought.user.email, password: PASSWORD },
      });
      return { ...bought.user, headers: { authorization: `Bearer ${body.token}` } };
    };
    from(bought, 43 * DAY_MS);
    expect(await isPremium(await fresh())).toBe(true);
    from(bought, 45 * DAY_MS);
    const ended = await me(await fresh());
    expect(ended).toMatchObject({ premium: false, subscription: null });
    // the card is put right at the portal
    expect(ended.billing_portal).toContain('billing.stripe.com');
    await deliver(
      subscriptionEvent('updated', bought, {
        created: renewedAt + 16 * DAY_S,
        start: renewedAt,
        end: renewedAt + 30 * DAY_S,
      }),
    );
    expect(await isPremium(await fresh())).toBe(true);
  });

  test('cancelled for the end of the period it goes on until then, and ends then', async () => {
    const bought = await subscriber();
    await deliver(subscriptionEvent('updated', bought, { created: bought.start + 5, cancel_at_period_end: true }));
    expect(await me(bought.user)).toMatchObject({ premium: true, subscription: { state: 'ends' } });
    await deliver(subscriptionEvent('deleted', bought, { created: bought.start + 6 }));
    expect(await me(bought.user)).toMatchObject({ premium: false, subscription: null, billing_portal: null });
    // late news of before the end
    await deliver(subscriptionEvent('updated', bought, { created: bought.start + 5 }));
    expect(await isPremium(bought.user)).toBe(false);
  });

  test.each(['unpaid', 'paused', 'incomplete', 'incomplete_expired'])('%s is not premium', async (status) => {
    const bought = await subscriber();
    await deliver(subscriptionEvent('updated', bought, { status, created: bought.start + 5 }));
    expect(await isPremium(bought.user)).toBe(false);
  });

  test('a full refund ends premium, in any order; a part of it does not; the next period is premium again', async () => {
    const bought = await subscriber();
    const refund = (refunded: boolean) => ({
      type: 'charge.refunded',
      object: { id: next('ch'), customer: bought.customer, refunded, created: bought.start + 2 },
    });
    await deliver(refund(false));
    expect(await isPremium(bought.user)).toBe(true);
    await deliver(refund(true));
    expect(await isPremium(bought.user)).toBe(false);
    await deliver(subscriptionEvent('updated', bought, { created: bought.start + 60 }));
    expect(await isPremium(bought.user)).toBe(false);
    const renewedAt = bought.start + 30 * DAY_S;
    await deliver(
      subscriptionEvent('updated', bought, { created: renewedAt, start: renewedAt, end: renewedAt + 30 * DAY_S }),
    );
    expect(await isPremium(bought.user)).toBe(true);
  });

  test('of two subscriptions one is enough', async () => {
    const bought = await subscriber();
    const second = { ...bought, customer: next('cus'), subscription: next('sub') };
    await deliver(checkout(second));
    await deliver(subscriptionEvent('created', second));
    await deliver(subscriptionEvent('deleted', bought, { created: bought.start + 9 }));
    expect(await isPremium(bought.user)).toBe(true);
  });

  test('premium of an administrator or a reward is named as given', async () => {
    const user = await t.makeUser({ premium: true });
    expect(await me(user)).toMatchObject({
      premium: true,
      subscription: { state: 'given', until: '2100-01-01T00:00:00.000Z' },
    });
  });
});

describe('when premium ends', () => {
  test('ROLE-04 ROLE-14 more than 35 recipes stay, can be read, changed and deleted, and none is added', async () => {
    const bought = await subscriber();
    const { user } = bought;
    const kept = FREE_RECIPE_CAP + 5;
    const rows = await t.services.db
      .insert(recipes)
      .values(Array.from({ length: kept }, (_, index) => ({ userId: user.id, name: `Soup ${index}` })))
      .returning({ id: recipes.id });
    const add = () => {
      const form = new FormData();
      form.append('recipeName', 'One more');
      return t.send('POST', '/api/recipes/add-recipe', { user, form });
    };
    expect((await add()).status).toBe(200);
    await deliver(subscriptionEvent('deleted', bought, { created: bought.start + 1 }));

    expect(await add()).toMatchObject({ status: 403, body: { upgrade: true } });
    const page = (await t.send('GET', '/api/recipes/user-recipes?page=2', { user })).body;
    expect(page.total).toBe(kept + 1);
    const id = rows[0]?.id;
    const recipe = (await t.send('GET', `/api/recipes/get-recipe/${id}`, { user })).body;
    expect(recipe).toMatchObject({ name: 'Soup 0', locked: false });
    const change = new FormData();
    change.append('recipeName', 'Soup of yesterday');
    expect((await t.send('PUT', `/api/recipes/edit-recipe/${id}`, { user, form: change })).status).toBe(200);
    expect((await t.send('DELETE', `/api/recipes/delete-recipe/${id}`, { user })).status).toBe(200);
    expect((await t.send('GET', '/api/recipes/recipe-count', { user })).body.count).toBe(kept);
  });
});

describe('the links', () => {
  test('PUB-35 the payment links are told to anybody', async () => {
    expect((await t.send('GET', '/api/payments/options')).body).toEqual({
      monthly: LINKS.STRIPE_MONTHLY_LINK,
      yearly: LINKS.STRIPE_YEARLY_LINK,
    });
  });

  test('ACC-10 a premium user gets the billing portal with the address filled in, a free one nothing', async () => {
    const bought = await subscriber();
    expect((await me(bought.user)).billing_portal).toBe(
      `${LINKS.STRIPE_BILLING_PORTAL}?prefilled_email=${encodeURIComponent(bought.user.email)}`,
    );
    expect((await me(await t.makeUser())).billing_portal).toBeNull();
    const login = await t.send('POST', '/api/payments/portal', { user: bought.user });
    expect(login).toMatchObject({ status: 200, body: { url: expect.stringContaining('/p/login/abc') } });
    expect((await t.send('POST', '/api/payments/portal')).status).toBe(401);
  });

  test('without settings there are no links, and nothing is taken', async () => {
    const bare = await testApp();
    try {
      expect((await bare.send('GET', '/api/payments/options')).body).toEqual({ monthly: null, yearly: null });
      const user = await bare.makeUser({ premium: true });
      expect((await me(user, bare)).billing_portal).toBeNull();
      for (const path of ['/api/payments/portal', '/api/payments/webhook']) {
        expect(await bare.send('POST', path, { user })).toMatchObject({
          status: 503,
          body: { message: 'Payments are not set up on this server.' },
        });
      }
    } finally {
      await bare.close();
    }
  });

  test('PREMIUM_FOR_ALL gives everybody premium without a subscription', async () => {
    const own = await testApp({ PREMIUM_FOR_ALL: 'true' });
    try {
      expect(await me(await own.makeUser(), own)).toMatchObject({
        premium: true,
        subscription: null,
        billing_portal: null,
      });
    } finally {
      await own.close();
    }
  });
});

describe('with a key of Stripe', () => {
  let stripe: Awaited<ReturnType<typeof stripeDouble>>;
  let keyed: TestApp;
  beforeAll(async () => {
    stripe = await stripeDouble();
    keyed = await testApp({ ...LINKS, STRIPE_SECRET_KEY: 'sk_test_42', STRIPE_API_URL: stripe.url });
  });
  afterAll(async () => {
    await keyed.close();
    await stripe.close();
  });
  const remove = (app: TestApp, user: TestUser) =>
    app.send('POST', '/api/auth/delete-account', { user, body: { reason: 'too-expensive', password: PASSWORD } });
  const mailsTo = (app: TestApp, recipient: string) =>
    app.services.db.select().from(mails).where(eq(mails.recipient, recipient));

  test("ACC-10 Manage opens the user's own page, and the login page while Stripe is away", async () => {
    const bought = await subscriber(keyed);
    const open = () => keyed.send('POST', '/api/payments/portal', { user: bought.user });
    expect((await open()).body).toEqual({ url: 'https://billing.stripe.com/session/1' });
    const request = stripe.asked.at(-1);
    expect(request?.key).toBe('Bearer sk_test_42');
    expect(new URLSearchParams(request?.body).get('customer')).toBe(bought.customer);
    stripe.setDown(true);
    expect((await open()).body.url).toContain('/p/login/abc');
    stripe.setDown(false);
  });

  test('deleting an account cancels its subscription', async () => {
    const bought = await subscriber(keyed);
    expect((await remove(keyed, bought.user)).status).toBe(200);
    expect(stripe.asked.at(-1)?.path).toBe(`DELETE /v1/subscriptions/${bought.subscription}`);
    expect((await mailsTo(keyed, bought.user.email))[0]?.text).not.toContain('could not be cancelled');
    for (const table of [paymentCustomers, subscriptions]) {
      const left = await keyed.services.db.select().from(table);
      expect(JSON.stringify(left)).not.toContain(bought.customer);
    }
  });

  test('where it cannot be cancelled, the account goes all the same, and the person and the team are told', async () => {
    for (const app of [keyed, t]) {
      const bought = await subscriber(app);
      stripe.setDown(true);
      expect((await remove(app, bought.user)).status).toBe(200);
      stripe.setDown(false);
      expect((await mailsTo(app, bought.user.email))[0]?.text).toContain('could not be cancelled');
      const team = await mailsTo(app, app.services.config.TEAM_EMAIL);
      const told = team.find((mail) => mail.text.includes(bought.subscription));
      expect(told?.text).toContain('Please cancel it in Stripe.');
      expect(told?.text).not.toContain(bought.user.email);
    }
  });
});
