import { ShoppingBasket } from 'lucide-react';
import { useSayUndoable } from '../layouts/use-say-undoable.ts';
import { useLatestCallback } from '../lib/use-latest-callback.ts';
import { say } from './sentences.ts';

interface Shown {
  /** What is shown stays, and is the saved list no more. */
  detach: (id: string) => void;
  /** It is the saved list after all. */
  attachAgain: (id: string) => void;
}

interface SavedOver {
  id: string;
  name: string;
  /** The list on the screen was not saved before: it took the place of another. */
  wasNew: boolean;
}

/** Says that a save took the place of a list of the name, or gave a list another name, and offers to take it back. */
export function useTellSavedOver({ detach, attachAgain }: Shown) {
  const sayUndoable = useSayUndoable();
  const takeUp = useLatestCallback(attachAgain);
  const letGo = useLatestCallback(detach);
  return useLatestCallback(({ id, name, wasNew }: SavedOver) =>
    sayUndoable(
      wasNew ? say.savedOver(name) : say.renamed(name),
      { kind: 'list', id },
      {
        icon: ShoppingBasket,
        forget: [
          ['lists', 'saved'],
          ['lists', 'trash'],
        ],
        // before the old list comes back: it must not take the place of what is on the screen
        ...(wasNew && { onUndo: () => letGo(id), onFailed: () => takeUp(id) }),
      },
    ),
  );
}
