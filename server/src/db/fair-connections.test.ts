import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts';
import { askedBy, askedByNobody } from './fair-connections.ts';
import { createNotices } from './notices.ts';

/** Of the five connections of a test's pool one person may hold two. */
const CALLS = 8;
/** Calls of one that may wait, and some more. */
const FLOOD = 260;

let database: TestDatabase;
let t: TestApp;
let holder: pg.Client;
beforeAll(async () => {
  database = await testDatabase();
  t = await testApp({}, { pool: database.pool, db: database.db });
  holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
});
afterAll(async () => {
  await holder.end();
  await t.close();
  await database.drop();
});

/** What asks for lists waits until the work is done. */
async function whileListsAreHeld<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  await holder.query('begin; lock table lists in access exclusive mode');
  try {
    return await work();
  } finally {
    await holder.query('rollback');
  }
}

/** Until calls wait for the lists, and those that were sent with them have begun too: one begins in each turn of the event loop. */
async function untilTheyHang() {
  const hanging = async () =>
    (await holder.query(`select from pg_locks where relation = 'lists'::regclass and not granted`)).rowCount ?? 0;
  while ((await hanging()) < 2) await nextTurn();
  for (let turn = 0; turn < FLOOD; turn += 1) await nextTurn();
}

test('calls of one person that hang leave connections to everybody else', async () => {
  const [one, other] = [await t.makeUser(), await t.makeUser()];
  let lists: Promise<{ status: number }[]> | undefined;
  await whileListsAreHeld(async () => {
    const asked = Array.from({ length: CALLS }, (_, page) =>
      t.send('GET', `/api/lists/get-lists?page=${page + 1}&limit=10`, { user: one }),
    );
    lists = Promise.all(asked);
    await untilTheyHang();
    expect((await t.send('GET', '/api/recipes/get-tags', { user: other })).status).toBe(200);
  });
  expect((await lists)?.map(({ status }) => status)).toEqual(Array(CALLS).fill(200));
});

test('more of one person than may wait is refused with a word of when to come again, and nobody else is', async () => {
  const [one, other] = [await t.makeUser(), await t.makeUser()];
  let lists: Promise<{ status: number; body: { message?: string } }[]> | undefined;
  await whileListsAreHeld(async () => {
    const asked = Array.from({ length: FLOOD }, (_, page) =>
      t.send('GET', `/api/lists/get-lists?page=${page + 1}&limit=10`, { user: one }),
    );
    lists = Promise.all(asked);
    await Promise.race(asked);
    expect((await t.send('GET', '/api/recipes/get-tags', { user: other })).status).toBe(200);
  });
  const replies = (await lists) ?? [];
  const refused = replies.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const reply of refused) {
    expect(reply).toMatchObject({ status: 429, body: { message: expect.stringContaining('Please try again in') } });
  }
  expect((await t.send('GET', '/api/lists/get-lists?page=1&limit=10', { user: one })).status).toBe(200);
});

test('a call that holds a connection gets another: as many as it likes do not wait for each other', async () => {
  const nested = (call: number) =>
    askedBy('somebody', () =>
      database.db.transaction(async (tx) => {
        const [inside, beside] = [
          await tx.execute(sql`select ${call}::int as n`),
          await database.db.execute(sql`select ${call}::int as n`),
        ];
        return [inside.rows[0]?.['n'], beside.rows[0]?.['n']];
      }),
    );
  expect(await Promise.all([1, 2, 3].map(nested))).toEqual([1, 2, 3].map((call) => [call, call]));
});

test('connections come back from queries that fail', async () => {
  const failing = () => askedBy('somebody else', () => database.db.execute(sql`select 1 / 0`));
  for (let round = 0; round < CALLS; round += 1) await expect(failing()).rejects.toThrow();
  expect((await askedBy('somebody else', () => database.db.execute(sql`select 1 as n`))).rows).toEqual([{ n: 1 }]);
});

/** Work of one person that hangs: it asks for more connections than one may hold, all of it in the same call. */
const hangingCall = () =>
  askedBy('one who asks', () =>
    Promise.all(Array.from({ length: CALLS }, () => database.pool.query('select count(*) from lists'))),
  );

test('what one call asks for side by side is held to the same half', async () => {
  let answers: Promise<unknown> | undefined;
  await whileListsAreHeld(async () => {
    answers = hangingCall();
    await untilTheyHang();
    const beside = await askedBy('another', () => database.pool.query('select 1 as n'));
    expect(beside.rows).toEqual([{ n: 1 }]);
    expect(database.pool.totalCount - database.pool.idleCount).toBe(2);
  });
  await answers;
});

test('what a call sets going for everybody does not wait for that person’s other calls', async () => {
  const heard: (string | null)[] = [];
  const [notices, listening] = [createNotices(database.pool, { warn: () => {} }), new pg.Client(database.url)];
  await listening.connect();
  listening.on('notification', ({ payload }) => heard.push(payload ?? null));
  await listening.query('listen sorrel_notices');
  let answers: Promise<unknown> | undefined;
  await whileListsAreHeld(async () => {
    answers = hangingCall();
    await untilTheyHang();
    askedBy('one who asks', () => notices.tell('list of somebody'));
    while (heard.length === 0) await nextTurn();
    const { rows } = await askedBy('one who asks', () => askedByNobody(() => database.pool.query('select 1 as n')));
    expect(rows).toEqual([{ n: 1 }]);
  });
  await answers;
  expect(heard).toEqual(['list of somebody']);
  await notices.close();
  await listening.end();
});

test('who has left while they waited for their first connection waits no more, and takes none', async () => {
  const leaving = new AbortController();
  let answers: Promise<unknown> | undefined;
  await whileListsAreHeld(async () => {
    answers = hangingCall();
    await untilTheyHang();
    const waiting = askedBy('one who asks', () => database.pool.query('select 1'), leaving.signal);
    leaving.abort();
    await expect(waiting).rejects.toThrow();
    const late = askedBy('one who asks', () => database.pool.query('select 1'), leaving.signal);
    await expect(late).rejects.toThrow();
  });
  await answers;
  const after = await askedBy('one who asks', () => database.pool.query('select 1 as n'));
  expect(after.rows).toEqual([{ n: 1 }]);
});
