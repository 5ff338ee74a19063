import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { askedByNobody } from '../db/fair-connections.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { retryDelayMs } from './mail-retry.ts';
import { type MailRow, outboxRepo } from './outbox-repo.ts';

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
  /** Where a mail program's own button ends mails of this kind, by a POST. RFC 8058. */
  stopAddress?: string | undefined;
}

export interface Outbox {
  /** Writes the mail with the handle given, so that it goes out only if that transaction holds. */
  enqueue(db: DatabaseHandle, mail: Mail): Promise<void>;
  /** Sends what is due now; called by the timer, and after one was written. */
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

/** The local mailbox stands in for a mail server while trying Sorrel out; it never exists in production. */
export const isMailboxOpen = (config: Pick<Config, 'SMTP_URL' | 'NODE_ENV'>) =>
  config.SMTP_URL === undefined && config.NODE_ENV !== 'production';

/** Whether mails reach anybody: by a mail server, or in the local mailbox. */
export const isMailSetUp = (config: Pick<Config, 'SMTP_URL' | 'NODE_ENV'>) =>
  config.SMTP_URL !== undefined || isMailboxOpen(config);

/**
 * Writes a mail that the running server, or the next one, sends; a cause that was mailed before is left out.
 * @param isLocal while there is no mail server: then it stays in the local mailbox, also once there is one. Whoever sets one
 *   up has tried Sorrel out with made-up addresses, and the links are over by then.
 */
export async function enqueueMail(handle: DatabaseHandle, mail: Mail, now: Date, isLocal: boolean): Promise<void> {
  await outboxRepo(handle).insert({
    cause: mail.cause,
    userId: mail.userId ?? null,
    recipient: mail.to,
    replyTo: mail.replyTo ?? null,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    stopAddress: mail.stopAddress ?? null,
    isLocal,
    nextAttemptAt: now,
    createdAt: now,
  });
}

interface OutboxOptions {
  db: DatabaseHandle;
  clock: Clock;
  log: FastifyBaseLogger;
  smtpUrl: string | undefined;
  from: string;
}

/** What a mail program's own button needs to end mails of a kind with one press. RFC 8058 */
const stopHeaders = ({ stopAddress }: Pick<MailRow, 'stopAddress'>) =>
  stopAddress === null
    ? {}
    : { 'List-Unsubscribe': `<${stopAddress}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** Hands single mails to the mail server. */
function createMailer(smtpUrl: string, from: string) {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
    dnsTimeout: STEP_MS,
  });
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    /** Gives the failure, or null once the mail server has taken the mail. */
    async deliver(mail: MailRow): Promise<SendFailure | null> {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: mail.recipient },
          ...(mail.replyTo === null ? {} : { replyTo: { name: '', address: mail.replyTo } }),
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          // the same for every attempt, so that a mail server that took it twice can tell
          messageId: `<${mail.id}@${domain}>`,
          // nobody's holiday message answers it. RFC 3834
          headers: { 'Auto-Submitted': 'auto-generated', ...stopHeaders(mail) },
        });
        return null;
      } catch (cause) {
        return cause instanceof Error ? cause : new Error(String(cause));
      }
    },
    close: () => transport.close(),
  };
}

/** Writes down how sending a mail went, and when it is tried again. */
async function writeDown({ db, clock, log }: OutboxOptions, mail: MailRow, failure: SendFailure | null) {
  const repo = outboxRepo(db);
  const now = clock.now();
  if (failure === null) {
    await repo.setSent(mail.id, now);
    return;
  }
  const delayMs = retryDelayMs(mail.attempts, now.getTime() - mail.createdAt.getTime(), isRefusal(failure));
  // mail servers quote the address that they refuse
  const lastError = failure.message.replaceAll(mail.recipient, 'the recipient').slice(0, 500);
  log.warn(
    { mail: mail.id, attempts: mail.attempts, code: failure.code, reply: failure.responseCode, reason: lastError },
    delayMs === null ? 'mail given up' : 'mail not sent, will be tried again',
  );
  if (delayMs === null) await repo.setGivenUp(mail.id, now, lastError);
  else await repo.setLater(mail.id, new Date(now.getTime() + delayMs), lastError);
}

/**
 * The mails of this server. Any number of processes may send from the same table: each claims one mail, sends it, and
 * claims the next. Only a process that dies between the mail server's yes and writing it down sends a mail twice, with the
 * same Message-ID. Without `smtpUrl` nothing is sent, and the mails stay where the local mailbox shows them.
 */
export function createOutbox(options: OutboxOptions): Outbox {
  const { clock, log, smtpUrl, from } = options;
  const repo = outboxRepo(options.db);
  const mailer = smtpUrl === undefined ? undefined : createMailer(smtpUrl, from);
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isStopping = false;
  let sweptAt = Number.NEGATIVE_INFINITY;

  async function send() {
    if (mailer === undefined) return;
    for (;;) {
      if (isStopping) return;
      const now = clock.now();
      const mail = await repo.claim(now, new Date(now.getTime() + CLAIM_MS));
      if (mail === null) return;
      const failure = await mailer.deliver(mail);
      await writeDown(options, mail, failure);
      // no mail server: the others wait for the next round rather than for a timeout each
      if (failure !== null && !isRefusal(failure)) return;
    }
  }

  async function sweep() {
    const now = clock.now().getTime();
    if (now - sweptAt < SWEEP_EVERY_MS) return;
    sweptAt = now;
    await repo.removeDone(new Date(now - KEEP_SENT_MS), mailer !== undefined);
  }

  const flush = () => {
    // whoever wrote the last one, it sends what all have written
    running ??= askedByNobody(send)
      .then(sweep)
      .catch((cause) => log.warn({ err: cause }, 'outbox could not be read'))
      .finally(() => {
        running = undefined;
      });
    return running;
  };

  return {
    enqueue: (handle, mail) => enqueueMail(handle, mail, clock.now(), mailer === undefined),
    flush,
    start() {
      if (mailer === undefined) return;
      timer = setInterval(() => void flush(), EVERY_MS);
      timer.unref();
      void flush();
    },
    async stop() {
      isStopping = true;
      clearInterval(timer);
      await running;
      mailer?.close();
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
