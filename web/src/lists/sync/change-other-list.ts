import { emptyList, type ShoppingList } from '@sorrel/core/lists/list';
import { recordsOf, shownList } from '@sorrel/core/lists/operations/device-list';
import { differenceOf } from '@sorrel/core/lists/operations/difference';
import type { Operation } from '@sorrel/core/lists/operations/operation';
import { tellTabs } from '../../news/tell-tabs.ts';
import { sendList } from './send-list.ts';
import { addWaiting, asWaiting, newOperationId, readKnown, readWaiting } from './waiting-store.ts';

/** A server that has not answered by then is not waited for: what is done is told by what this device has. */
const NEWS_WITHIN_MS = 4_000;

/**
 * Changes a saved list that is not on the screen. What is done to it waits on the device until it is sent, as on the page: without a
 * network too.
 * @returns the list before and after
 * @throws Error where the list is no more
 */
export async function changeOtherList(
  userId: string,
  listId: string,
  edit: (list: ShoppingList) => ShoppingList,
): Promise<{ before: ShoppingList; after: ShoppingList }> {
  const late = new Promise<'later'>((resolve) => setTimeout(() => resolve('later'), NEWS_WITHIN_MS));
  const outcome = await Promise.race([sendList(userId, listId).catch(() => 'later' as const), late]);
  if (outcome === 'gone') throw new Error('the list is no more');
  const known = await readKnown(userId, listId);
  const waiting = (await readWaiting(userId, listId)).map(({ operation }) => operation);
  const before = shownList(known, waiting, emptyList());
  const after = edit(before);
  const records = recordsOf(known, waiting);
  const madeAtMs = Math.max(Date.now(), waiting.at(-1)?.madeAtMs ?? 0);
  const made = differenceOf(before, after, (id) => records.get(id)?.fields.place).map(
    (change): Operation => ({ ...change, id: newOperationId(), madeAtMs, seenMs: known?.seenMs ?? 0 }),
  );
  await addWaiting(userId, asWaiting(listId, made));
  tellTabs({ userId, listId, what: 'changed' });
  void sendList(userId, listId).catch(() => undefined);
  return { before, after };
}
