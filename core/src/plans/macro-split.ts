import { type GoalNutrients, KCAL_PER_GRAM, type MacroNutrient } from '../foods/nutrients.ts';
import { limitGoal } from './nutrition-goals.ts';
import { NO_GOALS } from './plan-settings.ts';

/**
 * Shares of the day's energy in percent, each within the acceptable ranges for adults: carbohydrates 45 to 65, protein 10
 * to 35, fat 20 to 35; 'Lower carb' goes below for those who want it.
 * @see Institute of Medicine, Dietary Reference Intakes for Energy and Macronutrients, 2005
 */
export const MACRO_SPLITS = {
  Balanced: { carbohydrates: 50, protein: 20, fat: 30 },
  'Higher protein': { carbohydrates: 45, protein: 30, fat: 25 },
  'Lower carb': { carbohydrates: 30, protein: 30, fat: 40 },
  'Higher carb': { carbohydrates: 60, protein: 15, fat: 25 },
} as const;
export type MacroSplitName = keyof typeof MACRO_SPLITS;

export const DEFAULT_MACRO_SPLIT: MacroSplitName = 'Balanced';

/** Fibre a day in grams: the middle of the recommended 25 to 30. Source: specification, section 1. */
export const RECOMMENDED_FIBRE_GRAMS = 28;

/**
 * Daily goals for an amount of energy: calories as given, macronutrients by the split in whole grams, fibre as
 * recommended, sugar without a goal. All within the limits of goals.
 * @param kcal energy a day, at least 0; 0 asks for nothing and gives no goals
 */
export function goalsFromCalories(kcal: number, split: MacroSplitName): GoalNutrients {
  if (kcal <= 0) return { ...NO_GOALS };
  const grams = (nutrient: MacroNutrient) =>
    limitGoal(nutrient, Math.round((kcal * MACRO_SPLITS[split][nutrient]) / 100 / KCAL_PER_GRAM[nutrient]));
  return {
    ...NO_GOALS,
    calories: limitGoal('calories', Math.round(kcal)),
    carbohydrates: grams('carbohydrates'),
    protein: grams('protein'),
    fat: grams('fat'),
    fiber: RECOMMENDED_FIBRE_GRAMS,
  };
}
