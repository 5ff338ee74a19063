import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyTestDatabase, type TestDatabase, testDatabase } from '../../testing/test-database.ts';
import { findMigrationsFolder, migrateDatabase, readMigrations } from './migrate.ts';
import { openPool } from './open-database.ts';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await emptyTestDatabase();
  folder = mkdtempSync(path.join(tmpdir(), 'sorrel-migrations-'));
  cpSync(path.join(findMigrationsFolder(), 'meta'), path.join(folder, 'meta'), { recursive: true });
  writeMigrations([
    ['0000_first', 1000, 'create table jar (id int primary key);--> statement-breakpoint\ninsert into jar values (1);'],
    ['0001_second', 2000, 'alter table jar add label text;'],
  ]);
});
afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

function writeMigrations(migrations: [name: string, when: number, sql: string][]): void {
  for (const [name, , sql] of migrations) writeFileSync(path.join(folder, `${name}.sql`), sql);
  const entries = migrations.map(([tag, when], idx) => ({ idx, version: '7', when, tag, breakpoints: true }));
  writeFileSync(path.join(folder, 'meta', '_journal.json'), JSON.stringify({ entries }));
}

test('the first start applies every migration, the next one nothing', async () => {
  expect(await migrateDatabase(database.pool, folder)).toEqual(['0000_first', '0001_second']);
  expect(await migrateDatabase(database.pool, folder)).toEqual([]);
  expect((await database.pool.query('select id, label from jar')).rows).toEqual([{ id: 1, label: null }]);
});

test('of many servers that start at once, one migrates and all go on', async () => {
  const pools = Array.from({ length: 5 }, () => openPool(database.url, { size: 1 }));
  const applied = await Promise.all(pools.map((pool) => migrateDatabase(pool, folder)));
  await Promise.all(pools.map((pool) => pool.end()));
  expect(applied.flat().sort()).toEqual(['0000_first', '0001_second']);
  expect((await database.pool.query('select id from jar')).rows).toEqual([{ id: 1 }]);
});

test('a migration that was generated earlier and landed later is applied all the same', async () => {
  await migrateDatabase(database.pool, folder);
  writeMigrations([
    ['0000_first', 1000, readFileSync(path.join(folder, '0000_first.sql'), 'utf8')],
    ['0001_second', 2000, readFileSync(path.join(folder, '0001_second.sql'), 'utf8')],
    ['0002_late', 1500, 'alter table jar add size int;'],
  ]);
  expect(await migrateDatabase(database.pool, folder)).toEqual(['0002_late']);
});

test('a migration that fails leaves the database as it was', async () => {
  writeMigrations([
    ['0000_first', 1000, 'create table jar (id int primary key);'],
    ['0001_broken', 2000, 'alter table lid add size int;'],
  ]);
  await expect(migrateDatabase(database.pool, folder)).rejects.toThrow('0001_broken failed: relation "lid"');
  expect((await database.pool.query(`select to_regclass('jar') as jar`)).rows).toEqual([{ jar: null }]);
});

test('a migration that was changed after it was applied is refused', async () => {
  await migrateDatabase(database.pool, folder);
  writeFileSync(path.join(folder, '0001_second.sql'), 'alter table jar add label varchar(20);');
  await expect(migrateDatabase(database.pool, folder)).rejects.toThrow('0001_second was changed');
});

test('a database of a newer Sorrel is refused', async () => {
  await migrateDatabase(database.pool, folder);
  writeMigrations([['0000_first', 1000, readFileSync(path.join(folder, '0000_first.sql'), 'utf8')]]);
  await expect(migrateDatabase(database.pool, folder)).rejects.toThrow('newer Sorrel');
});

test("drizzle's own migrator finds nothing left to do after ours", async () => {
  const { migrate } = await import('drizzle-orm/node-postgres/migrator');
  await migrateDatabase(database.pool, folder);
  await migrate(database.db, { migrationsFolder: folder });
  const { rows } = await database.pool.query('select hash from drizzle.__drizzle_migrations order by id');
  expect(rows).toEqual(readMigrations(folder).map(({ hash }) => ({ hash })));
});

test('each test database is a copy of the migrated template', async () => {
  const copy = await testDatabase();
  const { rows } = await copy.pool.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by id');
  await copy.drop();
  expect(rows.map((row) => row.hash)).toEqual(readMigrations().map((migration) => migration.hash));
});
