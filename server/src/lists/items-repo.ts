import { DAY_MS } from '@sorrel/core/durations';
import type { ShoppingList } from '@sorrel/core/lists/list';
import type { ItemRecord, ItemState } from '@sorrel/core/lists/operations/item-record';
import { and, count, eq, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { HouseholdId } from '../db/household.ts';
import { ITEM_STATE, itemStates, READ_AT_ONCE } from '../db/item-states.ts';
import { keepNewest } from '../db/keep-newest.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { listItems, listLoads, listOperations } from '../db/tables/list-items.ts';
import { lists } from '../db/tables/lists.ts';

/** A list as its items are changed: nobody else changes it until the transaction ends. */
export interface LockedList {
  id: string;
  name: string;
  revision: number;
  forgottenRevision: number;
}

/** Lists of which it is kept what their sessions had, for one household. */
const LOADS_KEPT = 30;
/** Nobody sends an operation again after this. */
const OPERATIONS_KEPT_MS = 60 * DAY_MS;
/** Of one list: many times what a family does to it in that time. Whoever floods one forgets their own. */
export const OPERATIONS_KEPT_MAX = 5_000;

const RECORD = { ...ITEM_STATE, stamps: listItems.stamps };
const LOCKED = {
  id: lists.id,
  name: lists.name,
  revision: lists.revision,
  forgottenRevision: lists.forgottenRevision,
};

/** Rows of one statement: it has 65,535 values at most, and a list that is saved anew changes ten thousand rows. */
const WRITTEN_AT_ONCE = 500;
/** SQL of what stands on the lists; every question names the household. */
export function itemsRepo(db: DatabaseHandle, householdId: HouseholdId) {
  const ofList = (listId: string) => and(eq(listItems.householdId, householdId), eq(listItems.listId, listId));
  const one = (listId: string) => and(eq(lists.householdId, householdId), eq(lists.id, listId));
  return {
    lock: async (listId: string): Promise<LockedList | null> => {
      const [row] = await db.select(LOCKED).from(lists).where(one(listId)).for('update');
      return row ?? null;
    },
    /** Keeps a list as it is until the transaction ends; others may read it meanwhile. */
    hold: async (listId: string): Promise<LockedList | null> => {
      const [row] = await db.select(LOCKED).from(lists).where(one(listId)).for('share');
      return row ?? null;
    },
    allLocked: (): Promise<LockedList[]> =>
      db.select(LOCKED).from(lists).where(eq(lists.householdId, householdId)).orderBy(lists.id).for('update'),
    find: async (listId: string): Promise<LockedList | null> => {
      const [row] = await db.select(LOCKED).from(lists).where(one(listId));
      return row ?? null;
    },
    /** Names of the recipes that need a thing, by its name on English lists, on any list of the household. */
    mealsOf: async (thing: string): Promise<Set<string>> => {
      const rows = await db
        .selectDistinct({ meal: sql<string>`jsonb_array_elements_text(${listItems.fields} -> 'amount' -> 'meals')` })
        .from(listItems)
        .where(
          and(
            eq(listItems.householdId, householdId),
            sql`coalesce(${listItems.fields} ->> 'food', ${listItems.fields} ->> 'name') = ${thing}`,
          ),
        );
      return new Set(rows.map(({ meal }) => meal));
    },
    /** What changed since a revision; all of it since 0. */
    records: (listId: string, since = 0): Promise<ItemState[]> =>
      itemStates(db, and(ofList(listId), since === 0 ? undefined : gt(listItems.revision, since))),
    recordsOf: async (listId: string, ids: readonly string[]): Promise<ItemRecord[]> => {
      const found: ItemRecord[] = [];
      for (let from = 0; from < ids.length; from += READ_AT_ONCE) {
        const some = ids.slice(from, from + READ_AT_ONCE);
        // one value however many they are
        const named = sql`${listItems.id} = any(${sql.param(some)}::text[])`;
        found.push(
          ...(await db
            .select(RECORD)
            .from(listItems)
            .where(and(ofList(listId), named))),
        );
      }
      return found;
    },
    /** How many records a list has, and the characters in which their fields are written. */
    size: async (listId: string): Promise<{ records: number; characters: number }> => {
      const characters = sql<number>`coalesce(sum(length(${listItems.fields}::text)), 0)`.mapWith(Number);
      const [row] = await db.select({ records: count(), characters }).from(listItems).where(ofList(listId));
      return row ?? { records: 0, characters: 0 };
    },
    /** Forgets what was removed longest ago, so that as many rows go as are named. */
    forgetRemoved: async (list: LockedList, rows: number) => {
      const oldest = await db
        .select({ id: listItems.id })
        .from(listItems)
        .where(and(ofList(list.id), isNotNull(listItems.removed), sql`${listItems.removed} >= ${listItems.added}`))
        .orderBy(sql`${listItems.removed} collate "C"`)
        .limit(rows);
      // by their keys: as one statement, each row of a list that was just written is compared with each that goes
      for (let from = 0; from < oldest.length; from += WRITTEN_AT_ONCE) {
        const some = oldest.slice(from, from + WRITTEN_AT_ONCE).map(({ id }) => id);
        await db.delete(listItems).where(and(ofList(list.id), inArray(listItems.id, some)));
      }
      await db.update(lists).set({ forgottenRevision: list.revision }).where(one(list.id));
    },
    /** @param state of the list from now on; it stays signed as it was where `changedBy` is undefined */
    write: async (
      listId: string,
      records: readonly ItemRecord[],
      state: { revision: number; updatedAt: Date; changedBy: string | undefined },
    ) => {
      const { revision } = state;
      for (let from = 0; from < records.length; from += WRITTEN_AT_ONCE) {
        // one value however many they are: a statement of thousands is put together where everybody waits
        const some = JSON.stringify(records.slice(from, from + WRITTEN_AT_ONCE));
        await db.execute(sql`
          insert into ${listItems} (household_id, list_id, id, revision, added, removed, fields, stamps)
          select ${householdId}::uuid, ${listId}::uuid, id, ${revision}::bigint, added, removed, fields, stamps
          from jsonb_to_recordset(${some}::jsonb)
            as written (id text, added text, removed text, fields jsonb, stamps jsonb)
          on conflict (household_id, list_id, id) do update set revision = excluded.revision, added = excluded.added,
            removed = excluded.removed, fields = excluded.fields, stamps = excluded.stamps`);
      }
      await db.update(lists).set(state).where(one(listId));
    },
  };
}

/** SQL of the operations that were done, and of what sessions had; every question names the household. */
export function doneRepo(db: DatabaseHandle, householdId: HouseholdId) {
  const operationsOf = (listId: string) =>
    and(eq(listOperations.householdId, householdId), eq(listOperations.listId, listId));
  return {
    /** Those of the operations that were done before, with the times they were given. */
    known: async (listId: string, ids: readonly string[]): Promise<Map<string, number>> => {
      if (ids.length === 0) return new Map();
      const rows = await db
        .select({ id: listOperations.id, ms: listOperations.ms })
        .from(listOperations)
        .where(and(operationsOf(listId), sql`${listOperations.id} = any(${sql.param([...ids])}::text[])`));
      return new Map(rows.map(({ id, ms }) => [id, ms]));
    },
    remember: async (listId: string, operations: readonly { id: string; ms: number }[], now: Date) => {
      const [ids, times] = [operations.map(({ id }) => id), operations.map(({ ms }) => ms)];
      await db.execute(sql`
        insert into ${listOperations} (household_id, list_id, id, ms, received_at)
        select ${householdId}::uuid, ${listId}::uuid, id, ms, ${now.toISOString()}::timestamptz
        from unnest(${sql.param(ids)}::text[], ${sql.param(times)}::bigint[]) as done (id, ms)`);
    },
    /** Forgets what nobody sends again, and of more than are kept those that came longest ago. */
    forgetOperations: async (listId: string, now: Date) => {
      const over = new Date(now.getTime() - OPERATIONS_KEPT_MS);
      await db.delete(listOperations).where(and(operationsOf(listId), lt(listOperations.receivedAt, over)));
      const kept = { of: operationsOf(listId), by: listOperations.receivedAt, count: OPERATIONS_KEPT_MAX };
      await keepNewest(db, listOperations, kept);
    },
    /** What a session last had of a list. */
    loaded: async (listId: string, sessionId: string): Promise<ShoppingList | null> => {
      const [row] = await db
        .select({ list: listLoads.list })
        .from(listLoads)
        .where(
          and(eq(listLoads.householdId, householdId), eq(listLoads.listId, listId), eq(listLoads.sessionId, sessionId)),
        );
      return (row?.list as ShoppingList | undefined) ?? null;
    },
    /** @param revision of the list, where it was just this; null for what a session said itself */
    setLoaded: async (listId: string, sessionId: string, list: ShoppingList, revision: number | null, now: Date) => {
      const row = { householdId, listId, sessionId, list, revision, loadedAt: now };
      await db
        .insert(listLoads)
        .values(row)
        .onConflictDoUpdate({
          target: [listLoads.householdId, listLoads.listId, listLoads.sessionId],
          set: { list, revision, loadedAt: now },
        });
    },
    /** Whether a session has had a list at this revision: then it has it again, and what it had stays as it is written. */
    hasLoadedAgain: async (listId: string, sessionId: string, revision: number, now: Date): Promise<boolean> => {
      const again = await db
        .update(listLoads)
        .set({ loadedAt: now })
        .where(
          and(
            eq(listLoads.householdId, householdId),
            eq(listLoads.listId, listId),
            eq(listLoads.sessionId, sessionId),
            eq(listLoads.revision, revision),
          ),
        )
        .returning({ listId: listLoads.listId });
      return again.length > 0;
    },
    /** Forgets what was had longest ago. Never in a transaction that has written one: two of those would wait in a circle. */
    forgetLoads: () =>
      keepNewest(db, listLoads, {
        of: eq(listLoads.householdId, householdId),
        by: listLoads.loadedAt,
        count: LOADS_KEPT,
      }),
  };
}
