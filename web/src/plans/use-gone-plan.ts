import { useRef } from 'react';
import { useLatestCallback } from '../lib/use-latest-callback.ts';

interface ShownPlan {
  planId: string | null;
  name: string;
  setPlanId: (id: string | null) => void;
}

/**
 * The week on the screen does not claim to be a plan that is deleted; put back at once it is that plan again, where it was not
 * saved meanwhile and came back under its own name.
 */
export function useGonePlan({ planId, name, setPlanId }: ShownPlan) {
  const gone = useRef<string | null>(null);
  const onDeleted = useLatestCallback((id: string) => {
    if (planId !== id) return;
    gone.current = id;
    setPlanId(null);
  });
  const onPutBack = useLatestCallback((id: string, itsName: string) => {
    const isStillShown = gone.current === id && planId === null && name.trim().toLowerCase() === itsName;
    gone.current = null;
    if (isStillShown) setPlanId(id);
  });
  return { onDeleted, onPutBack };
}
