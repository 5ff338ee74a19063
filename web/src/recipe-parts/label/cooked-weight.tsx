import type { Recipe } from '@sorrel/contract/recipe';
import { COOKED_GRAMS_MAX } from '@sorrel/contract/recipes';
import { type FormEvent, useState } from 'react';
import { errorMessage } from '../../api.ts';
import { decimalNumber } from '../../lib/decimal-number.ts';
import { Button } from '../../ui/button.tsx';
import { numberTyping } from '../../ui/number-typing.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useKeepCookedWeight } from '../queries.ts';
import { say } from './sentences.ts';

/** The weight from the pot, typed in once: it says what a portion weighs. */
export function CookedWeight({ recipe }: { recipe: Recipe }) {
  const kept = recipe.cookedGrams;
  const [text, setText] = useState(kept === null ? '' : String(kept));
  const keeping = useKeepCookedWeight(recipe.id);
  const grams = Math.round(decimalNumber(text));
  const isNew = grams > 0 && grams !== kept;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isNew) keeping.mutate(grams);
  }
  function handleForget() {
    keeping.mutate(null, { onSuccess: () => setText('') });
  }
  return (
    <form className="flex flex-wrap items-end gap-3" onSubmit={handleSubmit}>
      <TextField
        className="max-w-96 min-w-48 flex-1"
        label={say.cookedWeight}
        hint={kept !== null && grams === kept ? say.weightKept : say.cookedWeightHint(Math.max(1, recipe.serves))}
        error={keeping.isError ? errorMessage(keeping.error) : undefined}
        unit="g"
        {...numberTyping({ value: text, onValueChange: setText, min: 1, max: COOKED_GRAMS_MAX, step: 10 })}
      />
      <div className="flex gap-2 pb-7">
        <Button type="submit" variant="outline" saving={keeping.isPending} disabled={!isNew}>
          {say.keepWeight}
        </Button>
        {kept !== null && (
          <Button variant="text" onClick={handleForget}>
            {say.forgetWeight}
          </Button>
        )}
      </div>
    </form>
  );
}
