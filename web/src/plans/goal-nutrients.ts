import {
  byGoalNutrient,
  GOAL_NUTRIENT_FACTS,
  GOAL_NUTRIENTS,
  type GoalNutrient,
  NUTRIENTS,
} from '@sorrel/core/foods/nutrients';
import { GOAL_PERCENT_SHOWN_MAX, goalShare } from '@sorrel/core/plans/goal-percent';
import { writeAmount, writePercent } from '../language/write.ts';
import { writeSum } from '../language/write-sum.ts';

/** How the nutrients of goals and results are coloured and measured on the screen. */
export const GOAL_LOOKS: Record<GoalNutrient, { colour: string; unit: string }> = byGoalNutrient((nutrient) => ({
  colour: `var(--n-${nutrient})`,
  unit: NUTRIENTS[nutrient].unit,
}));

/** The classes of the square that tells a nutrient's colour. */
export const SWATCH = 'forced-color-adjust-none size-2.5 flex-none rounded-[4px]';

/** Those of the bar chart count on both sides of their goal; fibre and sugar stand apart. Source: specification, section 9. */
export const CHART_NUTRIENTS = GOAL_NUTRIENTS.filter((nutrient) => GOAL_NUTRIENT_FACTS[nutrient].side === 'both');
export const APART_NUTRIENTS = GOAL_NUTRIENTS.filter((nutrient) => GOAL_NUTRIENT_FACTS[nutrient].side !== 'both');

/** '76 g'. */
export function amountText(nutrient: GoalNutrient, amount: number): string {
  return writeAmount(amount, GOAL_LOOKS[nutrient].unit);
}

/** The same of a sum that may lack something: 'at least 76 g', and '-' where what is known comes to nothing. */
export function sumText(nutrient: GoalNutrient, amount: number, isPart: boolean): string {
  return writeSum(amount, GOAL_LOOKS[nutrient].unit, isPart);
}

/** A total as a percent of its goal: '85%', '>200%' above 200, and '' when there is no goal. */
export function goalPercentText(total: number, goal: number): string {
  const percent = goalShare(total, goal);
  if (percent === null) return '';
  return percent > GOAL_PERCENT_SHOWN_MAX ? `>${writePercent(GOAL_PERCENT_SHOWN_MAX)}` : writePercent(percent);
}
