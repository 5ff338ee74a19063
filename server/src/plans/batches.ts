import type { MealPlan, PlanSettings, WeekQuality } from '@sorrel/contract/plans';
import { cooksAhead } from '@sorrel/core/plans/cooking-days';
import { parseLockKey } from '@sorrel/core/plans/lock-key';
import { isEmptyMeal } from '@sorrel/core/plans/meal';
import { mealAt, slotsOf, type WeekPlan, withMealAt } from '@sorrel/core/plans/week-plan';
import { say } from '../language/sentences.ts';
import type { BatchAnswer } from './plan-tasks.ts';

type Meal = MealPlan[number]['lunch'][number];

/** The week with the marks of what is cooked once and eaten twice. */
export function withBatches(plan: MealPlan, batches: readonly BatchAnswer[]): MealPlan {
  const mark = (week: WeekPlan<Meal>, key: string, marks: Pick<Meal, 'leftover' | 'cooked'>) => {
    const place = parseLockKey(key);
    const meal = place === null ? undefined : mealAt(week, place);
    return place === null || meal === undefined ? week : withMealAt(week, place, { ...meal, ...marks });
  };
  return batches.reduce<WeekPlan<Meal>>(
    (week, { from, to, cooked }) => mark(mark(week, from, { cooked }), to, { leftover: { of: from } }),
    plan,
  ) as MealPlan;
}

/** What is to be said of them, where somebody wished for them: that none was found, or of which nobody knows how long they keep. */
export function batchReasons(
  plan: MealPlan,
  { wishes }: Pick<PlanSettings, 'wishes'>,
  batches: readonly BatchAnswer[],
): WeekQuality['reasons'] {
  if (!cooksAhead(wishes)) return [];
  const hasLeftovers = slotsOf(plan).some(({ meal }) => meal.leftover !== undefined);
  const isEmpty = slotsOf(plan).every(({ meal }) => isEmptyMeal(meal));
  if (wishes?.cookOnce === true && !hasLeftovers && !isEmpty)
    return [{ code: 'no_batches', sentence: say().plans.noBatches }];
  const named = batches.flatMap(({ from, isKeepingKnown }) => {
    const place = parseLockKey(from);
    const meal = isKeepingKnown || place === null ? undefined : mealAt<Meal>(plan, place);
    return meal === undefined ? [] : [meal.name];
  });
  const names = [...new Set(named)];
  return names.length === 0 ? [] : [{ code: 'keeping_unknown', sentence: say().plans.keepingUnknown(names) }];
}
