import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useDebounced } from '../lib/use-debounced.ts';
import { ingredientSearchQuery } from '../recipe-parts/queries.ts';
import { FIELD_LABEL } from '../ui/field-looks.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { menuEntryClass } from '../ui/menu-looks.ts';
import { SearchField } from '../ui/search-field.tsx';
import { TriStateChip } from '../ui/tri-state-chip.tsx';
import { say } from './sentences.ts';
import type { SpinChoices } from './spin-filters.ts';

export interface IngredientFilterProps {
  chosen: SpinChoices['ingredients'];
  onChosenChange: (chosen: SpinChoices['ingredients']) => void;
}

/** Finds ingredients 300 ms after typing stops; what is chosen becomes a chip that starts as included. */
export function IngredientFilter({ chosen, onChosenChange }: IngredientFilterProps) {
  const [text, setText] = useState('');
  const typed = text.trim();
  const search = useDebounced(typed);
  const found = useQuery(ingredientSearchQuery(search));
  // an empty search clears the results at once
  const results = typed === '' || search === '' ? [] : (found.data ?? []);
  const isNothing = typed !== '' && search === typed && found.isSuccess && results.length === 0;

  function choose(name: string) {
    if (!chosen.some((one) => one.name.toLowerCase() === name.toLowerCase())) {
      onChosenChange([...chosen, { name, state: 'included' }]);
    }
    setText('');
  }

  return (
    <fieldset className="grid gap-3">
      <legend className={`${FIELD_LABEL} mb-2`}>{say.ingredients}</legend>
      <SearchField
        label={say.searchIngredients}
        placeholder={say.addAnIngredient}
        value={text}
        onValueChange={setText}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !results[0]) return;
          event.preventDefault();
          choose(results[0].name);
        }}
      />
      {results.length > 0 && (
        <ul className="max-h-60 overflow-auto rounded-md p-1.5 shadow-line" aria-label={say.ingredientsFound}>
          {results.map((one) => (
            <li key={one.id}>
              <button type="button" className={menuEntryClass()} onClick={() => choose(one.name)}>
                {one.name}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className={isNothing ? 'text-sm text-ink-2' : 'sr-only'} role="status">
        {isNothing && say.noIngredientOfThatName}
      </p>
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={say.chosenIngredients}>
          {chosen.map(({ name, state }) => (
            <li key={name} className="inline-flex items-center">
              <TriStateChip
                label={name}
                state={state}
                onStateChange={(next) =>
                  onChosenChange(chosen.map((one) => (one.name === name ? { name, state: next } : one)))
                }
              />
              <IconButton
                icon={X}
                size="sm"
                label={say.removeIngredient(name)}
                onClick={() => onChosenChange(chosen.filter((one) => one.name !== name))}
              />
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
