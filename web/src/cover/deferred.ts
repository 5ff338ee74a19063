import { useEffect, useState } from 'react';

/**
 * A module that is fetched when a component first wants it: drawing is 50 kB that a page of photos never needs. The hook
 * gives `undefined` until it is there; from then on, every component has it at once.
 */
export function deferred<T>(load: () => Promise<T>): (isWanted: boolean) => T | undefined {
  let loaded: T | undefined;
  let loading: Promise<T> | undefined;

  return function useDeferred(isWanted) {
    const [module, setModule] = useState<T | undefined>(() => loaded);
    useEffect(() => {
      if (!isWanted || module) return;
      let isGone = false;
      loading ??= load();
      loading.then(
        (value) => {
          loaded = value;
          if (!isGone) setModule(() => value);
        },
        () => {
          // a picture is decoration: without network the tint stays, and the next component tries again
          loading = undefined;
        },
      );
      return () => {
        isGone = true;
      };
    }, [isWanted, module]);
    return module;
  };
}
