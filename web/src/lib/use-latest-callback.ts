import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * One function for as long as the component stands that does what the newest `callback` does: for handlers of components that are
 * memoised. It is called when something happens, never while rendering.
 */
export function useLatestCallback<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
