import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDataFolder } from '../src/db/data-folder.ts';
import { startEmbeddedPostgres } from '../src/db/embedded-postgres.ts';
import { migrateDatabase } from '../src/db/migrate.ts';
import { openPool } from '../src/db/open-database.ts';
import { citusMachines, makeDistributedTemplate } from './citus-databases.ts';
import { databaseAt, dropDatabases, onServer, TEST_PREFIX } from './test-server.ts';

/** Databases of runs that were killed are dropped by a later run, once they are this old. */
const FORGOTTEN_MS = 6 * 60 * 60 * 1000;

/**
 * One PostgreSQL for the whole run: the server of DATABASE_URL, or an embedded one in a temporary folder that is gone
 * afterwards. On it stands a database with all migrations, which every test file copies.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await findServer();
  const run = `${TEST_PREFIX}${Date.now()}_${process.pid}`;
  const template = `${run}_template`;
  const machines = citusMachines(server.url);
  try {
    for (const url of [server.url, ...machines.slice(1)]) await dropThose(url, isForgotten);
    if (machines.length > 0) await makeDistributedTemplate(machines, template);
    else await makeTemplate(server.url, template);
  } catch (cause) {
    await server.stop();
    throw cause;
  }
  project.provide('testServer', { url: server.url, run, template, machines });
  return async () => {
    for (const url of [server.url, ...machines.slice(1)]) await dropThose(url, (name) => name.startsWith(run));
    await server.stop();
  };
}

async function findServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env['DATABASE_URL'];
  if (given) return { url: given, stop: async () => {} };
  const folder = mkdtempSync(path.join(tmpdir(), 'sorrel-test-'));
  // As root, PostgreSQL runs as another user, which has to pass through.
  chmodSync(folder, 0o711);
  const postgres = await startEmbeddedPostgres({ dataFolder: openDataFolder(folder), durable: false });
  return {
    url: postgres.url,
    stop: async () => {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function makeTemplate(serverUrl: string, template: string): Promise<void> {
  await onServer(serverUrl, (client) =>
    client.query(`create database "${template}" encoding 'UTF8' template template0`),
  );
  const pool = openPool(databaseAt(serverUrl, template), { size: 1 });
  try {
    await migrateDatabase(pool);
  } finally {
    await pool.end();
  }
}

function isForgotten(name: string): boolean {
  const startedAtMs = Number(name.slice(TEST_PREFIX.length).split('_')[0]);
  return Date.now() - startedAtMs > FORGOTTEN_MS;
}

async function dropThose(serverUrl: string, isDropped: (name: string) => boolean): Promise<void> {
  const { rows } = await onServer(serverUrl, (client) =>
    client.query<{ name: string }>(`select datname as name from pg_database where starts_with(datname, $1)`, [
      TEST_PREFIX,
    ]),
  );
  await dropDatabases(
    serverUrl,
    rows.map(({ name }) => name).filter((name) => isDropped(name)),
  );
}
