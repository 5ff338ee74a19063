import { describe, expect, test } from 'vitest';
import { paymentLink } from './payment-link.ts';
import {
  CHECKOUT_GRACE_DAYS,
  isNewer,
  isRefunded,
  PAST_DUE_GRACE_DAYS,
  premiumUntil,
  premiumUntilAfterCheckout,
  RENEWAL_GRACE_DAYS,
  SUBSCRIPTION_STATUSES,
  type SubscriptionNews,
} from './subscription.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const MONTH = { periodStart: day(1), periodEnd: day(32), endsAt: null, toldAt: day(2) };

const UNTOLD = { ...MONTH, periodStart: null, periodEnd: null };

describe('until when a subscription gives premium', () => {
  test.each([
    ['paid for: the period and a little more', { status: 'active', ...MONTH }, day(32 + RENEWAL_GRACE_DAYS)],
    ['in trial: the trial and a little more', { status: 'trialing', ...MONTH }, day(32 + RENEWAL_GRACE_DAYS)],
    ['not paid: the grace after it was due', { status: 'past_due', ...MONTH }, day(1 + PAST_DUE_GRACE_DAYS)],
    ['cancelled for the end of the period', { status: 'active', ...MONTH, endsAt: day(32) }, day(32)],
    ['cancelled for an earlier day', { status: 'active', ...MONTH, endsAt: day(10) }, day(10)],
    ['not paid and ending sooner than the grace', { status: 'past_due', ...MONTH, endsAt: day(5) }, day(5)],
    ['a period that is not told', { status: 'active', ...UNTOLD }, day(2 + CHECKOUT_GRACE_DAYS)],
    ['not paid, and the period not told', { status: 'past_due', ...UNTOLD }, day(2 + PAST_DUE_GRACE_DAYS)],
  ] as const)('%s', (_title, facts, until) => {
    expect(premiumUntil(facts)).toEqual(until);
  });

  test('every other state gives none', () => {
    const others = SUBSCRIPTION_STATUSES.filter((status) => !['active', 'trialing', 'past_due'].includes(status));
    expect(others).toHaveLength(5);
    for (const status of others) expect([status, premiumUntil({ status, ...MONTH })]).toEqual([status, null]);
  });

  test('a checkout alone gives it for some weeks', () => {
    expect(premiumUntilAfterCheckout(day(1))).toEqual(day(1 + CHECKOUT_GRACE_DAYS));
  });
});

describe('a full refund', () => {
  test.each([
    ['no refund', day(1), null, false],
    ['of the charge that began the period', day(1), day(1), true],
    ['of a charge made a little before the period was written', new Date(day(1).getTime() + 5000), day(1), true],
    ['of an earlier period', day(32), day(1), false],
    ['of this period, weeks after it began', day(1), day(1), true],
    ['where the period is not told', null, day(1), true],
  ] as const)('%s', (_title, periodStart, refundedChargeAt, expected) => {
    expect(isRefunded(periodStart, refundedChargeAt)).toBe(expected);
  });
});

describe('events in any order', () => {
  const news = (
    type: SubscriptionNews['type'],
    status: SubscriptionNews['status'],
    second: number,
  ): SubscriptionNews => ({ type, status, createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, second)) });

  /** Each pair in the order in which things happened; the other way round nothing may change. */
  test.each([
    ['a later second', news('updated', 'active', 1), news('updated', 'past_due', 2)],
    ['created and updated in one second', news('created', 'incomplete', 1), news('updated', 'active', 1)],
    ['updated and deleted in one second', news('updated', 'active', 1), news('deleted', 'canceled', 1)],
    ['two updates in one second', news('updated', 'incomplete', 1), news('updated', 'active', 1)],
    ['a checkout before the first word', news('checkout', 'active', 9), news('created', 'active', 1)],
    ['the end, whatever its second', news('updated', 'active', 5), news('deleted', 'canceled', 6)],
  ])('%s', (_title, first, second) => {
    expect(isNewer(first, null)).toBe(true);
    expect(isNewer(second, first)).toBe(true);
    expect(isNewer(first, second)).toBe(false);
  });

  test('a cancelled subscription never comes back', () => {
    expect(isNewer(news('updated', 'active', 9), news('deleted', 'canceled', 5))).toBe(false);
  });

  test('two checkouts of one subscription: the first holds', () => {
    expect(isNewer(news('checkout', 'active', 2), news('checkout', 'active', 1))).toBe(false);
  });
});

describe('PUB-35 PUB-36 the payment link', () => {
  test('carries the address and the user', () => {
    const link = new URL(paymentLink('https://buy.stripe.com/abc', { email: 'a+b@example.com', userId: 'u1' }));
    expect(link.origin + link.pathname).toBe('https://buy.stripe.com/abc');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      prefilled_email: 'a+b@example.com',
      client_reference_id: 'u1',
    });
  });

  test('keeps what the link carries already, and asks for the address where nobody is signed in', () => {
    expect(paymentLink('https://buy.stripe.com/abc?locale=en-GB', null)).toBe(
      'https://buy.stripe.com/abc?locale=en-GB&prefilled_email=',
    );
  });
});
