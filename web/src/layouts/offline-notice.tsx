import { onlineManager } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useIsServerReached } from '../lib/connection.ts';
import { hasBookCopy } from '../lib/known-person.ts';
import { Notice } from '../ui/notice.tsx';
import { say } from './sentences.ts';

/** A server that is away for a moment is no news. */
const SAID_AFTER_MS = 3000;

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange);
const isOnline = () => onlineManager.isOnline();

function useIsAway(): boolean {
  const isReached = useIsServerReached();
  const hasNetwork = useSyncExternalStore(subscribe, isOnline);
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (isReached) return;
    const timer = setTimeout(() => setIsLong(true), SAID_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isReached]);
  return !hasNetwork || (!isReached && isLong);
}

/** Says why nothing arrives while the server is not there, and what works all the same. */
export function OfflineNotice() {
  const isAway = useIsAway();
  const [hasCopy, setHasCopy] = useState(false);
  useEffect(() => {
    if (isAway) void hasBookCopy().then(setHasCopy);
  }, [isAway]);
  if (!isAway) return null;
  return (
    <Notice tone="warning" className="print:hidden mb-5">
      {hasCopy ? say.offlineWithCopy : say.offline}
    </Notice>
  );
}
