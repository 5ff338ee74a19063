import { saveList } from '@sorrel/contract/lists';
import { call } from '../api.ts';
import { confirmListCopy, readListCopy } from './device-copy.ts';

/** Saves the list in hand where that was asked for and the server has not confirmed it, whatever page is open. */
export async function saveInHand(userId: string): Promise<void> {
  const copy = await readListCopy(userId);
  if (!copy?.unsaved) return;
  const { name, list, listId } = copy;
  const body = { name, shoppingList: list, ...(listId !== null && { id: listId, onlyName: true as const }) };
  const { id } = await call(saveList, { body });
  await confirmListCopy(userId, id, name, list);
}
