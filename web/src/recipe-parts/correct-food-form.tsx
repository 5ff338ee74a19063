import type { NutritionLine, Recipe } from '@sorrel/contract/recipe';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { errorMessage } from '../api.ts';
import { decimalNumber } from '../lib/decimal-number.ts';
import { useDebounced } from '../lib/use-debounced.ts';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { Notice } from '../ui/notice.tsx';
import { numberTyping } from '../ui/number-typing.ts';
import { TextField } from '../ui/text-field.tsx';
import { say } from './detail-sentences.ts';
import { ingredientSearchQuery, useCorrectFood } from './queries.ts';

export interface CorrectFoodFormProps {
  recipe: Recipe;
  line: NutritionLine;
  onDone: () => void;
}

/** Says what an ingredient is and weighs; remembered, and used from then on. */
export function CorrectFoodForm({ recipe, line, onDone }: CorrectFoodFormProps) {
  const [search, setSearch] = useState('');
  const [food, setFood] = useState<{ id: string; name: string } | null>(null);
  const [grams, setGrams] = useState('');
  const rested = useDebounced(search.trim());
  const found = useQuery(ingredientSearchQuery(rested));
  const correcting = useCorrectFood(recipe.id);
  // the person's own words are no foods of the catalogue
  const foods = rested === '' ? [] : (found.data ?? []).filter((one) => !one.own).slice(0, 6);

  function save(foodId: string | null, weightGrams: number | null) {
    correcting.mutate({ ingredient: line.ingredient, foodId, grams: weightGrams }, { onSuccess: onDone });
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    save(food?.id ?? line.foodId, grams.trim() === '' ? null : decimalNumber(grams));
  }

  return (
    <form className="grid gap-3 py-2" onSubmit={handleSubmit} aria-label={say.correctIngredient(line.ingredient)}>
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_10rem]">
        <TextField
          label={say.food}
          placeholder={line.food ?? say.searchFoods}
          autoComplete="off"
          value={food?.name ?? search}
          onChange={(event) => {
            setFood(null);
            setSearch(event.target.value);
          }}
        />
        <TextField
          label={say.weight}
          unit="g"
          {...numberTyping({ value: grams, onValueChange: setGrams, min: 0, step: 1 })}
          placeholder={line.grams === null ? '' : String(Math.round(line.grams))}
        />
      </div>
      {!food && foods.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {foods.map((one) => (
            <Chip key={one.id} onClick={() => setFood(one)}>
              {one.name}
            </Chip>
          ))}
        </div>
      )}
      {correcting.isError && <Notice tone="error">{errorMessage(correcting.error)}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" type="submit" saving={correcting.isPending} disabled={!food && grams.trim() === ''}>
          {say.saveCorrection}
        </Button>
        {line.confidence === 'corrected' && (
          <Button size="sm" variant="outline" onClick={() => save(null, null)}>
            {say.leaveItToSorrel}
          </Button>
        )}
        <Button size="sm" variant="text" onClick={onDone}>
          {say.cancel}
        </Button>
      </div>
    </form>
  );
}
