import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BUYER_PASSWORD, STRIPE_SETTINGS, stripeCalls } from '../../testing/stripe-calls.ts';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';
import { mails } from '../db/tables/mails.ts';
import { paymentCustomers, subscriptions } from '../db/tables/payments.ts';

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
beforeAll(async () => {
  t = await testApp(STRIPE_SETTINGS);
});
afterAll(() => t.close());

const { subscriber, me } = stripeCalls(() => t);

describe('the links', () => {
  test('PUB-35 the payment links are told to anybody', async () => {
    expect((await t.send('GET', '/api/payments/options')).body).toEqual({
      monthly: STRIPE_SETTINGS.STRIPE_MONTHLY_LINK,
      yearly: STRIPE_SETTINGS.STRIPE_YEARLY_LINK,
    });
  });

  test('ACC-10 a premium user gets the billing portal with the address filled in, a free one nothing', async () => {
    const bought = await subscriber();
    expect((await me(bought.user)).billing_portal).toBe(
      `${STRIPE_SETTINGS.STRIPE_BILLING_PORTAL}?prefilled_email=${encodeURIComponent(bought.user.email)}`,
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
      expect((await stripeCalls(() => bare).me(user)).billing_portal).toBeNull();
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
      expect(await stripeCalls(() => own).me(await own.makeUser())).toMatchObject({
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
    keyed = await testApp({ ...STRIPE_SETTINGS, STRIPE_SECRET_KEY: 'sk_test_42', STRIPE_API_URL: stripe.url });
  });
  afterAll(async () => {
    await keyed.close();
    await stripe.close();
  });
  const remove = (app: TestApp, user: TestUser) =>
    app.send('POST', '/api/auth/delete-account', { user, body: { reason: 'too-expensive', password: BUYER_PASSWORD } });
  const mailsTo = (app: TestApp, recipient: string) =>
    app.services.db.select().from(mails).where(eq(mails.recipient, recipient));

  test("ACC-10 Manage opens the user's own page, and the login page while Stripe is away", async () => {
    const bought = await stripeCalls(() => keyed).subscriberWithPassword();
    const open = () => keyed.send('POST', '/api/payments/portal', { user: bought.user });
    expect((await open()).body).toEqual({ url: 'https://billing.stripe.com/session/1' });
    const request = stripe.asked.at(-1);
    expect(request?.key).toBe('Bearer sk_test_42');
    expect(new URLSearchParams(request?.body).get('customer')).toBe(bought.customer);
    stripe.setDown(true);
    expect((await open()).body.url).toContain('/p/login/abc');
    stripe.setDown(false);
  });

  test('an account that may not leave others behind keeps its subscription', async () => {
    const bought = await stripeCalls(() => keyed).subscriberWithPassword();
    const { body } = await keyed.send('POST', '/api/household/invites', {
      user: bought.user,
      body: { role: 'editor' },
    });
    const other = await keyed.makeUser();
    const token = body.address.split('#')[1];
    expect((await keyed.send('POST', '/api/household/join', { user: other, body: { token } })).status).toBe(200);
    expect((await remove(keyed, bought.user)).status).toBe(409);
    expect(stripe.asked.map(({ path }) => path)).not.toContain(`DELETE /v1/subscriptions/${bought.subscription}`);
  });

  test('deleting an account cancels its subscription', async () => {
    const bought = await stripeCalls(() => keyed).subscriberWithPassword();
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
      const bought = await stripeCalls(() => app).subscriberWithPassword();
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
