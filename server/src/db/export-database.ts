import { createWriteStream, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import {
  type BackupHeader,
  BackupRefused,
  type BackupSummary,
  type BackupTable,
  COPY_SETTINGS,
  endOfTable,
  sealBackup,
  startOfBackup,
  startOfData,
  startOfTable,
} from './backup-format.ts';
import { readSequences } from './bulk-load.ts';
import { syncFolder } from './data-folder.ts';

/**
 * Writes the whole database to one file as it is at this moment, while it goes on being used. The file appears under its
 * name only when it is complete and on disk, readable by its owner alone.
 */
export async function exportDatabase(pool: pg.Pool, file: string): Promise<BackupSummary> {
  const draft = `${file}.part`;
  const summary: BackupSummary = { createdAt: '', tables: [] };
  try {
    await pipeline(
      Readable.from(backupOf(pool, summary), { objectMode: true, highWaterMark: 1 }),
      createGzip(),
      createWriteStream(draft, { mode: 0o600, flush: true }),
    );
    renameSync(draft, file);
    syncFolder(path.dirname(path.resolve(file)));
  } catch (cause) {
    rmSync(draft, { force: true });
    throw cause;
  }
  return summary;
}

/** The backup as it comes from the database, not yet zipped, in the format of backup-format.ts. Fills the summary. */
export async function* backupOf(pool: pg.Pool, summary: BackupSummary): AsyncGenerator<Buffer> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(COPY_SETTINGS);
    yield* sealBackup(partsOf(client, summary));
    await client.query('commit');
  } catch (cause) {
    broken = cause as Error;
    throw cause;
  } finally {
    // A connection that broke off, or was left in the middle of a COPY, is not given back to others.
    client.release(broken ?? client.getTransactionStatus() !== 'I');
  }
}

async function* partsOf(client: pg.PoolClient, summary: BackupSummary): AsyncGenerator<Buffer> {
  const header = await readHeader(client);
  summary.createdAt = header.createdAt;
  yield startOfBackup(header);
  for (const table of await readTables(client)) {
    yield startOfTable(table);
    const columns = table.columns.map((column) => pg.escapeIdentifier(column)).join(', ');
    const rows = client.query(copyTo(`copy public.${pg.escapeIdentifier(table.name)} (${columns}) to stdout`));
    for await (const chunk of rows) {
      yield startOfData(chunk);
      yield chunk;
    }
    // the stream ends with the last row; how many there were comes after it, and before the answer to whatever is asked next
    await client.query('');
    yield endOfTable(rows.rowCount);
    summary.tables.push({ name: table.name, rows: rows.rowCount });
  }
}

async function readHeader(client: pg.PoolClient): Promise<BackupHeader> {
  const known = await client.query(`select to_regclass('drizzle.__drizzle_migrations') is not null as known`);
  if (!known.rows[0].known) throw new BackupRefused('The database is empty: there is nothing to back up.');
  const migrations = await client.query<{ hash: string; created_at: string }>(
    'select hash, created_at from drizzle.__drizzle_migrations order by created_at',
  );
  const about = await client.query<{ version: string; now: Date }>(
    `select current_setting('server_version') as version, now() as now`,
  );
  const [here] = about.rows;
  if (here === undefined) throw new Error('the database did not say what it is');
  return {
    createdAt: here.now.toISOString(),
    postgresVersion: here.version,
    migrations: migrations.rows.map((row) => ({ createdAtMs: Number(row.created_at), hash: row.hash })),
    sequences: await readSequences(client),
  };
}

/** Columns that the database computes itself are left out: nobody may write them. */
async function readTables(client: pg.PoolClient): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(
    `select relname as name,
        (select coalesce(json_agg(attname order by attnum), '[]') from pg_attribute
          where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
      from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace
        and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
      order by relname`,
  );
  return rows;
}
