import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { qualified } from './bulk-load.ts';
import { MIGRATION_LOCK } from './migrate.ts';

/*
 * While tables are changed beside those that are in use, nothing may be written to these. A lock would make writers wait, each with a
 * connection, until nobody could read either: a trigger refuses them, in words that every release takes for 'not now' (503).
 */

/** Where the tables of the release before go, and drizzle's record of its migrations, until they are removed. */
export const BEFORE = 'sorrel_before';
export const RECORD_BEFORE = 'drizzle_before';

const FUNCTION = 'drizzle.refuse_writes()';
const LOCK_WITHIN = '2s';
/** A minute of somebody else's long statements. */
const TRIES = 30;
/** A lock that somebody else has, or that two wait for crosswise. */
const PASSES = new Set(['55P03', '40P01']);

/** It refuses as long as the process lives that changes the copies: what one leaves behind that is killed harms nobody. */
const MAKE_FUNCTION = `
create or replace function ${FUNCTION} returns trigger language plpgsql as $$
begin
  if exists (
    select from pg_catalog.pg_locks join pg_catalog.pg_database on pg_database.oid = database
    where locktype = 'advisory' and granted and datname = current_database() and objsubid = 1
      and classid::bigint = ${Math.floor(MIGRATION_LOCK / 2 ** 32)} and objid::bigint = ${MIGRATION_LOCK % 2 ** 32}
  ) then
    raise exception 'Sorrel is being brought to a new release: nothing is saved for some minutes' using errcode = '57P03';
  end if;
  return null;
end $$`;

/** Returns when no transaction is left that has written to one of the tables, and no later one can. */
export async function refuseWrites(pool: pg.Pool, tables: readonly string[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(MAKE_FUNCTION);
    // one by one: nobody who writes to several waits for a lock that is held here
    for (const table of tables) {
      await withLock(
        client,
        `create or replace trigger refuse_writes before insert or update or delete or truncate on ${qualified(table)}
           for each statement execute function ${FUNCTION}`,
      );
    }
  } finally {
    client.release();
  }
}

/**
 * Removes what an upgrade left: the tables of the release before, where somebody still read them, and triggers of one that did not end.
 * What somebody reads just now stays until the next time.
 */
export async function removeLeftovers(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ before: boolean; record: boolean; guarded: boolean }>(
    `select to_regnamespace('${BEFORE}') is not null as before, to_regnamespace('${RECORD_BEFORE}') is not null as record,
       to_regprocedure('${FUNCTION}') is not null as guarded`,
  );
  const [found] = rows;
  if (!found?.before && !found?.record && !found?.guarded) return;
  const client = await pool.connect();
  try {
    // behind whoever is changing copies at this moment, whose triggers these are
    await withLock(
      client,
      `select pg_advisory_xact_lock(${MIGRATION_LOCK}); drop schema if exists ${BEFORE}, ${RECORD_BEFORE} cascade`,
      3,
    );
    if (found.guarded)
      await withLock(
        client,
        `select pg_advisory_xact_lock(${MIGRATION_LOCK}); drop function if exists ${FUNCTION} cascade`,
        3,
      );
  } catch (cause) {
    if (!PASSES.has((cause as { code?: string }).code ?? '')) throw cause;
  } finally {
    client.release();
  }
}

/** A transaction that never keeps others waiting behind it for longer than a moment. */
async function withLock(client: pg.PoolClient, statements: string, tries = TRIES): Promise<void> {
  for (let left = tries; ; left -= 1) {
    try {
      await client.query('begin');
      await client.query(
        `set local lock_timeout = '${LOCK_WITHIN}'; set local statement_timeout = 0; set local client_min_messages = warning; ${statements}`,
      );
      await client.query('commit');
      return;
    } catch (cause) {
      await client.query('rollback');
      if (!PASSES.has((cause as { code?: string }).code ?? '') || left <= 1) throw cause;
      await sleep(1000 * Math.random());
    }
  }
}
