import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import {
  type BackupHeader,
  BackupReader,
  BackupRefused,
  type BackupSummary,
  type BackupTable,
  COPY_SETTINGS,
} from './backup-format.ts';
import { addForeignKeys, dropForeignKeys, qualified, setSequences, tableNames } from './bulk-load.ts';
import { backupOf } from './export-database.ts';
import { type Migration, migrateInTransaction, readMigrations } from './migrate.ts';

export type ImportSettings = {
  /** Delete what the database holds now. Without it, a database that holds any row is refused. */
  replace?: boolean;
  migrations?: Migration[];
};

/**
 * Restores a backup: the schema as it was, all rows, then the migrations that came after it. Everything happens in one
 * transaction, which ends well only if the checksum is right: otherwise the database stays as it was. No server should
 * be using the database meanwhile.
 * @throws BackupRefused in one sentence when the file or the database does not allow it
 */
export async function importDatabase(
  pool: pg.Pool,
  file: string,
  settings: ImportSettings = {},
): Promise<BackupSummary> {
  const reading = createReadStream(file);
  const unzipped = createGunzip();
  reading.once('error', (cause) => unzipped.destroy(cause));
  try {
    return await restore(pool, reading.pipe(unzipped), settings);
  } catch (cause) {
    throw explainFile(cause, file);
  } finally {
    reading.destroy();
  }
}

/** Moves everything from one database to another without a file between them, with the same guarantees. */
export async function copyDatabase(from: pg.Pool, to: pg.Pool, settings: ImportSettings = {}): Promise<BackupSummary> {
  return restore(to, backupOf(from, { createdAt: '', tables: [] }), settings);
}

async function restore(pool: pg.Pool, source: AsyncIterable<Buffer>, settings: ImportSettings): Promise<BackupSummary> {
  const { replace = false, migrations = readMigrations() } = settings;
  const reader = new BackupReader(source);
  try {
    const header = await reader.header();
    const older = migrationsOf(header, migrations);
    return await inTransaction(pool, async (client) => {
      await makeRoom(client, replace);
      await migrateInTransaction(client, older);
      const tables = await loadTables(client, reader);
      await setSequences(client, header.sequences);
      await migrateInTransaction(client, migrations);
      return { createdAt: header.createdAt, tables };
    });
  } catch (cause) {
    throw explainRows(cause);
  } finally {
    await reader.close();
  }
}

async function inTransaction<T>(pool: pg.Pool, run: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(COPY_SETTINGS);
    const result = await run(client);
    await client.query('commit');
    // Good query plans from the first minute; should it fail, autovacuum gets there as well.
    await client.query('set statement_timeout = 0; analyze').catch(() => {});
    return result;
  } finally {
    // The connection is closed, which rolls back what was begun and not ended.
    client.release(true);
  }
}

/** The migrations that the rows were written under: they must all be known here, with the same text. */
function migrationsOf(header: BackupHeader, migrations: Migration[]): Migration[] {
  const hashes = new Map(header.migrations.map((migration) => [migration.createdAtMs, migration.hash]));
  const older = migrations.filter((migration) => hashes.get(migration.createdAtMs) === migration.hash);
  if (older.length < hashes.size) {
    throw new BackupRefused('This backup was made by a newer Sorrel than this one: restore it with the newer one.');
  }
  return older;
}

async function makeRoom(client: pg.PoolClient, replace: boolean): Promise<void> {
  const tables = (await tableNames(client)).map((name) => qualified(name));
  for (const table of tables) {
    if (replace) break;
    const found = await client.query(`select exists (select from ${table}) as found`);
    if (found.rows[0].found) {
      throw new BackupRefused(
        'The database already holds data, which a restore would delete: name an empty database, or say --replace.',
      );
    }
  }
  const known = await client.query(`select to_regnamespace('drizzle') is not null as known`);
  if (tables.length === 0 && !known.rows[0].known) return;
  await client.query('drop schema if exists drizzle cascade');
  await client.query('drop schema public cascade');
  await client.query('create schema public');
  await client.query('grant usage on schema public to public');
}

async function loadTables(client: pg.PoolClient, reader: BackupReader): Promise<BackupSummary['tables']> {
  const expected = new Set((await tableNames(client)).map((name) => qualified(name)));
  // Migrations may have filled in rows of their own; those of the backup are the truth.
  if (expected.size > 0) await client.query(`truncate ${[...expected].join(', ')}`);
  const foreignKeys = await dropForeignKeys(client);
  const loaded: BackupSummary['tables'] = [];
  for await (const { table, data, rows } of reader.tables()) {
    const name = qualified(table.name);
    if (!expected.delete(name))
      throw new BackupRefused(`This backup holds a table that Sorrel does not know: ${name}.`);
    const stored = client.query(copyFrom(copySql(table)));
    await pipeline(data, stored);
    if (stored.rowCount !== rows())
      throw new BackupRefused(`This backup was damaged: rows of ${table.name} are missing.`);
    loaded.push({ name: table.name, rows: stored.rowCount });
  }
  if (expected.size > 0) throw new BackupRefused(`This backup lacks tables: ${[...expected].join(', ')}.`);
  await addForeignKeys(client, foreignKeys);
  return loaded;
}

function copySql(table: BackupTable): string {
  const columns = table.columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  return `copy ${qualified(table.name)} (${columns}) from stdin`;
}

/** Failures of reading the file, in words. */
function explainFile(cause: unknown, file: string): unknown {
  const code = (cause as NodeJS.ErrnoException).code ?? '';
  if (code === 'ENOENT') return new BackupRefused(`There is no backup at ${file}.`, { cause });
  if (code === 'Z_BUF_ERROR') {
    return new BackupRefused('This backup is not complete: it ends in the middle.', { cause });
  }
  if (code.startsWith('Z_'))
    return new BackupRefused('This file is not a backup of Sorrel, or was damaged.', { cause });
  return cause;
}

/** Rows that the database does not take: values it cannot read, keys twice or missing. */
function explainRows(cause: unknown): unknown {
  const code = cause instanceof pg.DatabaseError ? (cause.code ?? '') : '';
  if (!/^2[23]/.test(code)) return cause;
  return new BackupRefused(`This backup was damaged: the database does not take its rows.`, { cause });
}
