import type { GoalNutrient } from '@sorrel/core/nutrition/nutrients';

/** How the six nutrients of goals and results are called, coloured and measured on the screen. */
export const GOAL_LOOKS: Record<GoalNutrient, { label: string; colour: string; unit: string }> = {
  calories: { label: 'Calories', colour: 'var(--n-calories)', unit: 'kcal' },
  protein: { label: 'Protein', colour: 'var(--n-protein)', unit: 'g' },
  carbohydrates: { label: 'Carbs', colour: 'var(--n-carbs)', unit: 'g' },
  fat: { label: 'Fat', colour: 'var(--n-fat)', unit: 'g' },
  fiber: { label: 'Fibre', colour: 'var(--n-fibre)', unit: 'g' },
  sugar: { label: 'Sugar', colour: 'var(--n-sugar)', unit: 'g' },
};

/** Those of the bar chart; fibre and sugar stand apart. Source: specification, section 9. */
export const CHART_NUTRIENTS = ['calories', 'protein', 'carbohydrates', 'fat'] as const;
export const APART_NUTRIENTS = ['fiber', 'sugar'] as const;

/** '76 g'. */
export function amountText(nutrient: GoalNutrient, amount: number): string {
  return `${Math.round(amount).toLocaleString('en-GB')} ${GOAL_LOOKS[nutrient].unit}`;
}
