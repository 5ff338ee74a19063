import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { type Config, readConfig } from './config.ts';
import { BackupRefused, type BackupSummary } from './db/backup-format.ts';
import { exportDatabase } from './db/export-database.ts';
import { copyDatabase, importDatabase } from './db/import-database.ts';
import { openDatabase, openDatabaseBeside } from './db/open-database.ts';
import { readCommand } from './read-command.ts';
import { StartRefused } from './start-refused.ts';

const USAGE = `Commands:
  npm run backup [-- FILE]                   writes the whole database to a file, whether the server runs or not
  npm run restore -- FILE [--replace]        brings it back; with the server stopped
  npm run move -- DATABASE_URL [--replace]   moves the embedded database to a PostgreSQL server; with the server stopped`;

/** The commands that keep and move the database. Pictures are files of their own, in the data folder or the S3 store. */
async function main() {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { positionals, values } = readCommand({ options: { replace: { type: 'boolean', default: false } } }, USAGE);
  const [command, target] = positionals;
  const config = readConfig(process.env);
  if (command === 'backup') return backup(config, target ?? defaultFile(config));
  if (command === 'restore' && target) return restore(config, target, values.replace);
  if (command === 'move' && target) return move(config, target, values.replace);
  throw new StartRefused(USAGE);
}

async function backup(config: Config, file: string) {
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true, mode: 0o700 });
  const database = await openDatabaseBeside(settingsOf(config));
  await closing(database, async () => tell(await exportDatabase(database.pool, file), `is in ${file}`));
  if (config.S3_ENDPOINT === undefined) {
    console.log(`Pictures are not in it: keep a copy of ${path.join(config.DATA_DIR, 'images')} as well.`);
  }
}

async function restore(config: Config, file: string, replace: boolean) {
  const database = await openDatabase(settingsOf(config));
  await closing(database, async () => tell(await importDatabase(database.pool, file, { replace }), 'is restored'));
}

async function move(config: Config, url: string, replace: boolean) {
  const from = await openDatabase({ ...settingsOf(config), databaseUrl: undefined });
  await closing(from, async () => {
    const to = await openDatabase({ ...settingsOf(config), databaseUrl: url });
    await closing(to, async () => tell(await copyDatabase(from.pool, to.pool, { replace }), 'has moved'));
  });
  console.log('Set DATABASE_URL to that address from now on. The embedded database is as it was.');
}

function settingsOf(config: Config) {
  return { databaseUrl: config.DATABASE_URL, dataFolder: config.DATA_DIR, poolSize: 2, notify: console.error };
}

function defaultFile(config: Config): string {
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  return path.join(config.DATA_DIR, 'backups', `sorrel-${moment}.gz`);
}

async function closing(database: { pool: pg.Pool; close: () => Promise<void> }, run: () => Promise<void>) {
  try {
    await run();
  } finally {
    await database.close();
  }
}

function tell({ createdAt, tables }: BackupSummary, what: string) {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`The database of ${createdAt} ${what}: ${rows} rows in ${tables.length} tables.`);
}

main().catch((cause) => {
  console.error(cause instanceof StartRefused || cause instanceof BackupRefused ? cause.message : cause);
  process.exit(1);
});
