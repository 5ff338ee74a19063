import { GOAL_NUTRIENT_FACTS, GOAL_NUTRIENTS, type GoalNutrient, type GoalNutrients } from '../foods/nutrients.ts';
import type { PlanCandidate } from './candidates.ts';
import { UNKNOWN_MEAL_KCAL, USUAL_DAY_KCAL } from './usual-day.ts';

/** What is known of the nutrition of a serving. */
export type KnownNutrition = Pick<PlanCandidate, 'nutrients' | 'lacks'>;

/**
 * Of what must not be too much an unknown amount counts as so many times what the dish's energy may bring of it: days of such dishes
 * are over, and of two dishes that are as near otherwise the one is taken of which it is known to be little. No more than that, since
 * a dish that is known to be sweeter still is no better.
 */
const UNKNOWN_OF_CEILING = 2;

/** Amounts that cannot be meant (not a number, below zero) count as nothing. */
const usable = (amount: number | undefined) =>
  amount !== undefined && Number.isFinite(amount) && amount > 0 ? amount : 0;

/**
 * What a serving brings of a nutrient as far as a search for goals counts it, in the nutrient's unit. What is not known brings nothing
 * that is wanted, and much of what is not: it never meets a goal.
 */
export function countedAmount(
  { nutrients, lacks }: KnownNutrition,
  nutrient: GoalNutrient,
  goals: GoalNutrients,
): number {
  if (nutrients === null) return 0;
  const known = usable(nutrients[nutrient]);
  if (lacks?.includes(nutrient) !== true || GOAL_NUTRIENT_FACTS[nutrient].side !== 'ceiling') return known;
  const kcal = lacks.includes('calories') ? UNKNOWN_MEAL_KCAL : usable(nutrients.calories);
  const dayKcal = goals.calories > 0 ? goals.calories : USUAL_DAY_KCAL;
  return Math.max(known, (UNKNOWN_OF_CEILING * goals[nutrient] * kcal) / dayKcal);
}

/**
 * Whether a dish is of unknown nutrition to somebody with these goals: nothing is known of it, or not an amount that has to be met.
 * Such a dish is not taken needlessly.
 */
export function isOfUnknownNutrition({ nutrients, lacks = [] }: KnownNutrition, goals: GoalNutrients): boolean {
  if (!GOAL_NUTRIENTS.some((nutrient) => goals[nutrient] > 0)) return false;
  if (nutrients === null) return true;
  return lacks.some((nutrient) => goals[nutrient] > 0 && GOAL_NUTRIENT_FACTS[nutrient].side === 'both');
}
