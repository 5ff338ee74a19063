import { useCallback, useState } from 'react';
import type { z } from 'zod';
import { storedText, storeText } from './device-store.ts';
import { useStored } from './use-stored.ts';

/**
 * What a tab holds of its own, and a new tab begins with as the last one left it: `const [locks, setLocks] = useTabsLast('key', Schema, INITIAL)`.
 * It stands in session storage, and beside it in local storage, which is read where this tab has nothing of its own yet. What another tab
 * is at changes nothing here.
 * @param initial keeps its identity between renders when it is an object: a constant outside the component
 */
export function useTabsLast<Value>(
  key: string,
  schema: z.ZodType<Value>,
  initial: Value,
): [Value, (next: Value | ((current: Value) => Value)) => void] {
  const [last] = useStored(key, schema, initial, window.localStorage);
  // of a tab that has set nothing, what stood there when it was opened
  const [opened] = useState(last);
  const [own, setOwn] = useStored(key, schema, opened);
  const set = useCallback(
    (next: Value | ((current: Value) => Value)) => {
      setOwn(next);
      const text = storedText(window.sessionStorage, key);
      if (text !== null) storeText(window.localStorage, key, text);
    },
    [key, setOwn],
  );
  return [own, set];
}
