import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { moment } from './moment.ts';

/**
 * Requests that are done once a key: see `http/once.ts`. Neither key nor contents are kept, and the answer opens with the
 * key alone.
 */
export const onceKeys = pgTable(
  'once_keys',
  {
    /** Of the account, the call and the key. */
    hash: text('hash').primaryKey(),
    /** Null for a call that anyone may make. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Tells whether the same was sent. */
    fingerprint: text('fingerprint').notNull(),
    claimedAt: moment('claimed_at').notNull(),
    /** Sealed; null while the first is at work. */
    answer: text('answer'),
  },
  (table) => [index('once_keys_user').on(table.userId), index('once_keys_claimed').on(table.claimedAt)],
);
