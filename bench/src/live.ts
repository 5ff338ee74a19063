import { readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { signAccessToken } from '../../server/src/auth/tokens.ts';
import type { HouseholdId } from '../../server/src/db/household.ts';
import { openBenchDatabase } from './recipes/bench-database.ts';
import { isProductBuilt, newDataFolder, startProduct } from './shared/built-product.ts';
import { quantile } from './shared/samples.ts';

const SECRET = 'the secret of the benchmark of live lists, long enough';
const LISTENERS = 1_000;
const TICKS = 600;
const TICKS_PER_SECOND = 20;
const ITEMS = 60;
/** After this much rest the memory of a process is read. */
const REST_MS = 15_000;

interface Person {
  headers: { authorization: string; 'content-type': string };
  listId: string;
}

/** People with a session and a list each, written past the product: registering a thousand is another benchmark. */
async function people(databaseUrl: string): Promise<Person[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ userId: string; householdId: HouseholdId; email: string; sessionId: string }>(
    `with alone as (insert into households select from generate_series(1, $1) returning id),
     made as (
       insert into users (household_id, email, email_key, email_verified_at, onboarded_at)
       select id, address, address, now(), now() from (select id, 'live-' || id || '@example.com' as address from alone) a
       returning id, household_id, email)
     insert into sessions (user_id, user_agent, created_at, last_used_at) select id, 'bench', now(), now() from made
     returning user_id as "userId", id as "sessionId", (select email from made where made.id = user_id) as email,
       (select household_id from made where made.id = user_id) as "householdId"`,
    [LISTENERS],
  );
  await client.end();
  const secret = new TextEncoder().encode(SECRET);
  return Promise.all(
    rows.map(async ({ userId, householdId, email, sessionId }) => ({
      headers: {
        authorization: `Bearer ${await signAccessToken(secret, { id: userId, householdId, email, role: 'user', sessionId }, new Date())}`,
        'content-type': 'application/json',
      },
      listId: '',
    })),
  );
}

async function send(url: string, path: string, { headers }: Person, body: object) {
  const reply = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
  return reply.json();
}

/** Opens a stream; told of each word that comes. */
function listen(url: string, agent: Agent, { headers }: Person, hear: () => void): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const asked = request(`${url}/api/lists/live`, { agent, headers: { authorization: headers.authorization } });
    asked.on('error', reject);
    asked.on('response', (reply) => {
      if (reply.statusCode !== 200) reject(new Error(`the stream answered ${reply.statusCode}`));
      reply.on('error', () => undefined);
      reply.on('data', (chunk: Buffer) => {
        if (chunk.includes('data:')) hear();
      });
      resolve(() => asked.destroy());
    });
    asked.end();
  });
}

function memoryMb(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1024;
}

/**
 * Two processes on one database; a thousand people listen at the second, and tick at the first. Prints how long a tick takes until the
 * other device has fetched it, and what the listeners cost in idle memory.
 */
export async function run(): Promise<void> {
  if (!isProductBuilt()) return;
  const database = await openBenchDatabase('bench_live');
  const folders = [newDataFolder(), newDataFolder()] as const;
  const servers = [];
  try {
    for (const folder of folders) {
      servers.push(await startProduct(database.url, folder, { TOKEN_SECRET: SECRET, DATABASE_POOL_SIZE: '10' }));
    }
    const [one, other] = servers;
    if (one === undefined || other === undefined) return;
    const all = await people(database.url);
    const produce = Array.from({ length: ITEMS }, (_, index) => ({
      id: `i${index}`,
      name: `food ${index}`,
      quantity: 1,
    }));
    for (const person of all) {
      person.listId = (await send(one.url, '/api/lists/save', person, { name: 'shop', shoppingList: { produce } })).id;
    }
    // a process that has answered as many people as will listen: what is added is the listening
    for (const person of all)
      await send(other.url, `/api/lists/sync/${person.listId}`, person, { sentAtMs: Date.now() });
    await sleep(REST_MS);
    const idleMb = memoryMb(other.pid);
    const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
    const heard = new Map<Person, () => void>();
    const leave = [];
    for (const person of all) leave.push(await listen(other.url, agent, person, () => heard.get(person)?.()));
    await sleep(REST_MS);
    const listeningMb = memoryMb(other.pid);
    const [toldMs, thereMs] = [[], []] as [number[], number[]];
    await Promise.all(
      Array.from({ length: TICKS }, async (_, index) => {
        await sleep((index * 1000) / TICKS_PER_SECOND);
        const person = all[(index * 7) % all.length] as Person;
        const startedMs = performance.now();
        const told = new Promise<void>((resolve) => heard.set(person, resolve));
        const operations = [
          {
            id: `o${index}`,
            item: `i${index % ITEMS}`,
            kind: 'set',
            fields: { checked: true },
            madeAtMs: Date.now(),
            seenMs: 0,
          },
        ];
        const path = `/api/lists/sync/${person.listId}`;
        await Promise.all([send(one.url, path, person, { since: 1, sentAtMs: Date.now(), operations }), told]);
        toldMs.push(performance.now() - startedMs);
        const { items } = await send(other.url, path, person, { since: 1, sentAtMs: Date.now() });
        if (!items.some(({ id }: { id: string }) => id === `i${index % ITEMS}`))
          throw new Error('the tick is not there');
        thereMs.push(performance.now() - startedMs);
      }),
    );
    const line = (name: string, times: number[]) =>
      `${name}: p50 ${quantile(times, 0.5).toFixed(0)} ms, p95 ${quantile(times, 0.95).toFixed(0)} ms, p99 ${quantile(times, 0.99).toFixed(0)} ms`;
    console.log(`${LISTENERS} listeners, ${TICKS} ticks, ${TICKS_PER_SECOND} a second, lists of ${ITEMS} items`);
    console.log(line('told of a tick', toldMs));
    console.log(line('tick on the other device', thereMs));
    console.log(
      `memory of the process that is listened to: ${idleMb.toFixed(1)} MB idle, ${listeningMb.toFixed(1)} MB with listeners, ${(listeningMb - idleMb).toFixed(1)} MB more`,
    );
    for (const stop of leave) stop();
  } finally {
    for (const server of servers) await server.stop();
    await database.close(false);
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}
