import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Mails to send. Written in the transaction that caused them and sent afterwards. One that was sent keeps its cause and
 * nothing else; without a mail server they stay whole, for the local mailbox.
 */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** What this mail is about, once: a second mail for the same cause is not written. */
    cause: text('cause').notNull().unique(),
    /** Whose account it is about, whoever gets it; it goes with the account. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    recipient: text('recipient').notNull(),
    /** Who gets the answer, where that is not the sender. */
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** Written while there was no mail server: it is shown in the local mailbox, and never sent. */
    isLocal: boolean('is_local').notNull().default(false),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
    /** The mail server refused it for good, or was away for days. */
    givenUpAt: moment('given_up_at'),
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('mails_user').on(table.userId), index('mails_waiting').on(table.sentAt, table.nextAttemptAt)],
);

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

/** A stored picture. Its files live in the image store under its unguessable key. */
export const images = pgTable('images', {
  key: text('key').primaryKey(),
  widthPx: integer('width_px').notNull(),
  heightPx: integer('height_px').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Which thing of which user shows a picture; a picture without a use is removed. */
export const imageUses = pgTable(
  'image_uses',
  {
    userId: uuid('user_id').notNull(),
    /** The recipe, or the user for a profile picture. */
    ownerId: uuid('owner_id').notNull(),
    key: text('key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.ownerId, table.key] }), index('image_uses_key').on(table.key)],
);
