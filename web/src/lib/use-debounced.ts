import { useEffect, useState } from 'react';

export const SEARCH_DEBOUNCE_MS = 300;

/** The value as it was once it has rested for `ms`: what is searched for while somebody types. */
export function useDebounced<Value>(value: Value, ms = SEARCH_DEBOUNCE_MS): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return rested;
}
