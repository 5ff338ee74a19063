import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window fits, such as '(width < 980px)'. */
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

/** Whether the spine is an overlay and the places stand at the bottom. Source: specification, 9. */
export const useIsNarrow = () => useMediaQuery('(width < 980px)');
