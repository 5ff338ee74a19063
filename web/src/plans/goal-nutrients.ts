import {
  byGoalNutrient,
  GOAL_NUTRIENT_FACTS,
  GOAL_NUTRIENT_NAMES,
  GOAL_NUTRIENTS,
  type GoalNutrient,
  NUTRIENTS,
} from '@sorrel/core/foods/nutrients';
import { sumText as shownSum, amountText as shownText } from '@sorrel/core/nutrition/shown-amount';

/** How the nutrients of goals and results are called, coloured and measured on the screen. */
export const GOAL_LOOKS: Record<GoalNutrient, { label: string; colour: string; unit: string }> = byGoalNutrient(
  (nutrient) => ({
    label: GOAL_NUTRIENT_NAMES[nutrient],
    colour: `var(--n-${nutrient})`,
    unit: NUTRIENTS[nutrient].unit,
  }),
);

/** The classes of the square that tells a nutrient's colour. */
export const SWATCH = 'size-2.5 flex-none rounded-[4px]';

/** Those of the bar chart count on both sides of their goal; fibre and sugar stand apart. Source: specification, section 9. */
export const CHART_NUTRIENTS = GOAL_NUTRIENTS.filter((nutrient) => GOAL_NUTRIENT_FACTS[nutrient].side === 'both');
export const APART_NUTRIENTS = GOAL_NUTRIENTS.filter((nutrient) => GOAL_NUTRIENT_FACTS[nutrient].side !== 'both');

/** '76 g'. */
export function amountText(nutrient: GoalNutrient, amount: number): string {
  return shownText(amount, GOAL_LOOKS[nutrient].unit);
}

/** '76 g', or 'at least 76 g' where the amount of a meal is not known. */
export function sumText(nutrient: GoalNutrient, amount: number, isPart: boolean): string {
  return shownSum(amount, GOAL_LOOKS[nutrient].unit, isPart);
}
