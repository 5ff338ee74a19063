import { dishesOf, type PlatedMeal, servingsOf } from './household/plates.ts';
import { sparesOf, type WeekBegin } from './leftovers.ts';
import { slotsOf, type WeekPlan } from './week-plan.ts';

/**
 * The servings that a week cooks of each recipe, and so what is bought for it: the portions of all plates, and what is cooked as whole
 * recipes beyond them.
 */
export function servingsOfWeek<M extends PlatedMeal & Parameters<typeof sparesOf>[0][number]['lunch'][number]>(
  plan: WeekPlan<M>,
  weekStart: WeekBegin,
): Map<string, number> {
  const servings = new Map<string, number>();
  const add = (id: string | number, more: number) => servings.set(String(id), (servings.get(String(id)) ?? 0) + more);
  for (const { meal } of slotsOf(plan)) {
    for (const dish of dishesOf(meal)) if (dish.id !== null) add(dish.id, servingsOf(dish));
  }
  for (const [id, spare] of sparesOf(plan, weekStart)) add(id, spare);
  return servings;
}
