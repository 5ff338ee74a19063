import type { Ingredient, Recipe } from '@sorrel/contract/recipe';
import { itemsOf } from '@sorrel/core/lists/edit-list';
import { LIST_NAME_MAX } from '@sorrel/core/lists/list';
import { scaleQuantity } from '@sorrel/core/recipes/scale-ingredient';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { errorMessage } from '../api.ts';
import { recipeQuery } from '../recipe-parts/queries.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FailedLoad } from '../ui/failed-load.tsx';
import { Loader } from '../ui/loader.tsx';
import { Notice } from '../ui/notice.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useToast } from '../ui/toast.tsx';
import { say } from './sentences.ts';
import { useAddRecipe, type Wanted } from './use-add-recipe.ts';

const SERVINGS_MAX = 99;
const TOAST_MS = 5000;

interface AddToListDialogProps {
  recipeId: string;
  servings?: number | undefined;
  onClose: () => void;
}

/** Puts what a recipe needs on a list. */
export function AddToListDialog({ recipeId, servings, onClose }: AddToListDialogProps) {
  const { data: recipe, error, refetch } = useQuery(recipeQuery(recipeId));
  if (recipe !== undefined) return <RecipeForList recipe={recipe} servings={servings} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={say.addToList} size="sm">
      {error ? <FailedLoad error={error} onRetry={() => void refetch()} sentence={say.recipeNotLoaded} /> : <Loader />}
    </Dialog>
  );
}

interface RecipeForListProps {
  recipe: Recipe;
  servings: number | undefined;
  onClose: () => void;
}

function RecipeForList({ recipe, servings, onClose }: RecipeForListProps) {
  const id = useId();
  const showToast = useToast();
  const [chosen, setChosen] = useState(Math.min(SERVINGS_MAX, Math.max(1, Math.round(servings ?? recipe.serves))));
  const [leaveOut, setLeaveOut] = useState<ReadonlySet<number>>(new Set());
  const [target, setTarget] = useState<Wanted['target']>('last');
  const [newName, setNewName] = useState(recipe.name.slice(0, LIST_NAME_MAX));
  const adding = useAddRecipe((done) => {
    showToast(done.isNew ? say.madeNewList(done.list, done.lines) : say.addedToList(done.list, done.lines), {
      ms: TOAST_MS,
    });
    onClose();
  });
  const { name, list } = adding.shopping;
  const isAny = leaveOut.size < recipe.ingredients.length;

  function handleTick(index: number, isWanted: boolean) {
    const next = new Set(leaveOut);
    if (isWanted) next.delete(index);
    else next.add(index);
    setLeaveOut(next);
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say.addToList}
      size="sm"
      footer={
        <>
          <Button variant="text" onClick={onClose}>
            {say.cancel}
          </Button>
          <Button
            disabled={!isAny || !adding.isReady}
            saving={adding.isPending}
            onClick={() =>
              adding.add({ recipeId: recipe.id, servings: chosen, leaveOut: [...leaveOut], target, newName })
            }
          >
            {say.addToList}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {adding.error !== null && <Notice tone="error">{errorMessage(adding.error)}</Notice>}
        <div className="flex items-center justify-between gap-4">
          <span className="text-sm font-semibold" aria-hidden>
            {say.servings}
          </span>
          <Stepper label={say.servings} value={chosen} onValueChange={setChosen} min={1} max={SERVINGS_MAX} />
        </div>
        <SelectField
          label={say.onWhichList}
          value={target}
          onValueChange={setTarget}
          options={[
            { value: 'last', label: name || (itemsOf(list).length > 0 ? say.listInHand : say.yourList) },
            { value: 'new', label: say.newList },
          ]}
        />
        {target === 'new' && (
          <TextField
            label={say.nameOfNewList}
            value={newName}
            maxLength={LIST_NAME_MAX}
            autoComplete="off"
            onChange={(event) => setNewName(event.target.value)}
          />
        )}
        <fieldset className="grid min-w-0" aria-labelledby={id}>
          <legend className="pb-1 text-sm font-semibold" id={id}>
            {say.whatYouNeed}
          </legend>
          {recipe.ingredients.map((ingredient, index) => (
            <Checkbox
              // biome-ignore lint/suspicious/noArrayIndexKey: a line may stand twice, and none moves
              key={index}
              label={<span dir="auto">{lineText(ingredient, recipe.serves, chosen)}</span>}
              checked={!leaveOut.has(index)}
              onCheckedChange={(isWanted) => handleTick(index, isWanted)}
            />
          ))}
        </fieldset>
      </div>
    </Dialog>
  );
}

function lineText({ name, quantity, unit }: Ingredient, recipeServes: number, chosen: number): string {
  if (quantity === 0) return name;
  return `${say.amount({ quantity: scaleQuantity(quantity, recipeServes, chosen), unit }, true)} ${name}`;
}
