import { SUBSCRIPTION_STATUSES } from '@sorrel/core/payments/subscription';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { moment } from './moment.ts';

/** Who pays, as the payment provider knows them. Nothing about how: no payment details are stored. */
export const paymentCustomers = pgTable(
  'payment_customers',
  {
    id: text('id').primaryKey(),
    /** Null until a checkout says whose customer this is, or somebody signs in with its e-mail address. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The address given at a checkout of nobody we know; forgotten once the customer is somebody's. */
    emailKey: text('email_key'),
    /** When the newest charge was made that was refunded whole. */
    refundedChargeAt: moment('refunded_charge_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('payment_customers_user').on(table.userId), index('payment_customers_email').on(table.emailKey)],
);

/** A subscription, as the payment provider last told it. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => paymentCustomers.id, { onDelete: 'cascade' }),
    status: text('status', { enum: SUBSCRIPTION_STATUSES }).notNull(),
    periodStart: moment('period_start'),
    periodEnd: moment('period_end'),
    /** When it ends for good, if it was cancelled for a later day. */
    endsAt: moment('ends_at'),
    /** Premium by this subscription lasts until then; null where it gives none. */
    premiumUntil: moment('premium_until'),
    /** The newest event that was applied; an older one changes nothing. */
    eventType: text('event_type', { enum: ['checkout', 'created', 'updated', 'deleted'] }).notNull(),
    eventCreatedAt: moment('event_created_at').notNull(),
  },
  (table) => [index('subscriptions_customer').on(table.customerId)],
);

/** Events of the payment provider that were applied, so that a repeated one changes nothing. */
export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  receivedAt: moment('received_at').notNull().defaultNow(),
});
