import { GOAL_NUTRIENTS, type GoalNutrient, type GoalNutrients } from '../nutrition/nutrients.ts';

/** Step and greatest value of each daily goal, kcal and g; the least is 0, no goal. Source: specification, section 5. */
export const NUTRITION_GOAL_LIMITS: Record<GoalNutrient, { step: number; max: number }> = {
  calories: { step: 50, max: 10_000 },
  protein: { step: 5, max: 500 },
  carbohydrates: { step: 10, max: 2_000 },
  fat: { step: 5, max: 500 },
  fiber: { step: 2, max: 200 },
  sugar: { step: 5, max: 500 },
};

/** A goal within its limits: never below 0, never above its maximum; what is not a number becomes 0. */
export function limitGoal(nutrient: GoalNutrient, amount: number): number {
  if (Number.isNaN(amount)) return 0;
  return Math.min(NUTRITION_GOAL_LIMITS[nutrient].max, Math.max(0, amount));
}

/**
 * The goal one press of a stepper away. An amount between two steps (typed, or filled from the profile) moves to the
 * next step in that direction.
 * @param direction 1 for more, -1 for less
 */
export function stepGoal(nutrient: GoalNutrient, amount: number, direction: 1 | -1): number {
  const { step } = NUTRITION_GOAL_LIMITS[nutrient];
  const steps = limitGoal(nutrient, amount) / step;
  const next = direction === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
  return limitGoal(nutrient, next * step);
}

/** Is any goal set? */
export function hasGoals(goals: GoalNutrients): boolean {
  return GOAL_NUTRIENTS.some((nutrient) => goals[nutrient] > 0);
}
