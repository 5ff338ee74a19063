import pg from 'pg';
import {
  addForeignKeys,
  dropForeignKeys,
  type ForeignKey,
  qualified,
  readSequences,
  setSequences,
  tableNames,
} from './bulk-load.ts';
import { findMissing, type Migration, migrateInTransaction, readMigrations, waitForTurn } from './migrate.ts';
import { BEFORE, RECORD_BEFORE, refuseWrites, removeLeftovers } from './write-guards.ts';

/**
 * Tables that a server writes to while somebody only reads: they go on being written, and what was written meanwhile follows at the
 * end. Only where no migration touches them, or what belongs to them.
 */
const WRITTEN_BY_READERS = ['sessions', 'refresh_tokens', 'list_loads', 'rate_limits', 'mails'];

const NOT_ALLOWED = '42501';

/**
 * Applies the missing migrations to copies of all tables, in one transaction, while servers of the release before go on reading: the
 * schema `public` is given another name, which nobody sees before the end, and made anew as that release had it; rows, then
 * migrations follow. Nobody who reads waits for a lock; who writes is refused (write-guards.ts). It takes the disk space of all tables
 * once more.
 * @returns the names of what was applied, or null where the tables can only be changed where they are: nothing is changed then
 */
export async function besideOrNull(
  pool: pg.Pool,
  folder: string,
  notify?: (sentence: string) => void,
): Promise<string[] | null> {
  // one connection changes the copies, another one the triggers
  if (pool.options.max < 2) return null;
  const client = await pool.connect();
  let isEnded = false;
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    const applied = await migrateCopies(client, pool, readMigrations(folder));
    await client.query('commit');
    isEnded = true;
    return applied;
  } catch (cause) {
    await client.query('rollback').catch(() => {});
    if (cause instanceof OwnThings) notify?.(cause.message);
    else if ((cause as { code?: string }).code !== NOT_ALLOWED) throw cause;
    return null;
  } finally {
    // a connection that broke off in the middle holds nothing any more
    client.release(!isEnded);
    await removeLeftovers(pool).catch(() => {});
  }
}

/** The schema has what Sorrel did not make, and what would be lost with it. */
class OwnThings extends Error {}

async function migrateCopies(client: pg.PoolClient, pool: pg.Pool, migrations: Migration[]): Promise<string[]> {
  await waitForTurn(client);
  const missing = await findMissing(client, migrations);
  if (missing.length === 0) return [];
  const tables = await tableNames(client);
  const open = await findOpen(client, tables, missing);
  await refuseWrites(
    pool,
    tables.filter((table) => !open.includes(table)),
  );
  await client.query(`alter schema public rename to ${BEFORE}; alter schema drizzle rename to ${RECORD_BEFORE};
    create schema public; grant usage on schema public to public; set local client_min_messages = warning`);
  await migrateInTransaction(
    client,
    migrations.filter((migration) => !missing.includes(migration)),
  );
  await assertNothingElse(client);
  const later = await loadCopies(client, open, missing);
  const applied = await migrateInTransaction(client, migrations, { edit: dropIfThere });
  for (const table of await tableNames(client)) await client.query(`analyze ${qualified(table)}`);
  await follow(client, open);
  await addForeignKeys(client, later);
  return applied;
}

/** Of the tables that readers write to, those that no migration names, nor one that leads to them. */
async function findOpen(client: pg.PoolClient, tables: string[], missing: Migration[]): Promise<string[]> {
  const text = missing.flatMap(({ statements }) => statements).join('\n');
  const isNamed = (table: string) => new RegExp(`\\b${table}\\b`).test(text);
  const { rows } = await client.query<{ from: string; to: string }>(
    `select of.relname as from, other.relname as to from pg_constraint
      join pg_class of on of.oid = conrelid join pg_class other on other.oid = confrelid
      where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  const isTouched = (table: string) => isNamed(table) || rows.some(({ from, to }) => to === table && isNamed(from));
  return WRITTEN_BY_READERS.filter((table) => tables.includes(table) && !isTouched(table));
}

/** @throws OwnThings where the schema of before has a table, column, index, view or function that its migrations did not make */
async function assertNothingElse(client: pg.PoolClient): Promise<void> {
  const things = `select relname::text as name from pg_class where relnamespace = $1::regnamespace
    union all select relname || '.' || attname from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = $1::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
    union all select proname || '()' from pg_proc where pronamespace = $1::regnamespace`;
  const own = await client.query<{ name: string }>(things, [BEFORE]);
  const made = await client.query<{ name: string }>(things, ['public']);
  const known = new Set(made.rows.map(({ name }) => name));
  const strange = own.rows.map(({ name }) => name).filter((name) => !known.has(name));
  if (strange.length === 0) return;
  throw new OwnThings(
    `The schema "public" has what Sorrel did not make (${strange.slice(0, 5).join(', ')}): the tables are changed where they are, and whoever reads waits.`,
  );
}

/** @returns foreign keys of the tables that are still written to: for the end */
async function loadCopies(client: pg.PoolClient, open: string[], missing: Migration[]): Promise<ForeignKey[]> {
  const tables = await tableNames(client);
  await client.query(`truncate ${tables.map((table) => qualified(table)).join(', ')}`);
  const keys = await dropForeignKeys(client);
  const indexes = await dropIndexes(client);
  for (const table of tables) {
    const columns = (await columnsOf(client, table)).join(', ');
    await client.query(`alter table ${qualified(table)} disable trigger user`);
    await client.query(
      `insert into ${qualified(table)} (${columns}) overriding system value select ${columns} from ${qualified(table, BEFORE)}`,
    );
    await client.query(`alter table ${qualified(table)} enable trigger user`);
  }
  const text = missing.flatMap(({ statements }) => statements).join('\n');
  for (const { name, definition, isUnique } of indexes)
    if (isUnique || !isOnlyDropped(text, name)) await client.query(definition);
  const isLater = ({ table, to }: ForeignKey) => open.includes(table) || open.includes(to);
  await addForeignKeys(
    client,
    keys.filter((key) => !isLater(key)),
  );
  await setSequences(client, await readSequences(client, BEFORE));
  return keys.filter(isLater);
}

/** Rows are written several times as fast before there are indexes. Those of keys stay. */
async function dropIndexes(client: pg.PoolClient) {
  const { rows } = await client.query<{ name: string; definition: string; isUnique: boolean }>(
    `select relname as name, pg_get_indexdef(indexrelid) as definition, indisunique as "isUnique"
      from pg_index join pg_class on pg_class.oid = indexrelid
      where relnamespace = 'public'::regnamespace and not exists (select from pg_constraint where conindid = indexrelid)
      order by relname`,
  );
  for (const { name } of rows) await client.query(`drop index ${qualified(name)}`);
  return rows;
}

const DROPS = /\bdrop\s+index\s+(?!if\b|concurrently\b)/gi;

/** An index that a migration drops need not have been there. */
const dropIfThere = (statement: string): string => statement.replace(DROPS, 'drop index if exists ');

/** Whether migrations do nothing with the index but to drop it, and perhaps to make it anew. */
function isOnlyDropped(text: string, name: string): boolean {
  const count = (pattern: string) => [...text.matchAll(new RegExp(pattern, 'gi'))].length;
  const dropped = count(`\\bdrop\\s+index\\s+(?:if exists\\s+)?"?${name}"?`);
  const made = count(`\\bcreate\\s+(?:unique\\s+)?index\\s+(?:if not exists\\s+)?"?${name}"?`);
  return dropped > 0 && dropped + made === count(`\\b${name}\\b`);
}

/** What may be written, by name. */
async function columnsOf(client: pg.PoolClient, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [qualified(table)],
  );
  return rows.map(({ name }) => pg.escapeIdentifier(name));
}

/** What was written to these tables since they were copied. From here to the end, some moments, whoever writes to them waits. */
async function follow(client: pg.PoolClient, open: string[]): Promise<void> {
  if (open.length === 0) return;
  await client.query(`lock table ${open.map((table) => qualified(table, BEFORE)).join(', ')} in exclusive mode`);
  for (const table of open) {
    const [now, before] = [qualified(table), qualified(table, BEFORE)];
    const columns = await columnsOf(client, table);
    const key = await keyOf(client, table);
    await client.query(`delete from ${now} as now where not exists (
      select from ${before} as before where ${key.map((name) => `before.${name} = now.${name}`).join(' and ')})`);
    const others = columns.filter((name) => !key.includes(name)).map((name) => `${name} = excluded.${name}`);
    const list = columns.join(', ');
    await client.query(`insert into ${now} (${list}) overriding system value
      select ${list} from ${before} except select ${list} from ${now}
      on conflict (${key.join(', ')}) do ${others.length > 0 ? `update set ${others.join(', ')}` : 'nothing'}`);
  }
}

async function keyOf(client: pg.PoolClient, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
      where indrelid = $1::regclass and indisprimary`,
    [qualified(table)],
  );
  return rows.map(({ name }) => pg.escapeIdentifier(name));
}
