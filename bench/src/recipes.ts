import { rmSync } from 'node:fs';
import pg from 'pg';
import { pino } from 'pino';
import { readConfig } from '../../server/src/config.ts';
import type { Member } from '../../server/src/db/household.ts';
import { type DatabaseHandle, openPool } from '../../server/src/db/open-database.ts';
import { recipeListsRepo } from '../../server/src/recipes/lists-repo.ts';
import { buildApp } from '../../server/src/start/app.ts';
import { createServices } from '../../server/src/start/create-services.ts';
import { type ExplainedQuery, explainQueries } from '../../server/testing/explain.ts';
import { openBenchDatabase } from './recipes/bench-database.ts';
import { ALL_RECIPES, BOOK_RECIPES, fillDatabase, isFilled } from './recipes/fill-database.ts';
import { type BenchRequest, REQUESTS } from './recipes/requests.ts';
import { startBareServer } from './recipes/start-bare-server.ts';
import { isProductBuilt, newDataFolder, startProduct } from './shared/built-product.ts';
import type { Running } from './shared/processes.ts';
import { CONNECTIONS, type Measured, shoot } from './shared/shoot.ts';

const SECRET = 'the secret of the benchmark of recipes, long enough';
const EMAIL = 'large-book@example.com';
const PASSWORD = 'quiet-copper-lantern-42';
const WANTED_P95_MS = 100;
const WARM_S = 1;
/** Rows of the book that are read at once. */
const AT_ONCE = 500;
const BUSY_MS = 600_000;

const option = (name: string) => process.argv.find((argument) => argument.startsWith(`--${name}`));
const measuredS = Number(option('seconds=')?.split('=')[1] ?? 4);

/**
 * Lists of a book of 10,000 recipes among a million, over HTTP at 32 connections, beside a bare Fastify route that sends
 * the same bytes. Server, bare server and client are processes of their own. First the plans of every query are printed
 * and checked: none may read another user's rows.
 *
 * `--keep` leaves the database for the next run, `--seconds=N` measures each request for N seconds, `--plans` measures
 * nothing.
 */
export async function run(): Promise<void> {
  if (!isProductBuilt()) return;
  const database = await openBenchDatabase();
  const dataFolder = newDataFolder();
  let server: Running | undefined;
  try {
    server = await startProduct(database.url, dataFolder, { TOKEN_SECRET: SECRET });
    const token = await prepare(database.url, server.url);
    await printPlans(database.url, dataFolder, token);
    if (option('plans') === undefined) await measure(server.url, token);
  } finally {
    await server?.stop();
    await database.close(option('keep') !== undefined);
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/** Fills the database unless a run with --keep has, and signs the owner of the large book in. */
async function prepare(databaseUrl: string, serverUrl: string): Promise<string> {
  const busyUntilMs = Date.now() + BUSY_MS;
  const send = async (call: string): Promise<{ token: string }> => {
    const reply = await fetch(`${serverUrl}/api/auth/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
    });
    if (reply.status === 503 && Date.now() < busyUntilMs) {
      // a database that was just filled writes for a while
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      return send(call);
    }
    if (!reply.ok) throw new Error(`${call} answered ${reply.status}: ${await reply.text()}`);
    return (await reply.json()) as { token: string };
  };
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    if (!(await isFilled(client))) {
      const startedAtMs = performance.now();
      await send('register');
      await client.query('update users set email_verified_at = now(), onboarded_at = now() where email = $1', [EMAIL]);
      await fillDatabase(client, EMAIL);
      console.log(`filled in ${Math.round((performance.now() - startedAtMs) / 1000)} s`);
    }
    const size = await client.query(`select pg_size_pretty(pg_total_relation_size('recipes')) as size, version()`);
    console.log(`${size.rows[0].version.split(' on ')[0]}, table of recipes with its indexes ${size.rows[0].size}`);
  } finally {
    await client.end();
  }
  return (await send('authenticate')).token;
}

/** Prints how PostgreSQL finds what each request asks for, and refuses a plan that reads other people's rows. */
async function printPlans(databaseUrl: string, dataFolder: string, token: string): Promise<void> {
  const pool = openPool(databaseUrl, { size: 4 });
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataFolder, LOG_LEVEL: 'silent', TOKEN_SECRET: SECRET });
  const publicRecipes = Number((await pool.query('select count(*) from recipes where is_public')).rows[0].count);
  const printed = new Set<string>();
  const wrong: string[] = [];
  const { rows: owners } = await pool.query<Member>(
    'select id, household_id as "householdId" from users where email = $1',
    [EMAIL],
  );
  const [owner] = owners;
  if (owner === undefined) throw new Error(`nobody has registered as ${EMAIL}`);
  const intoMemory = {
    name: 'a book comes to memory',
    scope: 'own',
    run: async (db: DatabaseHandle) => {
      for await (const some of recipeListsRepo(db).wholeBook(owner, AT_ONCE)) void some;
    },
  } as const;
  const requests = REQUESTS.map(({ name, path: of, scope }) => ({
    name,
    scope,
    run: async (db: DatabaseHandle) => {
      const services = createServices(config, { db: db as never, pool }, pino({ level: 'silent' }));
      const app = await buildApp(services);
      const reply = await app.inject({ url: of, headers: { authorization: `Bearer ${token}` } });
      if (reply.statusCode !== 200) throw new Error(`${of} answered ${reply.statusCode}: ${reply.body}`);
      await app.close();
      await services.pages.close();
      await services.workers.close();
      await services.outbox.stop();
    },
  }));
  try {
    for (const request of [...requests, intoMemory]) {
      const explained = await explainQueries(pool, request.run);
      console.log(`\n-- ${request.name}`);
      for (const query of explained) {
        // the session and the tags are asked for in the same way each time
        if (!printed.has(query.sql)) console.log(query.text);
        printed.add(query.sql);
        const most = request.scope === 'own' ? BOOK_RECIPES : publicRecipes;
        wrong.push(...strangeScans(query, most).map((scan) => `${request.name}: ${scan}`));
      }
    }
  } finally {
    await pool.end();
  }
  if (wrong.length > 0) throw new Error(`These plans may read other people's rows:\n${wrong.join('\n')}`);
  console.log(
    `\nEvery query of ${REQUESTS.length} requests, and what brings a book to memory, reads rows of its user, or of explore, only.`,
  );
}

/** Scans that do not go by an index to the rows of one user, of explore or of one id, or that read more than those. */
function strangeScans(query: ExplainedQuery, mostRows: number): string[] {
  return query.scans
    .filter(({ table, kind, index, condition, rowsRead }) => {
      // one row that says how often explore changed
      if (table === 'revisions') return false;
      const isByIndex = kind !== 'Seq Scan' && kind !== 'Sample Scan';
      const isOwn =
        index === 'recipes_explore' || index === 'recipes_long_text' || /\b(household_id|id)\b/.test(condition);
      return !isByIndex || !isOwn || rowsRead > mostRows;
    })
    .map(
      ({ table, kind, index, condition, rowsRead }) => `${kind} on ${table} by ${index} ${condition}, ${rowsRead} rows`,
    );
}

async function measure(serverUrl: string, token: string): Promise<void> {
  const bare = await startBareServer(
    serverUrl,
    REQUESTS.map((request) => request.path),
    token,
  );
  console.log(
    `\n${CONNECTIONS} connections, ${BOOK_RECIPES.toLocaleString('en-GB')} recipes in the book, ${ALL_RECIPES.toLocaleString('en-GB')} in the database`,
  );
  console.log(`${'request'.padEnd(30)}  kB  req/s   p50 ms  p95 ms  share of bare`);
  const slow: string[] = [];
  try {
    for (const [index, request] of REQUESTS.entries()) {
      await shoot(serverUrl + request.path, WARM_S, token);
      const ours = await shoot(serverUrl + request.path, measuredS, token);
      const best = await shoot(`${bare.url}/${index}`, Math.max(1, measuredS / 2));
      if (ours.p95Ms > WANTED_P95_MS) slow.push(request.name);
      console.log(row(request, bare.bodies[index] ?? '', ours, best));
    }
  } finally {
    await bare.stop();
  }
  console.log(
    slow.length === 0
      ? `Every request answers within ${WANTED_P95_MS} ms at p95.`
      : `Over ${WANTED_P95_MS} ms at p95: ${slow.join('; ')}.`,
  );
}

const row = ({ name }: BenchRequest, body: string, ours: Measured, best: Measured) =>
  [
    name.padEnd(30),
    (body.length / 1024).toFixed(0).padStart(3),
    ours.perSecond.toFixed(0).padStart(6),
    ours.p50Ms.toFixed(1).padStart(8),
    ours.p95Ms.toFixed(1).padStart(7),
    `${((ours.perSecond / best.perSecond) * 100).toFixed(1).padStart(6)} %`,
  ].join(' ');
