import { itemsOf } from '@sorrel/core/lists/edit-list';
import { useLatestCallback } from '../../lib/use-latest-callback.ts';
import { say } from '../sentences.ts';
import { NOTHING, type useShoppingList } from '../use-shopping-list.ts';

/** A new list, with nothing on it and no name, takes the place of the one in hand; one that was never saved can be had back. */
export function useStartNew(shopping: ReturnType<typeof useShoppingList>) {
  return useLatestCallback(() => {
    const { name, list, planId, listId, attach, setStored, setName, clearPlanId, setListId, setUnsaved, setUndo } =
      shopping;
    attach(null, NOTHING);
    setStored(NOTHING);
    setName('');
    clearPlanId();
    setListId(null);
    setUnsaved(false);
    const isLost = listId === null && itemsOf(list).length > 0;
    const before = { name, list, planId, listId };
    setUndo(isLost ? { done: say.tookThePlace(say.newList), restore: () => before } : null);
  });
}
