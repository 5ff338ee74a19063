import { DAY_MS } from '../durations.ts';

/** What Stripe calls the states of a subscription. Source: Stripe API reference, Subscription, `status`. */
export const SUBSCRIPTION_STATUSES = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** Premium outlives a paid period by this much, the time for which Stripe repeats news that we could not take. */
export const RENEWAL_GRACE_DAYS = 3;
/** Premium goes on for this long after a renewal that could not be charged, while Stripe tries the card again. */
export const PAST_DUE_GRACE_DAYS = 14;
/** Premium on the word of the checkout alone, until the subscription itself is heard of. */
export const CHECKOUT_GRACE_DAYS = 35;

export interface SubscriptionFacts {
  status: SubscriptionStatus;
  /** Start of the current period: when it was or will be charged. */
  periodStart: Date | null;
  periodEnd: Date | null;
  /** When it ends for good, if it was cancelled for a later day. */
  endsAt: Date | null;
  /** When the provider told this; stands in for a period that it did not tell. */
  toldAt: Date;
}

const later = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS);

/**
 * Until when a subscription gives premium; null where it gives none.
 * Paid for and in trial: to the end of the period and a little more. A failed payment: for the grace after the day it was
 * due, because the period of a subscription moves on although it was not paid. Cancelled for a later day: exactly to that day.
 */
export function premiumUntil({ status, periodStart, periodEnd, endsAt, toldAt }: SubscriptionFacts): Date | null {
  if (status !== 'active' && status !== 'trialing' && status !== 'past_due') return null;
  const end =
    status === 'past_due'
      ? later(periodStart ?? toldAt, PAST_DUE_GRACE_DAYS)
      : periodEnd === null
        ? premiumUntilAfterCheckout(toldAt)
        : later(periodEnd, RENEWAL_GRACE_DAYS);
  return endsAt !== null && endsAt < end ? endsAt : end;
}

/** Premium from a checkout whose subscription has not been heard of. */
export const premiumUntilAfterCheckout = (paidAt: Date): Date => later(paidAt, CHECKOUT_GRACE_DAYS);

/** True when a full refund of a charge takes back what was paid for the period that began at `periodStart`. */
export function isRefunded(periodStart: Date | null, refundedChargeAt: Date | null): boolean {
  if (refundedChargeAt === null) return false;
  // a period's charge is made within a day of its beginning, the next one weeks later
  return periodStart === null || periodStart.getTime() <= refundedChargeAt.getTime() + DAY_MS;
}

export interface SubscriptionNews {
  /** When the provider made the event, in whole seconds. */
  createdAt: Date;
  type: 'checkout' | 'created' | 'updated' | 'deleted';
  status: SubscriptionStatus;
}

const TYPE_RANK = { checkout: 0, created: 1, updated: 2, deleted: 3 } as const;
/** A subscription that reached one of these stays there. */
const isFinal = (status: SubscriptionStatus) => status === 'canceled' || status === 'incomplete_expired';

/**
 * Whether an event tells something newer about a subscription than what is known. Events arrive in any order, and
 * several of one subscription carry the same second.
 */
export function isNewer(news: SubscriptionNews, known: SubscriptionNews | null): boolean {
  if (known === null) return true;
  // a checkout knows less than any word of the subscription itself
  if (news.type === 'checkout' || known.type === 'checkout')
    return known.type === 'checkout' && news.type !== 'checkout';
  if (isFinal(known.status)) return isFinal(news.status) && news.createdAt > known.createdAt;
  if (news.createdAt.getTime() !== known.createdAt.getTime()) return news.createdAt > known.createdAt;
  if (news.type !== known.type) return TYPE_RANK[news.type] > TYPE_RANK[known.type];
  // a subscription leaves 'incomplete' once and never returns to it
  return !(news.status === 'incomplete' && known.status !== 'incomplete');
}
