import type pg from 'pg';
import { StartRefused } from '../start-refused.ts';
import { laidOutTables, layOutTable, prepareLayingOut } from './lay-out.ts';
import { type Migration, migrateInTransaction, readMigrations } from './migrate.ts';
import { COPIED, DISTRIBUTED } from './where-tables-lie.ts';

/** Of one household's tables together; more than machines, so that there is something to move to the next one. */
const SHARDS = 32;

/** What the triggers of recipes need, which change a row of their own household, on its own machine. */
const SETTINGS = ['citus.enable_unsafe_triggers'] as const;

export interface Distribution {
  /** Tables that were distributed, or copied to all machines, by this call. */
  changed: string[];
  /** Machines that hold households. */
  workers: number;
}

/**
 * Lays the tables of a database over the machines of a Citus cluster: what households own by household, what all of them read on each,
 * the rest where it is. All in one transaction, on an empty or a full database; what lies right already is left alone. Writers
 * wait meanwhile.
 * @throws StartRefused where the server has no Citus, or no machine to put anything on
 */
export async function distributeDatabase(
  pool: pg.Pool,
  { shards = SHARDS, migrations = readMigrations() }: { shards?: number; migrations?: Migration[] } = {},
): Promise<Distribution> {
  await assertCitus(pool);
  const workers = await countWorkers(pool);
  const { rows } = await pool.query<{ name: string }>('select current_database() as name');
  await setForDatabase((statement) => pool.query(statement), rows[0]?.name ?? '');
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
      set local citus.shard_count = ${shards}`);
    await prepareLayingOut(client);
    await migrateInTransaction(client, migrations);
    const changed = await layOut(client);
    await client.query('commit');
    return { changed, workers };
  } catch (cause) {
    await client.query('rollback').catch(() => {});
    throw cause;
  } finally {
    client.release();
  }
}

/** @throws StartRefused with what to do where the server has no Citus, or the database does not use it */
async function assertCitus(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ available: boolean; created: boolean }>(
    `select exists (select from pg_available_extensions where name = 'citus') as available,
       exists (select from pg_extension where extname = 'citus') as created`,
  );
  if (rows[0]?.created) return;
  if (!rows[0]?.available) {
    throw new StartRefused(
      'This PostgreSQL has no Citus, which lays a database over several machines: deploy/README.md says how to get one. Everything works without it, on one machine.',
    );
  }
  throw new StartRefused(
    'This PostgreSQL has Citus, but the database does not use it: run CREATE EXTENSION citus in it on every machine, then add the machines with citus_set_coordinator_host and citus_add_node.',
  );
}

/** @throws StartRefused where there is none */
async function countWorkers(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ workers: number; coordinator: boolean }>(
    `select count(*) filter (where shouldhaveshards and isactive)::int as workers,
       coalesce(bool_or(groupid = 0), false) as coordinator from pg_dist_node where noderole = 'primary'`,
  );
  const found = rows[0];
  if (!found?.workers || !found.coordinator) {
    throw new StartRefused(
      'Citus knows no machine that it may put households on: name this one with citus_set_coordinator_host and add others with citus_add_node.',
    );
  }
  return found.workers;
}

/** What the triggers need, for every connection from the next one on; asked on the coordinator, which hands it on to the other machines. */
export async function setForDatabase(ask: (statement: string) => Promise<unknown>, name: string): Promise<void> {
  for (const setting of SETTINGS) await ask(`alter database "${name.replaceAll('"', '""')}" set ${setting} = on`);
}

async function layOut(client: pg.PoolClient): Promise<string[]> {
  const there = await laidOutTables(client);
  const { rows } = await client.query<{ name: string }>(
    `select name from unnest($1::text[]) with ordinality as placed (name, turn) where to_regclass(name) is not null order by turn`,
    [[...COPIED, ...Object.keys(DISTRIBUTED)]],
  );
  const missing = rows.map(({ name }) => name).filter((name) => !there.has(name));
  const keys = await takeKeysAway(client, missing);
  for (const table of missing) await layOutTable(client, table);
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint "${name}" ${definition}`);
  return missing;
}

/** Foreign keys between tables that are distributed one after the other: they come back when all are. */
async function takeKeysAway(client: pg.PoolClient, tables: readonly string[]) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conrelid::regclass::text = any($1) and confrelid::regclass::text = any($1)`,
    [tables],
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint "${name}"`);
  return rows;
}
