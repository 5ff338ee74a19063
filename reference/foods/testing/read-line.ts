import type { Language } from '@sorrel/core/ingredients/languages/language';
import { computeNutrition } from '@sorrel/core/nutrition/compute-nutrition';
import { judgeDiets } from '@sorrel/core/nutrition/judge-diets';
import { index } from './whole-index.ts';

/** A line of a recipe for four as the product reads it; a food that it is not sure of is '?'. */
export function readLine(language: Language, line: string) {
  const { lines } = computeNutrition(index, [line], 4, { language });
  const { food, confidence, grams, gramsRule } = lines[0] ?? {};
  const isSure = confidence !== 'not sure' && confidence !== 'head noun';
  return { food: isSure ? food?.name : '?', grams, gramsRule, diets: judgeDiets(index, lines) };
}
