import type { ShoppingList } from '@sorrel/core/lists/list';
import { ShoppingBasket } from 'lucide-react';
import { useSayUndoable } from '../layouts/use-say-undoable.ts';
import { useLatestCallback } from '../lib/use-latest-callback.ts';
import { say } from './sentences.ts';

interface Shown {
  list: ShoppingList;
  attach: (id: string, saved: ShoppingList) => void;
  detach: (id: string) => void;
  setListId: (id: string) => void;
}

interface SavedOver {
  id: string;
  name: string;
  /** The list on the screen was not saved before: it took the place of another. */
  wasNew: boolean;
}

/** Says that a save took the place of a list of the name, or gave a list another name, and offers to take it back. */
export function useTellSavedOver({ list, attach, detach, setListId }: Shown) {
  const sayUndoable = useSayUndoable();
  const attachAgain = useLatestCallback((id: string) => {
    attach(id, list);
    setListId(id);
  });
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
        ...(wasNew && { onUndo: () => letGo(id), onFailed: () => attachAgain(id) }),
      },
    ),
  );
}
