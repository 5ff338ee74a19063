import type { Tag } from '@sorrel/contract/recipe';
import { Check, Pencil, Plus, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { errorMessage } from '../api.ts';
import { focusField } from '../lib/focus-field.ts';
import { removeRow } from '../lib/focus-neighbour.ts';
import { lastError } from '../lib/last-error.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useAddTag, useDeleteTag, useRenameTag } from './queries.ts';
import { say } from './sentences.ts';

const NAME_MAX_LENGTH = 40;

export interface ManageTagsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The user's own. */
  tags: readonly Tag[];
  onAdded: (tag: Tag) => void;
  onDeleted: (tagId: number) => void;
}

/** Puts other controls into the row of one, and the focus on one of those: what had it is gone. */
function changeRow(inRow: Element, change: () => void, next: string) {
  const row = inRow.closest('li');
  flushSync(change);
  row?.querySelector<HTMLElement>(next)?.focus();
}

/** Makes, renames and deletes the person's own tags. */
export function ManageTagsDialog({ open, onOpenChange, tags, onAdded, onDeleted }: ManageTagsDialogProps) {
  const [name, setName] = useState('');
  const [renaming, setRenaming] = useState<{ id: number; name: string } | null>(null);
  const [deletingId, setDeletingId] = useState<number | null>(null);
  const adding = useAddTag();
  const renamingTag = useRenameTag();
  const deleting = useDeleteTag();
  const error = lastError(adding, renamingTag, deleting);

  function handleAdd(event: FormEvent) {
    event.preventDefault();
    // a dialog lies in the page's tree of events: the form behind it is not meant
    event.stopPropagation();
    if (name.trim() === '') return focusField(event.currentTarget);
    adding.mutate(name.trim(), {
      onSuccess: (tag) => {
        setName('');
        onAdded(tag);
      },
    });
  }
  function handleRename(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (!renaming) return;
    const form = event.currentTarget;
    if (renaming.name.trim() === '') return focusField(form);
    renamingTag.mutate(
      { tagId: renaming.id, name: renaming.name.trim() },
      { onSuccess: () => changeRow(form, () => setRenaming(null), 'button') },
    );
  }
  function handleDelete(tagId: number, button: HTMLElement) {
    deleting.mutate(tagId, {
      onSuccess: () =>
        removeRow(button, () => {
          setDeletingId(null);
          onDeleted(tagId);
        }),
    });
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={say.yourTags}>
      <div className="grid gap-4">
        <form className="flex items-end gap-2" onSubmit={handleAdd}>
          <TextField
            className="grow"
            label={say.newTag}
            placeholder={say.sundayLunch}
            maxLength={NAME_MAX_LENGTH}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" icon={Plus} size="field" saving={adding.isPending}>
            {say.addTag}
          </Button>
        </form>
        {error && <Notice tone="error">{errorMessage(error)}</Notice>}
        {tags.length === 0 && <p className="text-sm text-ink-2">{say.youHaveNoTagsOfYour}</p>}
        <ul className="divide-y divide-line">
          {tags.map((tag) => (
            <li key={tag.tag_id} className="flex min-h-14 items-center gap-2">
              {renaming?.id === tag.tag_id ? (
                <form className="flex grow items-center gap-2 py-1" onSubmit={handleRename}>
                  <TextField
                    className="grow"
                    label={say.newNameOf(tag.name)}
                    labelHidden
                    maxLength={NAME_MAX_LENGTH}
                    value={renaming.name}
                    onChange={(event) => setRenaming({ id: tag.tag_id, name: event.target.value })}
                  />
                  <IconButton type="submit" icon={Check} label={say.saveName} />
                </form>
              ) : deletingId === tag.tag_id ? (
                <>
                  <span className="grow text-sm text-ink-2">{say.deleteTagQuestion(tag.name)}</span>
                  <Button
                    size="sm"
                    variant="text"
                    onClick={(event) =>
                      changeRow(event.currentTarget, () => setDeletingId(null), 'button:last-of-type')
                    }
                  >
                    {say.cancel}
                  </Button>
                  <Button
                    size="sm"
                    variant="danger"
                    saving={deleting.isPending}
                    onClick={(event) => handleDelete(tag.tag_id, event.currentTarget)}
                  >
                    {say.delete}
                  </Button>
                </>
              ) : (
                <>
                  <span className="grow wrap-anywhere" dir="auto">
                    {tag.name}
                  </span>
                  <IconButton
                    icon={Pencil}
                    size="sm"
                    label={say.rename(tag.name)}
                    onClick={(event) =>
                      changeRow(event.currentTarget, () => setRenaming({ id: tag.tag_id, name: tag.name }), 'input')
                    }
                  />
                  <IconButton
                    icon={Trash2}
                    size="sm"
                    label={say.deleteNamed(tag.name)}
                    onClick={(event) => changeRow(event.currentTarget, () => setDeletingId(tag.tag_id), 'button')}
                  />
                </>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
