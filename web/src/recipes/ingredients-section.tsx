import { readIngredients } from '@sorrel/contract/foods';
import { useMutation } from '@tanstack/react-query';
import { ChevronDown, ClipboardPaste, Pencil, Trash2 } from 'lucide-react';
import { memo, useCallback, useState } from 'react';
import { call, errorMessage } from '../api.ts';
import { FoodIcon } from '../cover/food-icon.tsx';
import { decimalNumber, numberText } from '../lib/decimal-number.ts';
import { removeRow } from '../lib/focus-neighbour.ts';
import { useLateRows } from '../lib/use-late-rows.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { numberTyping } from '../ui/number-typing.ts';
import { Panel } from '../ui/panel.tsx';
import type { SectionProps } from './images-section.tsx';
import { InPlaceInput } from './in-place-input.tsx';
import { IngredientSearch } from './ingredient-search.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import { addIngredient, type DraftIngredient, splitSteps, toDraftIngredient } from './recipe-draft.ts';

/** Search, list with quantities and units, and whole lists pasted at once. */
export function IngredientsSection({ draft, onChange }: SectionProps) {
  const [isPasting, setIsPasting] = useState(false);
  const read = useMutation({ mutationFn: (lines: string[]) => call(readIngredients, { body: { lines } }) });

  const rows = useLateRows(draft.ingredients);

  /** Reads lines as the server understands them; one line follows the rule of the search, a list comes as it is. */
  function handleLines(lines: readonly string[], onDone?: () => void) {
    read.mutate([...lines].slice(0, 300), {
      onSuccess: (found) => {
        onChange((current) => ({
          ...current,
          ingredients:
            found.length === 1 && found[0]
              ? addIngredient(current.ingredients, found[0])
              : [...current.ingredients, ...found.map(toDraftIngredient)],
        }));
        onDone?.();
      },
    });
  }
  const change = useCallback(
    (rowId: string, changes: Partial<DraftIngredient>) =>
      onChange((current) => ({
        ...current,
        ingredients: current.ingredients.map((one) => (one.rowId === rowId ? { ...one, ...changes } : one)),
      })),
    [onChange],
  );
  const remove = useCallback(
    (rowId: string) =>
      onChange((current) => ({ ...current, ingredients: current.ingredients.filter((one) => one.rowId !== rowId) })),
    [onChange],
  );

  return (
    <Panel aria-labelledby="ingredients-title" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="ingredients-title">Ingredients</h2>
        <Button variant="text" size="sm" icon={ClipboardPaste} onClick={() => setIsPasting(true)}>
          Paste a list
        </Button>
      </div>
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
          Reading...
        </p>
      )}
      {read.isError && !isPasting && <Notice tone="error">{errorMessage(read.error)}</Notice>}
      {draft.ingredients.length > 0 && (
        <ul className="ingredient-rows" aria-label="Ingredients of the recipe">
          {rows.map((ingredient) => (
            <IngredientRow key={ingredient.rowId} ingredient={ingredient} onRowChange={change} onRemove={remove} />
          ))}
        </ul>
      )}
      <PasteDialog
        open={isPasting}
        onOpenChange={setIsPasting}
        title="Paste ingredients"
        label="Ingredients, one a line"
        placeholder={'200 g spinach\n3 eggs\n2 tbsp olive oil'}
        confirmLabel="Add ingredients"
        saving={read.isPending}
        error={read.isError ? errorMessage(read.error) : undefined}
        onConfirm={(text) => handleLines(splitSteps(text), () => setIsPasting(false))}
      />
    </Panel>
  );
}

/** No unit has this name: what the list of units offers for typing one. */
const OTHER_UNIT = '\u0000other';
const UNIT_MAX_LENGTH = 50;

interface IngredientRowProps {
  ingredient: DraftIngredient;
  onRowChange: (rowId: string, changes: Partial<DraftIngredient>) => void;
  onRemove: (rowId: string) => void;
}

/** Drawn anew only when its own ingredient changed: 30 of them stand still while the name is typed. */
const IngredientRow = memo(function IngredientRow({ ingredient, onRowChange, onRemove }: IngredientRowProps) {
  const { rowId, name, unit, original, preparation } = ingredient;
  const onChange = (changes: Partial<DraftIngredient>) => onRowChange(rowId, changes);
  const [isRenaming, setIsRenaming] = useState(false);
  const [isTypingUnit, setIsTypingUnit] = useState(false);
  // the line as published tells what was made of it; what was typed here has at most a preparation
  const note = original ?? preparation;
  const units = [...new Set([unit, ...ingredient.possibleUnits])];

  function handleName(text: string) {
    setIsRenaming(false);
    const trimmed = text.trim();
    // another name is another food: the id of the old one does not hold for it
    if (trimmed !== '' && trimmed !== name) onChange({ name: trimmed, id: trimmed.toLowerCase().slice(0, 100) });
  }

  function handleUnit(text: string) {
    setIsTypingUnit(false);
    onChange({ unit: text.trim() });
  }

  return (
    <li>
      <FoodIcon name={name} />
      <div className="ingredient-row-name">
        {isRenaming ? (
          <InPlaceInput
            label={`Name of ${name}`}
            defaultValue={name}
            onTyped={handleName}
            onCancel={() => setIsRenaming(false)}
          />
        ) : (
          <span className="flex min-w-0 items-center gap-1">
            <b className="min-w-0 font-semibold wrap-anywhere" dir="auto">
              {name}
            </b>
            <IconButton icon={Pencil} size="sm" label={`Rename ${name}`} onClick={() => setIsRenaming(true)} />
          </span>
        )}
        {note && note.toLowerCase() !== name.toLowerCase() && <small dir="auto">{note}</small>}
      </div>
      <div className="ingredient-row-amount">
        <input
          {...numberTyping({
            value: ingredient.quantity,
            onValueChange: (quantity) => onChange({ quantity }),
            min: 0,
            step: 0.1,
          })}
          className="in num"
          aria-label={`Quantity of ${name}`}
          onBlur={(event) => onChange({ quantity: numberText(decimalNumber(event.target.value)) })}
        />
        {isTypingUnit ? (
          <InPlaceInput
            className="ingredient-unit"
            label={`Unit of ${name}`}
            placeholder="bunch"
            maxLength={UNIT_MAX_LENGTH}
            defaultValue={unit}
            onTyped={handleUnit}
            onCancel={() => setIsTypingUnit(false)}
          />
        ) : (
          <div className="affix">
            <select
              className="in"
              aria-label={`Unit of ${name}`}
              value={unit}
              onChange={(event) =>
                event.target.value === OTHER_UNIT ? setIsTypingUnit(true) : onChange({ unit: event.target.value })
              }
            >
              {units.map((one) => (
                <option key={one} value={one}>
                  {one === '' ? 'no unit' : one}
                </option>
              ))}
              <option value={OTHER_UNIT}>other…</option>
            </select>
            <ChevronDown className="icon icon-end" aria-hidden />
          </div>
        )}
        <IconButton
          icon={Trash2}
          size="sm"
          label={`Remove ${name}`}
          onClick={(event) => removeRow(event.currentTarget, () => onRemove(rowId))}
        />
      </div>
    </li>
  );
});
