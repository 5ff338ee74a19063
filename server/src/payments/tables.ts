import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The paid subscription of a user, as the payment provider last told it. */
export const subscriptions = pgTable('subscriptions', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  customerId: text('customer_id').unique(),
  subscriptionId: text('subscription_id'),
  /** The provider's word: active, trialing, past_due, canceled, ... */
  status: text('status').notNull(),
  /** Premium lasts until then. */
  paidUntil: moment('paid_until'),
  /** When the newest event that was applied was made; an older one changes nothing. */
  eventCreatedAt: moment('event_created_at').notNull(),
});

/** Events of the payment provider that were applied, so that a repeated one changes nothing. */
export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  receivedAt: moment('received_at').notNull().defaultNow(),
});
