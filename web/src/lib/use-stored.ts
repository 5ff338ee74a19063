import { useCallback, useSyncExternalStore } from 'react';
import type { z } from 'zod';
import { removeText, storedText, storeText, subscribeToStore } from './device-store.ts';

function parseStored<Value>(text: string, schema: z.ZodType<Value>, initial: Value): Value {
  try {
    const parsed = schema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : initial;
  } catch {
    return initial; // not JSON: an older version or another program wrote it
  }
}

/** What was read or set last, by schema, storage and key: a text and the value that it is. */
const known = new WeakMap<z.ZodType, Map<string, { text: string; value: unknown }>>();

const placeOf = (storage: Storage, key: string) => `${storage === window.localStorage ? 'local' : 'session'} ${key}`;

function remember(storage: Storage, key: string, schema: z.ZodType, entry: { text: string; value: unknown }) {
  const entries = known.get(schema) ?? new Map<string, { text: string; value: unknown }>();
  known.set(schema, entries.set(placeOf(storage, key), entry));
}

/** The stored value. The same text gives the same object, and what was set gives what was set: memos of the caller are at rest. */
function readStored<Value>(storage: Storage, key: string, schema: z.ZodType<Value>, initial: Value): Value {
  const text = storedText(storage, key);
  if (text === null) return initial;
  const before = known.get(schema)?.get(placeOf(storage, key));
  if (before?.text === text) return before.value as Value;
  const value = parseStored(text, schema, initial);
  if (value !== initial) remember(storage, key, schema, { text, value });
  return value;
}

/**
 * State kept in the browser's storage as JSON: `const [settings, setSettings, clear] = useStored('key', Schema, INITIAL)`.
 * What is stored and does not fit the schema counts as absent. Every component with the same key sees the same value,
 * in this tab and (local storage) in others. It is the person's who is signed in: see device-store.ts.
 * @param initial keeps its identity between renders when it is an object: a constant outside the component
 * @param storage session storage unless told otherwise
 */
export function useStored<Value>(
  key: string,
  schema: z.ZodType<Value>,
  initial: Value,
  storage: Storage = window.sessionStorage,
): [Value, (next: Value | ((current: Value) => Value)) => void, () => void] {
  const value = useSyncExternalStore(subscribeToStore, () => readStored(storage, key, schema, initial));

  const setValue = useCallback(
    (next: Value | ((current: Value) => Value)) => {
      const set =
        typeof next === 'function'
          ? (next as (current: Value) => Value)(readStored(storage, key, schema, initial))
          : next;
      const text = JSON.stringify(set);
      remember(storage, key, schema, { text, value: set });
      storeText(storage, key, text);
    },
    [key, schema, initial, storage],
  );
  const clear = useCallback(() => {
    removeText(storage, key);
  }, [key, storage]);

  return [value, setValue, clear];
}
