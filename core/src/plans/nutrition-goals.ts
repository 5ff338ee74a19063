import { GOAL_NUTRIENT_FACTS, GOAL_NUTRIENTS, type GoalNutrient, type GoalNutrients } from '../foods/nutrients.ts';

/** A goal within its limits: never below 0, never above its maximum; what is not a number becomes 0. */
export function limitGoal(nutrient: GoalNutrient, amount: number): number {
  if (Number.isNaN(amount)) return 0;
  return Math.min(GOAL_NUTRIENT_FACTS[nutrient].goal.max, Math.max(0, amount));
}

/**
 * The goal one press of a stepper away. An amount between two steps (typed, or filled from the profile) moves to the
 * next step in that direction.
 * @param direction 1 for more, -1 for less
 */
export function stepGoal(nutrient: GoalNutrient, amount: number, direction: 1 | -1): number {
  const { step } = GOAL_NUTRIENT_FACTS[nutrient].goal;
  const steps = limitGoal(nutrient, amount) / step;
  const next = direction === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
  return limitGoal(nutrient, next * step);
}

/** Is any goal set? */
export function hasGoals(goals: GoalNutrients): boolean {
  return GOAL_NUTRIENTS.some((nutrient) => goals[nutrient] > 0);
}
