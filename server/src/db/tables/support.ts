import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { moment } from './moment.ts';

export const contactMessages = pgTable('contact_messages', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  subject: text('subject').notNull().default(''),
  message: text('message').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const feedback = pgTable(
  'feedback',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    howDidYouHear: text('how_did_you_hear').notNull(),
    text: text('text').notNull(),
    rewardedAt: moment('rewarded_at'),
    promoCode: text('promo_code'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('feedback_user').on(table.userId, table.createdAt)],
);

/** Why accounts were deleted; holds nothing of the person. */
export const deletionReasons = pgTable('deletion_reasons', {
  id: uuid('id').primaryKey().defaultRandom(),
  reason: text('reason').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});
