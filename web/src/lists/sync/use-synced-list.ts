import type { ShoppingList } from '@sorrel/core/lists/list';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLatestCallback } from '../../lib/use-latest-callback.ts';
import { listenForNews } from '../../news/listen-for-news.ts';
import { openSyncedList, type SyncedList } from './synced-list.ts';

interface Shown {
  userId: string | undefined;
  isReady: boolean;
  listId: string | null;
  list: ShoppingList;
  /** Whether there is a list at all; where there is none, `list` is an empty one. */
  isThere: boolean;
  /** The list as it is now, also where it is not drawn yet. */
  latest: RefObject<ShoppingList>;
  change: (edit: (current: ShoppingList) => ShoppingList) => void;
  setName: (name: string) => void;
  onGone: () => void;
}

/** Keeps the list on the screen together with the saved list that it is, on this device and all others. */
export function useSyncedList({ userId, isReady, listId, list, isThere, latest, change, setName, onGone }: Shown) {
  const [waiting, setWaiting] = useState({ count: 0, isAway: false });
  const open = useRef<SyncedList | null>(null);
  /** The saved list as the server has just told or got it: what was done since is to be sent. */
  const had = useRef<{ listId: string; list: ShoppingList } | null>(null);
  const gone = useLatestCallback(onGone);
  const [times, setTimes] = useState(0);
  const turn = useRef(0);

  useEffect(() => {
    // a storage that was emptied, as at the end of a session, is no list
    if (isThere && list === latest.current) open.current?.take();
  }, [list, isThere, latest]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same list may be opened again, at which `times` counts
  useEffect(() => {
    if (userId === undefined || !isReady || listId === null) return;
    const known = had.current?.listId === listId ? had.current.list : latest.current;
    had.current = null;
    const synced = openSyncedList({
      userId,
      listId,
      had: known,
      page: {
        read: () => latest.current,
        show: (next) => {
          if (next === latest.current) return;
          change(() => next);
        },
        rename: setName,
        wait: (count, isAway) =>
          setWaiting((before) => (before.count === count && before.isAway === isAway ? before : { count, isAway })),
        gone,
      },
    });
    open.current = synced;
    return () => {
      synced.close();
      open.current = null;
      setWaiting({ count: 0, isAway: false });
    };
  }, [userId, isReady, listId, times, latest, change, setName, gone]);

  const isSaved = listId !== null;
  useEffect(
    () => (userId !== undefined && isReady && isSaved ? listenForNews(userId) : undefined),
    [userId, isReady, isSaved],
  );

  /** Said before another list takes the place of the one that is shown: which saved one it is, and what the server has of it. */
  const attach = useCallback((id: string | null, saved: ShoppingList) => {
    turn.current += 1;
    const before = open.current;
    before?.take();
    before?.close();
    open.current = null;
    had.current = id === null ? null : { listId: id, list: saved };
    if (before?.listId === id) setTimes((count) => count + 1);
  }, []);
  return {
    waiting,
    attach,
    /** How often another list took the place of the one that was shown. */
    turn,
  };
}
