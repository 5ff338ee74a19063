import type pg from 'pg';
import { laidOutTables } from './lay-out.ts';
import { findMigrationsFolder, findPending, migrateDatabase, migrateInTransaction, readMigrations } from './migrate.ts';
import { besideOrNull } from './migrate-beside.ts';
import { removeLeftovers } from './write-guards.ts';

/** How long somebody who reads may wait for a migration that changes the tables where they are. */
const READERS_WAIT_MS = 1000;
/** How often a lock is asked for again, which somebody has who reads for long. */
const TRIES = 5;

const LOCK_NOT_AVAILABLE = '55P03';
const CANCELLED = '57014';

export interface ServedSettings {
  folder?: string;
  readersWaitMs?: number;
  notify?: (sentence: string) => void;
}

/**
 * Brings a database to the newest schema while servers of the release before go on reading from it. What is done in a moment is done
 * where the tables are; what takes longer is done beside them (migrate-beside.ts) and takes their place at once. As `migrateDatabase`
 * does, it ends at the newest schema or where it was, and of many processes one works.
 * @returns the names of what was applied now
 * @throws StartRefused as `migrateDatabase` does
 */
export async function migrateServed(pool: pg.Pool, settings: ServedSettings = {}): Promise<string[]> {
  const { folder = findMigrationsFolder(), readersWaitMs = READERS_WAIT_MS, notify } = settings;
  await removeLeftovers(pool);
  const { applied, missing } = await findPending(pool, folder);
  if (applied === 0 || missing.length === 0 || (await isOnMachines(pool))) return migrateDatabase(pool, folder);
  const done = await inAMoment(pool, folder, readersWaitMs);
  if (done !== null) return done;
  notify?.('The new release changes large tables: copies of them are changed, and meanwhile nothing can be saved.');
  return (await besideOrNull(pool, folder, notify)) ?? migrateDatabase(pool, folder);
}

async function isOnMachines(pool: pg.Pool): Promise<boolean> {
  const client = await pool.connect();
  try {
    return (await laidOutTables(client)).size > 0;
  } finally {
    client.release();
  }
}

/** @returns null where it would take longer, and nothing is changed */
async function inAMoment(pool: pg.Pool, folder: string, withinMs: number): Promise<string[] | null> {
  for (let tries = 1; ; tries += 1) {
    const outcome = await tryInAMoment(pool, folder, withinMs);
    if (outcome !== LOCK_NOT_AVAILABLE) return outcome === CANCELLED ? null : outcome;
    if (tries === TRIES) return null;
    await new Promise((resolve) => setTimeout(resolve, withinMs * tries * Math.random()));
  }
}

async function tryInAMoment(
  pool: pg.Pool,
  folder: string,
  withinMs: number,
): Promise<string[] | typeof LOCK_NOT_AVAILABLE | typeof CANCELLED> {
  const client = await pool.connect();
  let untilMs: number | undefined;
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    const applied = await migrateInTransaction(client, readMigrations(folder), {
      before: () => {
        // counted from the first statement: until then others who migrate were waited for, and nobody waits for this one
        untilMs ??= Date.now() + withinMs;
        const leftMs = Math.max(1, untilMs - Date.now());
        return client.query(
          `set local statement_timeout = ${leftMs}; set local lock_timeout = ${Math.max(1, Math.ceil(leftMs / 2))}`,
        );
      },
    });
    await client.query('commit');
    return applied;
  } catch (cause) {
    await client.query('rollback').catch(() => {});
    const code = codeOf(cause);
    if (code === LOCK_NOT_AVAILABLE || code === CANCELLED) return code;
    throw cause;
  } finally {
    client.release();
  }
}

function codeOf(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  return undefined;
}
