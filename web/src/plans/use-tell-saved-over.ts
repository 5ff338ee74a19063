import { CalendarDays } from 'lucide-react';
import { useSayUndoable } from '../layouts/use-say-undoable.ts';
import { useLatestCallback } from '../lib/use-latest-callback.ts';
import { say } from './sentences.ts';

interface ShownPlan {
  planId?: string | null;
  setPlanId?: (id: string | null) => void;
  setUnsaved?: () => void;
}

/**
 * Says that a save replaced another week of the name, and offers to take it back: then the week on the screen is saved no more, and is the plan again
 * that it was before.
 */
export function useTellSavedOver({ planId, setPlanId, setUnsaved }: ShownPlan = {}) {
  const sayUndoable = useSayUndoable();
  const letGo = useLatestCallback((id: string, before: string | null) => {
    if (planId !== id) return;
    setPlanId?.(before);
    setUnsaved?.();
  });
  return (id: string, before: string | null) =>
    sayUndoable(
      say.done.savedOver,
      { kind: 'plan', id },
      { icon: CalendarDays, forget: [['plans']], onUndone: () => letGo(id, before) },
    );
}
