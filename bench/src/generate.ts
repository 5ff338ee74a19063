import { randomUUID } from 'node:crypto';
import { generatePlan } from '@sorrel/core/plans/generate-plan';
import { seededRandom } from '@sorrel/core/seeded-random';
import { type RunningServer, startServer } from '@sorrel/e2e/server';
import { sql } from 'drizzle-orm';
import type { HouseholdId } from '../../server/src/db/household.ts';
import { openDatabaseBeside } from '../../server/src/db/open-database.ts';
import { recipes } from '../../server/src/db/tables/recipes.ts';
import { randomInstance } from './planner/random-instances.ts';
import { isProductBuilt } from './shared/built-product.ts';
import { quantile } from './shared/samples.ts';

const BOOKS = [
  { family: 'b2000-balanced', barMs: 400, goalMs: 250 },
  { family: 'b10000-high-protein', barMs: 800, goalMs: 500 },
];
const WARM_UP_CALLS = 5;
const CALLS = 40;
const BESIDE_CALLS = 400;
const ROWS_AT_ONCE = 500;
const PASSWORD = 'quiet-copper-lantern-42';

type Call = (method: string, route: string, body?: unknown) => Promise<Response>;

/** A verified account, and a way to call as it. */
async function signUp(server: RunningServer): Promise<{ email: string; call: Call }> {
  const email = `cook-${randomUUID()}@example.com`;
  const send = (route: string, body: unknown, token?: string, method = 'POST') =>
    fetch(server.url + route, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  await send('/api/auth/register', { email, password: PASSWORD });
  const mailbox = await (await fetch(`${server.url}/dev/mailbox`)).text();
  const article = mailbox.split('<article').find((text) => text.includes(email));
  const link = /href="([^"]+)"/.exec(article ?? '')?.[1]?.replaceAll('&amp;', '&');
  if (link === undefined) throw new Error('no mail with a link to verify the address');
  await fetch(link, { redirect: 'manual' });
  const { token } = (await (await send('/api/auth/authenticate', { email, password: PASSWORD })).json()) as {
    token: string;
  };
  return { email, call: (method, route, body) => send(route, body, token, method) };
}

/** Puts the book of an instance into the running server's database, and makes its owner premium. */
async function fillBook(server: RunningServer, email: string, family: string) {
  const database = await openDatabaseBeside({
    databaseUrl: server.environment['DATABASE_URL'],
    dataFolder: server.dataFolder,
  });
  try {
    const [owner] = (
      await database.db.execute<{ id: string; householdId: HouseholdId }>(
        sql`update users set premium_granted_until = now() + interval '1 day' where email = ${email} returning id, household_id as "householdId"`,
      )
    ).rows;
    if (owner === undefined) throw new Error('the account is not there');
    const rows = randomInstance(family, 1).candidates.map((candidate, index) => ({
      householdId: owner.householdId,
      addedBy: owner.id,
      name: `Recipe ${index}`,
      type: candidate.type,
      favoriteOf: candidate.isFavorite ? [owner.id] : [],
      ingredients: [{ id: '1', name: 'rice', quantity: 80, unit: 'g', possibleUnits: ['g'] }],
      ...(candidate.nutrients && { nutrients: candidate.nutrients, ...candidate.nutrients }),
    }));
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      await database.db.insert(recipes).values(rows.slice(from, from + ROWS_AT_ONCE));
    }
    await database.db.execute(sql`analyze recipes`);
    return rows.length;
  } finally {
    await database.close();
  }
}

async function timesOf(calls: number, run: () => Promise<Response>): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < calls; turn += 1) {
    const startedAtMs = performance.now();
    const reply = await run();
    await reply.arrayBuffer();
    if (!reply.ok) throw new Error(`${reply.url} answered ${reply.status}`);
    times.push(performance.now() - startedAtMs);
  }
  return times;
}

const ms = (times: readonly number[], share: number) => `${quantile(times, share).toFixed(1)} ms`;

/**
 * POST generate end to end, as the page asks for it, with big books in the database; and what another call takes while a
 * week is always being made, beside what it takes when the server has nothing else to do.
 */
export async function run(): Promise<void> {
  if (!isProductBuilt()) return;
  const server = await startServer();
  try {
    console.log('POST /api/plans/generate, end to end, one at a time');
    for (const { family, barMs, goalMs } of BOOKS) {
      const { email, call } = await signUp(server);
      const count = await fillBook(server, email, family);
      const { settings, candidates } = randomInstance(family, 1);
      const generate = () => call('POST', '/api/plans/generate', { ...settings, lockedMeals: {} });
      await timesOf(WARM_UP_CALLS, generate);
      const times = await timesOf(CALLS, generate);
      const planning = Array.from({ length: CALLS / 2 }, (_, seed) => {
        const startedAtMs = performance.now();
        generatePlan(candidates, settings, {}, seededRandom(seed));
        return performance.now() - startedAtMs;
      });
      const bare = await timesOf(CALLS, () => fetch(`${server.url}/readyz`));
      console.log(
        `  ${count} recipes: p50 ${ms(times, 0.5)}, p95 ${ms(times, 0.95)} (bar ${barMs} ms, goal ${goalMs} ms); planning alone p50 ${ms(planning, 0.5)}, a bare route p50 ${ms(bare, 0.5)}`,
      );

      const other = () => call('GET', '/api/recipes/get-tags');
      await timesOf(BESIDE_CALLS / 4, other);
      const alone = await timesOf(BESIDE_CALLS, other);
      let isDone = false;
      const busy = (async () => {
        while (!isDone) await timesOf(1, generate);
      })();
      const beside = await timesOf(BESIDE_CALLS, other);
      isDone = true;
      await busy;
      const ratio = quantile(beside, 0.99) / quantile(alone, 0.99);
      console.log(
        `    GET get-tags p99: ${ms(alone, 0.99)} alone, ${ms(beside, 0.99)} while weeks are made, ${ratio.toFixed(2)} times`,
      );
    }
  } finally {
    await server.stop();
  }
}
