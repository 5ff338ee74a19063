import type { Subscription, User } from '@sorrel/contract/auth';
import { paymentLink } from '@sorrel/core/payments/payment-link';
import type { DatabaseHandle } from '../db/open-database.ts';
import type { SignedInUser } from '../http/signed-in-user.ts';
import type { Platform } from '../platform/platform.ts';
import { paymentsRepo, type SubscriptionRow } from './repo.ts';

/** What the account menu shows of premium and of paying. @param grantedUntil of the user's own row */
export async function premiumReply(
  services: Pick<Platform, 'clock' | 'config' | 'db'>,
  user: SignedInUser,
  grantedUntil: Date | null,
): Promise<Pick<User, 'billing_portal' | 'subscription'>> {
  const paid = await paymentsRepo(services.db).subscriptionsOfUser(user.id);
  return {
    billing_portal: portalLink(services, user.email, user.hasOwnPremium, paid),
    subscription: describePremium(paid, grantedUntil, services.clock.now()),
  };
}

/** What the account menu says about premium: by a subscription, else by a grant. */
function describePremium(rows: readonly SubscriptionRow[], grantedUntil: Date | null, now: Date): Subscription | null {
  const live = rows.find((row) => row.premiumUntil !== null && row.premiumUntil > now);
  if (live === undefined) {
    return grantedUntil !== null && grantedUntil > now ? { state: 'given', until: grantedUntil.toISOString() } : null;
  }
  if (live.status === 'past_due') return { state: 'payment_failed', until: iso(live.premiumUntil) };
  if (live.endsAt !== null) return { state: 'ends', until: iso(live.endsAt) };
  return { state: live.status === 'trialing' ? 'trial' : 'renews', until: iso(live.periodEnd) };
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** Stripe has these as subscriptions that go on, or may go on, charging. */
export const goesOn = (row: SubscriptionRow) =>
  ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete'].includes(row.status);

/** Where 'Manage' leads: the portal's login page, with the address filled in. Null where there is nothing to manage. */
function portalLink(
  services: Pick<Platform, 'config'>,
  email: string,
  isPremium: boolean,
  rows: readonly SubscriptionRow[],
) {
  const link = services.config.STRIPE_BILLING_PORTAL;
  // a card that was refused is put right there, also when premium has ended over it
  if (link === undefined || !(isPremium || rows.some(goesOn))) return null;
  return paymentLink(link, { email });
}

/**
 * Gives a user premium for so many months more: from the end of what they were given or have paid for, so that nobody
 * loses a month by paying already. Answers until when.
 */
export async function grantPremium(db: DatabaseHandle, userId: string, months: number, now: Date): Promise<Date> {
  const until = await paymentsRepo(db).grant(userId, months, now);
  if (until === null) throw new Error(`There is no user ${userId}.`);
  return until;
}

/** Somebody signs in: a payment made before there was an account with the address becomes theirs. */
export const claimPayments = (tx: DatabaseHandle, user: { id: string; emailKey: string }) =>
  paymentsRepo(tx).claimByEmail(user.id, user.emailKey);

/**
 * Cancels what would go on charging somebody whose account is deleted.
 * @returns the subscriptions that could not be cancelled here and must be at the provider
 */
export async function cancelSubscriptions(
  services: Pick<Platform, 'db' | 'log' | 'payments'>,
  userId: string,
): Promise<string[]> {
  const rows = await paymentsRepo(services.db).subscriptionsOfUser(userId);
  const left: string[] = [];
  for (const row of rows.filter(goesOn)) {
    try {
      if (services.payments === null) throw new Error('there is no STRIPE_SECRET_KEY');
      await services.payments.cancelSubscription(row.id);
    } catch (cause) {
      services.log.warn({ err: cause, subscription: row.id }, 'a subscription could not be cancelled');
      left.push(row.id);
    }
  }
  return left;
}
