import { useCallback, useSyncExternalStore } from 'react';
import { NARROW } from './narrow.ts';

/** Whether the window fits, such as '(width < 61.25rem)'. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

export const useIsNarrow = () => useMediaQuery(NARROW);
