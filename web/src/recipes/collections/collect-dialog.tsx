import type { RecipeSummary } from '@sorrel/contract/recipe';
import { useState } from 'react';
import { errorMessage } from '../../api.ts';
import { useCollections } from '../../recipe-parts/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type CollectionWishes, changesOf, insideOf, nextWish, shownState } from './collection-wishes.ts';
import { NewCollection } from './new-collection.tsx';
import { useCollect } from './queries.ts';
import { say } from './sentences.ts';

export interface CollectDialogProps {
  recipes: readonly Pick<RecipeSummary, 'id' | 'name' | 'collection_ids'>[];
  onClose: () => void;
  onSaved: () => void;
}

/** Puts one recipe, or several, into collections and takes them out of others. */
export function CollectDialog({ recipes, onClose, onSaved }: CollectDialogProps) {
  const collections = useCollections();
  const collect = useCollect();
  const [wishes, setWishes] = useState<CollectionWishes>({});
  const [first, ...others] = recipes;
  const isOne = first !== undefined && others.length === 0;

  const wish = (id: string, wanted: CollectionWishes[string] | undefined) =>
    setWishes(({ [id]: _, ...rest }) => (wanted === undefined ? rest : { ...rest, [id]: wanted }));

  function handleSave() {
    const { change, undone, isNothing } = changesOf(recipes, wishes);
    if (isNothing) onClose();
    else collect.mutate({ change, undone }, { onSuccess: onSaved });
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={isOne ? say.collectionsOfNamed(first.name) : say.collectionsOf(recipes.length)}
      footer={
        <Button saving={collect.isPending} onClick={handleSave}>
          {say.save}
        </Button>
      }
    >
      <div className="grid gap-5">
        <p className="text-sm text-ink-2">{collections.length === 0 ? say.none : isOne ? say.hint : say.hintMany}</p>
        {collections.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: the title of the dialog is its legend
          <div className="flex flex-wrap gap-2" role="group" aria-label={say.collections}>
            {collections.map(({ id, name }) => {
              const inside = insideOf(recipes, id);
              const pressed = shownState(wishes[id], inside, recipes.length);
              return (
                <Chip key={id} pressed={pressed} onClick={() => wish(id, nextWish(wishes[id], inside, recipes.length))}>
                  <span dir="auto">{pressed === 'mixed' ? say.partly(name, inside, recipes.length) : name}</span>
                </Chip>
              );
            })}
          </div>
        )}
        <NewCollection onAdded={({ id }) => wish(id, 'in')} />
        {collect.error && <Notice tone="error">{errorMessage(collect.error)}</Notice>}
      </div>
    </Dialog>
  );
}
