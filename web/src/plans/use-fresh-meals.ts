import { freshMeals } from '@sorrel/contract/plans';
import { slotsOf } from '@sorrel/core/plans/week-plan';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../api.ts';
import { useLatestCallback } from '../lib/use-latest-callback.ts';
import { recipeIdsOf } from './plan-meal.ts';
import type { Meal, Week } from './week.ts';

type Dish = Omit<Meal, 'second' | 'sides' | 'note' | 'leftover' | 'cooked'>;

/**
 * A week that is open for days holds its meals as they were when they came in. Whenever it is shown, and whenever its person
 * comes back to it, they are brought to what the recipes say now: corrected here, in another tab or on another device. A
 * recipe that is gone stays as it was.
 * @param onFresh given the week with the meals that have changed; not called where none has
 */
export function useFreshMeals({ plan, locks }: Week, onFresh: (week: Week) => void) {
  const ids = () => [...new Set(slotsOf(plan).flatMap(({ meal }) => recipeIdsOf(meal)))];
  const { data } = useQuery({
    queryKey: ['plans', 'fresh-meals'],
    queryFn: () => {
      const asked = ids();
      return asked.length === 0 ? [] : call(freshMeals, { body: { ids: asked } });
    },
    staleTime: 0,
    // an answer of the last visit is older than meals that came in since
    gcTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
  });
  const bring = useLatestCallback((meals: readonly Meal[]) => {
    const byId = new Map(meals.map((meal) => [meal.id, meal]));
    let hasChanged = false;
    const renewDish = (dish: Dish): Dish => {
      const now = dish.id === null ? undefined : byId.get(dish.id);
      if (now === undefined || isSame(now, dish)) return dish;
      hasChanged = true;
      const { portions, eaters, plates } = dish;
      return { ...now, ...(portions && { portions, eaters }), ...(plates && { plates }) };
    };
    const renew = ({ second, sides, note, leftover, cooked, ...main }: Meal): Meal => ({
      ...renewDish(main),
      ...(second && { second: renewDish(second) }),
      ...(sides && { sides: sides.map(renewDish) }),
      ...(note && { note }),
      ...(leftover && { leftover }),
      ...(cooked !== undefined && { cooked }),
    });
    const next: Week = {
      plan: plan.map((day) => ({
        breakfast: day.breakfast.map(renew),
        lunch: day.lunch.map(renew),
        dinner: day.dinner.map(renew),
        snack: day.snack.map(renew),
      })),
      locks: Object.fromEntries(Object.entries(locks).map(([key, meal]) => [key, renew(meal)])),
    };
    if (hasChanged) onFresh(next);
  });
  useEffect(() => {
    if (data !== undefined) bring(data);
  }, [data, bring]);
}

/** Whether the same is said of a meal; for whom it is cooked is the week's. */
const isSame = (one: Dish, other: Dish): boolean => said(one) === said(other);
const said = (meal: Dish) =>
  JSON.stringify([
    meal.name,
    meal.calories,
    meal.nutrients,
    meal.tags,
    meal.ingredient_names,
    meal.prep_time,
    meal.cook_time,
    meal.type,
    meal.category,
    meal.image_urls,
    meal.doubt,
  ]);
