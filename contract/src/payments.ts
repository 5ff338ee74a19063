import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const Link = z.string().nullable().describe('address of the payment link; null where it is not set up');

export const paymentOptions = endpoint({
  method: 'GET',
  path: '/api/payments/options',
  summary: "This server's payment links. Add `prefilled_email` and `client_reference_id` when you send somebody there.",
  access: 'anyone',
  reply: z.object({ monthly: Link, yearly: Link }),
});

export const openBillingPortal = endpoint({
  method: 'POST',
  path: '/api/payments/portal',
  summary: "The address of the user's own page on the billing portal, created afresh for each visit.",
  access: 'user',
  reply: z.object({ url: z.string() }),
  errors: ['payments_not_set_up'],
});

export const receivePaymentEvent = endpoint({
  method: 'POST',
  path: '/api/payments/webhook',
  summary: 'Receives a signed Stripe event; one that was received before, or is not relevant, changes nothing.',
  access: 'anyone',
  reply: z.object({ received: z.boolean() }),
  errors: ['signature_invalid', 'payments_not_set_up'],
});
