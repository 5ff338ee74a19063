import Stripe from 'stripe';

/** What we ask of the payment provider; everything else it tells us by its webhook. */
export interface PaymentProvider {
  /** A page of the billing portal for one customer, good for a few minutes; it leads back to `returnUrl`. */
  makePortalPage(customerId: string, returnUrl: string): Promise<string>;
  /** Ends a subscription at once; one that has ended already does not matter. */
  cancelSubscription(subscriptionId: string): Promise<void>;
}

const TIMEOUT_MS = 10_000;

/** Stripe, by its own library. */
export function createPaymentProvider(secretKey: string, apiUrl: string): PaymentProvider {
  const { protocol, hostname, port } = new URL(apiUrl);
  const stripe = new Stripe(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  });
  return {
    async makePortalPage(customerId, returnUrl) {
      const page = await stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl });
      return page.url;
    },
    async cancelSubscription(subscriptionId) {
      try {
        await stripe.subscriptions.cancel(subscriptionId);
      } catch (cause) {
        if (!(cause instanceof Stripe.errors.StripeError) || cause.code !== 'resource_missing') throw cause;
      }
    },
  };
}
