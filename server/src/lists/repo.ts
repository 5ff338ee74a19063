import type { ShoppingList } from '@sorrel/core/lists/list';
import { and, count, desc, eq, ne, sql } from 'drizzle-orm';
import { contains } from '../db/contains.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { type Owned, owned } from '../db/owned.ts';
import { prepared } from '../db/prepared.ts';
import { users } from '../db/tables/auth.ts';
import { lists } from '../db/tables/lists.ts';

export interface SavedList {
  name: string;
  list: ShoppingList;
}

const PAGE = {
  id: lists.id,
  name: lists.name,
  createdAt: lists.createdAt,
  total: sql<number>`count(*) over ()`.mapWith(Number),
};
const NEWEST_FIRST = [desc(lists.createdAt), desc(lists.id)];

const findPage = prepared((db) =>
  db
    .select(PAGE)
    .from(lists)
    .where(eq(lists.userId, sql.placeholder('userId')))
    .orderBy(...NEWEST_FIRST)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('find_lists'),
);

/** SQL of the shopping lists; every question names the owner. */
export function listsRepo(db: DatabaseHandle) {
  return {
    /** One page, and how many there are in all, which the rows carry. */
    page: async (userId: string, search: string, page: number, limit: number) => {
      const asked = { userId, limit, offset: (page - 1) * limit };
      const where = and(eq(lists.userId, userId), contains(lists.name, search));
      const rows = await (search.trim() === ''
        ? findPage(db).execute(asked)
        : db
            .select(PAGE)
            .from(lists)
            .where(where)
            .orderBy(...NEWEST_FIRST)
            .limit(limit)
            .offset(asked.offset));
      // a page beyond the last has no row to carry the total
      const isBeyond = rows.length === 0 && page > 1;
      const total = isBeyond
        ? await db.$count(lists, search.trim() === '' ? eq(lists.userId, userId) : where)
        : (rows[0]?.total ?? 0);
      return { rows, total };
    },
    /** Gives a saved list another name or content; a list that has the name already makes room. False where there is no such list. */
    rename: async (userId: string, id: string, name: string, list: ShoppingList, now: Date): Promise<boolean> => {
      // one after the other: two saves at once may want the same name
      await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
      const [own] = await db
        .select({ id: lists.id })
        .from(lists)
        .where(and(eq(lists.userId, userId), eq(lists.id, id)));
      if (own === undefined) return false;
      await db.delete(lists).where(and(eq(lists.userId, userId), eq(lists.name, name), ne(lists.id, id)));
      await db
        .update(lists)
        .set({ name, list, updatedAt: now })
        .where(and(eq(lists.userId, userId), eq(lists.id, id)));
      return true;
    },
    /** Saves under the name; a list that has it already is replaced and keeps its id. */
    save: async (userId: string, name: string, list: ShoppingList, now: Date): Promise<string> => {
      const [row] = await db
        .insert(lists)
        .values({ userId, name, list, createdAt: now, updatedAt: now })
        .onConflictDoUpdate({ target: [lists.userId, lists.name], set: { list, updatedAt: now } })
        .returning({ id: lists.id });
      if (row === undefined) throw new Error('a shopping list was not written');
      return row.id;
    },
    /** How many lists there are under other names. */
    countOthers: async (userId: string, name: string): Promise<number> => {
      const [row] = await db
        .select({ total: count() })
        .from(lists)
        .where(and(eq(lists.userId, userId), ne(lists.name, name)));
      return row?.total ?? 0;
    },
    findOwned: async (userId: string, id: string): Promise<Owned<SavedList> | null> => {
      const [row] = await db
        .select({ name: lists.name, list: lists.list })
        .from(lists)
        .where(and(eq(lists.userId, userId), eq(lists.id, id)));
      return row === undefined ? null : owned({ name: row.name, list: row.list as ShoppingList });
    },
    /** Every saved list, for a change of them in the same transaction. */
    allLocked: async (userId: string): Promise<{ id: string; list: ShoppingList }[]> => {
      const rows = await db
        .select({ id: lists.id, list: lists.list })
        .from(lists)
        .where(eq(lists.userId, userId))
        .orderBy(lists.id)
        .for('update');
      return rows.map(({ id, list }) => ({ id, list: list as ShoppingList }));
    },
    replace: (userId: string, id: string, list: ShoppingList, now: Date) =>
      db
        .update(lists)
        .set({ list, updatedAt: now })
        .where(and(eq(lists.userId, userId), eq(lists.id, id))),
    remove: async (userId: string, id: string): Promise<boolean> => {
      const removed = await db
        .delete(lists)
        .where(and(eq(lists.userId, userId), eq(lists.id, id)))
        .returning({ id: lists.id });
      return removed.length > 0;
    },
  };
}
