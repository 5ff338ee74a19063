import type { ShoppingList } from '@sorrel/core/lists/list';
import type { RefObject } from 'react';
import { storedText } from '../lib/device-store.ts';
import { LIST_IN_HAND } from '../lib/list-in-hand.ts';
import { detachListCopy } from './device-copy.ts';
import { StoredListOrNone } from './stored-list.ts';

interface Shown {
  userId: string | undefined;
  listId: string | null;
  latest: RefObject<ShoppingList>;
  attach: (id: string | null, saved: ShoppingList) => void;
  setListId: (next: (id: string | null) => string | null) => void;
}

/** Whether this is the list in this tab's storage: nothing else has taken its place. */
function isStored(list: ShoppingList): boolean {
  const text = storedText(window.sessionStorage, LIST_IN_HAND) ?? 'null';
  return JSON.stringify(StoredListOrNone.parse(JSON.parse(text))) === JSON.stringify(list);
}

/**
 * Lets what is shown be the saved list no more, or again. A notice may ask for it after its page was left, and was opened again with another
 * list: so what is stored counts, and not what that page showed.
 */
export function useDetach({ userId, listId, latest, attach, setListId }: Shown) {
  /** What is shown stays, and is the saved list no more; nor is it in a tab that is opened later. */
  const detach = (id: string) => {
    if (id === listId) attach(null, latest.current);
    setListId((shown) => (shown === id ? null : shown));
    if (userId !== undefined) void detachListCopy(userId, id);
  };
  /** It is the saved list after all. */
  const attachAgain = (id: string) => {
    if (!isStored(latest.current)) return;
    attach(id, latest.current);
    setListId((shown) => shown ?? id);
  };
  return { detach, attachAgain };
}
