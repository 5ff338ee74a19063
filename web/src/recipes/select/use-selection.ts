import type { RecipeSummary } from '@sorrel/contract/recipe';
import { CHOSEN_RECIPES_MAX } from '@sorrel/core/recipes/limits';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLatestCallback } from '../../lib/use-latest-callback.ts';
import { useToast } from '../../ui/toast.tsx';
import { say } from './sentences.ts';

export type Chosen = ReadonlyMap<string, RecipeSummary>;
const NONE: Chosen = new Map();

export type Selection = ReturnType<typeof useSelection>;

/**
 * The recipes that are chosen to do something with them, across the pages of the book.
 * @param shown the recipes of the page, in their order
 */
export function useSelection(shown: readonly RecipeSummary[]) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  /** Where a range begins: what was pressed last. */
  const last = useRef<string | null>(null);
  const showToast = useToast();
  const isOn = chosen !== null;

  function put(recipes: readonly RecipeSummary[], isChosen: boolean) {
    const next = new Map(chosen);
    for (const recipe of recipes) {
      if (isChosen) next.set(recipe.id, recipe);
      else next.delete(recipe.id);
    }
    if (next.size > CHOSEN_RECIPES_MAX) showToast(say.mostAtOnce(CHOSEN_RECIPES_MAX), { icon: CircleAlert });
    else setChosen(next);
  }
  const toggle = useLatestCallback((recipe: RecipeSummary, withRange: boolean) => {
    const isChosen = !chosen?.has(recipe.id);
    const [from, to] = [last.current, recipe.id].map((id) => shown.findIndex((one) => one.id === id)) as [
      number,
      number,
    ];
    last.current = recipe.id;
    const isRange = withRange && from >= 0 && to >= 0;
    put(isRange ? shown.slice(Math.min(from, to), Math.max(from, to) + 1) : [recipe], isChosen);
  });
  const stop = useLatestCallback(() => {
    last.current = null;
    setChosen(null);
  });

  useEffect(() => {
    if (!isOn) return;
    const handleKey = (event: KeyboardEvent) => {
      // what is open over the page closes first
      if (event.key === 'Escape' && !event.defaultPrevented && document.querySelector('[role$="dialog"]') === null)
        stop();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [isOn, stop]);

  const isPageChosen = shown.length > 0 && shown.every(({ id }) => chosen?.has(id));
  return {
    isOn,
    chosen: chosen ?? NONE,
    start: () => setChosen(NONE),
    stop,
    toggle,
    isPageChosen,
    togglePage: () => put(shown, !isPageChosen),
  };
}
