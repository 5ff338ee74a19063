import { chmodSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openDataFolder } from '../../../server/src/db/data-folder.ts';
import { startEmbeddedPostgres } from '../../../server/src/db/embedded-postgres.ts';

/** The cluster of a run without DATABASE_URL; kept with --keep. */
const FOLDER = path.join(tmpdir(), 'sorrel-bench-recipes');

export interface BenchDatabase {
  url: string;
  /** Drops the database unless it is kept, and stops what was started for it. */
  close(isKept: boolean): Promise<void>;
}

/** The database of that name on the server of DATABASE_URL, or on an embedded PostgreSQL in the temporary folder. */
export async function openBenchDatabase(name = 'bench_recipes'): Promise<BenchDatabase> {
  const given = process.env['DATABASE_URL'];
  const server = given ? { url: given, stop: async () => {} } : await startOwn();
  await onServer(server.url, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${name} encoding 'UTF8' template template0`);
  });
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async close(isKept) {
      if (!isKept) await onServer(server.url, (client) => client.query(`drop database ${name} with (force)`));
      await server.stop();
    },
  };
}

async function startOwn() {
  mkdirSync(FOLDER, { recursive: true });
  // as root, PostgreSQL runs as another user, which has to pass through
  chmodSync(FOLDER, 0o711);
  return startEmbeddedPostgres({ dataFolder: openDataFolder(FOLDER) });
}

async function onServer(url: string, run: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await run(client).finally(() => client.end());
}
