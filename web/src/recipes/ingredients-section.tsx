import { readIngredients } from '@sorrel/contract/foods';
import { stepHeadingOf } from '@sorrel/core/recipes/groups';
import { useMutation } from '@tanstack/react-query';
import { ClipboardPaste } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useParams } from 'react-router';
import { call, errorMessage } from '../api.ts';
import { useLateRows } from '../lib/use-late-rows.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { SortableRows } from '../ui/sortable-rows.tsx';
import { isHeading, numbered, rowsOf } from './draft-rows.ts';
import { GroupRow } from './group-row.tsx';
import type { ReviewedSectionProps } from './images-section.tsx';
import { IngredientRow } from './ingredient-row.tsx';
import { IngredientSearch } from './ingredient-search.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import { addIngredient, type DraftIngredient, splitSteps, toDraftIngredient } from './recipe-draft.ts';
import { say } from './sentences.ts';
import { splitIngredient } from './split-ingredient.ts';
import { useGroupRows } from './use-group-rows.ts';
import { useProposedRecipes } from './use-proposed-recipes.ts';

/** Search, list with quantities and units in their groups, and whole lists pasted at once. */
export function IngredientsSection({ draft, onChange, review }: ReviewedSectionProps) {
  const [isPasting, setIsPasting] = useState(false);
  const read = useMutation({ mutationFn: (lines: string[]) => call(readIngredients, { body: { lines } }) });

  const rows = useLateRows(draft.ingredients);
  const groups = useGroupRows('ingredients', onChange);
  const { id: recipeId } = useParams();
  const proposed = useProposedRecipes(draft.ingredients, recipeId);

  /** Reads lines as the server understands them; one line follows the rule of the search, a list comes as it is. */
  function handleLines(lines: readonly string[], onDone?: () => void) {
    const heading = lines.length === 1 && lines[0] ? stepHeadingOf(lines[0]) : null;
    if (heading !== null) {
      groups.addGroup(heading);
      onDone?.();
      return;
    }
    read.mutate([...lines].slice(0, 300), {
      onSuccess: (found) => {
        onChange((current) => ({
          ...current,
          ingredients:
            found.length === 1 && found[0] && found[0].group === undefined
              ? addIngredient(current.ingredients, found[0])
              : [...current.ingredients, ...rowsOf(found, (one) => toDraftIngredient(one))],
        }));
        onDone?.();
      },
    });
  }
  const change = useCallback(
    (rowId: string, changes: Partial<DraftIngredient>) =>
      onChange((current) => ({
        ...current,
        ingredients: current.ingredients.map((one) =>
          one.rowId === rowId && !isHeading(one) ? { ...one, ...changes } : one,
        ),
      })),
    [onChange],
  );
  const split = useCallback(
    (rowId: string) =>
      onChange((current) => ({ ...current, ingredients: splitIngredient(current.ingredients, rowId) })),
    [onChange],
  );
  return (
    <Panel aria-labelledby="ingredients-title" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="ingredients-title" tabIndex={-1}>
          {say.ingredients}
        </h2>
        <Button variant="text" size="sm" icon={ClipboardPaste} onClick={() => setIsPasting(true)}>
          {say.pasteAList}
        </Button>
      </div>
      {review?.(() => setIsPasting(true))}
      <IngredientSearch
        onChoose={(found) =>
          onChange((current) => ({
            ...current,
            ingredients: addIngredient(current.ingredients, {
              id: found.id,
              name: found.name,
              quantity: 1,
              unit: found.possibleUnits[0] ?? '',
              possibleUnits: found.possibleUnits,
            }),
          }))
        }
        onLines={handleLines}
      />
      {read.isPending && (
        <p className="text-sm text-ink-2" role="status">
          {say.readingDots}
        </p>
      )}
      {read.isError && !isPasting && <Notice tone="error">{errorMessage(read.error)}</Notice>}
      {draft.ingredients.length > 0 && (
        <SortableRows rows={rows} onMove={groups.move}>
          <ul aria-label={say.ingredientsOfTheRecipe}>
            {numbered<DraftIngredient>(rows).map(({ row, number }) =>
              isHeading(row) ? (
                <GroupRow
                  key={row.rowId}
                  row={row}
                  list="lines"
                  number={number}
                  isNew={row.rowId === groups.newRowId}
                  onRename={groups.rename}
                  onStep={groups.step}
                  onRemove={groups.remove}
                />
              ) : (
                <IngredientRow
                  key={row.rowId}
                  ingredient={row}
                  proposed={proposed.get(row.name.trim().toLowerCase())}
                  recipeId={recipeId}
                  onRowChange={change}
                  onStep={groups.step}
                  onSplit={split}
                  onRemove={groups.remove}
                />
              ),
            )}
          </ul>
        </SortableRows>
      )}
      <div>
        <Button variant="outline" size="sm" onClick={() => groups.addGroup()}>
          {say.addIngredientGroup}
        </Button>
      </div>
      <PasteDialog
        open={isPasting}
        onOpenChange={setIsPasting}
        title={say.pasteIngredients}
        label={say.ingredientsOneALine}
        placeholder={say.ingredientsExample}
        confirmLabel={say.addIngredients}
        saving={read.isPending}
        error={read.isError ? errorMessage(read.error) : undefined}
        onConfirm={(text) => handleLines(splitSteps(text), () => setIsPasting(false))}
      />
    </Panel>
  );
}
