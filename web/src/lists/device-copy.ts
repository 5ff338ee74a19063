import type { ShoppingList } from '@sorrel/core/lists/list';
import { z } from 'zod';
import { keepCopy, readCopy } from '../lib/device-copies.ts';
import { LIST_IN_HAND } from '../lib/list-in-hand.ts';
import { StoredList } from './stored-list.ts';

/** The list as it is kept beside session storage, one for each user. */
const ListCopy = z.object({
  name: z.string(),
  list: StoredList,
  planId: z.string().nullable(),
  /** The saved list that it is; copies of before do not tell. */
  listId: z.string().nullable().default(null),
  /** A save was asked for and the server has not confirmed it. */
  unsaved: z.boolean(),
});
export type ListCopy = z.output<typeof ListCopy>;

const NAME = LIST_IN_HAND;

/** The copy of a user's list, or null when there is none that can be read. */
export async function readListCopy(userId: string): Promise<ListCopy | null> {
  const parsed = ListCopy.safeParse(await readCopy(userId, NAME));
  return parsed.success ? parsed.data : null;
}

export const writeListCopy = (userId: string, copy: ListCopy): Promise<void> => keepCopy(userId, NAME, copy);

/** What is kept is the saved list no more, also for a tab that is opened later. */
export async function detachListCopy(userId: string, listId: string): Promise<void> {
  const copy = await readListCopy(userId);
  if (copy?.listId === listId) await writeListCopy(userId, { ...copy, listId: null });
}

/** The server has this list, under this id: the page may write the same at this moment, and neither must take it from the other. What was ticked since, or is called something else by now, is still to be saved. */
export async function confirmListCopy(userId: string, listId: string, name: string, list: ShoppingList): Promise<void> {
  const copy = await readListCopy(userId);
  if (copy?.unsaved && copy.name === name && JSON.stringify(copy.list) === JSON.stringify(list)) {
    await writeListCopy(userId, { ...copy, listId, unsaved: false });
  }
}
