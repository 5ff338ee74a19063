import type { ItemState } from '@sorrel/core/lists/operations/item-record';
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { HouseholdId } from '../db/household.ts';
import { readTrashedItems } from '../db/item-states.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { listItems, listLoads, listOperations } from '../db/tables/list-items.ts';
import { lists } from '../db/tables/lists.ts';
import { removedSaved } from '../db/tables/removed-saved.ts';

/** How a list goes to the trash. */
interface Kept {
  /** The id that it has there. */
  as: string;
  removedAt: Date;
  /** A copy of a list that is about to be saved over: without what was done to it and what sessions had. */
  savedOver: boolean;
}

/**
 * Characters of what sessions had of a list that go to the trash with it, the newest first: as many as one list may have. Of lists as
 * people have them that is all of it.
 */
export const LOADS_MAX_CHARACTERS = 4_000_000;

/** What hangs on a list, by its name in the row of the trash. */
const PARTS = { items: listItems, operations: listOperations, loads: listLoads };

type ColumnsOf = PgTable & { householdId: AnyPgColumn };

const columnsOf = (table: ColumnsOf) => Object.entries(getTableColumns(table));
const listed = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);
/** Rows as one value of JSON, under the names that they have in the program. */
const asJson = (table: ColumnsOf) =>
  sql`jsonb_build_object(${listed(columnsOf(table).map(([name, column]) => sql`${name}::text, ${column}`))})`;
/** The same the other way: their names and types, for `jsonb_to_recordset`. */
const asColumns = (table: ColumnsOf) =>
  listed(columnsOf(table).map(([name, column]) => sql`${sql.identifier(name)} ${sql.raw(column.getSQLType())}`));
/** What is written of such a row, but for the columns that are said another way. */
function written(table: ColumnsOf, said: Record<string, SQL>) {
  const columns = columnsOf(table);
  return {
    into: listed(columns.map(([, column]) => sql`${sql.identifier(column.name)}`)),
    values: listed(columns.map(([name]) => said[name] ?? sql`kept.${sql.identifier(name)}`)),
  };
}

/**
 * SQL of lists that go to the trash and come back; every question names the household. The rows stay in the database: those of a long
 * list would keep everybody waiting where they are read and written.
 */
export function listTrashRepo(db: DatabaseHandle, householdId: HouseholdId) {
  const one = (id: string) => and(eq(lists.householdId, householdId), eq(lists.id, id));
  const inTrash = (id: string) =>
    and(eq(removedSaved.householdId, householdId), eq(removedSaved.kind, 'list'), eq(removedSaved.id, id));
  const ofList = (table: (typeof PARTS)[keyof typeof PARTS], id: string) =>
    sql`select coalesce(jsonb_agg(${asJson(table)}), '[]') from ${table}
      where ${and(eq(table.householdId, householdId), eq(table.listId, id))}`;
  /** The newest, as far as they have room: a sum over all that are as new. */
  const newestLoads = (id: string) => sql`${ofList(listLoads, id)} and ${listLoads.sessionId} in (
    select session_id from (
      select session_id, sum(length(list::text)) over (order by loaded_at desc, session_id) as characters
      from ${listLoads} where ${and(eq(listLoads.householdId, householdId), eq(listLoads.listId, id))}
    ) as newest where characters <= ${LOADS_MAX_CHARACTERS}::bigint)`;
  return {
    /**
     * Copies a list to the trash as it is. Whoever changes it is waited for.
     * @returns how many items there are, removed ones among them; null where there is no such list
     */
    keep: async (id: string, { as, removedAt, savedOver }: Kept): Promise<number | null> => {
      const [list] = await db.select({ id: lists.id }).from(lists).where(one(id)).for('update');
      if (list === undefined) return null;
      const nothing = sql`select '[]'::jsonb`;
      await db.execute(sql`
        insert into ${removedSaved} (household_id, id, kind, name, row, saved_over, removed_at)
        select ${lists.householdId}, ${as}::uuid, 'list', ${lists.name}, jsonb_build_object(
            'list', ${asJson(lists)} || jsonb_build_object('id', ${as}::text),
            'items', (${ofList(listItems, id)}),
            'operations', (${savedOver ? nothing : ofList(listOperations, id)}),
            'loads', (${savedOver ? nothing : newestLoads(id)})),
          ${savedOver}::boolean, ${removedAt.toISOString()}::timestamptz
        from ${lists} where ${one(id)}`);
      return db.$count(listItems, and(eq(listItems.householdId, householdId), eq(listItems.listId, id)));
    },
    remove: async (id: string) => {
      await db.delete(lists).where(one(id));
    },
    /** The name that a list of the trash has, which nobody else takes meanwhile; null where it is not there. */
    hold: async (id: string): Promise<string | null> => {
      const [row] = await db.select({ name: removedSaved.name }).from(removedSaved).where(inTrash(id)).for('update');
      return row?.name ?? null;
    },
    /**
     * Puts a list of the trash among those that are saved, under a name that is free.
     * @returns how many items it has
     */
    putIn: async (id: string, name: string): Promise<number> => {
      const list = written(lists, {
        householdId: sql`${removedSaved.householdId}`,
        id: sql`${id}::uuid`,
        name: sql`${name}`,
      });
      await db.execute(sql`
        insert into ${lists} (${list.into}) select ${list.values}
        from ${removedSaved}, jsonb_to_record(${removedSaved.row} -> 'list') as kept (${asColumns(lists)})
        where ${inTrash(id)}`);
      for (const [part, table] of Object.entries(PARTS)) {
        const rows = written(table, { householdId: sql`${removedSaved.householdId}`, listId: sql`${id}::uuid` });
        await db.execute(sql`
          insert into ${table} (${rows.into}) select ${rows.values}
          from ${removedSaved}, jsonb_to_recordset(${removedSaved.row} -> ${part}::text) as kept (${asColumns(table)})
          where ${inTrash(id)}`);
      }
      await db.delete(removedSaved).where(inTrash(id));
      return db.$count(listItems, and(eq(listItems.householdId, householdId), eq(listItems.listId, id)));
    },
    /** What stands on a list of the trash. */
    items: (id: string): Promise<ItemState[]> => readTrashedItems(db, inTrash(id)),
    names: async () =>
      (await db.select({ name: lists.name }).from(lists).where(eq(lists.householdId, householdId))).map(
        ({ name }) => name,
      ),
  };
}
