import { useEffect, useRef, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from './use-debounced.ts';

/**
 * What is shown while somebody types or drags: `const [text, setText] = useDraft(filters.search, handleSearch)`.
 * The change is handed on once it has rested for `ms`; a value that changes from elsewhere (Back, a chip) wins at once.
 */
export function useDraft<Value>(
  value: Value,
  onRested: (value: Value) => void,
  ms = SEARCH_DEBOUNCE_MS,
): [Value, (value: Value) => void] {
  const [draft, setDraft] = useState<{ value: Value; over: Value } | null>(null);
  const handler = useRef(onRested);
  useEffect(() => {
    handler.current = onRested;
  });
  // a draft over another value than the one that holds now is out of date
  const isCurrent = draft !== null && Object.is(draft.over, value);

  useEffect(() => {
    if (!isCurrent || Object.is(draft.value, value)) return;
    const timer = setTimeout(() => handler.current(draft.value), ms);
    return () => clearTimeout(timer);
  }, [draft, isCurrent, value, ms]);

  return [isCurrent ? draft.value : value, (next) => setDraft({ value: next, over: value })];
}
