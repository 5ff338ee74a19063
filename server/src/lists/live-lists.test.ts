import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';
import { sessionsRepo } from '../auth/sessions-repo.ts';
import { STREAMS_OF_ONE_MAX } from './live-lists.ts';

let one: TestApp;
let other: TestApp;
let addresses: string[];
beforeAll(async () => {
  const secret = { TOKEN_SECRET: 'the secret of two processes, long enough' };
  one = await testApp(secret);
  other = await testApp(secret, { pool: one.services.pool, db: one.services.db });
  addresses = await Promise.all([one, other].map(({ app }) => app.listen({ host: '127.0.0.1', port: 0 })));
});
afterAll(async () => {
  // a call given up before it was sent leaves a connection open that is not idle: without this, closing waits 72 s for it
  other.app.server.closeAllConnections();
  await other.close();
  await one.close();
});

/** Reads a stream of the other process until a text has come; the answer to a question is the status where it is none. */
async function openStream(user: TestUser, query = '') {
  const leaving = new AbortController();
  const reply = await fetch(`${addresses[1]}/api/lists/live${query}`, {
    headers: user.headers,
    signal: leaving.signal,
  });
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  let isOver = false;
  const reading = (async () => {
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) text += next.value;
    isOver = true;
  })().catch(() => undefined);
  const until = async (isThere: () => boolean) => {
    for (let waited = 0; waited < 10_000 && !isThere(); waited += 20) await sleep(20);
    expect(isThere()).toBe(true);
  };
  return {
    status: reply.status,
    headers: reply.headers,
    says: (words: string) => until(() => text.includes(words)),
    ends: () => until(() => isOver),
    text: () => text,
    leave: async () => {
      leaving.abort();
      await reading;
    },
  };
}
const newList = async (user: TestUser) =>
  (await one.send('POST', '/api/lists/save', { user, body: { name: 'shop', shoppingList: {} } })).body.id as string;

test('what is done in one process is told by the other, to its own people and without saying what it was', async () => {
  const [user, stranger] = [await one.makeUser(), await one.makeUser()];
  const id = await newList(user);
  const [stream, theirs] = [await openStream(user), await openStream(stranger)];
  await stream.says(':');
  await sleep(200);
  const operations = [{ id: 'o', item: 'milk', kind: 'remove', madeAtMs: 0, seenMs: 0 }];
  await one.send('POST', `/api/lists/sync/${id}`, { user, body: { sentAtMs: 0, operations } });
  await stream.says(`data: {"list":"${id}"}\n\n`);
  expect(stream.text()).not.toContain('milk');
  expect(theirs.text()).not.toContain('data');
  expect(Object.fromEntries(stream.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  expect(stream.headers.get('content-encoding')).toBeNull();
  await Promise.all([stream.leave(), theirs.leave()]);
});

test('a stream ends with its session', async () => {
  const user = await one.makeUser();
  const stream = await openStream(user);
  await stream.says(':');
  await sessionsRepo(one.services.db).endAll(user.id, new Date());
  await other.app.beatStreams();
  await stream.ends();
});

test('one person has so many streams, and what is no number of seconds is refused', async () => {
  const user = await one.makeUser();
  const streams = [];
  for (let index = 0; index < STREAMS_OF_ONE_MAX; index += 1) streams.push(await openStream(user));
  const refused = await openStream(user);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
  await Promise.all(streams.map((stream) => stream.leave()));
  await sleep(100);
  const again = await openStream(user);
  expect(again.status).toBe(200);
  await again.leave();
  for (const seconds of ['-1', '3601', 'soon', '0x', '1&seconds=2']) {
    expect([seconds, (await openStream(user, `?seconds=${seconds}`)).status]).toEqual([seconds, 400]);
  }
  expect((await one.send('GET', '/api/lists/live?seconds=0')).status).toBe(401);
});

test('who has left before their stream is open has none: a connection that breaks uses up no place', async () => {
  const user = await one.makeUser();
  const { authorise } = other.app;
  let left = 0;
  // the answer of who they are comes when they have gone
  other.app.authorise = async (request, access) => {
    const signedIn = await authorise(request, access);
    await new Promise((resolve) => request.raw.socket.once('close', resolve));
    left += 1;
    return signedIn;
  };
  for (let index = 0; index <= STREAMS_OF_ONE_MAX; index += 1) {
    const signal = AbortSignal.timeout(100);
    await fetch(`${addresses[1]}/api/lists/live`, { headers: user.headers, signal }).catch(() => undefined);
  }
  while (left <= STREAMS_OF_ONE_MAX) await sleep(10);
  await sleep(50);
  other.app.authorise = authorise;
  const stream = await openStream(user);
  expect(stream.status).toBe(200);
  await stream.leave();
});

test('when the connection that listens was lost, everybody is told that something may have been missed', async () => {
  const user = await one.makeUser();
  const stream = await openStream(user);
  await stream.says(':');
  await sleep(200);
  await one.services.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sorrel listens' and datname = current_database()",
  );
  await stream.says('event: missed');
  const id = await newList(user);
  await stream.says(id);
  await stream.leave();
});
