import { useEffect, useLayoutEffect, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from './use-debounced.ts';
import { useLatestCallback } from './use-latest-callback.ts';

export interface DraftOptions<Value> {
  /** How a value that is handed on comes back, where that is another one: an address drops the spaces around a search. */
  arrivesAs?: (value: Value) => Value;
  ms?: number;
}

interface Held<Value> {
  /** The value that held when this was last written down. */
  seen: Value;
  draft: { value: Value } | null;
  /** What was handed on and has not come back yet, in order. */
  expected: readonly Value[];
}

/** What is held once `value` has come: one that was handed on leaves the draft, one from elsewhere ends it. */
function after<Value>(held: Held<Value>, value: Value): Held<Value> {
  if (Object.is(held.seen, value)) return held;
  // one that was handed on, or a later one: the address skips those that were overtaken
  const own = held.expected.findIndex((expected) => Object.is(expected, value));
  if (own === -1) return { seen: value, draft: null, expected: [] };
  return { ...held, seen: value, expected: held.expected.slice(own + 1) };
}

/**
 * What is shown while somebody types or drags: `const [text, setText] = useDraft(filters.search, handleSearch)`.
 * The change is handed on once it has rested for `ms`. It may come back late, when more has been typed: what was typed
 * stays as it is. A value that changes from elsewhere (Back, a chip) wins at once.
 */
export function useDraft<Value>(
  value: Value,
  onRested: (value: Value) => void,
  { arrivesAs, ms = SEARCH_DEBOUNCE_MS }: DraftOptions<Value> = {},
): [Value, (value: Value) => void] {
  const [held, setHeld] = useState<Held<Value>>({ seen: value, draft: null, expected: [] });
  const { draft, expected } = after(held, value);
  // Written down when the value is really there: the address changes in a transition, which a key that is pressed meanwhile
  // interrupts, and a state that was set while drawing it would already be what that key builds on.
  useLayoutEffect(() => setHeld((before) => after(before, value)), [value]);

  const handOn = useLatestCallback((rested: Value) => {
    const arrival = arrivesAs === undefined ? rested : arrivesAs(rested);
    if (Object.is(arrival, expected.length > 0 ? expected.at(-1) : value)) return;
    setHeld((before) => ({ ...before, expected: [...before.expected, arrival] }));
    onRested(rested);
  });
  useEffect(() => {
    if (draft === null) return;
    const timer = setTimeout(() => handOn(draft.value), ms);
    return () => clearTimeout(timer);
  }, [draft, handOn, ms]);

  return [draft === null ? value : draft.value, (next) => setHeld((before) => ({ ...before, draft: { value: next } }))];
}
