import type { ItemState } from '@sorrel/core/lists/operations/item-record';
import { and, gt, type SQL, sql } from 'drizzle-orm';
import { inBatches } from './in-batches.ts';
import type { DatabaseHandle } from './open-database.ts';
import { listItems } from './tables/list-items.ts';
import { removedSaved } from './tables/removed-saved.ts';

/** What tells whether an item is on its list, and how. */
export const ITEM_STATE = {
  id: listItems.id,
  added: listItems.added,
  removed: listItems.removed,
  fields: listItems.fields,
};

/** Rows that one statement brings: those of the longest list together would keep the thread that answers for a fifth of a second. */
export const READ_AT_ONCE = 250;

/** Items of lists, in the order of their ids, read some at a time: others have their turn between. */
export async function itemStates(db: DatabaseHandle, which: SQL | undefined): Promise<ItemState[]> {
  const found: ItemState[] = [];
  const batches = inBatches(
    READ_AT_ONCE,
    ({ id }) => id,
    (after: string | null) =>
      db
        .select(ITEM_STATE)
        .from(listItems)
        .where(and(which, after === null ? undefined : gt(listItems.id, after)))
        .orderBy(listItems.id)
        .limit(READ_AT_ONCE),
  );
  for await (const some of batches) found.push(...some);
  return found;
}

/** The same of one list of the trash, in the order in which they lie there; none where it is not there. */
export async function readTrashedItems(db: DatabaseHandle, which: SQL | undefined): Promise<ItemState[]> {
  const found: ItemState[] = [];
  for (;;) {
    const [from, to] = [sql.raw(String(found.length)), sql.raw(String(found.length + READ_AT_ONCE - 1))];
    const [row] = await db
      .select({ items: sql<ItemState[]>`jsonb_path_query_array(${removedSaved.row}, '$.items[${from} to ${to}]')` })
      .from(removedSaved)
      .where(which);
    const some = row?.items ?? [];
    found.push(...some);
    if (some.length < READ_AT_ONCE) return found;
  }
}
