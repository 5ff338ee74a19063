import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { type Migration, migrateInTransaction, readMigrations } from '../../server/src/db/migrate.ts';
import { migrateServed } from '../../server/src/db/migrate-served.ts';
import { openPool } from '../../server/src/db/open-database.ts';
import { openBenchDatabase } from './recipes/bench-database.ts';
import { quantile } from './shared/samples.ts';

const isShort = process.argv.includes('--short');
const RECIPES = isShort ? 50_000 : 1_000_000;
const USERS = RECIPES / 100;
/** The goals: the whole upgrade, and the longest that somebody who reads waits. A machine beside other work needs more of both. */
const WITHIN_S = 300;
const LONGEST_MS = 1500;

const userId = (number: string) => `('00000000-0000-4000-9000-' || lpad((${number})::text, 12, '0'))::uuid`;

/** What servers of the first release ask when somebody looks at the book, a recipe, plans and lists. */
const READS = [
  'select id, name, type, calories from recipes where user_id = $1 order by created_at desc, id desc limit 24',
  'select * from recipes where user_id = $1 limit 1',
  'select id, name from plans where user_id = $1',
  'select id, list from lists where user_id = $1',
  'select s.id, u.email from sessions s join users u on u.id = s.user_id where s.user_id = $1',
];
const TOUCH = 'update sessions set last_used_at = now() where user_id = $1';
const WRITE = 'update recipes set notes = notes where user_id = $1';

/**
 * Upgrades a database of the first release with a million recipes while servers of that release go on asking. Prints how long it took and
 * how long whoever read waited. `--short` takes 50,000 recipes.
 */
export async function run(): Promise<void> {
  const database = await openBenchDatabase('bench_upgrade');
  const pool = openPool(database.url, { size: 4 });
  const readers = openPool(database.url, { size: 4 });
  try {
    await fill(pool, readMigrations().slice(0, 1));
    const from = performance.now();
    const upgrading = migrateServed(pool, { notify: (sentence) => console.log(sentence) });
    const [applied, read] = await Promise.all([upgrading, readUntil(readers, upgrading)]);
    const seconds = (performance.now() - from) / 1000;
    console.log(`${RECIPES.toLocaleString('en-GB')} recipes, ${applied.length} migrations: ${seconds.toFixed(0)} s (goal ${WITHIN_S})
reads: ${read.waitsMs.length}, p50 ${quantile(read.waitsMs, 0.5).toFixed(0)} ms, p99 ${quantile(read.waitsMs, 0.99).toFixed(0)} ms, longest ${Math.max(...read.waitsMs).toFixed(0)} ms (goal ${LONGEST_MS}); failed: ${read.failed}
sessions touched: ${read.touched}, longest ${Math.max(...read.touchesMs).toFixed(0)} ms; saves refused: ${read.refused}, saved: ${read.saved}`);
    const recipes = await countRecipes(pool);
    const isWhole = recipes === RECIPES;
    console.log(isWhole ? 'every recipe is there' : `only ${recipes} recipes are there`);
    if (!isWhole || read.failed > 0 || seconds > WITHIN_S || Math.max(...read.waitsMs) > LONGEST_MS)
      process.exitCode = 1;
  } finally {
    await Promise.all([pool.end(), readers.end()]);
    await database.close(false);
  }
}

async function fill(pool: pg.Pool, migrations: Migration[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin; set local statement_timeout = 0');
    await migrateInTransaction(client, migrations);
    await client.query(`insert into users (id, email, email_key)
      select ${userId('n')}, 'cook-' || n || '@example.com', 'cook-' || n || '@example.com' from generate_series(1, ${USERS}) n`);
    await client.query(`insert into sessions (user_id) select ${userId('n')} from generate_series(1, ${USERS}) n`);
    await client.query(`insert into plans (user_id, id, name, meal_plan)
      select ${userId('n')}, gen_random_uuid(), 'week', '[]' from generate_series(1, ${USERS}) n`);
    await client.query(`insert into lists (user_id, id, name, list)
      select ${userId('n')}, gen_random_uuid(), 'shop', '{"produce": [{"id": "i1", "name": "leek", "quantity": 2, "unit": "", "checked": false}]}'
      from generate_series(1, ${USERS}) n`);
    await client.query(`insert into recipes (user_id, name, type, serves, ingredients, method, search_text, calories, created_at)
      select ${userId(`1 + (n * 7919::bigint) % ${USERS}`)}, 'Stew ' || n, 'dinner', 4,
        (select jsonb_agg(jsonb_build_object('id', 'i' || i, 'name', 'Food ' || (n + i) % 997, 'quantity', i, 'unit', 'g', 'possibleUnits', '[]'::jsonb))
          from generate_series(1, 8) i),
        jsonb_build_array(jsonb_build_object('step', 1, 'desc', repeat('Stir and wait. ', 20))), 'stew ' || n, n % 900,
        timestamptz '2024-01-01' + n * interval '1 minute'
      from generate_series(1, ${RECIPES}) n`);
    for (const last of ['commit', 'set statement_timeout = 0', 'vacuum analyze', 'checkpoint'])
      await client.query(last);
  } finally {
    client.release(true);
  }
}

async function countRecipes(pool: pg.Pool): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    const { rows } = await client.query('select count(*)::int as recipes from recipes where household_id = added_by');
    return rows[0].recipes;
  } finally {
    client.release(true);
  }
}

async function readUntil(pool: pg.Pool, until: Promise<unknown>) {
  const read = { waitsMs: [0], touchesMs: [0], failed: 0, touched: 0, refused: 0, saved: 0 };
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  void until.then(over, over);
  for (let turn = 0; !isOver; turn += 1) {
    const user = `00000000-0000-4000-9000-${String(1 + (turn % USERS)).padStart(12, '0')}`;
    const ask = async (statement: string) => {
      const from = performance.now();
      const error = await pool.query(statement, [user]).then(
        () => undefined,
        (cause: { code?: string }) => cause.code ?? 'unknown',
      );
      return { tookMs: performance.now() - from, error };
    };
    for (const statement of READS) {
      const { tookMs, error } = await ask(statement);
      // the last turn meets the new schema, which the server of before no longer knows
      if (isOver || error === '42703') break;
      read.waitsMs.push(tookMs);
      if (error !== undefined) read.failed += 1;
    }
    const touch = await ask(TOUCH);
    read.touchesMs.push(touch.tookMs);
    if (touch.error === undefined) read.touched += 1;
    if (turn % 20 === 0) {
      const { error } = await ask(WRITE);
      if (error === '57P03') read.refused += 1;
      else if (error === undefined) read.saved += 1;
    }
    await sleep(20);
  }
  return read;
}
