import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { exportDatabase } from './export-database.ts';
import { findPending } from './migrate.ts';

const KEPT = 3;
const PREFIX = 'before-';

/**
 * Writes a backup of a database that holds something and is about to be migrated, and keeps the newest three of its kind.
 * For the embedded database, whose keeper may have no other; `npm run restore` brings one back.
 * @returns the file, or null where nothing is about to change
 */
export async function backUpBeforeMigrating(
  pool: pg.Pool,
  dataFolder: string,
  now: Date,
  migrations?: string,
): Promise<string | null> {
  const { applied, missing } = await findPending(pool, migrations);
  const next = missing[0];
  if (applied === 0 || next === undefined) return null;
  const folder = path.join(dataFolder, 'backups');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const moment = now.toISOString().slice(0, 19).replaceAll(':', '-');
  const file = path.join(folder, `${PREFIX}${next}-${moment}.gz`);
  await exportDatabase(pool, file);
  removeOld(folder);
  return file;
}

/** The moment is the end of each name, whatever the migration is called. */
const momentOf = (name: string) => name.slice(-'2026-01-01T00-00-00.gz'.length);

function removeOld(folder: string): void {
  const own = readdirSync(folder).filter((name) => name.startsWith(PREFIX) && name.endsWith('.gz'));
  const newestFirst = own.toSorted((a, b) => (momentOf(a) < momentOf(b) ? 1 : -1));
  for (const name of newestFirst.slice(KEPT)) rmSync(path.join(folder, name), { force: true });
}
