import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyTestDatabase, testDatabase } from '../../testing/test-database.ts';
import { insertAccount } from '../auth/users-repo.ts';
import { openDataFolder } from './data-folder.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { exportDatabase } from './export-database.ts';
import { copyDatabase, importDatabase } from './import-database.ts';
import { type Migration, migrateDatabase, migrateInTransaction } from './migrate.ts';
import { openPool } from './open-database.ts';

/** When the tests run on the server of DATABASE_URL, backups go from there to an embedded one and back. */
let embedded: EmbeddedPostgres | undefined;
let embeddedFolder: string | undefined;
let folder: string;
let file: string;
let ends: (() => Promise<void>)[];

beforeAll(async () => {
  if (!process.env['DATABASE_URL']) return;
  embeddedFolder = mkdtempSync(path.join(tmpdir(), 'sorrel-backup-'));
  chmodSync(embeddedFolder, 0o711);
  embedded = await startEmbeddedPostgres({ dataFolder: openDataFolder(embeddedFolder), durable: false });
});
afterAll(async () => {
  await embedded?.stop();
  if (embeddedFolder) rmSync(embeddedFolder, { recursive: true });
});
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sorrel-backup-'));
  file = path.join(folder, 'backup.gz');
  ends = [];
});
afterEach(async () => {
  for (const end of ends) await end();
  rmSync(folder, { recursive: true });
});

async function emptyPool(): Promise<pg.Pool> {
  const database = await emptyTestDatabase();
  ends.push(database.drop);
  return database.pool;
}

/** An empty database of the other engine where there are two, else another one of the same. */
async function foreignPool(): Promise<pg.Pool> {
  if (embedded === undefined) return emptyPool();
  const admin = new pg.Client({ connectionString: embedded.url });
  const name = `other_${Date.now()}`;
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(embedded.url);
  url.pathname = `/${name}`;
  const pool = openPool(url.href);
  ends.push(() => pool.end());
  return pool;
}

const migration = (name: string, createdAtMs: number, ...statements: string[]): Migration => ({
  name,
  createdAtMs,
  statements,
  hash: `hash of ${name}`,
});

const FIRST = migration(
  'first',
  1000,
  `create table jar (
    id int generated always as identity primary key, parent_id int references jar,
    label text, facts jsonb, tags text[], weight double precision, price numeric, picture bytea, packed_at timestamptz,
    shelf interval, serial_number bigint, doubled int generated always as (id * 2) stored)`,
  `create table "Lid ""odd""" (id bigserial primary key, jar_id int references jar, "select" text)`,
  `alter table jar add column lid_id bigint references "Lid ""odd"""`,
  'create table nothing (id int)',
  `create table seeded (word text primary key)`,
  `insert into seeded values ('from the migration')`,
);
const SECOND = migration('second', 2000, `alter table jar add column colour text not null default 'green'`);

/** Values that every careless text format gets wrong, keys in a circle, and a table of many chunks. */
async function makeSource(): Promise<pg.Pool> {
  const pool = await emptyPool();
  await migrate(pool, [FIRST]);
  await pool.query(
    `insert into jar (label, facts, tags, weight, price, picture, packed_at, shelf, serial_number) values
      (E'a\\tb\\nc\\r\\\\.\\n\\\\N', '{"a": [1, null, "\\\\u20ac"]}', array['x,y', null, '"z"', '{'], 'NaN', 1e-20, '\\x00ff0a', 'infinity', '1 mon -2 days', 9223372036854775807),
      ('', 'null', '{}', -0.1, 'NaN', '', '2024-02-29 23:59:59.999999+05:45', '00:00:00.000001', -1),
      ('\\.', '"\\\\\\\\"', array[''], 5e-324, 123456789012345678901234567890.12345, null, '0044-03-15 BC', null, 0),
      ('Crème brûlée 🍮 \u202e', null, null, 1.7976931348623157e308, null, null, null, null, null)`,
  );
  await pool.query(
    `insert into "Lid ""odd""" (jar_id, "select") select 1 + i % 4, repeat(md5(i::text), 20) from generate_series(1, 3000) i`,
  );
  await pool.query(`update jar set parent_id = 5 - id, lid_id = id`);
  await pool.query(`select setval('"Lid ""odd""_id_seq"', 9007199254740993)`);
  await pool.query(`delete from seeded`);
  await pool.query(`insert into seeded values ('changed')`);
  return pool;
}

async function migrate(pool: pg.Pool, migrations: Migration[]): Promise<void> {
  const client = await pool.connect();
  await client.query('begin');
  await migrateInTransaction(client, migrations);
  await client.query('commit');
  client.release();
}

/** A fingerprint of every row of every table and of every sequence. */
async function contentOf(pool: pg.Pool): Promise<Record<string, string>> {
  const client = await pool.connect();
  await client.query(`set extra_float_digits = 1; set timezone = 'UTC'`);
  const { rows } = await client.query(
    `select relname as name, relkind as kind from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'S') order by relname`,
  );
  const content: Record<string, string> = {};
  for (const { name, kind } of rows) {
    const from = pg.escapeIdentifier(name);
    const sql =
      kind === 'S'
        ? `select last_value || ' ' || is_called as value from ${from}`
        : `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as value from ${from} t`;
    content[name] = (await client.query(sql)).rows[0].value;
  }
  client.release();
  return content;
}

test('a restored database equals the original: rows, sequences and keys, there and back between engines', async () => {
  const source = await makeSource();
  const original = await contentOf(source);
  const taken = await exportDatabase(source, file);
  const foreign = await foreignPool();
  const restored = await importDatabase(foreign, file, { migrations: [FIRST] });
  expect(restored).toEqual(taken);
  expect(taken.tables).toEqual([
    { name: 'Lid "odd"', rows: 3000 },
    { name: 'jar', rows: 4 },
    { name: 'nothing', rows: 0 },
    { name: 'seeded', rows: 1 },
  ]);
  expect(await contentOf(foreign)).toEqual(original);
  await expect(foreign.query('update jar set lid_id = 4711')).rejects.toThrow('foreign key constraint');
  expect((await foreign.query('insert into jar (label) values (null) returning id, doubled')).rows).toEqual([
    { id: 5, doubled: 10 },
  ]);
  await foreign.query('delete from jar where id = 5');
  await foreign.query(`select setval('jar_id_seq', 4)`);

  const back = await emptyPool();
  await exportDatabase(foreign, `${file}2`);
  await importDatabase(back, `${file}2`, { migrations: [FIRST] });
  expect(await contentOf(back)).toEqual(original);
});

test('everything moves to another database without a file between', async () => {
  const source = await makeSource();
  const foreign = await foreignPool();
  await copyDatabase(source, foreign, { migrations: [FIRST] });
  expect(await contentOf(foreign)).toEqual(await contentOf(source));
});

test("the product's own schema goes through a backup, and has nothing left to migrate afterwards", async () => {
  const source = await testDatabase();
  ends.push(source.drop);
  const rows = Array.from({ length: 50 }, (_, index) => ({
    email: `Cook${index}@example.com`,
    emailKey: `cook${index}@example.com`,
  }));
  for (const row of rows) await insertAccount(source.db, row);
  await exportDatabase(source.pool, file);
  const foreign = await foreignPool();
  await importDatabase(foreign, file);
  expect(await contentOf(foreign)).toEqual(await contentOf(source.pool));
  expect(await migrateDatabase(foreign)).toEqual([]);
});

test('a backup taken during writes holds one moment of the database', async () => {
  const source = await makeSource();
  await source.query('create table early (id int); create table late (id int)');
  let isWriting = true;
  const writing = (async () => {
    for (let id = 0; isWriting; id += 1) {
      await source.query(`with first as (insert into early values (${id})) insert into late values (${id})`);
    }
  })();
  await expect
    .poll(async () => (await source.query('select count(*)::int as count from late')).rows[0].count)
    .toBeGreaterThan(20);
  const { tables } = await exportDatabase(source, file);
  const later = await source.query('select count(*)::int as count from late');
  isWriting = false;
  await writing;
  const rowsOf = (name: string) => tables.find((table) => table.name === name)?.rows;
  expect(rowsOf('early')).toBeGreaterThan(20);
  expect(rowsOf('early')).toBe(rowsOf('late'));
  expect(later.rows[0].count).toBeGreaterThan(rowsOf('late')!);
});

test('a backup can be read by its owner only and leaves no draft', async () => {
  await exportDatabase(await makeSource(), file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(existsSync(`${file}.part`)).toBe(false);
  await expect(exportDatabase(await emptyPool(), `${file}2`)).rejects.toThrow('there is nothing to back up');
  expect(existsSync(`${file}2.part`)).toBe(false);
  expect(existsSync(`${file}2`)).toBe(false);
});

test('a database that holds data is refused, and replaced when that is asked for', async () => {
  const source = await makeSource();
  await exportDatabase(source, file);
  const target = await emptyPool();
  await migrate(target, [FIRST, SECOND]);
  const before = await contentOf(target);
  await expect(importDatabase(target, file, { migrations: [FIRST] })).rejects.toThrow('already holds data');
  expect(await contentOf(target)).toEqual(before);
  await importDatabase(target, file, { migrations: [FIRST], replace: true });
  expect(await contentOf(target)).toEqual(await contentOf(source));
});

test('a backup of an older schema is brought to the newest, one of a newer schema is refused', async () => {
  await exportDatabase(await makeSource(), file);
  const target = await emptyPool();
  await importDatabase(target, file, { migrations: [FIRST, SECOND] });
  const { rows } = await target.query('select distinct colour from jar');
  expect(rows).toEqual([{ colour: 'green' }]);

  await exportDatabase(target, `${file}2`);
  await expect(importDatabase(await emptyPool(), `${file}2`, { migrations: [FIRST] })).rejects.toThrow(
    'a newer Sorrel',
  );
});

test('what is damaged, cut off or no backup at all is refused, and the database stays as it was', async () => {
  await exportDatabase(await makeSource(), file);
  const text = gunzipSync(readFileSync(file));
  const flipped = Buffer.from(text);
  flipped[text.indexOf('rows 3000') - 100]! ^= 1;
  const lines = text.toString('latin1');
  const withoutEnd = Buffer.from(lines.slice(0, lines.lastIndexOf('end ')), 'latin1');
  const bad: [what: string, content: Buffer, sentence: RegExp][] = [
    ['a changed byte', gzipSync(flipped), /damaged/],
    ['a missing end', gzipSync(withoutEnd), /ends in the middle/],
    ['half a file', readFileSync(file).subarray(0, 20_000), /ends in the middle/],
    ['a picture', Buffer.from('GIF89a'), /not a backup of Sorrel/],
    ['another gzip', gzipSync('hello\nworld\n'), /not a backup of Sorrel/],
    ['an endless line', gzipSync(Buffer.alloc(100_000)), /cannot be understood/],
    ['a later format', gzipSync('sorrel-backup 2\n{}\n'), /newer Sorrel/],
  ];
  const target = await emptyPool();
  await migrate(target, [FIRST]);
  const before = await contentOf(target);
  for (const [what, content, sentence] of bad) {
    writeFileSync(file, content);
    await expect(importDatabase(target, file, { migrations: [FIRST], replace: true }), what).rejects.toThrow(sentence);
    expect(await contentOf(target), what).toEqual(before);
  }
  await expect(importDatabase(target, path.join(folder, 'none'))).rejects.toThrow(/There is no backup at .*none/);
});
