import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';
import { openPool } from '../db/open-database.ts';
import { mails } from '../db/tables/mails.ts';

let t: TestApp;
let user: TestUser;
let port: number;
beforeAll(async () => {
  t = await testApp();
  user = await t.makeUser();
  await t.app.listen({ host: '127.0.0.1', port: 0 });
  port = (t.app.server.address() as AddressInfo).port;
});
afterAll(() => t.close());

const picture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#a52' } })
    .png()
    .toBuffer();

async function recipeForm(bytes?: Buffer) {
  const form = new FormData();
  form.append('recipeName', 'Lentil Soup');
  if (bytes !== undefined) form.append('images', new File([new Uint8Array(bytes)], 'soup.png', { type: 'image/png' }));
  return form;
}

test('a client that drips its request is cut off, as is one that says nothing', () => {
  expect(t.app.server.requestTimeout).toBeGreaterThan(0);
  expect(t.app.server.headersTimeout).toBeGreaterThan(0);
  expect(t.app.server.headersTimeout).toBeLessThan(t.app.server.requestTimeout);
});

describe('slow clients', () => {
  const HEADERS = 'host: x\r\ncontent-type: application/json\r\n';
  const CROWD = 60;
  /** Longer than a busy machine takes to let a crowd in: its first may not be gone before its last has come. */
  const PATIENT = { headersTimeout: 60_000, requestTimeout: 60_000 };
  /** Seconds in place of minutes. Node looks at these anew each time. */
  const IMPATIENT = { headersTimeout: 500, requestTimeout: 3_000 };
  let impatient: TestApp;
  let slowPort: number;
  beforeAll(async () => {
    impatient = await testApp();
    const { server } = impatient.app;
    // how often Node looks for such connections is read when the server begins to listen
    Object.assign(server, { ...PATIENT, connectionsCheckingInterval: 100 });
    await impatient.app.listen({ host: '127.0.0.1', port: 0 });
    slowPort = (server.address() as AddressInfo).port;
  });
  afterAll(() => impatient.close());
  const be = (limits: typeof PATIENT) => void Object.assign(impatient.app.server, limits);

  /** Sends the beginning, then one byte after another as long as it may; gives what was answered until it was cut off. */
  async function drip(beginning: string): Promise<string> {
    const socket = connect(slowPort, '127.0.0.1');
    let said = '';
    socket.on('data', (chunk) => {
      said += String(chunk);
    });
    socket.on('error', () => {});
    socket.write(beginning);
    const dripping = setInterval(() => socket.writable && socket.write('x'), 50);
    await once(socket, 'close');
    clearInterval(dripping);
    return said;
  }
  const open = () =>
    new Promise<number>((resolve, reject) =>
      impatient.app.server.getConnections((cause, count) => (cause ? reject(cause) : resolve(count))),
    );

  test.each([
    ['headers', 'POST /api/auth/authenticate HTTP/1.1\r\nhost: x\r\nx-slow: '],
    ['a body', `POST /api/auth/authenticate HTTP/1.1\r\n${HEADERS}content-length: 90000\r\n\r\n{"email":"`],
  ])('%s that never end: 408, and the connection is cut', async (_name, beginning) => {
    be(IMPATIENT);
    expect(await drip(beginning)).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('a crowd of them, uploads half open among them, is cut off and hurts nobody else', async () => {
    be(PATIENT);
    const cook = await impatient.makeUser();
    // one person alone may not send so many at once
    const cooks = await Promise.all(Array.from({ length: CROWD / 4 }, () => impatient.makeUser()));
    const upload = ({ headers }: TestUser) =>
      `POST /api/recipes/add-recipe HTTP/1.1\r\nhost: x\r\nauthorization: ${headers.authorization}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 900000\r\n\r\n--b\r\ncontent-disposition: form-data; name="images"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
    let isOver = false;
    const crowd = Promise.all(
      Array.from({ length: CROWD }, (_, index) => drip(upload(cooks[Math.floor(index / 4)] ?? cook))),
    ).then((said) => {
      isOver = true;
      return said;
    });
    await expect.poll(open, { timeout: 30_000 }).toBeGreaterThanOrEqual(CROWD);
    const ask = async () => {
      const reply = await fetch(`http://127.0.0.1:${slowPort}/api/recipes/recipe-count`, { headers: cook.headers });
      expect([reply.status, await reply.json()]).toEqual([200, { count: 0 }]);
    };
    // others are answered while the whole crowd stands there, and while it is cut off
    for (let answered = 0; answered < 10; answered += 1) await ask();
    expect([isOver, (await open()) >= CROWD]).toEqual([false, true]);
    be({ headersTimeout: IMPATIENT.requestTimeout, requestTimeout: IMPATIENT.requestTimeout });
    while (!isOver) await ask();
    for (const said of await crowd) expect(said).toMatch(/^HTTP\/1\.1 408 /);
    // what is left is the connection that our own requests share
    await expect.poll(open, { timeout: 5_000 }).toBeLessThanOrEqual(2);
    expect((await impatient.services.pool.query('select 1 from images')).rowCount).toBe(0);
  }, 120_000);
});

test('uploads that break off leave no file and no row, and the server serves on', async () => {
  const files = () => readdirSync(t.services.config.DATA_DIR, { recursive: true }).length;
  const before = files();
  const rows = async () => (await t.services.pool.query('select count(*)::int as n from images')).rows[0].n;
  const rowsBefore = await rows();
  const broken = Array.from({ length: 10 }, async (): Promise<void> => {
    const socket: Socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.write(
      `POST /api/recipes/add-recipe HTTP/1.1\r\nhost: x\r\nauthorization: ${user.headers.authorization}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 900000\r\n\r\n--b\r\ncontent-disposition: form-data; name="images"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n${'x'.repeat(50_000)}`,
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.destroy();
  });
  await Promise.all(broken);
  const reply = await t.send('POST', '/api/recipes/add-recipe', { user: await t.makeUser(), form: await recipeForm() });
  expect(reply.status).toBe(200);
  expect(await rows()).toBe(rowsBefore);
  expect(files()).toBe(before);
});

test('a full disk for pictures is said in a sentence, and nothing half saved stays', async () => {
  const full = await testApp(
    {},
    {
      imageStore: {
        put: async () => {
          throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
        },
        get: async () => null,
        remove: async () => {},
      },
    },
  );
  const cook = await full.makeUser();
  const reply = await full.send('POST', '/api/recipes/add-recipe', {
    user: cook,
    form: await recipeForm(await picture()),
  });
  expect([reply.status, reply.body.message]).toEqual([503, expect.stringMatching(/picture.*(later|again)/i)]);
  expect((await full.send('GET', '/api/recipes/recipe-count', { user: cook })).body).toEqual({ count: 0 });
  const kept = await full.services.pool.query('select count(*)::int as n from image_uses');
  expect(kept.rows[0].n).toBe(0);
  await full.close();
});

/** A port in front of the database that can be shut and opened again. */
async function gateTo(url: URL): Promise<{ url: string; shut(): void; open(): Promise<void>; close(): void }> {
  const target = url.searchParams.get('host');
  const sockets = new Set<Socket>();
  let server: Server;
  let at = 0;
  const open = async () => {
    server = createServer((inner) => {
      const outer =
        target === null ? connect(Number(url.port || 5432), url.hostname) : connect(`${target}/.s.PGSQL.5432`);
      for (const socket of [inner, outer]) {
        sockets.add(socket);
        socket.on('error', () => {});
        socket.on('close', () => {
          inner.destroy();
          outer.destroy();
        });
      }
      inner.pipe(outer).pipe(inner);
    });
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
    at = (server.address() as AddressInfo).port;
  };
  const shut = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  await open();
  const gated = new URL(url);
  gated.searchParams.delete('host');
  gated.hostname = '127.0.0.1';
  gated.port = String(at);
  return { url: gated.href, shut, open, close: shut };
}

test('a database that goes away is said in a sentence with 503, and when it is back everything heals by itself', async () => {
  const gate = await gateTo(new URL(t.services.pool.options.connectionString ?? ''));
  const pool = openPool(gate.url, { size: 3 });
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const gated = await testApp({}, { pool, db: drizzle(pool) });
  const cook = await gated.makeUser();
  const ask = () => gated.send('GET', '/api/recipes/recipe-count', { user: cook });
  expect((await ask()).status).toBe(200);
  gate.shut();
  const away = await ask();
  expect([away.status, away.body.message, away.headers['retry-after']]).toEqual([
    503,
    'Sorrel is busy for a moment. Please try again in 5 seconds.',
    '5',
  ]);
  expect((await gated.send('GET', '/readyz')).status).toBe(503);
  expect((await gated.send('GET', '/healthz')).status).toBe(200);
  await gate.open();
  await expect.poll(async () => (await ask()).status, { timeout: 15_000 }).toBe(200);
  expect((await gated.send('GET', '/readyz')).status).toBe(200);
  await gated.close();
  await pool.end();
  gate.close();
}, 60_000);

test('while the mail server is down for an hour no request fails and no mail is lost; then each goes out once', async () => {
  let isDown = true;
  const received: string[] = [];
  const mailServer = createServer((socket) => {
    socket.on('error', () => {});
    if (isDown) return socket.destroy();
    let isData = false;
    socket.write('220 x\r\n');
    socket.on('data', (chunk) => {
      for (const line of String(chunk).split('\r\n').filter(Boolean)) {
        if (isData) {
          if (line.startsWith('To: ')) received.push(line.slice(4));
          if (line === '.') {
            isData = false;
            socket.write('250 ok\r\n');
          }
        } else if (line === 'DATA') {
          isData = true;
          socket.write('354 go on\r\n');
        } else socket.write(line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
      }
    });
  });
  mailServer.listen(0, '127.0.0.1');
  await once(mailServer, 'listening');
  const m = await testApp({ SMTP_URL: `smtp://127.0.0.1:${(mailServer.address() as AddressInfo).port}` });
  for (const name of ['a', 'b', 'c']) {
    const body = { email: `${name}@example.com`, password: 'quiet-copper-lantern' };
    expect((await m.send('POST', '/api/auth/register', { body })).status).toBe(201);
  }
  for (let minute = 0; minute < 60; minute += 10) {
    await m.services.outbox.flush();
    m.clock.advance(10 * 60_000);
  }
  expect(received).toEqual([]);
  isDown = false;
  m.clock.advance(60 * 60_000);
  await m.services.outbox.flush();
  await m.services.outbox.flush();
  expect(received.toSorted()).toEqual(['a@example.com', 'b@example.com', 'c@example.com']);
  const waiting = (await m.services.db.select().from(mails)).filter((mail) => mail.sentAt === null);
  expect(waiting).toEqual([]);
  await m.close();
  mailServer.close();
}, 60_000);

test('a clock that jumps back or far ahead ends sessions at worst, and breaks nothing for good', async () => {
  const j = await testApp();
  const cook = await j.makeUser();
  const count = () => j.send('GET', '/api/recipes/recipe-count', { user: cook });
  j.clock.advance(-24 * 60 * 60_000);
  expect([200, 401]).toContain((await count()).status);
  expect((await j.send('POST', '/api/recipes/add-recipe', { user: cook, form: await recipeForm() })).status).not.toBe(
    500,
  );
  j.clock.advance(48 * 60 * 60_000);
  expect((await count()).status).toBe(401);
  const body = { email: 'late@example.com', password: 'quiet-copper-lantern' };
  expect((await j.send('POST', '/api/auth/register', { body })).status).toBe(201);
  j.clock.advance(-24 * 60 * 60_000);
  expect((await count()).status).toBe(200);
  await j.close();
}, 60_000);
