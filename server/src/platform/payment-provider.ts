import type Stripe from 'stripe';

/** What we ask of the payment provider; everything else it tells us by its webhook. */
export interface PaymentProvider {
  /** A page of the billing portal for one customer, good for a few minutes; it leads back to `returnUrl`. */
  makePortalPage(customerId: string, returnUrl: string): Promise<string>;
  /** Ends a subscription at once; one that has ended already does not matter. */
  cancelSubscription(subscriptionId: string): Promise<void>;
}

const TIMEOUT_MS = 10_000;

/** Stripe, by its own library, which is loaded when it is first asked. */
export function createPaymentProvider(secretKey: string, apiUrl: string): PaymentProvider {
  const { protocol, hostname, port } = new URL(apiUrl);
  const settings: Stripe.StripeConfig = {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  };
  const load = async () => {
    const { default: Library } = await import('stripe');
    return { stripe: new Library(secretKey, settings), errors: Library.errors };
  };
  let loading: ReturnType<typeof load> | undefined;
  const library = () => {
    loading ??= load();
    return loading;
  };
  return {
    async makePortalPage(customerId, returnUrl) {
      const { stripe } = await library();
      const page = await stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl });
      return page.url;
    },
    async cancelSubscription(subscriptionId) {
      const { stripe, errors } = await library();
      try {
        await stripe.subscriptions.cancel(subscriptionId);
      } catch (cause) {
        if (!(cause instanceof errors.StripeError) || cause.code !== 'resource_missing') throw cause;
      }
    },
  };
}
