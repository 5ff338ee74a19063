import { syncList } from '@sorrel/contract/list-sync';
import type { ShoppingList } from '@sorrel/core/lists/list';
import { type RefObject, useCallback, useEffect } from 'react';
import { z } from 'zod';
import { call } from '../api.ts';
import { useLatestCallback } from '../lib/use-latest-callback.ts';
import { useStored } from '../lib/use-stored.ts';
import { listenForNews } from '../news/listen-for-news.ts';
import { hearTabs } from '../news/tell-tabs.ts';

/** The list as it stood on the screen when it was gone. */
const StoredGone = z.object({ id: z.string(), list: z.string() }).nullable();

interface Shown {
  userId: string | undefined;
  /** Null once the list is gone. */
  listId: string | null;
  latest: RefObject<ShoppingList>;
  /** It is put back, under this name, and is still what is shown. */
  onBack: (id: string, name: string) => void;
}

/**
 * Remembers that the list on the screen was deleted, on whatever device: put back from the trash it is that list again, unless something
 * else was made of it meanwhile.
 * @returns says that it is gone
 */
export function useGoneList({ userId, listId, latest, onBack }: Shown): (id: string) => void {
  const [gone, setGone] = useStored('shoppingGone', StoredGone, null);
  const back = useLatestCallback(onBack);
  const id = gone?.id ?? null;
  const before = gone?.list;

  useEffect(() => {
    if (listId !== null && id !== null) setGone(null);
  }, [listId, id, setGone]);

  useEffect(() => {
    if (userId === undefined || id === null || listId !== null) return;
    let isWanted = true;
    const look = async () => {
      const body = { sentAtMs: Date.now() };
      const there = await call(syncList, { params: { id }, body }).catch(() => null);
      if (!isWanted || there === null) return;
      isWanted = false;
      setGone(null);
      if (JSON.stringify(latest.current) === before) back(id, there.name);
    };
    const stopHearing = hearTabs((word) => {
      const isOfIt = word.userId === userId && (word.listId === id || word.listId === null);
      if (isOfIt && word.what === 'news') void look();
    });
    const stopListening = listenForNews(userId);
    // it may have been put back on the page of the trash
    void look();
    return () => {
      isWanted = false;
      stopHearing();
      stopListening();
    };
  }, [userId, id, before, listId, latest, back, setGone]);

  return useCallback((goneId) => setGone({ id: goneId, list: JSON.stringify(latest.current) }), [setGone, latest]);
}
