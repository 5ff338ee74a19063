import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { userQuery } from '../auth/queries.ts';
import { useLatestCallback } from '../lib/use-latest-callback.ts';
import { hasTicks } from '../snapshot/end-snapshot.ts';
import { findLastUsed, type OpenedSaved, useOpenSaved } from './queries.ts';
import { readWaiting } from './sync/waiting-store.ts';

interface Start {
  /** The page shows what this device had, which was brought by no act of this tab and is kept elsewhere too. */
  isFresh: boolean;
  listId: string | null;
  /** Another list was asked for. */
  isAsked: boolean;
  onOpen: (opened: OpenedSaved) => void;
}

/** What is known of the list that was used last, for a page that has nothing else to show. */
export interface LastUsed {
  isLooking: boolean;
  /** Why it could not be looked for; null where nothing went wrong. */
  error: unknown;
  lookAgain: () => void;
}

/**
 * Opens the saved list that was used last, on whatever device, once when the application starts. What the device has stays where somebody
 * has done anything meanwhile, where something waits to be sent, and where the server does not answer.
 */
export function useLastUsedList({ isFresh, listId, isAsked, onOpen }: Start): LastUsed {
  const { data: user, error: userError, refetch } = useQuery(userQuery);
  const userId = user?.id;
  const { mutateAsync: open } = useOpenSaved();
  const [isTouched, setIsTouched] = useState(() => isAsked || hasTicks());
  const [found, setFound] = useState<{ isOver: boolean; error: unknown }>({ isOver: false, error: null });
  const isDone = useRef(false);
  useEffect(() => {
    const touch = () => setIsTouched(true);
    for (const event of ['pointerdown', 'keydown']) window.addEventListener(event, touch, true);
    return () => {
      for (const event of ['pointerdown', 'keydown']) window.removeEventListener(event, touch, true);
    };
  }, []);
  const isStill = useLatestCallback(() => !isTouched);
  const show = useLatestCallback(onOpen);
  useEffect(() => {
    if (userId === undefined || !isFresh || found.isOver || isDone.current) return;
    isDone.current = true;
    const start = async () => {
      if ((await readWaiting(userId)).length > 0 || !isStill()) return;
      const id = await findLastUsed();
      if (id === null || id === listId || !isStill()) return;
      const opened = await open({ kind: 'lists', id });
      if (isStill()) show(opened);
    };
    start().then(
      () => setFound({ isOver: true, error: null }),
      // without an answer the device shows what it has
      (error: unknown) => setFound({ isOver: true, error }),
    );
  }, [userId, isFresh, listId, found, open, isStill, show]);

  function lookAgain() {
    isDone.current = false;
    // the press that asks for it is no act on what the device has
    setIsTouched(false);
    setFound({ isOver: false, error: null });
    if (userId === undefined) void refetch();
  }
  const error = found.error ?? (userId === undefined && isFresh ? userError : null);
  return { isLooking: isFresh && !isTouched && !found.isOver && error === null, error, lookAgain };
}
