import pg from 'pg';

/*
 * What stands in the way of writing a schema's rows table by table, in any order: taken away before, brought back after.
 */

export interface ForeignKey {
  table: string;
  /** The table it leads to. */
  to: string;
  name: string;
  definition: string;
}

export const qualified = (name: string, schema = 'public'): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

/** The tables of the schema `public`, without those of extensions. */
export async function tableNames(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e') order by relname`,
  );
  return rows.map((row) => row.name);
}

/** Rows come table by table, in no order that foreign keys would allow. Gives what brings the keys back. */
export async function dropForeignKeys(client: pg.PoolClient): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select of.relname as table, other.relname as to, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
      from pg_constraint join pg_class of on of.oid = conrelid join pg_class other on other.oid = confrelid
      where contype = 'f' and connamespace = 'public'::regnamespace order by of.relname, conname`,
  );
  for (const { table, name } of rows)
    await client.query(`alter table ${qualified(table)} drop constraint ${pg.escapeIdentifier(name)}`);
  return rows;
}

export async function addForeignKeys(client: pg.PoolClient, keys: readonly ForeignKey[]): Promise<void> {
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${qualified(table)} add constraint ${pg.escapeIdentifier(name)} ${definition}`);
}

export interface SequenceState {
  name: string;
  lastValue: string;
  isCalled: boolean;
}

/** @param schema where they are read; they are set in `public` */
export async function readSequences(client: pg.PoolClient, schema = 'public'): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'S' and relnamespace = $1::regnamespace order by relname`,
    [schema],
  );
  const sequences: SequenceState[] = [];
  for (const { name } of rows) {
    const state = await client.query(`select last_value, is_called from ${qualified(name, schema)}`);
    sequences.push({ name, lastValue: String(state.rows[0].last_value), isCalled: state.rows[0].is_called });
  }
  return sequences;
}

export async function setSequences(client: pg.PoolClient, sequences: readonly SequenceState[]): Promise<void> {
  for (const { name, lastValue, isCalled } of sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [qualified(name), lastValue, isCalled]);
}
