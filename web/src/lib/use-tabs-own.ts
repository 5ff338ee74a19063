import { useRef, useState } from 'react';
import type { z } from 'zod';
import { useLatestCallback } from './use-latest-callback.ts';
import { useStored } from './use-stored.ts';

/**
 * What a tab holds of its own and writes down under a key that all tabs share: `const [opened, keep, clear] = useTabsOwn('key', Schema, INITIAL)`.
 * It is read when the page opens and never again, since another tab may be at something else by then. The last that is kept stands there;
 * `clear` leaves what another tab has written in the meantime.
 */
export function useTabsOwn<Value>(
  key: string,
  schema: z.ZodType<Value>,
  initial: Value,
): [Value, (next: Value) => void, () => void] {
  const [stored, setStored, clearStored] = useStored(key, schema, initial, window.localStorage);
  const [opened] = useState(stored);
  const own = useRef(stored);
  const keep = useLatestCallback((next: Value) => {
    own.current = next;
    setStored(next);
  });
  const clear = useLatestCallback(() => {
    // what was set comes back as the same object
    if (stored === own.current) clearStored();
    own.current = initial;
  });
  return [opened, keep, clear];
}
