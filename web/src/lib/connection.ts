import { useSyncExternalStore } from 'react';

/** Whether the server answered when it was asked last. */
let isReached = true;
const listeners = new Set<() => void>();

export const isServerReached = (): boolean => isReached;

export function noteReached(next: boolean) {
  if (next === isReached) return;
  isReached = next;
  for (const listener of listeners) listener();
}

export function subscribeToConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useIsServerReached = () => useSyncExternalStore(subscribeToConnection, isServerReached);
