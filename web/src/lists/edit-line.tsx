import { AISLES, type Aisle } from '@sorrel/core/foods/aisles';
import { UNITS } from '@sorrel/core/ingredients/units';
import { itemName, typedUnit } from '@sorrel/core/lists/add-item';
import { displayQuantity } from '@sorrel/core/lists/display-quantity';
import { type ItemEdit, readAmounts } from '@sorrel/core/lists/edit-item';
import type { ListItem } from '@sorrel/core/lists/list';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { terms } from '../language/terms.ts';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { EDIT_LINE } from './list-looks.ts';
import { say } from './sentences.ts';
import { showItem } from './show-name.ts';

/** A unit as the reader's language writes it, in the short form of lists. */
function unitOfWord(word: string): string {
  const text = word.trim().toLowerCase();
  const isWord = (unit: string) => [1, 2].some((count) => terms.unit(unit, count).toLowerCase() === text);
  return UNITS.find(isWord) ?? typedUnit(word);
}

interface EditLineProps {
  item: ListItem;
  aisle: Aisle;
  serves: number;
  onSave: (id: string, edit: ItemEdit) => void;
  onClose: () => void;
}

/** A line of the list while it is written anew: Enter saves, Escape gives the old one back. */
export function EditLine({ item, aisle, serves, onSave, onClose }: EditLineProps) {
  // what is not touched here stays as it is by then: another device may have changed it meanwhile
  const [before] = useState({ name: showItem(item), amount: displayQuantity(item, serves, say.amount), aisle });
  const [name, setName] = useState(before.name);
  const [amount, setAmount] = useState(before.amount);
  const [chosenAisle, setChosenAisle] = useState(before.aisle);
  const [errors, setErrors] = useState<{ name?: string; amount?: string }>({});
  const nameRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    nameRef.current?.focus();
    nameRef.current?.select();
  }, []);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const isAmountKept = amount.trim() === before.amount;
    const amounts = isAmountKept ? null : readAmounts(amount, unitOfWord);
    const isAmountUnread = amounts === null && !isAmountKept;
    const next = {
      ...(itemName(name) === '' && { name: say.pleaseEnterAName }),
      ...(isAmountUnread && { amount: say.pleaseWriteAnAmount }),
    };
    setErrors(next);
    if (next.name !== undefined || next.amount !== undefined) return;
    onSave(item.id, {
      name: name.trim() === before.name ? item.name : name,
      amounts,
      aisle: chosenAisle === before.aisle ? aisle : chosenAisle,
    });
  }
  return (
    <li className={EDIT_LINE}>
      <form
        className="grid gap-3"
        noValidate
        aria-label={say.editing(before.name)}
        data-edit-line
        onSubmit={handleSubmit}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // the old line comes back; a window around it stays
          event.preventDefault();
          event.stopPropagation();
          onClose();
        }}
      >
        <TextField
          ref={nameRef}
          label={say.name}
          value={name}
          maxLength={300}
          autoComplete="off"
          dir="auto"
          error={errors.name}
          onChange={(event) => setName(event.target.value)}
        />
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label={say.columnAmount}
            value={amount}
            maxLength={100}
            autoComplete="off"
            autoCapitalize="none"
            error={errors.amount}
            onChange={(event) => setAmount(event.target.value)}
          />
          <SelectField
            label={say.aisle}
            value={chosenAisle}
            onValueChange={setChosenAisle}
            options={AISLES.map((value) => ({ value, label: terms.aisles[value] }))}
          />
        </div>
        <div className="flex justify-end gap-2">
          <Button variant="text" size="sm" onClick={onClose}>
            {say.cancel}
          </Button>
          <Button type="submit" size="sm">
            {say.saveLine}
          </Button>
        </div>
      </form>
    </li>
  );
}
