import type { Corrections } from '../foods/repo.ts';
import { countNutrition, givenNutrition } from './nutrition.ts';
import type { RecipeRow, StoredIngredient } from './repo.ts';

/** Nutrition of a recipe that is changed: counted anew, or the publisher's figures, which stay. */
export function nutritionAfter(
  before: Pick<RecipeRow, 'calculateNutrition' | 'nutrients' | 'nutritionCoverage' | 'nutritionWeightCoverage'>,
  { ingredients, serves, calculates }: { ingredients: StoredIngredient[]; serves: number; calculates: boolean },
  corrections: Corrections,
) {
  if (calculates) return countNutrition(ingredients, serves, corrections);
  // calculated ones would no longer be true of what was changed
  const isGiven = !before.calculateNutrition;
  return givenNutrition(isGiven ? before.nutrients : null, ingredients, corrections, {
    ofIngredients: isGiven ? before.nutritionCoverage : null,
    ofWeight: isGiven ? before.nutritionWeightCoverage : null,
  });
}
