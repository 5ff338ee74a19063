import type { QueryOf } from '@sorrel/contract/endpoint';
import type { getLists } from '@sorrel/contract/lists';
import type { ShoppingList } from '@sorrel/core/lists/list';
import { listOfRecords } from '@sorrel/core/lists/operations/list-of-records';
import { and, count, desc, eq, ne, sql } from 'drizzle-orm';
import { contains } from '../db/contains.ts';
import type { HouseholdId, Member } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { type Owned, owned } from '../db/owned.ts';
import { prepared } from '../db/prepared.ts';
import { listLoads } from '../db/tables/list-items.ts';
import { lists } from '../db/tables/lists.ts';
import { itemsRepo } from './items-repo.ts';

type ListsAsked = QueryOf<typeof getLists>;

export interface SavedList {
  name: string;
  list: ShoppingList;
}

const PAGE = {
  id: lists.id,
  name: lists.name,
  createdAt: lists.createdAt,
  addedBy: lists.addedBy,
  changedBy: lists.changedBy,
  total: sql<number>`count(*) over ()`.mapWith(Number),
};
const NEWEST_FIRST = [desc(lists.createdAt), desc(lists.id)];
/** Opened by a session, or changed, a tick too; loads are asked for by the household that is asked for, so that one machine answers. */
const lastUsedFirst = (householdId: HouseholdId) => [
  sql`greatest(${lists.updatedAt}, (select max(${listLoads.loadedAt}) from ${listLoads}
    where ${listLoads.householdId} = ${householdId} and ${listLoads.listId} = ${lists.id})) desc`,
  desc(lists.id),
];

const findPage = prepared((db) =>
  db
    .select(PAGE)
    .from(lists)
    .where(eq(lists.householdId, sql.placeholder('householdId')))
    .orderBy(...NEWEST_FIRST)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('find_lists'),
);

const one = (householdId: HouseholdId, id: string) => and(eq(lists.householdId, householdId), eq(lists.id, id));

/** SQL of the shopping lists; every question names the household. */
export function listsRepo(db: DatabaseHandle) {
  return {
    /** One page, and how many there are in all, which the rows carry. */
    page: async (householdId: HouseholdId, { search, page, limit, order }: ListsAsked) => {
      const asked = { householdId, limit, offset: (page - 1) * limit };
      const where = and(eq(lists.householdId, householdId), contains(lists.name, search));
      const rows = await (search.trim() === '' && order === 'newest'
        ? findPage(db).execute(asked)
        : db
            .select(PAGE)
            .from(lists)
            .where(where)
            .orderBy(...(order === 'used' ? lastUsedFirst(householdId) : NEWEST_FIRST))
            .limit(limit)
            .offset(asked.offset));
      // a page beyond the last has no row to carry the total
      const isBeyond = rows.length === 0 && page > 1;
      const total = isBeyond
        ? await db.$count(lists, search.trim() === '' ? eq(lists.householdId, householdId) : where)
        : (rows[0]?.total ?? 0);
      return { rows, total };
    },
    rename: async (member: Member, id: string, name: string, now: Date) => {
      await db.update(lists).set({ name, changedBy: member.id, updatedAt: now }).where(one(member.householdId, id));
    },
    /** The list that has a name, but for the one of the id. */
    otherOfName: async (householdId: HouseholdId, name: string, butId: string): Promise<string | null> => {
      const [row] = await db
        .select({ id: lists.id })
        .from(lists)
        .where(and(eq(lists.householdId, householdId), eq(lists.name, name), ne(lists.id, butId)));
      return row?.id ?? null;
    },
    /** The list of a name, made where there is none. */
    ofName: async ({ id: memberId, householdId }: Member, name: string, now: Date): Promise<string> => {
      const [row] = await db
        .insert(lists)
        .values({ householdId, addedBy: memberId, changedBy: memberId, name, createdAt: now, updatedAt: now })
        .onConflictDoUpdate({ target: [lists.householdId, lists.name], set: { changedBy: memberId, updatedAt: now } })
        .returning({ id: lists.id });
      if (row === undefined) throw new Error('a shopping list was not written');
      return row.id;
    },
    /** How many lists there are under other names. */
    countOthers: async (householdId: HouseholdId, name: string): Promise<number> => {
      const [row] = await db
        .select({ total: count() })
        .from(lists)
        .where(and(eq(lists.householdId, householdId), ne(lists.name, name)));
      return row?.total ?? 0;
    },
    findOwned: async (householdId: HouseholdId, id: string): Promise<Owned<SavedList> | null> => {
      const [row] = await db.select({ name: lists.name }).from(lists).where(one(householdId, id));
      if (row === undefined) return null;
      return owned({ name: row.name, list: listOfRecords(await itemsRepo(db, householdId).records(id)) });
    },
  };
}
