import type { Random } from '../../seeded-random.ts';
import type { PlanCandidate, RecipeId } from '../candidates.ts';
import { type ExplainedMeal, explainPlan, type PlanExplanation } from '../explain-plan.ts';
import { type GenerateOptions, generatePlan } from '../generate-plan.ts';
import type { WeekBegin } from '../leftovers.ts';
import { lockKey } from '../lock-key.ts';
import type { LockedMeals } from '../plan-problem.ts';
import type { PlanSettings } from '../plan-settings.ts';
import { mapSlots, slotsOf, type WeekPlan } from '../week-plan.ts';
import { noWishes } from '../wishes.ts';
import { type BatchSlot, type ChosenBatch, chooseBatches, cookingAhead } from './choose-batches.ts';

/** Who eats a week that is planned for one: a serving of each meal, without a name. */
const ONE_ALONE = [{ person: '', portion: 1 }];

export type BatchedPlan = {
  plan: WeekPlan<RecipeId | null>;
  explanation: PlanExplanation;
  batches: ChosenBatch[];
};

/**
 * The best week in which some dishes are cooked once and eaten twice: the best week shows what is worth cooking as a whole recipe, and
 * the others of its meals are chosen anew around that.
 * @param chance the same chance each time it is asked for: the weeks before and after are of one variation
 */
export function generateBatchedPlan(
  candidates: readonly PlanCandidate[],
  settings: PlanSettings,
  locked: LockedMeals,
  { chance, weekStart, options = {} }: { chance: () => Random; weekStart: WeekBegin; options?: GenerateOptions },
): BatchedPlan {
  const { wishes = noWishes() } = settings;
  const ahead = cookingAhead(wishes, weekStart, 1);
  const first = generatePlan(candidates, settings, locked, chance(), { ...options, ahead });
  const byId = new Map(candidates.map((candidate) => [String(candidate.id), candidate]));
  const slots = slotsOf(first.plan).map(({ meal, ...place }): BatchSlot => {
    const isFree = !Object.hasOwn(locked, lockKey(place.day, place.mealType, place.index));
    const recipe = meal === null ? null : (byId.get(String(meal)) ?? null);
    return { ...place, recipe, plates: ONE_ALONE, isFree };
  });
  const batches = chooseBatches(slots, { weekStart, wishes, isEaten: () => true, usualPortion: () => 1 });
  const kept: LockedMeals = {
    ...locked,
    ...Object.fromEntries(batches.flatMap(({ from, to, recipe }) => [from, to].map((key) => [key, recipe] as const))),
  };
  const isDone = batches.length === 0 && ahead === undefined;
  const { plan } = isDone ? first : generatePlan(candidates, settings, kept, chance(), options);
  const leftovers = new Set<string>(batches.map(({ to }) => to));
  const week = mapSlots(plan, (id, key): ExplainedMeal => {
    const lock = locked[key];
    if (lock !== undefined) return lock;
    return id === null
      ? null
      : { ...(byId.get(String(id)) ?? { id, nutrients: null }), isLeftover: leftovers.has(key) };
  });
  const explanation = explainPlan(candidates, settings, week, (day, mealType, index) =>
    Object.hasOwn(locked, lockKey(day, mealType, index)),
  );
  return { plan, explanation, batches };
}
