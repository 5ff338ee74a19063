import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { StartRefused } from '../start-refused.ts';
import { openDataFolder } from './data-folder.ts';
import { DataFolderInUse, type DataFolderLock, lockDataFolder } from './data-folder-lock.ts';
import { findEmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { shareFairly } from './fair-connections.ts';

/** The oldest PostgreSQL whose SQL we stay within. */
const OLDEST_MAJOR = 15;
const POOL_SIZE = 10;
const CONNECT_WITHIN_MS = 10_000;
/**
 * Through the pauses between rushes: a new connection costs the database a process, and its first queries are planned
 * anew, just when everybody asks at once. Of ten seconds, a rush on a busy machine waited up to a second and a half.
 */
const IDLE_CONNECTION_MS = 10 * 60_000;
/** Longer than any query of a request has a right to be. Migrations, backups and the like lift it for themselves. */
const STATEMENT_WITHIN_MS = 15_000;
const IDLE_TRANSACTION_WITHIN_MS = 60_000;
/** What every connection is told. A pooler that shares connections between transactions needs the role to have it: deploy/README.md. */
export const CONNECTION_SETTINGS = {
  statement_timeout: `${STATEMENT_WITHIN_MS / 1000}s`,
  idle_in_transaction_session_timeout: `${IDLE_TRANSACTION_WITHIN_MS / 1000}s`,
  timezone: 'UTC',
} as const;
/** A database that starts at the same time as the server gets this long to answer. */
const ANSWER_WITHIN_MS = 30_000;

/** Any handle that queries run on: the database, or a transaction of it. */
export type DatabaseHandle = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export type DatabaseSettings = {
  /** A PostgreSQL server, TLS options included (`?sslmode=verify-full&sslrootcert=...`); without it the embedded one. */
  databaseUrl?: string | undefined;
  dataFolder: string;
  /** Connections that this process may hold at once. */
  poolSize?: number | undefined;
  /** Told in one sentence what is unusual: a start elsewhere, a lost connection. */
  notify?: ((sentence: string) => void) | undefined;
};

export type Database = {
  pool: pg.Pool;
  db: NodePgDatabase;
  url: string;
  /** Waits for queries under way, then stops the embedded database and gives the data folder back. */
  close: () => Promise<void>;
};

/**
 * Opens the database that the settings name. The embedded one is started, and its data folder is this process's own until
 * `close`; a server at `databaseUrl` is shared by as many processes as like.
 * @throws StartRefused in one clear sentence when the folder is in use, or the database is missing, too old or silent
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  if (settings.databaseUrl !== undefined) return connect(settings.databaseUrl, settings, async () => {});
  const dataFolder = openDataFolder(settings.dataFolder);
  const lock = await lockDataFolder(dataFolder);
  return openLocked(dataFolder, lock, settings);
}

/**
 * Opens the same database for a tool that may run at the same time as the server: where a server has the embedded database running,
 * the tool uses it and leaves it running; where none does, it is opened as `openDatabase` does.
 */
export async function openDatabaseBeside(settings: DatabaseSettings): Promise<Database> {
  if (settings.databaseUrl !== undefined) return openDatabase(settings);
  const dataFolder = openDataFolder(settings.dataFolder);
  let lock: DataFolderLock;
  try {
    lock = await lockDataFolder(dataFolder);
  } catch (cause) {
    const url = cause instanceof DataFolderInUse ? findEmbeddedPostgres(dataFolder) : undefined;
    if (url === undefined) throw cause;
    return connect(url, settings, async () => {});
  }
  return openLocked(dataFolder, lock, settings);
}

async function openLocked(dataFolder: string, lock: DataFolderLock, settings: DatabaseSettings): Promise<Database> {
  try {
    const postgres = await startEmbeddedPostgres({ dataFolder, ...(settings.notify && { notify: settings.notify }) });
    return await connect(postgres.url, settings, async () => {
      await postgres.stop();
      lock.release();
    });
  } catch (cause) {
    lock.release();
    throw cause;
  }
}

async function connect(url: string, settings: DatabaseSettings, release: () => Promise<void>): Promise<Database> {
  const pool = openPool(url, { size: settings.poolSize, notify: settings.notify });
  try {
    await refuseOldServer(pool);
  } catch (cause) {
    await pool.end();
    await release();
    throw cause;
  }
  let closing: Promise<void> | undefined;
  return {
    pool,
    db: drizzle(pool),
    url,
    close: () => {
      closing ??= pool.end().then(release);
      return closing;
    },
  };
}

/**
 * Connections to one database. A connection that breaks is replaced at the next query, so a database that restarts is
 * used again by itself; the queries under way at that moment fail.
 */
export function openPool(
  url: string,
  { size = POOL_SIZE, notify }: { size?: number | undefined; notify?: ((sentence: string) => void) | undefined } = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    idleTimeoutMillis: IDLE_CONNECTION_MS,
    keepAlive: true,
    application_name: 'sorrel',
    // As a query and not as a start parameter, which connection poolers (PgBouncer and its kin) refuse.
    onConnect: async (client) => {
      // The pool listens for errors only while a connection is idle. One that breaks inside a transaction, between two
      // queries, would end the process; as it is, the next query of the transaction fails.
      client.on('error', () => {});
      await client.query(
        Object.entries(CONNECTION_SETTINGS)
          .map(([name, value]) => `set ${name} = '${value}'`)
          .join('; '),
      );
    },
  });
  // Without a listener, the loss of an idle connection would end the process. A pool that ends has said good-bye to its
  // connections before they are closed: an embedded database that stops then is no news.
  pool.on('error', (cause) => {
    if (!pool.ending) notify?.(`A connection to the database was lost: ${cause.message}`);
  });
  shareFairly(pool);
  return pool;
}

async function refuseOldServer(pool: pg.Pool): Promise<void> {
  const found = await waitForAnswer(pool);
  if (found.major < OLDEST_MAJOR) {
    throw new StartRefused(
      `DATABASE_URL names a PostgreSQL ${found.major}, and Sorrel needs ${OLDEST_MAJOR} or newer: upgrade it or name another.`,
    );
  }
  if (found.encoding !== 'UTF8') {
    throw new StartRefused(
      `The database of DATABASE_URL has the encoding ${found.encoding}, and Sorrel needs UTF8: make one with CREATE DATABASE ... ENCODING 'UTF8' TEMPLATE template0.`,
    );
  }
}

async function waitForAnswer(pool: pg.Pool): Promise<{ major: number; encoding: string }> {
  const until = Date.now() + ANSWER_WITHIN_MS;
  for (;;) {
    try {
      const { rows } = await pool.query<{ version: number; encoding: string }>(
        `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding`,
      );
      const [here] = rows;
      if (here === undefined) throw new Error('the database did not say what it is');
      return { major: Math.floor(here.version / 10_000), encoding: here.encoding };
    } catch (cause) {
      if (!mayPass(cause) || Date.now() > until) {
        throw new StartRefused(`The database does not answer: ${reasonOf(cause)}. Check DATABASE_URL.`, { cause });
      }
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

/** Not listening yet, name not known yet, starting up or shutting down: what a moment may heal. */
function mayPass(cause: unknown): boolean {
  const code = (cause as { code?: string }).code ?? '';
  return ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ENOTFOUND', 'EAI_AGAIN', '57P03', '53300'].includes(code);
}

/** Node gives several failed addresses as an AggregateError whose own message is empty. */
function reasonOf(cause: unknown): string {
  const { message, code } = cause as { message?: string; code?: string };
  return (message || code || 'no reason given').replace(/\.$/, '');
}
