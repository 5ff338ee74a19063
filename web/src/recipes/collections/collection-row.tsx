import type { Collection } from '@sorrel/contract/collections';
import { COLLECTION_NAME_MAX } from '@sorrel/core/recipes/collections/collection-name';
import { Check, Pencil, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { focusField } from '../../lib/focus-field.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { say } from './sentences.ts';

interface CollectionRowProps {
  collection: Collection;
  isDeleting: boolean;
  isRenaming: boolean;
  onRename: (name: string, onDone: () => void) => void;
  /** Given the button that was pressed, whose row goes. */
  onDelete: (button: HTMLElement) => void;
}

/** A collection with what can be done to it. */
export function CollectionRow({ collection, isDeleting, isRenaming, onRename, onDelete }: CollectionRowProps) {
  const { name, recipes } = collection;
  const [newName, setNewName] = useState<string | null>(null);
  const [isAsked, setIsAsked] = useState(false);

  function handleRename(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (newName === null) return;
    if (newName.trim() === '') return focusField(event.currentTarget);
    onRename(newName, () => setNewName(null));
  }
  const row = 'flex min-h-14 items-center gap-2';
  if (newName !== null) {
    return (
      <li className={row}>
        <form className="flex grow items-center gap-2 py-1" onSubmit={handleRename}>
          <TextField
            className="grow"
            label={say.newNameOf(name)}
            labelHidden
            autoFocus
            maxLength={COLLECTION_NAME_MAX}
            value={newName}
            onChange={(event) => setNewName(event.target.value)}
          />
          <IconButton type="submit" icon={Check} label={say.saveName} aria-busy={isRenaming} />
        </form>
      </li>
    );
  }
  if (isAsked) {
    return (
      <li className={`${row} flex-wrap py-1.5`}>
        <span className="grow basis-48 text-sm text-ink-2 wrap-anywhere">{say.deleteQuestion(name)}</span>
        <span className="ml-auto flex gap-2">
          <Button size="sm" variant="text" onClick={() => setIsAsked(false)}>
            {say.cancel}
          </Button>
          <Button size="sm" variant="danger" saving={isDeleting} onClick={(event) => onDelete(event.currentTarget)}>
            {say.delete}
          </Button>
        </span>
      </li>
    );
  }
  return (
    <li className={row}>
      <span className="min-w-0 grow py-1.5">
        <span className="block wrap-anywhere" dir="auto">
          {name}
        </span>
        <span className="num block text-sm text-ink-3">{say.recipes(recipes)}</span>
      </span>
      <IconButton icon={Pencil} size="sm" label={say.rename(name)} onClick={() => setNewName(name)} />
      <IconButton icon={Trash2} size="sm" label={say.deleteNamed(name)} onClick={() => setIsAsked(true)} />
    </li>
  );
}
