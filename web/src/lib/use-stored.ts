import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { z } from 'zod';

/** The browser tells other tabs what changed; these are the components of this one. */
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** For those who empty storage behind `useStored`: login and logout. */
export function tellStorageChanged() {
  for (const listener of listeners) listener();
}

function parseStored<Value>(text: string | null, schema: z.ZodType<Value>, initial: Value): Value {
  if (text === null) return initial;
  try {
    const parsed = schema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : initial;
  } catch {
    return initial; // not JSON: an older version or another program wrote it
  }
}

/**
 * State kept in the browser's storage as JSON: `const [settings, setSettings, clear] = useStored('key', Schema, INITIAL)`.
 * What is stored and does not fit the schema counts as absent. Every component with the same key sees the same value,
 * in this tab and (local storage) in others. Emptied at login and logout, as all storage is.
 * @param initial keeps its identity between renders when it is an object: a constant outside the component
 * @param storage session storage unless told otherwise
 */
export function useStored<Value>(
  key: string,
  schema: z.ZodType<Value>,
  initial: Value,
  storage: Storage = window.sessionStorage,
): [Value, (next: Value | ((current: Value) => Value)) => void, () => void] {
  const text = useSyncExternalStore(subscribe, () => storage.getItem(key));

  // the same text gives the same object, so that effects and memos of the caller are at rest
  const parsed = useRef<{ text: string | null; key: string; value: Value } | null>(null);
  if (parsed.current === null || parsed.current.text !== text || parsed.current.key !== key) {
    parsed.current = { text, key, value: parseStored(text, schema, initial) };
  }

  const setValue = useCallback(
    (next: Value | ((current: Value) => Value)) => {
      const value =
        typeof next === 'function'
          ? (next as (current: Value) => Value)(parseStored(storage.getItem(key), schema, initial))
          : next;
      storage.setItem(key, JSON.stringify(value));
      tellStorageChanged();
    },
    [key, schema, initial, storage],
  );
  const clear = useCallback(() => {
    storage.removeItem(key);
    tellStorageChanged();
  }, [key, storage]);

  return [parsed.current.value, setValue, clear];
}
