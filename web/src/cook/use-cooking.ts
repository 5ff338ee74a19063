import { Recipe } from '@sorrel/contract/recipe';
import {
  beginCooking,
  type Cooking,
  goToStep,
  toggleReady as readyToggled,
  toggleUsed as usedToggled,
} from '@sorrel/core/cook/cooking';
import { type ReadStep, readSteps } from '@sorrel/core/cook/read-steps';
import { stepInUnits } from '@sorrel/core/cook/step-in-units';
import type { UnitChoice } from '@sorrel/core/ingredients/kitchen-amount';
import { SERVES_MAX, SERVES_MIN, startServes } from '@sorrel/core/recipes/scale-ingredient';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useSession } from '../auth/session.tsx';
import { useDayTicks } from '../lib/day-ticks.ts';
import { readCopy, writeCopy } from '../lib/device-copies.ts';
import { useKitchen } from '../lib/kitchen.ts';
import { recipeQuery } from '../recipe-parts/queries.ts';
import { useUnitChoice } from '../recipe-parts/shown-units.ts';

const copyName = (id: string) => `cooked-recipe ${id}`;

/** Who cooks on this device, known without the server. */
export const useCookId = (): string | undefined => useSession().decoded?.userId ?? undefined;

/** The recipe; without a connection the one that was on this device when it was cooked last. */
export function useRecipeToCook(id: string | undefined) {
  const userId = useCookId();
  const { data, error, isError, refetch } = useQuery({ ...recipeQuery(id ?? ''), enabled: id !== undefined });
  const [kept, setKept] = useState<Recipe | null>(null);

  useEffect(() => {
    if (userId === undefined || id === undefined) return;
    if (data !== undefined) void writeCopy(userId, copyName(id), data);
    else if (isError)
      void readCopy(userId, copyName(id)).then((copy) => {
        const parsed = Recipe.safeParse(copy);
        if (parsed.success) setKept(parsed.data);
      });
  }, [userId, id, data, isError]);

  const recipe = data ?? (kept?.id === id ? (kept ?? undefined) : undefined);
  return { recipe, error: recipe === undefined ? error : null, retry: () => void refetch() };
}

export interface CookingRecipe {
  recipe: Recipe;
  cooking: Cooking;
  /** In which units the person wants amounts and temperatures. */
  units: UnitChoice;
  steps: readonly ReadStep[];
  go: (step: number) => void;
  setServes: (serves: number) => void;
  toggleReady: (ingredient: number) => void;
  toggleUsed: (step: number, ingredient: number) => void;
}

/** A recipe that is being cooked, as far as it is; it begins when it is opened. Null while that is not known. */
export function useCooking(recipe: Recipe | undefined, serves?: number): CookingRecipe | null {
  const { cookings, isRead, addCooking, changeCooking } = useKitchen(useCookId());
  const [units] = useUnitChoice();
  const written = useMemo(() => (recipe === undefined ? [] : readSteps(recipe)), [recipe]);
  const steps = useMemo(() => written.map((step) => stepInUnits(step, units)), [written, units]);
  const known = cookings.find((one) => one.recipeId === recipe?.id);
  const isNew = recipe !== undefined && isRead && known === undefined;
  // what was ticked on the page of the recipe is ready
  const { ingredients: ready } = useDayTicks(recipe).ticks;

  useEffect(() => {
    if (!isNew) return;
    const wanted = serves === undefined || !Number.isInteger(serves) ? recipe.serves : serves;
    const begun = beginCooking(
      { id: recipe.id, name: recipe.name, steps: recipe.method.length, serves: startServes(wanted) },
      Date.now(),
    );
    void addCooking({ ...begun, ready });
  }, [isNew, recipe, serves, ready, addCooking]);

  if (recipe === undefined || known === undefined) return null;
  // it may have been changed since: the steps are those of today
  const cooking = goToStep({ ...known, steps: steps.length, recipeName: recipe.name }, known.step);
  const change = (next: (cooking: Cooking) => Cooking) =>
    void changeCooking(recipe.id, (one) => next({ ...one, steps: steps.length, recipeName: recipe.name }));
  return {
    recipe,
    cooking,
    units,
    steps,
    go: (step) => change((one) => goToStep(one, step)),
    setServes: (next) => change((one) => ({ ...one, serves: Math.min(SERVES_MAX, Math.max(SERVES_MIN, next)) })),
    toggleReady: (ingredient) => change((one) => readyToggled(one, ingredient)),
    toggleUsed: (step, ingredient) => change((one) => usedToggled(one, step, ingredient)),
  };
}
