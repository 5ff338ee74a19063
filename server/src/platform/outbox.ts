import { and, eq, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { mails } from '../db/tables/mails.ts';
import { retryDelayMs } from './mail-retry.ts';

export interface Mail {
  /** What this mail is about; the same cause is never mailed twice. */
  cause: string;
  /** The account it is about, if it shall go when that is deleted. */
  userId?: string | undefined;
  to: string;
  /** Who gets the answer, where that is not the sender. */
  replyTo?: string | undefined;
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
/** Longer than the steps of one mail may take together (`STEP_MS` each): until then it is this process's own. */
export const CLAIM_MINUTES = 10;
const CLAIM_MS = CLAIM_MINUTES * 60_000;
/** What the mail server may take for one step: to connect, to greet, to answer a command. */
const STEP_MS = 20_000;
/** What was sent is kept this long, without its text, to see that it went out. */
const KEEP_SENT_MS = 30 * 24 * 60 * 60_000;
const SWEEP_EVERY_MS = 60 * 60_000;

/** What is left of a mail that is done with: its links open accounts and its addresses are people's. */
const FORGOTTEN = { recipient: '', replyTo: null, subject: '', text: '', html: '' };

/** The local mailbox stands in for a mail server while trying Sorrel out; it never exists in production. */
export const isMailboxOpen = (config: Pick<Config, 'SMTP_URL' | 'NODE_ENV'>) =>
  config.SMTP_URL === undefined && config.NODE_ENV !== 'production';

type MailRow = typeof mails.$inferSelect;

/**
 * Writes a mail that the running server, or the next one, sends; a cause that was mailed before is left out.
 * @param isLocal while there is no mail server: then it stays in the local mailbox, also once there is one. Whoever sets one
 *   up has tried Sorrel out with made-up addresses, and the links are over by then.
 */
export async function enqueueMail(handle: DatabaseHandle, mail: Mail, now: Date, isLocal: boolean): Promise<void> {
  await handle
    .insert(mails)
    .values({
      cause: mail.cause,
      userId: mail.userId ?? null,
      recipient: mail.to,
      replyTo: mail.replyTo ?? null,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      isLocal,
      nextAttemptAt: now,
      createdAt: now,
    })
    .onConflictDoNothing();
}

/**
 * The mails of this server. Any number of processes may send from the same table: each claims one mail, sends it, and
 * claims the next. Only a process that dies between the mail server's yes and writing it down sends a mail twice, with the
 * same Message-ID. Without `smtpUrl` nothing is sent, and the mails stay where the local mailbox shows them.
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
      : createTransport({
          url: options.smtpUrl,
          connectionTimeout: STEP_MS,
          greetingTimeout: STEP_MS,
          socketTimeout: STEP_MS,
          dnsTimeout: STEP_MS,
        });
  const domain = /@([\w.-]+)/.exec(options.from)?.[1] ?? 'localhost';
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isStopping = false;
  let sweptAt = Number.NEGATIVE_INFINITY;

  /** The mail that has waited longest, for this process alone. */
  async function claim(): Promise<MailRow | undefined> {
    const now = clock.now();
    const due = db
      .select({ id: mails.id })
      .from(mails)
      .where(
        and(isNull(mails.sentAt), isNull(mails.givenUpAt), eq(mails.isLocal, false), lte(mails.nextAttemptAt, now)),
      )
      .orderBy(mails.nextAttemptAt, mails.createdAt)
      .limit(1)
      .for('update', { skipLocked: true });
    const [claimed] = await db
      .update(mails)
      .set({ attempts: sql`${mails.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + CLAIM_MS) })
      .where(sql`${mails.id} in ${due}`)
      .returning();
    return claimed;
  }

  /** Gives the failure, or null once the mail server has taken the mail. */
  async function deliver(mail: MailRow): Promise<SendFailure | null> {
    try {
      await transport?.sendMail({
        from: options.from,
        to: { name: '', address: mail.recipient },
        ...(mail.replyTo === null ? {} : { replyTo: { name: '', address: mail.replyTo } }),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        // the same for every attempt, so that a mail server that took it twice can tell
        messageId: `<${mail.id}@${domain}>`,
        // nobody's holiday message answers it. RFC 3834
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      return null;
    } catch (cause) {
      return cause instanceof Error ? cause : new Error(String(cause));
    }
  }

  async function writeDown(mail: MailRow, failure: SendFailure | null) {
    const now = clock.now();
    if (failure === null) {
      await db
        .update(mails)
        .set({ sentAt: now, lastError: null, ...FORGOTTEN })
        .where(eq(mails.id, mail.id));
      return;
    }
    const delayMs = retryDelayMs(mail.attempts, now.getTime() - mail.createdAt.getTime(), isRefusal(failure));
    // mail servers quote the address that they refuse
    const lastError = failure.message.replaceAll(mail.recipient, 'the recipient').slice(0, 500);
    log.warn(
      { mail: mail.id, attempts: mail.attempts, code: failure.code, reply: failure.responseCode, reason: lastError },
      delayMs === null ? 'mail given up' : 'mail not sent, will be tried again',
    );
    await db
      .update(mails)
      .set(
        delayMs === null
          ? { givenUpAt: now, lastError, ...FORGOTTEN }
          : { lastError, nextAttemptAt: new Date(now.getTime() + delayMs) },
      )
      .where(eq(mails.id, mail.id));
  }

  async function send() {
    if (transport === undefined) return;
    for (;;) {
      if (isStopping) return;
      const mail = await claim();
      if (mail === undefined) return;
      const failure = await deliver(mail);
      await writeDown(mail, failure);
      // no mail server: the others wait for the next round rather than for a timeout each
      if (failure !== null && !isRefusal(failure)) return;
    }
  }

  /** Mails of the local mailbox, once no such page shows them any more. */
  const isLocalLeft = transport === undefined ? undefined : eq(mails.isLocal, true);

  async function sweep() {
    const now = clock.now().getTime();
    if (now - sweptAt < SWEEP_EVERY_MS) return;
    sweptAt = now;
    const old = new Date(now - KEEP_SENT_MS);
    await db
      .delete(mails)
      .where(and(or(isNotNull(mails.sentAt), isNotNull(mails.givenUpAt), isLocalLeft), lt(mails.createdAt, old)));
  }

  const flush = () => {
    running ??= send()
      .then(sweep)
      .catch((cause) => log.warn({ err: cause }, 'outbox could not be read'))
      .finally(() => {
        running = undefined;
      });
    return running;
  };

  return {
    enqueue: (handle, mail) => enqueueMail(handle, mail, clock.now(), transport === undefined),
    flush,
    start() {
      if (transport === undefined) return;
      timer = setInterval(() => void flush(), EVERY_MS);
      timer.unref();
      void flush();
    },
    async stop() {
      isStopping = true;
      clearInterval(timer);
      await running;
      transport?.close();
    },
  };
}

/** What nodemailer throws: the server's reply where there was one. */
type SendFailure = Error & { code?: string; responseCode?: number };

/** Whether the mail server refused this very mail: its addresses or its text, not our password or the whole connection. */
function isRefusal(failure: SendFailure): boolean {
  const { code, responseCode = 0 } = failure;
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
}
