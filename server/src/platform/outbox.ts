import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { DatabaseHandle } from '../db/open-database.ts';
import type { Clock } from './clock.ts';
import { mails } from './tables.ts';

export interface Mail {
  /** What this mail is about; the same cause is never mailed twice. */
  cause: string;
  /** The account it is about, if it shall go when that is deleted. */
  userId?: string | undefined;
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface Outbox {
  /** Writes the mail with the handle given, so that it goes out only if that transaction holds. */
  enqueue(db: DatabaseHandle, mail: Mail): Promise<void>;
  /** Sends what is due now; called by the timer, and by whoever just wrote one. */
  flush(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

const EVERY_MS = 5_000;
const BATCH = 20;
/** How long a process may take over one mail before another may try it. */
const CLAIM_MS = 120_000;

/** What is left of a mail that was sent: its links hold tokens and its address is a person's. */
const FORGOTTEN = { recipient: '', subject: '', text: '', html: '' };

/** 1, 2, 4, ... minutes, at most an hour: an hour without a mail server is made up for within another. */
const backOffMs = (attempts: number) => Math.min(60 * 60_000, 60_000 * 2 ** Math.max(0, attempts - 1));

/**
 * The mails of this server. Any number of processes may send from the same table: each claims a mail before sending it.
 * Without `smtpUrl` nothing is sent, and the mails stay where the local mailbox shows them.
 */
export function createOutbox(options: {
  db: NodePgDatabase;
  clock: Clock;
  log: FastifyBaseLogger;
  smtpUrl: string | undefined;
  from: string;
}): Outbox {
  const { db, clock, log } = options;
  const transport =
    options.smtpUrl === undefined
      ? undefined
      : createTransport(options.smtpUrl, { connectionTimeout: 10_000, socketTimeout: 30_000 } as object);
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  async function claim() {
    const now = clock.now();
    const due = db
      .select({ id: mails.id })
      .from(mails)
      .where(and(isNull(mails.sentAt), lte(mails.nextAttemptAt, now)))
      .orderBy(mails.nextAttemptAt)
      .limit(BATCH)
      .for('update', { skipLocked: true });
    return db
      .update(mails)
      .set({ attempts: sql`${mails.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + CLAIM_MS) })
      .where(sql`${mails.id} in ${due}`)
      .returning();
  }

  async function send() {
    if (transport === undefined) return;
    for (const mail of await claim()) {
      try {
        await transport.sendMail({
          from: options.from,
          to: mail.recipient,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          // the same for every attempt, so that a mail server that took it twice can tell
          messageId: `<${mail.id}@sorrel>`,
        });
        await db
          .update(mails)
          .set({ sentAt: clock.now(), lastError: null, ...FORGOTTEN })
          .where(eq(mails.id, mail.id));
      } catch (cause) {
        log.warn({ err: cause, mail: mail.id, attempts: mail.attempts }, 'mail not sent, will be tried again');
        await db
          .update(mails)
          .set({
            lastError: cause instanceof Error ? cause.message.slice(0, 500) : String(cause),
            nextAttemptAt: new Date(clock.now().getTime() + backOffMs(mail.attempts)),
          })
          .where(eq(mails.id, mail.id));
      }
    }
  }

  const flush = () => {
    running ??= send()
      .catch((cause) => log.warn({ err: cause }, 'outbox could not be read'))
      .finally(() => {
        running = undefined;
      });
    return running;
  };

  return {
    async enqueue(handle, mail) {
      await handle
        .insert(mails)
        .values({
          cause: mail.cause,
          userId: mail.userId ?? null,
          recipient: mail.to,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          nextAttemptAt: clock.now(),
        })
        .onConflictDoNothing();
    },
    flush,
    start() {
      if (transport === undefined) return;
      timer = setInterval(() => void flush(), EVERY_MS);
      timer.unref();
      void flush();
    },
    async stop() {
      clearInterval(timer);
      await running;
      transport?.close();
    },
  };
}
