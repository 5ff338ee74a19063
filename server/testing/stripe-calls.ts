import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { hashPassword } from '../src/auth/passwords.ts';
import { setPassword, type TestApp, type TestUser } from './test-app.ts';

export const BUYER_PASSWORD = 'quiet-copper-lantern-42';
export const DAY_S = 24 * 60 * 60;
/** Payments as an operator sets them up, without a key of Stripe. */
export const STRIPE_SETTINGS = {
  STRIPE_WEBHOOK_SECRET: 'whsec_of_the_tests',
  STRIPE_MONTHLY_LINK: 'https://buy.stripe.com/monthly',
  STRIPE_YEARLY_LINK: 'https://buy.stripe.com/yearly',
  STRIPE_BILLING_PORTAL: 'https://billing.stripe.com/p/login/abc',
};

export interface Buyer {
  user: TestUser;
  customer: string;
  subscription: string;
  /** Seconds since 1970. */
  start: number;
}

/** An id of Stripe that nothing has yet: 'evt_...'. */
export const newStripeId = (kind: string) => `${kind}_${randomUUID()}`;

export const checkout = (buyer: Partial<Buyer> & { email?: string; paymentStatus?: string }) => ({
  type: 'checkout.session.completed',
  object: {
    id: newStripeId('cs'),
    object: 'checkout.session',
    mode: 'subscription',
    customer: buyer.customer ?? null,
    subscription: buyer.subscription ?? null,
    client_reference_id: buyer.user?.id ?? null,
    customer_details: { email: buyer.email ?? buyer.user?.email ?? null },
    payment_status: buyer.paymentStatus ?? 'paid',
  },
});

export const subscriptionEvent = (
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

/** What Stripe sends, and who buys, for tests. The app is asked for with each call: most tests name it before it has started. */
export function stripeCalls(app: () => TestApp) {
  const nowS = () => Math.floor(app().clock.now().getTime() / 1000);

  /** A signed event as Stripe sends it. */
  function deliver(
    event: { id?: string; type: string; created?: number; object: object },
    { secret = STRIPE_SETTINGS.STRIPE_WEBHOOK_SECRET, signedAt = nowS() }: { secret?: string; signedAt?: number } = {},
  ) {
    const payload = JSON.stringify({
      id: event.id ?? newStripeId('evt'),
      object: 'event',
      type: event.type,
      created: event.created ?? nowS(),
      data: { object: event.object },
    });
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: signedAt });
    return app().send('POST', '/api/payments/webhook', {
      body: payload,
      headers: { 'stripe-signature': signature, 'content-type': 'application/json; charset=utf-8' },
    });
  }

  async function buyer(): Promise<Buyer> {
    const user = await app().makeUser();
    return { user, customer: newStripeId('cus'), subscription: newStripeId('sub'), start: nowS() };
  }

  /** Somebody who has just bought a month. */
  async function subscriber(): Promise<Buyer> {
    const bought = await buyer();
    await deliver(checkout(bought));
    await deliver(subscriptionEvent('created', bought));
    return bought;
  }

  /** Somebody who has just bought a month, and logs in with a password. */
  async function subscriberWithPassword(): Promise<Buyer> {
    const bought = await subscriber();
    await setPassword(app(), bought.user, await hashPassword(BUYER_PASSWORD));
    return bought;
  }

  const me = async (user: TestUser) => (await app().send('GET', '/api/auth/user', { user })).body;
  return {
    nowS,
    deliver,
    buyer,
    subscriber,
    subscriberWithPassword,
    me,
    isPremium: async (user: TestUser) => (await me(user)).premium,
  };
}
