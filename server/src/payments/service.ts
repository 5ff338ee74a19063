import { paymentLink } from '@sorrel/core/payments/payment-link';
import {
  isNewer,
  isRefunded,
  premiumUntil,
  premiumUntilAfterCheckout,
  type SubscriptionFacts,
} from '@sorrel/core/payments/subscription';
import type Stripe from 'stripe';
import { z } from 'zod';
import { AppError } from '../app-error.ts';
import { emailKey } from '../auth/service.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import type { SignedInUser } from '../http/signed-in-user.ts';
import type { Platform } from '../platform/platform.ts';
import { goesOn } from './premium.ts';
import { type PaymentNews, readEvent } from './read-event.ts';
import { type CustomerRow, paymentsRepo, type SubscriptionRow } from './repo.ts';

/** How old a signature may be, and how far ahead the clock that made it. Source: the default of Stripe's own libraries. */
const SIGNATURE_TOLERANCE_S = 300;

/**
 * Takes a signed event. It is remembered and applied in one transaction, so that a repeated one changes nothing and one
 * that failed half-way is applied when it comes again.
 */
export async function receiveEvent(
  services: Pick<Platform, 'clock' | 'config' | 'db'>,
  body: Buffer,
  signature: string | undefined,
) {
  const secret = services.config.STRIPE_WEBHOOK_SECRET;
  if (secret === undefined) throw new AppError('payments_not_set_up');
  const event = await verifyEvent(body, signature, secret, services.clock.now());
  const news = readEvent(event);
  await services.db.transaction(async (tx) => {
    const isNew = await paymentsRepo(tx).insertEvent(event.id, event.type);
    if (isNew && news !== null) await applyNews(tx, news);
  });
  return { received: true };
}

async function verifyEvent(
  body: Buffer,
  signature: string | undefined,
  secret: string,
  now: Date,
): Promise<Stripe.Event> {
  // a megabyte that a start without it is the sooner done by
  const { default: Payments } = await import('stripe');
  let event: unknown;
  try {
    event = Payments.webhooks.constructEvent(
      body,
      signature ?? '',
      secret,
      SIGNATURE_TOLERANCE_S,
      undefined,
      now.getTime(),
    );
  } catch (cause) {
    throw new AppError('signature_invalid', { cause });
  }
  // the library looks at one side only: a signature of tomorrow would be good until then and five minutes
  if (signedAtS(signature) > now.getTime() / 1000 + SIGNATURE_TOLERANCE_S) throw new AppError('signature_invalid');
  if (!Envelope.safeParse(event).success) {
    throw new AppError('bad_request', { sentence: 'This is not an event of Stripe.' });
  }
  return event as Stripe.Event;
}

/** What every event has, whatever it is about. */
const Envelope = z.object({
  id: z.string().min(1),
  type: z.string().min(1),
  created: z.number(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
});

/** When the signature says it was made. */
function signedAtS(signature: string | undefined): number {
  return Number(/(?:^|,)t=(\d+)(?:,|$)/.exec(signature ?? '')?.[1] ?? Number.POSITIVE_INFINITY);
}

async function applyNews(tx: DatabaseHandle, news: PaymentNews) {
  const repo = paymentsRepo(tx);
  const customer = await repo.getCustomerLocked(news.customerId);
  const known = await repo.subscriptionsOf(customer.id);
  if (news.kind === 'refund') {
    if (customer.refundedChargeAt !== null && customer.refundedChargeAt >= news.chargedAt) return;
    await repo.updateCustomer(customer.id, { refundedChargeAt: news.chargedAt });
    for (const row of known) {
      if (isRefunded(row.periodStart, news.chargedAt)) await repo.saveSubscription({ ...row, premiumUntil: null });
    }
    return;
  }
  if (news.kind === 'checkout') await linkCustomer(tx, customer, news);
  const before = known.find((row) => row.id === news.subscriptionId) ?? null;
  const after = subscriptionAfter(news, customer, before);
  if (after !== null) await repo.saveSubscription(after);
}

/** A checkout says whose customer it is: by the account it names, else by its address; nobody's waits for its owner. */
async function linkCustomer(
  tx: DatabaseHandle,
  customer: CustomerRow,
  { userId, email }: Extract<PaymentNews, { kind: 'checkout' }>,
) {
  if (customer.userId !== null) return;
  const repo = paymentsRepo(tx);
  const key = email === null ? null : emailKey(email);
  const owner =
    (userId === null ? null : await repo.findUserById(userId)) ??
    (key === null ? null : await repo.findUserByEmail(key));
  await repo.updateCustomer(customer.id, owner === null ? { emailKey: key } : { userId: owner, emailKey: null });
}

/** The subscription as it is after the news; null where they change nothing. */
function subscriptionAfter(
  news: Exclude<PaymentNews, { kind: 'refund' }>,
  customer: CustomerRow,
  before: SubscriptionRow | null,
): SubscriptionRow | null {
  if (news.kind === 'checkout' && !news.isPaid) return null;
  const facts: SubscriptionFacts =
    news.kind === 'checkout'
      ? { status: 'active', periodStart: news.createdAt, periodEnd: null, endsAt: null, toldAt: news.createdAt }
      : news.facts;
  const type = news.kind === 'checkout' ? 'checkout' : news.type;
  const known =
    before === null ? null : { type: before.eventType, status: before.status, createdAt: before.eventCreatedAt };
  if (!isNewer({ type, status: facts.status, createdAt: news.createdAt }, known)) return null;
  const until = news.kind === 'checkout' ? premiumUntilAfterCheckout(news.createdAt) : premiumUntil(facts);
  return {
    id: news.subscriptionId,
    customerId: customer.id,
    status: facts.status,
    periodStart: facts.periodStart,
    periodEnd: facts.periodEnd,
    endsAt: facts.endsAt,
    premiumUntil: isRefunded(facts.periodStart, customer.refundedChargeAt) ? null : until,
    eventType: type,
    eventCreatedAt: news.createdAt,
  };
}

/** The user's own page at the portal, signed in; the login page where the provider cannot make one. */
export async function openPortal(services: Pick<Platform, 'config' | 'db' | 'log' | 'payments'>, user: SignedInUser) {
  const link = services.config.STRIPE_BILLING_PORTAL;
  if (link === undefined) throw new AppError('payments_not_set_up');
  const login = { url: paymentLink(link, { email: user.email }) };
  const rows = await paymentsRepo(services.db).subscriptionsOfUser(user.id);
  const customerId = (rows.find(goesOn) ?? rows[0])?.customerId;
  if (services.payments === null || customerId === undefined) return login;
  try {
    return { url: await services.payments.makePortalPage(customerId, `${services.config.PUBLIC_URL}/app/recipe-book`) };
  } catch (cause) {
    services.log.warn({ err: cause }, 'a page of the billing portal could not be made');
    return login;
  }
}
