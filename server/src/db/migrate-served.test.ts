import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recipeCalls } from '../../testing/recipe-calls.ts';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts';
import { findMigrationsFolder } from './migrate.ts';
import { migrateServed } from './migrate-served.ts';
import { openPool } from './open-database.ts';
import { refuseWrites } from './write-guards.ts';

vi.setConfig({ testTimeout: 60_000 });

/** What a test that reads at every moment of an upgrade lets somebody wait at most; a machine may be busy with others. */
const LONGEST_WAIT_MS = 5000;

let database: TestDatabase;
let folder: string;
let t: TestApp;
let ana: TestUser;
const { add, added, book } = recipeCalls(() => t);

beforeEach(async () => {
  database = await testDatabase();
  // a pool of its own, as the servers of the release before have
  const old = openPool(database.url, { size: 5 });
  t = await testApp({}, { pool: old, db: drizzle(old) });
  folder = mkdtempSync(path.join(tmpdir(), 'sorrel-served-'));
  cpSync(findMigrationsFolder(), folder, { recursive: true });
  ana = await t.makeUser();
});
afterEach(async () => {
  await t.close();
  await t.services.pool.end();
  await database.drop();
  rmSync(folder, { recursive: true });
});

/** The next release has one migration more. */
function addMigration(...statements: string[]): void {
  const file = path.join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8'));
  const idx = journal.entries.length;
  journal.entries.push({ idx, version: '7', when: Date.UTC(2100, 0, 1), tag: '9999_next', breakpoints: true });
  writeFileSync(file, JSON.stringify(journal));
  writeFileSync(path.join(folder, '9999_next.sql'), statements.join('--> statement-breakpoint\n'));
}

/** Whoever has this lock lets the slow migration wait. */
const HELD = 4711;
/** It takes the lock that keeps everybody from the table, and goes on for as long as the test likes. */
const SLOW = [
  `alter table recipes add column next_release text default '' not null;`,
  `update recipes set next_release = name;`,
  `do $$ begin perform pg_advisory_xact_lock(${HELD}); end $$;`,
];

/** Migrates, and runs what is given at a moment when the slow migration has begun and nothing may be written any more. */
async function meanwhile<Answer>(run: () => Promise<Answer>, pools = [database.pool]) {
  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  try {
    await holder.query('select pg_advisory_lock($1)', [HELD]);
    const migrating = Promise.allSettled(pools.map((pool) => migrateServed(pool, { folder, readersWaitMs: 100 })));
    // where the tables are it is given up once; waiting with triggers in place it is at the copies
    await expect
      .poll(
        () =>
          holder
            .query(
              `select count(*)::int as found from pg_locks, pg_trigger
              where locktype = 'advisory' and not granted and objid = ${HELD} and tgname = 'refuse_writes' and tgrelid = 'recipes'::regclass`,
            )
            .then(({ rows }) => rows[0].found),
        { timeout: 50_000 },
      )
      .toBe(1);
    const answer = await run();
    await holder.query('select pg_advisory_unlock($1)', [HELD]);
    return { answer, outcomes: await migrating };
  } finally {
    await holder.end();
  }
}

const schemas = async () =>
  (
    await database.pool.query<{ name: string }>(
      `select nspname as name from pg_namespace where nspname like 'sorrel%' or nspname like 'drizzle%' order by 1`,
    )
  ).rows.map(({ name }) => name);

/** The longest of many calls, each of which has to be answered well. */
async function longestOf(url: string): Promise<number> {
  let longestMs = 0;
  for (let call = 0; call < 20; call += 1) {
    const from = performance.now();
    expect([url, (await t.send('GET', url, { user: ana })).status]).toEqual([url, 200]);
    longestMs = Math.max(longestMs, performance.now() - from);
  }
  return longestMs;
}

test('while a slow migration runs, whoever reads is answered, and whoever writes is told to come back', async () => {
  const id = await added(ana, { recipeName: 'Lentil soup' });
  const list = await t.send('POST', '/api/lists/save', { user: ana, body: { name: 'shop', shoppingList: {} } });
  addMigration(...SLOW);
  const { answer, outcomes } = await meanwhile(async () => {
    expect(await add(ana, { recipeName: 'Too early' })).toMatchObject({
      status: 503,
      headers: { 'retry-after': expect.any(String) },
    });
    return Promise.all(
      [
        `/api/recipes/get-recipe/${id}`,
        '/api/recipes/user-recipes?search=lentil',
        '/api/plans/get-plans',
        `/api/lists/load/${list.body.id}`,
        '/api/auth/user',
      ].map(longestOf),
    );
  });
  expect(outcomes).toEqual([{ status: 'fulfilled', value: ['9999_next'] }]);
  expect(Math.max(...answer)).toBeLessThan(LONGEST_WAIT_MS);
  const { rows } = await database.pool.query('select name, next_release from recipes where household_id = $1', [
    ana.householdId,
  ]);
  expect(rows).toEqual([{ name: 'Lentil soup', next_release: 'Lentil soup' }]);
  expect(await schemas()).toEqual(['drizzle']);
  await added(ana, { recipeName: 'Now' });
  expect((await book(ana)).results).toHaveLength(2);
});

test('sessions go on while copies are changed, and what became of them is there afterwards', async () => {
  const renew = (token: string) =>
    t.send('POST', '/api/auth/refresh-access-token', { headers: { cookie: `refresh_token=${token}` } });
  addMigration(...SLOW);
  const { answer: renewed } = await meanwhile(() => renew(ana.refreshToken));
  expect(renewed.status).toBe(200);
  const next = renewed.cookies.find(({ name }) => name === 'refresh_token')?.value ?? '';
  expect((await renew(next)).status).toBe(200);
});

test('what takes a moment is done where the tables are, with what was written last', async () => {
  addMigration('alter table recipes add column next_release text;');
  const before = await database.pool.query(`select 'recipes'::regclass::oid as id`);
  expect(await migrateServed(database.pool, { folder })).toEqual(['9999_next']);
  expect((await database.pool.query(`select 'recipes'::regclass::oid as id`)).rows).toEqual(before.rows);
  expect(await migrateServed(database.pool, { folder })).toEqual([]);
});

test('a migration that fails leaves everything as it was, and writable', async () => {
  addMigration(...SLOW, 'alter table lid add size int;');
  const { outcomes } = await meanwhile(async () => {});
  expect(outcomes).toMatchObject([
    { status: 'rejected', reason: { message: expect.stringContaining('relation "lid"') } },
  ]);
  await added(ana);
  expect(await schemas()).toEqual(['drizzle']);
  const { rows } = await database.pool.query(`select from pg_trigger where tgname = 'refuse_writes'`);
  expect(rows).toEqual([]);
});

test('of two servers that start at once one migrates, and the other goes on', async () => {
  addMigration(...SLOW);
  const other = openPool(database.url, { size: 2 });
  const { outcomes } = await meanwhile(async () => {}, [database.pool, other]).finally(() => other.end());
  expect(outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : [outcome.reason]))).toEqual([
    '9999_next',
  ]);
  await added(ana);
});

test('what an upgrade leaves that was killed refuses nothing, and goes with the next start', async () => {
  await refuseWrites(database.pool, ['recipes']);
  await database.pool.query('create schema sorrel_before; create table sorrel_before.recipes (id int)');
  await added(ana);
  await migrateServed(database.pool, { folder });
  expect(await schemas()).toEqual(['drizzle']);
  expect((await database.pool.query(`select from pg_trigger where tgname = 'refuse_writes'`)).rows).toEqual([]);
});

test('a schema with something of the keeper’s own is changed where it is', async () => {
  await database.pool.query('create view keepers_count as select count(*) from recipes');
  addMigration(...SLOW.slice(0, 2), 'do $$ begin perform pg_sleep(0.3); end $$;');
  const told: string[] = [];
  const notify = (sentence: string) => void told.push(sentence);
  expect(await migrateServed(database.pool, { folder, readersWaitMs: 100, notify })).toEqual(['9999_next']);
  expect(told.at(-1)).toContain('keepers_count');
  expect((await database.pool.query('select * from keepers_count')).rows).toHaveLength(1);
  await added(ana);
});
