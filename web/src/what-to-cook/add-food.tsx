import { KITCHEN_FOOD_LETTERS_MAX, KITCHEN_FOODS_MAX } from '@sorrel/core/recipes/what-to-cook';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { focusField } from '../lib/focus-field.ts';
import { useDebounced } from '../lib/use-debounced.ts';
import { useLatestCallback } from '../lib/use-latest-callback.ts';
import { ingredientSearchQuery } from '../recipe-parts/queries.ts';
import { Chip } from '../ui/chip.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { say } from './sentences.ts';

const SUGGESTED = 4;

/** Where a slash is a letter. */
const WRITTEN_IN = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

interface AddFoodProps {
  hasRoom: boolean;
  /** Is given what was typed or found. */
  onAdd: (name: string) => void;
}

/** Adds a food by its name: what is typed, or one of those that a letter brings. A slash leads here from everywhere on the page. */
export function AddFood({ hasRoom, onAdd }: AddFoodProps) {
  const [text, setText] = useState('');
  const formRef = useRef<HTMLFormElement>(null);
  const typed = text.trim();
  const found = useQuery(ingredientSearchQuery(useDebounced(typed))).data ?? [];
  const names = found.map(({ name }) => name).filter((name) => name.length <= KITCHEN_FOOD_LETTERS_MAX);
  const offered = typed === '' || !hasRoom ? [] : [...new Set([typed, ...names.slice(0, SUGGESTED)])];
  useSlashKey(() => formRef.current && focusField(formRef.current));

  function add(name: string) {
    if (name === '' || !hasRoom) return;
    onAdd(name);
    setText('');
    // what was pressed is gone
    if (formRef.current) focusField(formRef.current);
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    add(typed);
  }
  return (
    <form className="mt-3.5 grid gap-2" ref={formRef} onSubmit={handleSubmit}>
      <SearchField
        label={say.addWhatIsThere}
        placeholder={say.forInstance}
        enterKeyHint="done"
        value={text}
        maxLength={KITCHEN_FOOD_LETTERS_MAX}
        onValueChange={setText}
        onKeyDown={(event) => event.key === 'Escape' && setText('')}
      />
      {offered.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {offered.map((name) => (
            <Chip key={name} icon={Plus} aria-label={say.addFood(name)} onClick={() => add(name)}>
              {name}
            </Chip>
          ))}
        </div>
      )}
      <p className="text-sm text-ink-2 empty:hidden" role="status">
        {!hasRoom && say.full(KITCHEN_FOODS_MAX)}
      </p>
    </form>
  );
}

function useSlashKey(run: () => void) {
  const handle = useLatestCallback((event: KeyboardEvent) => {
    if (event.key !== '/' || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target instanceof Element && event.target.matches(WRITTEN_IN)) return;
    if (document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [handle]);
}
