import { randomBytes } from 'node:crypto';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { inject } from 'vitest';
import { openPool } from '../src/db/open-database.ts';
import { copyDistributed, dropDistributed } from './citus-databases.ts';
import { statementLog } from './statements.ts';
import { DROPPED_AT_ONCE, databaseAt, dropDatabases, onServer, type TestServer } from './test-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer;
  }
}

export type TestDatabase = {
  url: string;
  pool: pg.Pool;
  db: NodePgDatabase;
  /** Closes the pool; the database is deleted with others, at the latest at the end of the run. */
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

/** Databases that nobody uses any more. What is left of them at the end of the run is dropped there. */
const unused: string[] = [];

async function dropLater(serverUrl: string, name: string): Promise<void> {
  unused.push(name);
  if (unused.length >= DROPPED_AT_ONCE) await dropDatabases(serverUrl, unused.splice(0));
}

async function createDatabase(template: string): Promise<TestDatabase> {
  const { url: serverUrl, run, machines } = inject('testServer');
  const name = `${run}_${randomBytes(5).toString('hex')}`;
  // a database without any table stays on one machine
  const isDistributed = machines.length > 0 && template !== 'template0';
  if (isDistributed) await copyDistributed(machines, template, name);
  else {
    await onServer(serverUrl, async (client) => {
      await client.query(`create database "${name}" encoding 'UTF8' template "${template}"`);
      // what a crash of the machine would leave is not what these tests ask: nobody waits for the disk
      await client.query(`alter database "${name}" set synchronous_commit = off`);
    });
  }
  const url = databaseAt(serverUrl, name);
  const pool = openPool(url, { size: 5 });
  return {
    url,
    pool,
    db: isDistributed ? drizzle(pool, { logger: statementLog }) : drizzle(pool),
    drop: async () => {
      await pool.end();
      if (isDistributed) await dropDistributed(machines, name);
      else await dropLater(serverUrl, name);
    },
  };
}
