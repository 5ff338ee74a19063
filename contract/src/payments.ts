import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const Link = z.string().nullable().describe('address of the payment link; null where it is not set up');

export const paymentOptions = endpoint({
  method: 'GET',
  path: '/api/payments/options',
  summary: 'The payment links of this server. Whoever pays adds `prefilled_email` and `client_reference_id` to them.',
  access: 'anyone',
  reply: z.object({ monthly: Link, yearly: Link }),
});

export const openBillingPortal = endpoint({
  method: 'POST',
  path: '/api/payments/portal',
  summary: "The address of the user's own page at the billing portal, made anew for each visit.",
  access: 'user',
  reply: z.object({ url: z.string() }),
  errors: ['payments_not_set_up'],
});

export const receivePaymentEvent = endpoint({
  method: 'POST',
  path: '/api/payments/webhook',
  summary: 'Takes a signed event of Stripe; one that was taken before, and one of no concern, change nothing.',
  access: 'anyone',
  reply: z.object({ received: z.boolean() }),
  errors: ['signature_invalid', 'payments_not_set_up'],
});
