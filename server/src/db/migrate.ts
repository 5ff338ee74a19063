import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { z } from 'zod';
import { StartRefused } from '../start-refused.ts';
import { hasPlace, laidOutTables, layOutTable, prepareLayingOut } from './lay-out.ts';

/** One of many servers that start at once migrates; the others wait here. Any number will do, as long as it stays. */
export const MIGRATION_LOCK = 7_366_115_209;

/** One migration as drizzle-kit writes it. */
export type Migration = {
  name: string;
  /** When it was generated: what tells migrations apart in the database. */
  createdAtMs: number;
  statements: string[];
  hash: string;
};

const Journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.int() })) });

/**
 * Brings the database to the newest schema: all missing migrations in one transaction, so it ends at the newest or
 * where it was. Safe to call from many processes at once. The record of what was applied is drizzle's own table.
 *
 * Unlike drizzle's migrator it looks at each migration and not only at the newest date, so one that was generated earlier
 * but landed later is not skipped.
 * @returns the names of what was applied now
 * @throws StartRefused when the database knows migrations that these files do not, or knew one with another text
 */
export async function migrateDatabase(pool: pg.Pool, folder = findMigrationsFolder()): Promise<string[]> {
  const migrations = readMigrations(folder);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    const applied = await migrateInTransaction(client, migrations);
    await client.query('commit');
    return applied;
  } catch (cause) {
    await client.query('rollback').catch(() => {});
    throw cause;
  } finally {
    client.release();
  }
}

export interface ApplySettings {
  /** What is asked before each statement; it may throw, or tell the database how long the statement may take. */
  before?: (client: pg.PoolClient) => Promise<unknown>;
  /** Another statement to the same end. */
  edit?: (statement: string) => string;
}

/**
 * The same inside a transaction that the caller has begun, with the migrations that the caller chose. Others who migrate
 * wait for the end of that transaction.
 */
export async function migrateInTransaction(
  client: pg.PoolClient,
  migrations: Migration[],
  settings: ApplySettings = {},
): Promise<string[]> {
  await waitForTurn(client);
  const missing = await findMissing(client, migrations);
  const isOnMachines = missing.length > 0 && (await laidOutTables(client)).size > 0;
  if (isOnMachines) await prepareLayingOut(client);
  for (const migration of missing) await apply(client, migration, { ...settings, isOnMachines });
  return missing.map((migration) => migration.name);
}

/** From here to the end of the transaction nobody else migrates. */
export const waitForTurn = (client: pg.PoolClient) =>
  client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);

/** How many migrations the database has, and the names of those it lacks; nothing is changed. */
export async function findPending(
  pool: pg.Pool,
  folder = findMigrationsFolder(),
): Promise<{ applied: number; missing: string[] }> {
  const migrations = readMigrations(folder);
  const known = await pool.query(`select to_regclass('drizzle.__drizzle_migrations') is not null as known`);
  if (!known.rows[0].known) return { applied: 0, missing: migrations.map((migration) => migration.name) };
  const { rows } = await pool.query<{ created_at: string }>('select created_at from drizzle.__drizzle_migrations');
  const applied = new Set(rows.map((row) => Number(row.created_at)));
  const missing = migrations.filter((migration) => !applied.has(migration.createdAtMs));
  return { applied: applied.size, missing: missing.map((migration) => migration.name) };
}

/** The migrations in the order in which they are applied. */
export function readMigrations(folder = findMigrationsFolder()): Migration[] {
  const journal = Journal.parse(JSON.parse(readFileSync(path.join(folder, 'meta', '_journal.json'), 'utf8')));
  return journal.entries.map((entry) => {
    const text = readFileSync(path.join(folder, `${entry.tag}.sql`), 'utf8');
    return {
      name: entry.tag,
      createdAtMs: entry.when,
      statements: text.split('--> statement-breakpoint'),
      hash: createHash('sha256').update(text).digest('hex'),
    };
  });
}

/** From the source (server/src/db) and from the bundle (server/dist) the folder lies at different distances. */
export function findMigrationsFolder(): string {
  const candidates = ['../../migrations', '../migrations', './migrations'].map((relative) =>
    fileURLToPath(new URL(relative, import.meta.url)),
  );
  const found = candidates.find((folder) => existsSync(path.join(folder, 'meta', '_journal.json')));
  if (found === undefined) throw new Error(`The migrations are in none of ${candidates.join(', ')}`);
  return found;
}

/** Those that the database lacks, in the order in which they are applied. */
export async function findMissing(client: pg.PoolClient, migrations: Migration[]): Promise<Migration[]> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  const { rows } = await client.query<{ hash: string; created_at: string }>(
    'select hash, created_at from drizzle.__drizzle_migrations',
  );
  const applied = new Map(rows.map((row) => [Number(row.created_at), row.hash]));
  for (const migration of migrations) {
    const hash = applied.get(migration.createdAtMs);
    if (hash !== undefined && hash !== migration.hash) {
      throw new StartRefused(
        `The migration ${migration.name} was changed after this database had applied it: put its text back and write a new migration.`,
      );
    }
  }
  const known = new Set(migrations.map((migration) => migration.createdAtMs));
  if ([...applied.keys()].some((createdAtMs) => !known.has(createdAtMs))) {
    throw new StartRefused('The database was already changed by a newer Sorrel than this one: start the newer one.');
  }
  return migrations.filter((migration) => !applied.has(migration.createdAtMs));
}

/** The tables that a statement makes. */
const tablesMadeBy = (statement: string): string[] =>
  [...statement.matchAll(/\bcreate table (?:if not exists )?"?(\w+)"?/gi)].flatMap(([, name]) => name ?? []);

/**
 * @param isOnMachines whether the database lies on several machines: a new table is put to its place at once, since keys that the
 *   next statement adds may not lead from one place to another
 */
async function apply(
  client: pg.PoolClient,
  migration: Migration,
  { isOnMachines, before, edit }: ApplySettings & { isOnMachines: boolean },
): Promise<void> {
  for (const statement of migration.statements) {
    try {
      await before?.(client);
      await client.query(edit?.(statement) ?? statement);
      if (isOnMachines) {
        for (const table of tablesMadeBy(statement)) if (hasPlace(table)) await layOutTable(client, table);
      }
    } catch (cause) {
      throw new Error(`The migration ${migration.name} failed: ${(cause as Error).message}`, { cause });
    }
  }
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    migration.hash,
    migration.createdAtMs,
  ]);
}
