import type { CountTask } from './count-recipe.ts';
import type { RecipeRow } from './repo.ts';

/** Of a recipe that is changed: nothing where it is counted anew, else the publisher's figures, which stay. */
export function givenAfter(
  before: Pick<RecipeRow, 'calculateNutrition' | 'nutrients' | 'nutritionCoverage' | 'nutritionWeightCoverage'>,
  calculates: boolean,
): CountTask['given'] {
  if (calculates) return null;
  // calculated ones would no longer be true of what was changed
  const isGiven = !before.calculateNutrition;
  return {
    amounts: isGiven ? before.nutrients : null,
    coverage: {
      ofIngredients: isGiven ? before.nutritionCoverage : null,
      ofWeight: isGiven ? before.nutritionWeightCoverage : null,
    },
  };
}
