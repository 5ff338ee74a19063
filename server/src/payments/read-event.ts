import {
  SUBSCRIPTION_STATUSES,
  type SubscriptionFacts,
  type SubscriptionNews,
} from '@sorrel/core/payments/subscription';
import type Stripe from 'stripe';
import { z } from 'zod';

/** What an event means to us. */
export type PaymentNews =
  | {
      kind: 'checkout';
      customerId: string;
      subscriptionId: string;
      /** The account that paid, if the payment link named one. */
      userId: string | null;
      email: string | null;
      isPaid: boolean;
      createdAt: Date;
    }
  | {
      kind: 'subscription';
      customerId: string;
      subscriptionId: string;
      type: Exclude<SubscriptionNews['type'], 'checkout'>;
      facts: SubscriptionFacts;
      createdAt: Date;
    }
  | { kind: 'refund'; customerId: string; chargedAt: Date };

const Moment = z.number().transform((seconds) => new Date(seconds * 1000));
const OptionalMoment = Moment.nullish().transform((moment) => moment ?? null);
/** Stripe names another object by its id, or puts the whole object in its place. */
const Reference = z.union([z.string().min(1), z.object({ id: z.string().min(1) }).transform((object) => object.id)]);

const CheckoutSession = z.object({
  mode: z.string().nullish(),
  customer: Reference,
  subscription: Reference,
  client_reference_id: z.string().nullish(),
  customer_email: z.string().nullish(),
  customer_details: z.object({ email: z.string().nullish() }).nullish(),
  payment_status: z.string().nullish(),
});

const Subscription = z.object({
  id: z.string().min(1),
  customer: Reference,
  status: z.enum(SUBSCRIPTION_STATUSES),
  cancel_at: OptionalMoment,
  cancel_at_period_end: z.boolean().nullish(),
  // of the subscription before API version 2025-03-31, of its items since
  current_period_start: OptionalMoment,
  current_period_end: OptionalMoment,
  items: z
    .object({
      data: z.array(z.object({ current_period_start: OptionalMoment, current_period_end: OptionalMoment })),
    })
    .nullish(),
});

const Charge = z.object({ customer: Reference.nullish(), refunded: z.boolean(), created: Moment });

const SUBSCRIPTION_EVENTS: Record<string, 'created' | 'updated' | 'deleted'> = {
  'customer.subscription.created': 'created',
  'customer.subscription.updated': 'updated',
  'customer.subscription.paused': 'updated',
  'customer.subscription.resumed': 'updated',
  'customer.subscription.deleted': 'deleted',
};
const CHECKOUT_EVENTS = ['checkout.session.completed', 'checkout.session.async_payment_succeeded'];

/** What an event of Stripe says; null where it is of no concern to us, such as a payment that is no subscription. */
export function readEvent(event: Stripe.Event): PaymentNews | null {
  const createdAt = new Date(event.created * 1000);
  const object: unknown = event.data.object;
  const type = SUBSCRIPTION_EVENTS[event.type];
  if (type !== undefined) {
    const parsed = Subscription.safeParse(object);
    return parsed.success ? subscriptionNews(parsed.data, type, createdAt) : null;
  }
  if (CHECKOUT_EVENTS.includes(event.type)) {
    const parsed = CheckoutSession.safeParse(object);
    if (!parsed.success) return null;
    const session = parsed.data;
    return {
      kind: 'checkout',
      customerId: session.customer,
      subscriptionId: session.subscription,
      userId: session.client_reference_id ?? null,
      email: session.customer_details?.email ?? session.customer_email ?? null,
      // a bank debit is 'unpaid' until it has gone through
      isPaid: session.payment_status !== 'unpaid',
      createdAt,
    };
  }
  if (event.type === 'charge.refunded') {
    const parsed = Charge.safeParse(object);
    if (!parsed.success || !parsed.data.refunded || !parsed.data.customer) return null;
    return { kind: 'refund', customerId: parsed.data.customer, chargedAt: parsed.data.created };
  }
  return null;
}

function subscriptionNews(
  subscription: z.output<typeof Subscription>,
  type: 'created' | 'updated' | 'deleted',
  createdAt: Date,
): PaymentNews {
  const item = subscription.items?.data[0];
  const periodEnd = item?.current_period_end ?? subscription.current_period_end;
  return {
    kind: 'subscription',
    customerId: subscription.customer,
    subscriptionId: subscription.id,
    type,
    createdAt,
    facts: {
      status: type === 'deleted' ? 'canceled' : subscription.status,
      periodStart: item?.current_period_start ?? subscription.current_period_start,
      periodEnd,
      endsAt: subscription.cancel_at ?? (subscription.cancel_at_period_end ? periodEnd : null),
      toldAt: createdAt,
    },
  };
}
