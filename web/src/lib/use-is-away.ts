import { onlineManager } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useIsServerReached } from './connection.ts';

/** A server that is away for a moment is no news. */
const SAID_AFTER_MS = 3000;

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange);
const isOnline = () => onlineManager.isOnline();

/** Whether there is no network, or the server has been away for longer than a moment: the page then says so. */
export function useIsAway(): boolean {
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
