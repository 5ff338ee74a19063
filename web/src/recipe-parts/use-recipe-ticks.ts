import type { Recipe } from '@sorrel/contract/recipe';
import { toggleReady } from '@sorrel/core/cook/cooking';
import { useSession } from '../auth/session.tsx';
import { tickToggled, useDayTicks } from '../lib/day-ticks.ts';
import { useKitchen } from '../lib/kitchen.ts';

export interface RecipeTicks {
  /** Places of ingredients that are ready, and of steps that are done. */
  ingredients: readonly number[];
  steps: readonly number[];
  toggleIngredient: (place: number) => void;
  toggleStep: (place: number) => void;
  clear: () => void;
}

/** What is ticked of a recipe: while it is being cooked, its ingredients are those that are ticked there. */
export function useRecipeTicks(recipe: Recipe): RecipeTicks {
  const { cookings, changeCooking } = useKitchen(useSession().decoded?.userId ?? undefined);
  const { ticks, setTicks } = useDayTicks(recipe);
  const cooking = cookings.find(({ recipeId }) => recipeId === recipe.id);
  return {
    ingredients: cooking?.ready ?? ticks.ingredients,
    steps: ticks.steps,
    toggleIngredient(place) {
      if (cooking === undefined) setTicks({ ...ticks, ingredients: tickToggled(ticks.ingredients, place) });
      else void changeCooking(recipe.id, (one) => toggleReady(one, place));
    },
    toggleStep: (place) => setTicks({ ...ticks, steps: tickToggled(ticks.steps, place) }),
    clear() {
      setTicks({ ingredients: [], steps: [] });
      if (cooking !== undefined) void changeCooking(recipe.id, (one) => ({ ...one, ready: [] }));
    },
  };
}
