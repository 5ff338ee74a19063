import pg from 'pg';
import { distributeDatabase, setForDatabase } from '../src/db/distribute.ts';
import { openPool } from '../src/db/open-database.ts';
import { databaseAt } from './test-server.ts';

/** Fewer than people have: each of hundreds of test databases has them all. */
const TEST_SHARDS = 4;

/** The machines of a Citus cluster that tests run on, the coordinator first; none where DATABASE_URL names a plain PostgreSQL. */
export function citusMachines(coordinatorUrl: string): string[] {
  const workers = process.env['CITUS_WORKERS'];
  return workers ? [coordinatorUrl, ...workers.split(',')] : [];
}

/** An empty database on each machine that the coordinator's knows of. @returns its address on the coordinator */
export async function makeJoinedDatabase(machines: readonly string[], name: string): Promise<string> {
  const [coordinator = '', ...workers] = machines;
  for (const machine of machines) {
    await onServer(machine, `create database "${name}" encoding 'UTF8' template template0`);
    await onServer(databaseAt(machine, name), 'create extension citus');
  }
  const url = databaseAt(coordinator, name);
  const pool = openPool(url, { size: 1 });
  try {
    await joinMachines(pool, coordinator, workers);
  } finally {
    await pool.end();
  }
  return url;
}

/** A database that is laid over all machines. @returns its address on the coordinator */
export async function makeDistributed(machines: readonly string[], name: string): Promise<string> {
  const url = await makeJoinedDatabase(machines, name);
  const pool = openPool(url, { size: 2 });
  try {
    await distributeDatabase(pool, { shards: TEST_SHARDS });
  } finally {
    await pool.end();
  }
  return url;
}

/** The same, of which each machine's part is then copied. */
export async function makeDistributedTemplate(machines: readonly string[], template: string): Promise<void> {
  await makeDistributed(machines, template);
  // a database that anybody is connected to cannot be copied, and Citus keeps one connection of its own
  for (const machine of machines) {
    await onServer(machine, `alter database "${template}" allow_connections false`);
    await endConnections(machine, template);
  }
}

/** Tells the coordinator which machines there are. */
async function joinMachines(pool: pg.Pool, coordinator: string, workers: readonly string[]): Promise<void> {
  const here = new URL(coordinator);
  await pool.query('select citus_set_coordinator_host($1, $2)', [here.hostname, Number(here.port)]);
  for (const worker of workers) {
    const { hostname, port } = new URL(worker);
    await pool.query('select citus_add_node($1, $2)', [hostname, Number(port)]);
  }
}

/** A copy on every machine: what Citus knows of the shards is copied with them. */
export async function copyDistributed(machines: readonly string[], template: string, name: string): Promise<void> {
  await Promise.all(
    machines.map((machine) => onServer(machine, `create database "${name}" encoding 'UTF8' template "${template}"`)),
  );
  // what is set for a database is not copied with it; and Citus does not know the copy, so that each machine is told by itself
  for (const machine of machines) await setForDatabase((statement) => onServer(machine, statement), name);
}

export async function dropDistributed(machines: readonly string[], name: string): Promise<void> {
  for (const machine of machines) {
    for (let tries = 20; ; tries -= 1) {
      try {
        await onServer(machine, `drop database if exists "${name}" with (force)`);
        break;
      } catch (cause) {
        // a process of Citus has just begun there
        if (tries === 0) throw cause;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  }
}

async function endConnections(machine: string, database: string): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: machine });
    await client.connect();
    try {
      const { rows } = await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
        database,
      ]);
      if (rows.length === 0) return;
    } finally {
      await client.end();
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
