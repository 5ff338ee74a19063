import {
  byGoalNutrient,
  GOAL_NUTRIENT_FACTS,
  GOAL_NUTRIENTS,
  type GoalNutrient,
  type GoalNutrients,
  NUTRIENTS,
} from '../foods/nutrients.ts';
import { shownAmount } from '../nutrition/shown-amount.ts';

/** Weight of a priority nutrient; the others weigh 1. Source: the model of the plan problem, 'Rules'. */
export const PRIORITY_WEIGHT = 3;

/** Weight of each nutrient with a goal, summing to 1; 0 for those without. All 0 when no goal is set. */
export function goalWeights(goals: GoalNutrients, priority: readonly GoalNutrient[]): GoalNutrients {
  const raw = byGoalNutrient((nutrient): number =>
    goals[nutrient] > 0 ? (priority.includes(nutrient) ? PRIORITY_WEIGHT : 1) : 0,
  );
  const sum = GOAL_NUTRIENTS.reduce((total, nutrient) => total + raw[nutrient], 0);
  return byGoalNutrient((nutrient) => (sum > 0 ? raw[nutrient] / sum : 0));
}

/**
 * How far a day's total of one nutrient lies from its goal, as a signed share of the goal: -0.1 is 10 % too little. 0 on
 * the side that costs nothing (`side` of `GOAL_NUTRIENT_FACTS`) and when there is no goal.
 */
export function goalDistance(nutrient: GoalNutrient, total: number, goal: number): number {
  if (goal <= 0) return 0;
  const share = (total - goal) / goal;
  const side = GOAL_NUTRIENT_FACTS[nutrient].side;
  if (side === 'floor') return Math.min(0, share);
  if (side === 'ceiling') return Math.max(0, share);
  return share;
}

/** Weighted distance of one day from its goals in percent: 0 when every goal is met. */
export function dayDistancePercent(
  totals: GoalNutrients,
  goals: GoalNutrients,
  priority: readonly GoalNutrient[],
): number {
  const weights = goalWeights(goals, priority);
  const sum = GOAL_NUTRIENTS.reduce(
    (total, nutrient) =>
      total + weights[nutrient] * Math.abs(goalDistance(nutrient, totals[nutrient], goals[nutrient])),
    0,
  );
  return 100 * sum;
}

/** Whether all that a day's meals bring is known of what there are goals for; what is not known is no nothing. */
export const isDayKnown = (
  meals: readonly ({ nutrients: GoalNutrients | null; lacks?: readonly GoalNutrient[] } | null)[],
  goals: GoalNutrients,
): boolean =>
  GOAL_NUTRIENTS.filter((nutrient) => goals[nutrient] > 0).every((nutrient) =>
    meals.every((meal) => meal === null || (meal.nutrients !== null && meal.lacks?.includes(nutrient) !== true)),
  );

/** Distances as they are told: none of a day of which not all is known, and of the week the mean of the days that are known. */
export function toldDistances(days: readonly { distancePercent: number; isKnown: boolean }[]): {
  distancePercent: number | null;
  days: { distancePercent: number | null }[];
} {
  const known = days.filter(({ isKnown }) => isKnown);
  const sum = known.reduce((total, day) => total + day.distancePercent, 0);
  return {
    distancePercent: known.length === 0 ? null : sum / known.length,
    days: days.map(({ distancePercent, isKnown }) => ({ distancePercent: isKnown ? distancePercent : null })),
  };
}

/**
 * Whether an average lies on the other side of its goal than the days that miss it, as it is shown: one day without fibre and six with
 * twice as much come to more than the goal. Then it cannot be said beside the average that the days stay under it.
 */
export function contradicts(
  nutrient: GoalNutrient,
  { average, goal, isUnder }: { average: number; goal: number; isUnder: boolean },
): boolean {
  const { unit } = NUTRIENTS[nutrient];
  const [shown, asked] = [shownAmount(average, unit), shownAmount(goal, unit)];
  return isUnder ? shown >= asked : shown <= asked;
}
