import { ChevronDown, Pencil, Split, Trash2 } from 'lucide-react';
import { memo, useState } from 'react';
import { FoodIcon } from '../cover/food-icon.tsx';
import { terms } from '../language/terms.ts';
import { decimalNumber, numberText } from '../lib/decimal-number.ts';
import { removeRow } from '../lib/focus-neighbour.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { AFFIX, AFFIX_ARROW, inputClass, ROW_INPUT } from '../ui/input-looks.ts';
import { LONG_WORDS } from '../ui/long-words.ts';
import { numberTyping } from '../ui/number-typing.ts';
import { SortableRow } from '../ui/sortable-rows.tsx';
import { InPlaceInput } from './in-place-input.tsx';
import type { DraftIngredient, DraftSubRecipe } from './recipe-draft.ts';
import { LinkRecipeButton, RecipeLink } from './recipe-link.tsx';
import { say } from './sentences.ts';

/** No unit has this name: what the list of units offers for typing one. */
const OTHER_UNIT = '\u0000other';
const UNIT_MAX_LENGTH = 50;

const NAME = `font-semibold ${LONG_WORDS}`;

/** The input of a row's amount, for what leads there. */
export const quantityId = (rowId: string) => `quantity-${rowId}`;

export interface IngredientRowProps {
  ingredient: DraftIngredient;
  onRowChange: (rowId: string, changes: Partial<DraftIngredient>) => void;
  onStep: (rowId: string, by: -1 | 1) => void;
  /** Makes a row of each food that it lists. */
  onSplit: (rowId: string) => void;
  onRemove: (rowId: string) => void;
  /** A recipe of the book that is called like it. */
  proposed?: DraftSubRecipe | undefined;
  /** The recipe that is changed, which is in none of its ingredients. */
  recipeId?: string | undefined;
}

/** Units that tell how much of a recipe is taken. */
const RECIPE_UNITS = ['', 'serving', 'g'];

/** Drawn anew only when its own ingredient changed: 30 of them stand still while the name is typed. */
export const IngredientRow = memo(function IngredientRow({ ingredient, onStep, ...rest }: IngredientRowProps) {
  const { rowId, name } = ingredient;
  return (
    <SortableRow look="line" rowId={rowId} handleLabel={say.move(name)} onStep={(by) => onStep(rowId, by)}>
      <IngredientFields ingredient={ingredient} {...rest} />
    </SortableRow>
  );
});

/** What an ingredient is made of, which need not know what is dragged over it. */
const IngredientFields = memo(function IngredientFields({
  ingredient,
  onRowChange,
  onSplit,
  onRemove,
  proposed,
  recipeId,
}: Omit<IngredientRowProps, 'onStep'>) {
  const { rowId, name, unit, original, preparation, parts, pictured, subRecipe } = ingredient;
  const onChange = (changes: Partial<DraftIngredient>) => onRowChange(rowId, changes);
  const [isRenaming, setIsRenaming] = useState(false);
  const [isTypingUnit, setIsTypingUnit] = useState(false);
  // the line as published tells what was made of it; what was typed here has at most a preparation
  const note = original ?? preparation;
  const units = [...new Set([unit, ...(subRecipe ? RECIPE_UNITS : []), ...ingredient.possibleUnits])];

  function handleName(text: string) {
    setIsRenaming(false);
    const trimmed = text.trim();
    // another name is another food: the id of the old one does not hold for it
    if (trimmed !== '' && trimmed !== name) {
      onChange({ name: trimmed, id: trimmed.toLowerCase().slice(0, 100), parts: undefined, pictured: undefined });
    }
  }

  function handleSplit(button: HTMLElement) {
    const row = button.closest('li');
    onSplit(rowId);
    // the amount of the first food, since the button is gone with the list of them
    requestAnimationFrame(() => row?.querySelector('input')?.focus());
  }

  function handleUnit(text: string) {
    setIsTypingUnit(false);
    onChange({ unit: text.trim() });
  }

  return (
    <>
      <FoodIcon name={pictured ?? name} />
      <div className="min-w-0 flex-[1_1_11rem]">
        {isRenaming ? (
          <InPlaceInput
            label={say.nameOf(name)}
            defaultValue={name}
            onTyped={handleName}
            onCancel={() => setIsRenaming(false)}
          />
        ) : (
          // in one line of words: a long one is not broken for the buttons' sake, they go below it
          <span className="block min-w-0 wrap-anywhere">
            <b className={NAME} dir="auto" lang={ingredient.language ?? undefined}>
              {name}
            </b>{' '}
            <span className="inline-flex items-center gap-1 align-middle">
              <IconButton icon={Pencil} size="sm" label={say.rename(name)} onClick={() => setIsRenaming(true)} />
              {subRecipe === undefined && (
                <LinkRecipeButton
                  name={name}
                  recipeId={recipeId}
                  onLink={(recipe) => onChange({ subRecipe: recipe })}
                />
              )}
            </span>
          </span>
        )}
        {note && note.toLowerCase() !== name.toLowerCase() && <small dir="auto">{note}</small>}
        <RecipeLink ingredient={ingredient} proposed={proposed} onLink={(recipe) => onChange({ subRecipe: recipe })} />
        {parts !== undefined && subRecipe === undefined && (
          <Button
            variant="text"
            size="sm"
            icon={Split}
            wraps
            className="-ml-3 text-start"
            onClick={(event) => handleSplit(event.currentTarget)}
          >
            {say.splitInto(parts.join(', '))}
          </Button>
        )}
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-1.5">
        <input
          {...numberTyping({
            value: ingredient.quantity,
            onValueChange: (quantity) => onChange({ quantity }),
            min: 0,
            step: 0.1,
          })}
          id={quantityId(rowId)}
          className={inputClass({ ...ROW_INPUT, width: 'w-22' }, 'num')}
          aria-label={say.quantityOf(name)}
          onBlur={() => onChange({ quantity: numberText(decimalNumber(ingredient.quantity)) })}
        />
        {isTypingUnit ? (
          <InPlaceInput
            width="w-28"
            label={say.unitOf(name)}
            placeholder={say.unitExample}
            maxLength={UNIT_MAX_LENGTH}
            defaultValue={unit}
            onTyped={handleUnit}
            onCancel={() => setIsTypingUnit(false)}
          />
        ) : (
          <div className={AFFIX}>
            <select
              className={inputClass({ ...ROW_INPUT, end: 'rowArrow', width: 'w-28' })}
              aria-label={say.unitOf(name)}
              value={unit}
              onChange={(event) =>
                event.target.value === OTHER_UNIT ? setIsTypingUnit(true) : onChange({ unit: event.target.value })
              }
            >
              {units.map((one) => (
                <option key={one} value={one}>
                  {one === '' ? say.noUnit : terms.unit(one, 1)}
                </option>
              ))}
              <option value={OTHER_UNIT}>{say.otherUnit}</option>
            </select>
            <ChevronDown className={AFFIX_ARROW} aria-hidden />
          </div>
        )}
        <IconButton
          icon={Trash2}
          size="sm"
          label={say.remove(name)}
          onClick={(event) => removeRow(event.currentTarget, () => onRemove(rowId))}
        />
      </div>
    </>
  );
});
