import type { FoundIngredient } from '@sorrel/contract/foods';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useId, useState } from 'react';
import { useDebounced } from '../lib/use-debounced.ts';
import { ingredientSearchQuery } from '../recipe-parts/queries.ts';
import { ComboList, type ComboOption, optionId } from '../ui/combo-list.tsx';
import { AFFIX, AFFIX_ICON, inputClass } from '../ui/input-looks.ts';
import { splitSteps } from './recipe-draft.ts';
import { say } from './sentences.ts';

export interface IngredientSearchProps {
  onChoose: (found: FoundIngredient) => void;
  /** What was typed whole ('2 tbsp olive oil') or pasted, a line each. */
  onLines: (lines: readonly string[]) => void;
}

/**
 * Finds foods by name 300 ms after typing stops. Enter takes the marked food or, when an amount was typed too, the whole
 * line as it stands. A pasted list of lines is read at once. Empties itself when it is left.
 */
export function IngredientSearch({ onChoose, onLines }: IngredientSearchProps) {
  const listId = useId();
  const [text, setText] = useState('');
  const [marked, setMarked] = useState(-1);
  const typed = text.trim();
  const search = useDebounced(typed);
  const found = useQuery(ingredientSearchQuery(search));
  // an empty search clears the results at once; older ones stay until the newer are there
  const results = typed === '' || search === '' ? [] : (found.data ?? []);
  const isLine = /^[\d½⅓⅔¼¾⅛⅜⅝⅞]/.test(typed);
  const isOpen = typed !== '' && (results.length > 0 || (search === typed && found.isSuccess) || isLine);

  function clear() {
    setText('');
    setMarked(-1);
  }
  function choose(one: FoundIngredient) {
    onChoose(one);
    clear();
  }
  function addLine() {
    onLines([typed]);
    clear();
  }
  function handleKey(event: KeyboardEvent) {
    const last = results.length; // one more than the results: the line as typed
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (!isOpen) return;
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setMarked((marked + step + last + 1) % (last + 1));
    } else if (event.key === 'Enter') {
      // never sends the form
      event.preventDefault();
      const one = results[marked] ?? (isLine || marked === last ? undefined : results[0]);
      if (typed === '') return;
      if (one && marked !== last) choose(one);
      else addLine();
    } else if (event.key === 'Escape' && typed !== '') {
      event.preventDefault();
      clear();
    }
  }
  function handlePaste(event: ClipboardEvent) {
    const lines = splitSteps(event.clipboardData.getData('text'));
    if (lines.length < 2) return;
    event.preventDefault();
    onLines(lines);
    clear();
  }

  const options: ComboOption[] = [
    ...results.map((one) => ({
      key: one.id,
      content: (
        <>
          <bdi>{one.name}</bdi>
          {one.own && <small className="ml-auto text-ink-3">{say.usedBefore}</small>}
        </>
      ),
      onChoose: () => choose(one),
    })),
    {
      key: 'as written',
      content: <span className="text-ink-2">{say.addAsWritten(typed)}</span>,
      onChoose: addLine,
    },
  ];

  return (
    <div className="relative">
      <div className={AFFIX}>
        <Search className={AFFIX_ICON} aria-hidden />
        <input
          className={inputClass({ corners: 'pill', start: 'icon' })}
          role="combobox"
          type="text"
          dir="auto"
          aria-label={say.searchIngredients}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={isOpen && marked >= 0 ? optionId(listId, marked) : undefined}
          placeholder={say.ingredientPlaceholder}
          autoComplete="off"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setMarked(-1);
          }}
          onKeyDown={handleKey}
          onPaste={handlePaste}
          onBlur={clear}
        />
      </div>
      <ComboList id={listId} label={say.ingredientsFound} isOpen={isOpen} options={options} marked={marked} />
    </div>
  );
}
