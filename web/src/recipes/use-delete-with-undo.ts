import { Trash2 } from 'lucide-react';
import { useSayRefused } from '../layouts/use-say-refused.ts';
import { SAYS_ITSELF } from '../lib/says-itself.ts';
import { UNDO_MS } from '../lib/undo-ms.ts';
import { useToast } from '../ui/toast.tsx';
import { usePutBack } from './history/queries.ts';
import { useDeleteRecipe } from './queries.ts';
import { say } from './sentences.ts';

/** Deletes a recipe; for ten seconds a press puts it back, for thirty days the trash does. */
export function useDeleteWithUndo() {
  const deleteRecipe = useDeleteRecipe();
  const { mutateAsync: putBack } = usePutBack(SAYS_ITSELF);
  const showToast = useToast();
  const sayRefused = useSayRefused();

  // the page that offered it may be gone when it is pressed
  const undo = (id: string, name: string) => putBack(id).then(() => showToast(say.isBack(name)), sayRefused);
  return {
    isPending: deleteRecipe.isPending,
    error: deleteRecipe.error,
    reset: deleteRecipe.reset,
    remove: ({ id, name }: { id: string; name: string }, onDone: () => void) =>
      deleteRecipe.mutate(id, {
        onSuccess: () => {
          onDone();
          showToast(say.isInTrash(name), {
            ms: UNDO_MS,
            icon: Trash2,
            action: { label: say.undo, onPress: () => void undo(id, name) },
          });
        },
      }),
  };
}
