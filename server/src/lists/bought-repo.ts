import { BOUGHT_MAX, type BoughtItem } from '@sorrel/core/lists/bought-before';
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { HouseholdId } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { listItems } from '../db/tables/list-items.ts';
import { lists } from '../db/tables/lists.ts';

/** Lists that are looked through, the newest, and rows of them: what the largest household costs is bounded. */
const LISTS_READ = 20;
const ROWS_READ = 6_000;

/** SQL of what a household had on its lists before, also of what was removed since; every question names the household. */
export function boughtRepo(db: DatabaseHandle) {
  return {
    /** Names with how often they stood there, the most often first and of those the newest; what was only folded away is none. */
    newest: async (householdId: HouseholdId): Promise<BoughtItem[]> => {
      const newestLists = db
        .select({ id: lists.id })
        .from(lists)
        .where(eq(lists.householdId, householdId))
        .orderBy(desc(lists.updatedAt), desc(lists.id))
        .limit(LISTS_READ);
      const rows = db
        .select({
          name: sql<string>`${listItems.fields} ->> 'name'`.as('item_name'),
          aisle: sql<BoughtItem['aisle']>`${listItems.fields} ->> 'aisle'`.as('item_aisle'),
          added: listItems.added,
        })
        .from(listItems)
        .where(
          and(
            eq(listItems.householdId, householdId),
            inArray(listItems.listId, newestLists),
            sql`${listItems.added} is not null`,
            sql`${listItems.fields} ->> 'atHome' is distinct from 'true'`,
            sql`${listItems.fields} ->> 'name' <> ''`,
          ),
        )
        .limit(ROWS_READ)
        .as('bought');
      return db
        .select({
          name: rows.name,
          aisle: sql<BoughtItem['aisle']>`(array_agg(${rows.aisle} order by ${rows.added} collate "C" desc))[1]`,
          times: count(),
        })
        .from(rows)
        .groupBy(rows.name)
        .orderBy(desc(count()), desc(sql`max(${rows.added} collate "C")`), rows.name)
        .limit(BOUGHT_MAX);
    },
  };
}
