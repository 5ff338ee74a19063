import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startSmtpServer, type TestSmtpServer } from '../../testing/smtp-server.ts';
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts';
import { openPool } from '../db/open-database.ts';
import { mails } from '../db/tables/mails.ts';
import { linkMail } from './link-mail.ts';
import { createOutbox, type Outbox } from './outbox.ts';

const MINUTE_MS = 60_000;

let database: TestDatabase;
let smtp: TestSmtpServer;
let offsetMs: number;
const open: (() => Promise<unknown>)[] = [];

const clock = { now: () => new Date(Date.now() + offsetMs) };
const outboxAt = (smtpUrl: string, db = database.db): Outbox => {
  const outbox = createOutbox({
    db,
    clock,
    log: pino({ level: 'silent' }),
    smtpUrl,
    from: 'Sorrel <hello@sorrel.test>',
  });
  open.push(() => outbox.stop());
  return outbox;
};
const aMail = (changes: Partial<Parameters<typeof linkMail>[0]> = {}) =>
  linkMail({
    cause: `test:${randomUUID()}`,
    language: null,
    to: 'robin@example.com',
    subject: 'Grüße aus der Küche',
    lines: ['The soup is ready.\nCome & eat <now>.'],
    link: { label: 'Come', address: 'https://sorrel.test/app?a=1&b=2' },
    ...changes,
  });
const rowOf = async (cause: string) => (await database.db.select().from(mails).where(eq(mails.cause, cause)))[0];

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  offsetMs = 0;
  smtp = await startSmtpServer();
});
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
  await smtp.close();
  await database.db.delete(mails);
});

describe('a mail', () => {
  test('arrives whole, as text and as HTML, from us, and answers go where they belong', async () => {
    const outbox = outboxAt(smtp.url);
    const mail = aMail({ replyTo: 'kim@example.com' });
    await outbox.enqueue(database.db, mail);
    await outbox.flush();
    expect(smtp.received).toHaveLength(1);
    const [received] = smtp.received;
    expect(received).toMatchObject({
      from: { name: 'Sorrel', address: 'hello@sorrel.test' },
      envelopeTo: ['robin@example.com'],
      replyTo: [{ address: 'kim@example.com' }],
      subject: 'Grüße aus der Küche',
      messageId: expect.stringMatching(/^<[0-9a-f-]{36}@sorrel\.test>$/),
    });
    expect(received?.text?.trim()).toBe(mail.text);
    expect(received?.html?.replaceAll('\r\n', '\n').trim()).toBe(mail.html.trim());
    expect(received?.html).toContain('Come &amp; eat &lt;now&gt;.');
    expect(received?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
  });

  test('that was sent keeps nothing that opens anything', async () => {
    const outbox = outboxAt(smtp.url);
    const mail = aMail();
    await outbox.enqueue(database.db, mail);
    await outbox.flush();
    expect(await rowOf(mail.cause)).toMatchObject({ sentAt: expect.any(Date), text: '', html: '', lastError: null });
  });

  test('written in a transaction that does not hold is never sent', async () => {
    const outbox = outboxAt(smtp.url);
    const failed = database.db.transaction(async (tx) => {
      await outbox.enqueue(tx, aMail());
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    await outbox.flush();
    expect(smtp.received).toEqual([]);
  });

  test('cannot be turned to other addresses or headers by what people type', async () => {
    const outbox = outboxAt(smtp.url);
    await outbox.enqueue(
      database.db,
      aMail({ to: 'robin@example.com, eve@evil.test', subject: 'Hello\r\nBcc: eve@evil.test' }),
    );
    await outbox.enqueue(database.db, aMail({ subject: 'Hello\r\nBcc: eve@evil.test' }));
    await outbox.flush();
    offsetMs += 2 * MINUTE_MS;
    await outbox.flush();
    expect(smtp.received.flatMap(({ envelopeTo }) => envelopeTo)).not.toContain('eve@evil.test');
    expect(smtp.received.map(({ bcc }) => bcc ?? [])).toEqual(smtp.received.map(() => []));
  });
});

describe('once for one cause', () => {
  test('two mails for one cause are one', async () => {
    const outbox = outboxAt(smtp.url);
    const mail = aMail();
    await outbox.enqueue(database.db, mail);
    await outbox.enqueue(database.db, mail);
    await outbox.flush();
    await outbox.enqueue(database.db, mail);
    await outbox.flush();
    expect(smtp.received).toHaveLength(1);
  });

  test('two processes that send at once send each mail once', async () => {
    const slow = await startSmtpServer({ takesMs: 5 });
    open.push(() => slow.close());
    const pools = [openPool(database.url, { size: 3 }), openPool(database.url, { size: 3 })];
    open.push(() => Promise.all(pools.map((pool) => pool.end())));
    const processes = pools.map((pool) => outboxAt(slow.url, drizzle(pool)));
    const subjects = Array.from({ length: 40 }, (_, index) => `Mail ${index}`);
    for (const subject of subjects) await processes[0]?.enqueue(database.db, aMail({ subject }));
    await Promise.all(processes.map((process) => process.flush()));
    expect(slow.received.map(({ subject }) => subject).toSorted()).toEqual(subjects.toSorted());
  });

  test('a mail server that takes its time has each mail once, although the next round began', async () => {
    const slow = await startSmtpServer({ takesMs: 300 });
    open.push(() => slow.close());
    const [one, other] = [outboxAt(slow.url), outboxAt(slow.url)];
    await one.enqueue(database.db, aMail());
    const sending = one.flush();
    while (slow.received.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    offsetMs += 5 * MINUTE_MS;
    await other.flush();
    await sending;
    expect(slow.received).toHaveLength(1);
  });

  test('a mail that a process took down with it is sent by another, later', async () => {
    const mail = aMail();
    await outboxAt(smtp.url).enqueue(database.db, mail);
    // as a process leaves it that dies after claiming
    const claimedUntil = new Date(clock.now().getTime() + 10 * MINUTE_MS);
    await database.db.update(mails).set({ attempts: 1, nextAttemptAt: claimedUntil });
    const other = outboxAt(smtp.url);
    await other.flush();
    expect(smtp.received).toEqual([]);
    offsetMs += 11 * MINUTE_MS;
    await other.flush();
    expect(smtp.received).toHaveLength(1);
  });
});

describe('a mail server', () => {
  test('that is down gets every mail when it is back, with back-off between', async () => {
    const { port } = smtp;
    await smtp.close();
    const outbox = outboxAt(`smtp://127.0.0.1:${port}`);
    const causes = [aMail(), aMail()];
    for (const mail of causes) await outbox.enqueue(database.db, mail);
    await outbox.flush();
    const first = await rowOf(causes[0]?.cause ?? '');
    expect(first).toMatchObject({ attempts: 1, sentAt: null, lastError: expect.stringContaining('ECONNREFUSED') });
    expect(first?.text).not.toBe('');
    // the second was left alone: the first showed that nobody is there
    expect(await rowOf(causes[1]?.cause ?? '')).toMatchObject({ attempts: 0 });

    smtp = await startSmtpServer({ port });
    await outbox.flush();
    expect(smtp.received).toHaveLength(1);
    offsetMs += MINUTE_MS + 1000;
    await outbox.flush();
    expect(smtp.received).toHaveLength(2);
  });

  test('that says not now is asked again, after 1 and 2 minutes', async () => {
    const outbox = outboxAt(smtp.url);
    smtp.refuse('robin@example.com', 451, 2);
    await outbox.enqueue(database.db, aMail());
    for (const [waitedMs, arrived] of [
      [0, 0],
      [59_000, 0],
      [2_000, 0],
      [119_000, 0],
      [2_000, 1],
    ] as const) {
      offsetMs += waitedMs;
      await outbox.flush();
      expect(smtp.received).toHaveLength(arrived);
    }
  });

  test('that refuses one address holds up no other, and is not asked for ever', async () => {
    const outbox = outboxAt(smtp.url);
    smtp.refuse('gone@example.com', 550);
    const refused = aMail({ to: 'gone@example.com' });
    await outbox.enqueue(database.db, refused);
    await outbox.enqueue(database.db, aMail());
    await outbox.flush();
    expect(smtp.received.map(({ envelopeTo }) => envelopeTo)).toEqual([['robin@example.com']]);
    for (let round = 0; round < 4; round += 1) {
      offsetMs += 60 * MINUTE_MS;
      await outbox.flush();
    }
    expect(await rowOf(refused.cause)).toMatchObject({ attempts: 3, givenUpAt: expect.any(Date), text: '', html: '' });
    expect(JSON.stringify(await rowOf(refused.cause))).not.toContain('gone@example.com');
  });
});

test('what was sent a month ago is forgotten, what waits is not', async () => {
  const outbox = outboxAt(smtp.url);
  await outbox.enqueue(database.db, aMail());
  await outbox.flush();
  smtp.refuse('later@example.com', 451);
  offsetMs += 31 * 24 * 60 * MINUTE_MS;
  const waiting = aMail({ to: 'later@example.com' });
  await outbox.enqueue(database.db, waiting);
  await outbox.flush();
  expect((await database.db.select().from(mails)).map(({ cause }) => cause)).toEqual([waiting.cause]);
});

test('without a mail server nothing is sent and the mail keeps its text for the local mailbox', async () => {
  const outbox = createOutbox({
    db: database.db,
    clock,
    log: pino({ level: 'silent' }),
    smtpUrl: undefined,
    from: 'x@sorrel.test',
  });
  const mail = aMail();
  await outbox.enqueue(database.db, mail);
  await outbox.flush();
  expect(await rowOf(mail.cause)).toMatchObject({ sentAt: null, attempts: 0, text: mail.text });
  // nor is it by the first mail server that is set up afterwards
  const real = outboxAt(smtp.url);
  const after = aMail({ subject: 'Of today' });
  await real.enqueue(database.db, after);
  await real.flush();
  expect(smtp.received.map(({ subject }) => subject)).toEqual(['Of today']);
  // where no page shows it any more, it goes with the old ones
  offsetMs += 31 * 24 * 60 * MINUTE_MS;
  await outboxAt(smtp.url).flush();
  expect(await rowOf(mail.cause)).toBeUndefined();
});
