import { CalendarDays } from 'lucide-react';
import { useSayUndoable } from '../layouts/use-say-undoable.ts';
import { useLatestCallback } from '../lib/use-latest-callback.ts';
import { say } from './sentences.ts';

interface ShownPlan {
  setPlanId?: (next: (id: string | null) => string | null) => void;
  setUnsaved?: () => void;
}

/**
 * Says that a save replaced another week of the name, and offers to take it back: then the week on the screen is saved no more, and is the plan again
 * that it was before.
 */
export function useTellSavedOver({ setPlanId, setUnsaved }: ShownPlan = {}) {
  const sayUndoable = useSayUndoable();
  const letGo = useLatestCallback((id: string, before: string | null) => {
    // the page may have been left since and opened again with another plan: what is stored counts
    setPlanId?.((shown) => {
      if (shown !== id) return shown;
      setUnsaved?.();
      return before;
    });
  });
  return (id: string, before: string | null, sentence = say.done.savedOver) =>
    sayUndoable(
      sentence,
      { kind: 'plan', id },
      { icon: CalendarDays, forget: [['plans']], onUndone: () => letGo(id, before) },
    );
}
