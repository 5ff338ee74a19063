import type pg from 'pg';
import { COPIED, DISTRIBUTED } from './where-tables-lie.ts';

/*
 * Lays tables over the machines of a Citus cluster, in the caller's transaction: those that are there when a database is
 * distributed, and later those that a release brings.
 */

const isDistributed = (table: string): table is keyof typeof DISTRIBUTED => table in DISTRIBUTED;
const isCopied = (table: string): boolean => COPIED.some((copied) => copied === table);

/** Whether a table lies by household, or is to, or a copy of it on every machine. */
export const hasPlace = (table: string): boolean => isDistributed(table) || isCopied(table);

/** The tables that lie on several machines already; none where the database is on one. */
export async function laidOutTables(client: pg.PoolClient): Promise<Set<string>> {
  const known = await client.query<{ known: boolean }>(
    `select to_regclass('pg_catalog.pg_dist_partition') is not null as known`,
  );
  if (!known.rows[0]?.known) return new Set();
  const { rows } = await client.query<{ name: string }>(
    'select logicalrelid::text as name from pg_dist_partition where partmethod in ($1, $2)',
    ['h', 'n'],
  );
  return new Set(rows.map(({ name }) => name));
}

/** What a transaction is told that changes tables of several machines, and keys and rows of them, one after the other. */
export const prepareLayingOut = (client: pg.PoolClient) =>
  client.query(`set local citus.enable_unsafe_triggers = on; set local client_min_messages = warning;
    set local citus.multi_shard_modify_mode = 'sequential'`);

/** Puts a table to its place, with the rows that it has. */
export async function layOutTable(client: pg.PoolClient, table: string): Promise<void> {
  if (isDistributed(table)) {
    const beside = table === 'households' ? 'none' : 'households';
    await client.query('select create_distributed_table($1, $2, colocate_with => $3)', [
      table,
      DISTRIBUTED[table],
      beside,
    ]);
  } else {
    await client.query('select create_reference_table($1)', [table]);
  }
  // rows that were here before lie on the machines now
  await client.query('select truncate_local_data_after_distributing_table($1::regclass)', [table]);
}
