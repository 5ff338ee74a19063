import { GOAL_NUTRIENT_NAMES, type GoalNutrient } from '@sorrel/core/nutrition/nutrients';
import { sumText as shownSum, amountText as shownText } from '@sorrel/core/nutrition/shown-amount';

/** How the six nutrients of goals and results are called, coloured and measured on the screen. */
export const GOAL_LOOKS: Record<GoalNutrient, { label: string; colour: string; unit: string }> = {
  calories: { label: GOAL_NUTRIENT_NAMES.calories, colour: 'var(--n-calories)', unit: 'kcal' },
  protein: { label: GOAL_NUTRIENT_NAMES.protein, colour: 'var(--n-protein)', unit: 'g' },
  carbohydrates: { label: GOAL_NUTRIENT_NAMES.carbohydrates, colour: 'var(--n-carbs)', unit: 'g' },
  fat: { label: GOAL_NUTRIENT_NAMES.fat, colour: 'var(--n-fat)', unit: 'g' },
  fiber: { label: GOAL_NUTRIENT_NAMES.fiber, colour: 'var(--n-fibre)', unit: 'g' },
  sugar: { label: GOAL_NUTRIENT_NAMES.sugar, colour: 'var(--n-sugar)', unit: 'g' },
};

/** Those of the bar chart; fibre and sugar stand apart. Source: specification, section 9. */
export const CHART_NUTRIENTS = ['calories', 'protein', 'carbohydrates', 'fat'] as const;
export const APART_NUTRIENTS = ['fiber', 'sugar'] as const;

/** '76 g'. */
export function amountText(nutrient: GoalNutrient, amount: number): string {
  return shownText(amount, GOAL_LOOKS[nutrient].unit);
}

/** '76 g', or 'at least 76 g' where the amount of a meal is not known. */
export function sumText(nutrient: GoalNutrient, amount: number, isPart: boolean): string {
  return shownSum(amount, GOAL_LOOKS[nutrient].unit, isPart);
}
