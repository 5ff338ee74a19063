import type { Collection } from '@sorrel/contract/collections';
import { errorMessage } from '../../api.ts';
import { removeRow } from '../../lib/focus-neighbour.ts';
import { lastError } from '../../lib/last-error.ts';
import { useCollections } from '../../recipe-parts/queries.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CollectionRow } from './collection-row.tsx';
import { NewCollection } from './new-collection.tsx';
import { useDeleteCollection, useRenameCollection } from './queries.ts';
import { say } from './sentences.ts';

export interface ManageDialogProps {
  onClose: () => void;
  onDeleted: (id: string) => void;
}

/** Makes, renames and deletes the collections of the household. */
export function ManageDialog({ onClose, onDeleted }: ManageDialogProps) {
  const collections = useCollections();
  const renaming = useRenameCollection();
  const deleting = useDeleteCollection();
  const error = lastError(renaming, deleting);

  function handleDelete({ id, name }: Collection, button: HTMLElement) {
    removeRow(button, () => deleting.mutateAsync({ id, name }).then(() => onDeleted(id)));
  }
  return (
    <Dialog open onOpenChange={onClose} title={say.yourCollections}>
      <div className="grid gap-4">
        <NewCollection />
        {error && <Notice tone="error">{errorMessage(error)}</Notice>}
        {collections.length === 0 && <p className="text-sm text-ink-2">{say.none}</p>}
        <ul className="divide-y divide-line">
          {collections.map((collection) => (
            <CollectionRow
              key={collection.id}
              collection={collection}
              isDeleting={deleting.isPending && deleting.variables.id === collection.id}
              isRenaming={renaming.isPending && renaming.variables.id === collection.id}
              onRename={(name, onDone) => renaming.mutate({ id: collection.id, name }, { onSuccess: onDone })}
              onDelete={(button) => handleDelete(collection, button)}
            />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
