import { randomBytes } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { openSession } from '../src/auth/service.ts';
import { distributeDatabase } from '../src/db/distribute.ts';
import type { HouseholdId } from '../src/db/household.ts';
import { migrateDatabase, readMigrations } from '../src/db/migrate.ts';
import { openPool } from '../src/db/open-database.ts';
import { COPIED, DISTRIBUTED, LOCAL } from '../src/db/where-tables-lie.ts';
import { dropDistributed, makeJoinedDatabase } from './citus-databases.ts';
import { type TestUser, testApp } from './test-app.ts';
import { markedHousehold } from './two-households.ts';

const SHARDS = 4;
/** The first release that could be laid over several machines. */
const FIRST_ON_MACHINES = '0034_explore_on_one_machine';
const USER = '00000000-0000-4000-8000-0000000000a1';
const RECIPE = '00000000-0000-4000-8000-0000000000b1';
const INGREDIENTS = [{ id: 'i1', name: 'Onion', quantity: 1, unit: '', possibleUnits: [] }];

let name: string;
let pool: pg.Pool;
beforeEach(async () => {
  const { machines, run } = inject('testServer');
  name = `${run}_${randomBytes(5).toString('hex')}`;
  pool = openPool(await makeJoinedDatabase(machines, name), { size: 5 });
});
afterEach(async () => {
  await pool.end();
  await dropDistributed(inject('testServer').machines, name);
});

/** Where Citus says that the tables lie. */
async function places() {
  const { rows } = await pool.query<{ name: string; kind: string; column: string; beside: number }>(
    `select table_name::text as name, citus_table_type as kind, distribution_column as column, colocation_id::int as beside
     from citus_tables order by 1`,
  );
  const distributed = rows.filter(({ kind }) => kind === 'distributed');
  return {
    distributed: Object.fromEntries(distributed.map(({ name: table, column }) => [table, column])),
    groups: new Set(distributed.map(({ beside }) => beside)).size,
    copied: rows.filter(({ kind }) => kind === 'reference').map(({ name: table }) => table),
  };
}

const ALL_IN_PLACE = { distributed: { ...DISTRIBUTED }, groups: 1, copied: [...COPIED] };

async function rowCounts(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of [...Object.keys(DISTRIBUTED), ...COPIED, ...Object.keys(LOCAL)]) {
    const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from ${table}`);
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
}

/** Foreign keys of what households own; a shard has them too, under names of its own. */
async function foreignKeys(): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select conname as name from pg_constraint where contype = 'f' and conrelid::regclass::text = any($1) order by 1`,
    [Object.keys(DISTRIBUTED)],
  );
  return rows.map((row) => row.name);
}

test('an empty database is laid out, and once is enough', async () => {
  const { changed, workers } = await distributeDatabase(pool, { shards: SHARDS });
  expect([changed.length, workers]).toEqual([Object.keys(DISTRIBUTED).length + COPIED.length, 2]);
  expect(await places()).toEqual(ALL_IN_PLACE);
  expect((await distributeDatabase(pool, { shards: SHARDS })).changed).toEqual([]);
});

test('a full database is laid out with every row and key, and is lived in afterwards', async () => {
  await migrateDatabase(pool);
  const keys = await foreignKeys();
  const t = await testApp({}, { pool, db: drizzle(pool) });
  try {
    const { owner, other, word } = await markedHousehold(t, 'quincewillow');
    const before = await rowCounts();
    expect(Math.min(before['recipes'] ?? 0, before['list_items'] ?? 0, before['removed_recipes'] ?? 0)).toBeGreaterThan(
      0,
    );
    await distributeDatabase(pool, { shards: SHARDS });
    expect(await places()).toEqual(ALL_IN_PLACE);
    expect(await rowCounts()).toEqual(before);
    expect(await foreignKeys()).toEqual(keys);
    const book = await t.send('GET', `/api/recipes/user-recipes?search=${word}`, { user: owner });
    expect(book.body).toMatchObject({ total: 1, results: [{ name: `${word} soup` }] });
    const again = await markedHousehold(t, 'medlarbrook');
    expect((await t.send('GET', '/api/lists/get-lists?page=1', { user: again.owner })).status).toBe(200);
    const left = await t.send('POST', '/api/household/leave', { user: other });
    expect(left.status).toBe(200);
  } finally {
    await t.close();
  }
});

test('a database that lies on several machines is upgraded as any other: what a release brings finds its place', async () => {
  const migrations = readMigrations();
  const released = migrations.slice(0, migrations.findIndex((migration) => migration.name === FIRST_ON_MACHINES) + 1);
  await distributeDatabase(pool, { shards: SHARDS, migrations: released });
  await pool.query('insert into households (id) values ($1)', [USER]);
  await pool.query(
    `insert into users (id, household_id, email, email_key, email_verified_at, onboarded_at)
     values ($1, $1, 'Cook@example.com', 'cook@example.com', now(), now())`,
    [USER],
  );
  await pool.query(
    `insert into recipes (id, household_id, added_by, name, type, serves, ingredients, search_text)
     values ($1, $2, $2, 'Lentil Soup', 'dinner', 2, $3, 'lentil soup onion')`,
    [RECIPE, USER, JSON.stringify(INGREDIENTS)],
  );
  await pool.query(`insert into lists (household_id, name) values ($1, 'Saturday')`, [USER]);

  expect(await migrateDatabase(pool)).toEqual(migrations.slice(released.length).map((migration) => migration.name));
  expect(await places()).toEqual(ALL_IN_PLACE);
  expect((await distributeDatabase(pool, { shards: SHARDS })).changed).toEqual([]);

  const t = await testApp({}, { pool, db: drizzle(pool) });
  try {
    const { token } = await openSession(
      t.services,
      { id: USER, householdId: USER as HouseholdId, email: 'Cook@example.com', role: 'user' },
      'test',
    );
    const user = { headers: { authorization: `Bearer ${token}` } } as TestUser;
    const read = await t.send('GET', `/api/recipes/get-recipe/${RECIPE}`, { user });
    expect(read.body).toMatchObject({ name: 'Lentil Soup', ingredients: [{ name: 'Onion' }] });
    expect((await t.send('GET', '/api/lists/get-lists?page=1', { user })).body.lists).toMatchObject([
      { name: 'Saturday' },
    ]);
    expect((await t.send('DELETE', `/api/recipes/delete-recipe/${RECIPE}`, { user })).status).toBe(200);
    expect((await markedHousehold(t, 'sorbtree')).word).toBe('sorbtree');
  } finally {
    await t.close();
  }
});
