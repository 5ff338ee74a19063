import { API } from '@sorrel/contract/api';
import type { FastifyInstance } from 'fastify';
import { mount } from '../http/mount.ts';
import type { Platform } from '../platform/platform.ts';
import { openPortal, receiveEvent } from './service.ts';

export function paymentRoutes(
  app: FastifyInstance,
  services: Pick<Platform, 'clock' | 'config' | 'db' | 'log' | 'payments'>,
) {
  const { config } = services;
  const { payments: calls } = API;

  mount(app, calls.paymentOptions, () => ({
    monthly: config.STRIPE_MONTHLY_LINK ?? null,
    yearly: config.STRIPE_YEARLY_LINK ?? null,
  }));
  mount(app, calls.openBillingPortal, ({ user }) => openPortal(services, user));

  // a scope of its own: the signature is over the bytes as sent, so nothing may parse them first
  app.register(async (webhook) => {
    webhook.removeAllContentTypeParsers();
    webhook.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    mount(webhook, calls.receivePaymentEvent, ({ request }) => {
      const signature = request.headers['stripe-signature'];
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      return receiveEvent(services, body, Array.isArray(signature) ? signature[0] : signature);
    });
  });
}
