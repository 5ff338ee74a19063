import { checkItems } from '@sorrel/core/lists/edit-list';
import { emptyList, type ShoppingList } from '@sorrel/core/lists/list';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useUser } from '../../auth/queries.ts';
import { listenForNews } from '../../news/listen-for-news.ts';
import { openSyncedList, type SyncedList } from '../sync/synced-list.ts';
import { readKnown } from '../sync/waiting-store.ts';

const NOTHING_YET = emptyList();

export interface ListHere {
  id: string;
  name: string;
  list: ShoppingList;
}

/** Several saved lists on one page, each kept together with the server as the list in hand is. Those that are no more are left out. */
export function useListsTogether(ids: readonly string[]) {
  const userId = useUser()?.id;
  const [lists, setLists] = useState<readonly ListHere[]>([]);
  const latest = useRef(new Map<string, ShoppingList>());
  const opened = useRef(new Map<string, SyncedList>());
  const asked = ids.join(' ');

  useEffect(() => {
    if (userId === undefined) return;
    const order = asked.split(' ');
    const show = async (id: string, list: ShoppingList) => {
      latest.current.set(id, list);
      const name = (await readKnown(userId, id))?.name ?? '';
      setLists((before) =>
        [...before.filter((one) => one.id !== id), { id, name, list: latest.current.get(id) ?? list }].toSorted(
          (one, other) => order.indexOf(one.id) - order.indexOf(other.id),
        ),
      );
    };
    for (const id of order) {
      const page = {
        read: () => latest.current.get(id) ?? NOTHING_YET,
        show: (list: ShoppingList) => void show(id, list),
        rename: () => void show(id, latest.current.get(id) ?? NOTHING_YET),
        wait: () => undefined,
        gone: () => setLists((before) => before.filter((one) => one.id !== id)),
      };
      opened.current.set(id, openSyncedList({ userId, listId: id, had: NOTHING_YET, page }));
    }
    const stopListening = listenForNews(userId);
    const [synced, known] = [opened.current, latest.current];
    return () => {
      stopListening();
      for (const one of synced.values()) one.close();
      synced.clear();
      known.clear();
      setLists([]);
    };
  }, [userId, asked]);

  /** Ticks an item where it stands, each on its own list. */
  const check = useCallback((parts: readonly { listId: string; itemId: string }[], checked: boolean) => {
    for (const { listId, itemId } of parts) {
      const list = latest.current.get(listId);
      if (list === undefined) continue;
      const next = checkItems(list, new Set([itemId]), checked);
      latest.current.set(listId, next);
      setLists((before) => before.map((one) => (one.id === listId ? { ...one, list: next } : one)));
      opened.current.get(listId)?.take();
    }
  }, []);
  return { lists, check };
}
