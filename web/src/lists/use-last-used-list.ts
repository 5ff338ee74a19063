import { useEffect, useRef, useState } from 'react';
import { useLatestCallback } from '../lib/use-latest-callback.ts';
import { hasTicks } from '../snapshot/end-snapshot.ts';
import { findLastUsed, type OpenedSaved, useOpenSaved } from './queries.ts';
import { readWaiting } from './sync/waiting-store.ts';

interface Start {
  userId: string | undefined;
  /** The page shows what this device had, which was brought by no act of this tab and is kept elsewhere too. */
  isFresh: boolean;
  listId: string | null;
  /** Another list was asked for. */
  isAsked: boolean;
  onOpen: (opened: OpenedSaved) => void;
}

/**
 * Opens the saved list that was used last, on whatever device, once when the application starts. What the device has stays where somebody
 * has done anything meanwhile, where something waits to be sent, and where the server does not answer.
 */
export function useLastUsedList({ userId, isFresh, listId, isAsked, onOpen }: Start) {
  const { mutateAsync: open } = useOpenSaved();
  const [isTouched, setIsTouched] = useState(() => isAsked || hasTicks());
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
    if (userId === undefined || !isFresh || isDone.current) return;
    isDone.current = true;
    const start = async () => {
      if ((await readWaiting(userId)).length > 0 || !isStill()) return;
      const id = await findLastUsed();
      if (id === null || id === listId || !isStill()) return;
      const opened = await open({ kind: 'lists', id });
      if (isStill()) show(opened);
    };
    // without an answer the device shows what it has
    start().catch(() => undefined);
  }, [userId, isFresh, listId, open, isStill, show]);
}
