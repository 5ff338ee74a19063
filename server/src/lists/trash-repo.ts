import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { HouseholdId } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { listItems, listLoads, listOperations } from '../db/tables/list-items.ts';
import { lists } from '../db/tables/lists.ts';

/** A list with all that hangs on it: what stands on it, what was done to it and what each session had of it. */
export interface WholeList {
  list: typeof lists.$inferSelect;
  items: (typeof listItems.$inferSelect)[];
  operations: (typeof listOperations.$inferSelect)[];
  loads: (typeof listLoads.$inferSelect)[];
}

/** Rows that are written at once: a statement has room for so many values. */
const ROWS_AT_ONCE = 1_000;

/**
 * Characters of what sessions had of a list that go to the trash with it, the newest first: as many as one list may have. Of lists as
 * people have them that is all of it; thirty times the longest would be read and written where everybody waits.
 */
export const LOADS_MAX_CHARACTERS = 4_000_000;

/** SQL of lists that go to the trash and come back; every question names the household. */
export function listTrashRepo(db: DatabaseHandle, householdId: HouseholdId) {
  const one = (id: string) => and(eq(lists.householdId, householdId), eq(lists.id, id));
  const loadsOf = async (id: string) => {
    const ofList = and(eq(listLoads.householdId, householdId), eq(listLoads.listId, id));
    const newestFirst = await db
      .select({
        sessionId: listLoads.sessionId,
        characters: sql<number>`length(${listLoads.list}::text)`.mapWith(Number),
      })
      .from(listLoads)
      .where(ofList)
      .orderBy(desc(listLoads.loadedAt));
    let left = LOADS_MAX_CHARACTERS;
    const taken = newestFirst.flatMap(({ sessionId, characters }) => {
      left -= characters;
      return left >= 0 ? [sessionId] : [];
    });
    if (taken.length === 0) return [];
    return db
      .select()
      .from(listLoads)
      .where(and(ofList, inArray(listLoads.sessionId, taken)));
  };
  return {
    /** Takes a list out of those that are saved; null where there is none. Whoever changes it is waited for. */
    takeOut: async (id: string): Promise<WholeList | null> => {
      const [list] = await db.select().from(lists).where(one(id)).for('update');
      if (list === undefined) return null;
      const [items, operations, loads] = [
        await db
          .select()
          .from(listItems)
          .where(and(eq(listItems.householdId, householdId), eq(listItems.listId, id))),
        await db
          .select()
          .from(listOperations)
          .where(and(eq(listOperations.householdId, householdId), eq(listOperations.listId, id))),
        await loadsOf(id),
      ];
      await db.delete(lists).where(one(id));
      return { list, items, operations, loads };
    },
    /** A list as it is, without what was done to it and what sessions had, under an id of its own. */
    copyOf: async (id: string, copyId: string): Promise<WholeList | null> => {
      const [list] = await db.select().from(lists).where(one(id)).for('update');
      if (list === undefined) return null;
      const items = await db
        .select()
        .from(listItems)
        .where(and(eq(listItems.householdId, householdId), eq(listItems.listId, id)));
      return {
        list: { ...list, id: copyId },
        items: items.map((item) => ({ ...item, listId: copyId })),
        operations: [],
        loads: [],
      };
    },
    putIn: async ({ list, items, operations, loads }: WholeList) => {
      await db.insert(lists).values({ ...list, householdId });
      for (const some of inParts(items))
        await db.insert(listItems).values(some.map((row) => ({ ...row, householdId })));
      for (const some of inParts(operations))
        await db.insert(listOperations).values(some.map((row) => ({ ...row, householdId })));
      for (const some of inParts(loads))
        await db.insert(listLoads).values(some.map((row) => ({ ...row, householdId })));
    },
    names: async () =>
      (await db.select({ name: lists.name }).from(lists).where(eq(lists.householdId, householdId))).map(
        ({ name }) => name,
      ),
  };
}

const inParts = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, part) =>
    rows.slice(part * ROWS_AT_ONCE, (part + 1) * ROWS_AT_ONCE),
  );
