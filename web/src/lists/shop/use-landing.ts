import { useCallback, useEffect, useRef, useState } from 'react';
import { neighbourOf } from '../../lib/focus-neighbour.ts';

/** What was ticked stays where it is for second thoughts, then it lies in the basket. */
export const SECOND_THOUGHTS_MS = 1200;

/**
 * Ids of what was ticked here a moment ago. The focus does not sink with what is ticked: it goes to the next thing of the aisle, as the
 * eye does.
 */
export function useLanding() {
  const [landing, setLanding] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
    };
  }, []);
  const settle = useCallback((id: string) => {
    clearTimeout(timers.current.get(id));
    timers.current.delete(id);
    setLanding((before) => new Set([...before].filter((one) => one !== id)));
  }, []);
  const land = useCallback(
    (id: string) => {
      setLanding((before) => new Set([...before, id]));
      const timer = setTimeout(() => {
        const focused = document.activeElement;
        const next = focused?.closest(`[data-row="${id}"]`) ? neighbourOf(focused) : null;
        settle(id);
        if (next) requestAnimationFrame(() => next()?.focus({ preventScroll: true }));
      }, SECOND_THOUGHTS_MS);
      timers.current.set(id, timer);
    },
    [settle],
  );
  return { landing, land, settle };
}
