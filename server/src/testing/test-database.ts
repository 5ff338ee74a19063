import { randomBytes } from 'node:crypto';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { inject } from 'vitest';
import { openPool } from '../db/open-database.ts';
import { copyDistributed, dropDistributed } from './citus-databases.ts';
import { statementLog } from './statements.ts';
import { databaseAt, type TestServer } from './test-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer;
  }
}

export type TestDatabase = {
  url: string;
  pool: pg.Pool;
  db: NodePgDatabase;
  /** Closes the pool and deletes the database. What a test leaves behind is deleted at the end of the run. */
  drop: () => Promise<void>;
};

/** A database of the caller's own, empty and with all migrations: a copy of the run's template, made in milliseconds. */
export function testDatabase(): Promise<TestDatabase> {
  return createDatabase(inject('testServer').template);
}

/** A database of the caller's own without any table, for tests of migrations and backups. */
export function emptyTestDatabase(): Promise<TestDatabase> {
  return createDatabase('template0');
}

/** A copy of a database of the caller's own, to which nobody is connected. */
export function copyTestDatabase({ url }: Pick<TestDatabase, 'url'>): Promise<TestDatabase> {
  return createDatabase(new URL(url).pathname.slice(1));
}

async function createDatabase(template: string): Promise<TestDatabase> {
  const { url: serverUrl, run, machines } = inject('testServer');
  const name = `${run}_${randomBytes(5).toString('hex')}`;
  // a database without any table stays on one machine
  const isDistributed = machines.length > 0 && template !== 'template0';
  if (isDistributed) await copyDistributed(machines, template, name);
  else await onServer(serverUrl, `create database "${name}" encoding 'UTF8' template "${template}"`);
  const url = databaseAt(serverUrl, name);
  const pool = openPool(url, { size: 5 });
  return {
    url,
    pool,
    db: isDistributed ? drizzle(pool, { logger: statementLog }) : drizzle(pool),
    drop: async () => {
      await pool.end();
      if (isDistributed) await dropDistributed(machines, name);
      else await onServer(serverUrl, `drop database if exists "${name}" with (force)`);
    },
  };
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
