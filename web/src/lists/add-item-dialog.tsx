import { AISLES, type Aisle } from '@sorrel/core/foods/aisles';
import { readQuantity } from '@sorrel/core/ingredients/read-quantity';
import { type ItemInput, itemName } from '@sorrel/core/lists/add-item';
import { readTypedItem } from '@sorrel/core/lists/typed-item';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { z } from 'zod';
import { terms } from '../language/terms.ts';
import { useStored } from '../lib/use-stored.ts';
import { AfterFirstDraw } from '../ui/after-first-draw.tsx';
import { Button } from '../ui/button.tsx';
import { ComboList, optionId } from '../ui/combo-list.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { inputClass } from '../ui/input-looks.ts';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { say } from './sentences.ts';
import { newItemId } from './stored-list.ts';
import { type Suggestion, useItemSuggestions } from './use-item-suggestions.ts';

interface AddItemDialogProps {
  /** The aisle whose Add was pressed; null lets the food decide. */
  aisle: Aisle | null;
  /** @param isGuessed nobody chose the aisle: where the food belongs may be known only afterwards */
  onAdd: (aisle: Aisle, input: ItemInput, isGuessed: boolean) => void;
  onClose: () => void;
}

interface Errors {
  name?: string;
  quantity?: string;
}

/** What was typed and not added yet; kept in the tab, so that a reload does not take it. */
const Typed = z.object({
  name: z.string(),
  quantity: z.string(),
  unit: z.string(),
  aisle: z.enum(AISLES).nullable().describe('null: nobody chose one'),
});
type Typed = z.output<typeof Typed>;
const NOTHING: Typed = { name: '', quantity: '', unit: '', aisle: null };

function SuggestionLine({ name, times }: Suggestion) {
  return (
    <span className="flex min-w-0 flex-1 items-baseline justify-between gap-3">
      <span className="wrap-anywhere">{name}</span>{' '}
      {times > 0 && <span className="flex-none text-xs font-normal text-ink-3">{say.boughtTimes(times)}</span>}
    </span>
  );
}

/** Adds one item after the other; stays open until it is closed, with the focus back in the name. Mounted while open. */
export function AddItemDialog({ aisle, onAdd, onClose }: AddItemDialogProps) {
  const id = useId();
  const nameRef = useRef<HTMLInputElement>(null);
  const [fields, setFields, forgetFields] = useStored('typedItem', Typed, NOTHING);
  const change = (changes: Partial<Typed>) => setFields((before) => ({ ...before, ...changes }));
  const { name, quantity, unit } = fields;
  const chosenAisle = fields.aisle ?? aisle;
  const [errors, setErrors] = useState<Errors>({});
  const [isListOpen, setIsListOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  const [added, setAdded] = useState('');

  // '2 milk', where nothing was said of the amount elsewhere
  const read = quantity.trim() === '' && unit.trim() === '' ? readTypedItem(name) : { name, quantity, unit };
  const typed = read.name.trim();
  const guess = useItemSuggestions(typed, { isAsked: aisle === null, isTyping: isListOpen });
  const { suggestions } = guess;
  const isOpen = isListOpen && suggestions.length > 0;
  const itsAisle = chosenAisle ?? guess.aisle ?? 'other';

  function choose(text: string) {
    change({ name: text, quantity: read.quantity, unit: read.unit });
    setIsListOpen(false);
    setMarked(-1);
  }
  function handleKey(event: KeyboardEvent) {
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && suggestions.length > 0) {
      event.preventDefault();
      setIsListOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const count = suggestions.length;
      setMarked(marked < 0 ? (step === 1 ? 0 : count - 1) : (marked + step + count) % count);
    } else if (event.key === 'Enter' && isOpen && suggestions[marked] !== undefined) {
      event.preventDefault();
      choose(suggestions[marked].name);
    } else if (event.key === 'Escape' && isOpen) {
      // closes the suggestions, not the dialog
      event.preventDefault();
      event.stopPropagation();
      setIsListOpen(false);
    }
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const amount = read.quantity.trim() === '' ? null : readQuantity(read.quantity);
    const next: Errors = {};
    if (itemName(read.name) === '') next.name = say.pleaseEnterAName;
    if (read.quantity.trim() !== '' && amount === null) {
      next.quantity = say.pleaseEnterANumberOfAt;
    }
    setErrors(next);
    if (next.name || next.quantity) return;
    onAdd(itsAisle, { id: newItemId(), name: read.name, quantity: amount, unit: read.unit }, chosenAisle === null);
    setAdded(say.itemAdded(itemName(read.name), terms.aisles[itsAisle]));
    forgetFields();
    setIsListOpen(false);
    setMarked(-1);
    nameRef.current?.focus();
  }

  function handleClose() {
    forgetFields();
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && handleClose()}
      title={say.addItem}
      size="sm"
      initialFocus={nameRef}
      footer={
        <>
          <Button variant="text" onClick={handleClose}>
            {say.done}
          </Button>
          <Button type="submit" form={`${id}form`}>
            {say.addItem}
          </Button>
        </>
      }
    >
      <form id={`${id}form`} className="grid gap-4" noValidate onSubmit={handleSubmit}>
        <Field label={say.name} error={errors.name}>
          {(control) => (
            <div className="relative">
              <input
                {...control}
                ref={nameRef}
                className={inputClass()}
                role="combobox"
                type="text"
                dir="auto"
                maxLength={300}
                autoComplete="off"
                enterKeyHint="done"
                aria-autocomplete="list"
                aria-expanded={isOpen}
                aria-controls={`${id}list`}
                aria-activedescendant={isOpen && marked >= 0 ? optionId(`${id}list`, marked) : undefined}
                aria-required
                value={name}
                onChange={(event) => {
                  change({ name: event.target.value });
                  setMarked(-1);
                  setIsListOpen(true);
                  setAdded('');
                }}
                onKeyDown={handleKey}
                onBlur={() => setIsListOpen(false)}
              />
              <ComboList
                id={`${id}list`}
                label={say.suggestions}
                isOpen={isOpen}
                options={suggestions.map(({ name: text, times }) => ({
                  key: text,
                  content: <SuggestionLine name={text} times={times} />,
                  onChoose: () => choose(text),
                }))}
                marked={marked}
                className="mt-1.5 max-h-62"
              />
            </div>
          )}
        </Field>
        <AfterFirstDraw>
          <div className="grid grid-cols-2 gap-4">
            <TextField
              label={say.quantity}
              inputMode="decimal"
              autoComplete="off"
              value={quantity}
              error={errors.quantity}
              onChange={({ target }) => change({ quantity: target.value })}
            />
            <TextField
              label={say.unit}
              autoComplete="off"
              autoCapitalize="none"
              maxLength={100}
              value={unit}
              onChange={({ target }) => change({ unit: target.value })}
            />
          </div>
          <SelectField
            label={say.aisle}
            value={chosenAisle ?? guess.shownAisle ?? 'other'}
            onValueChange={(chosen) => change({ aisle: chosen })}
            options={AISLES.map((value) => ({ value, label: terms.aisles[value] }))}
          />
        </AfterFirstDraw>
        <p className="text-sm text-ink-2 min-h-6" role="status">
          {added}
        </p>
      </form>
    </Dialog>
  );
}
