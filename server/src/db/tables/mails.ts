import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { moment } from './moment.ts';

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
    /** The account it is about, not always the recipient's; it is deleted with the account. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    recipient: text('recipient').notNull(),
    /** Who gets the answer, where that is not the sender. */
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** Where a mail program's own button ends mails of this kind. RFC 8058. */
    stopAddress: text('stop_address'),
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
