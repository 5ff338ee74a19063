import { useRef, useState } from 'react';
import { errorMessage } from '../../api.ts';
import { useEmptySavedTrash } from '../../layouts/saved-trash.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useEmptyTrash } from './queries.ts';
import { say } from './sentences.ts';
import type { Trashed } from './trash-row.tsx';

interface EmptyTrashProps {
  recipes: readonly Trashed[];
  plans: readonly Trashed[];
  lists: readonly Trashed[];
  /** Where the focus goes when nothing is there any more, this button included. */
  onEmptied: () => HTMLElement | null;
}

const newest = (things: readonly Trashed[]) =>
  things.reduce((latest, { removed_at: at }) => (at > latest ? at : latest), '');

/** Deletes for good all that is shown, and what of it is on further pages; it asks first, since nothing of it comes back. */
export function EmptyTrash({ recipes, plans, lists, onEmptied }: EmptyTrashProps) {
  const [isAsking, setIsAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const emptyRecipes = useEmptyTrash();
  const emptySaved = useEmptySavedTrash();
  const [isEmptying, setIsEmptying] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const showToast = useToast();

  async function handleConfirm() {
    setIsEmptying(true);
    setFailure(null);
    try {
      if (recipes.length > 0) await emptyRecipes.mutateAsync(newest(recipes));
      if (plans.length > 0) await emptySaved.mutateAsync({ kind: 'plans', until: newest(plans) });
      if (lists.length > 0) await emptySaved.mutateAsync({ kind: 'lists', until: newest(lists) });
      setIsAsking(false);
      showToast(say.trashWasEmptied);
    } catch (error) {
      setFailure(error);
    } finally {
      setIsEmptying(false);
    }
  }
  return (
    <>
      {recipes.length + plans.length + lists.length > 0 && (
        <Button ref={button} variant="danger" className="flex-none" onClick={() => setIsAsking(true)}>
          {say.emptyTrash}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={(isOpen) => {
          setIsAsking(isOpen);
          setFailure(null);
        }}
        title={say.emptyTrash}
        confirmLabel={say.emptyTrash}
        saving={isEmptying}
        error={failure instanceof Error ? errorMessage(failure) : undefined}
        finalFocus={() => (button.current?.isConnected ? button.current : onEmptied())}
        onConfirm={() => void handleConfirm()}
      >
        {say.emptyTrashWarns}
      </ConfirmDialog>
    </>
  );
}
