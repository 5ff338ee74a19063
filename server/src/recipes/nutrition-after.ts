import { isWeighedAlike } from '@sorrel/core/recipes/weighed-alike';
import type { CountTask } from './count-recipe.ts';
import type { RecipeRow, StoredIngredient } from './repo.ts';

interface Dish {
  ingredients: StoredIngredient[];
  serves: number;
}

/** What Premium has counted stays when it has ended, for as long as it is true of the dish. */
export const staysCounted = (before: Pick<RecipeRow, 'calculateNutrition' | 'ingredients' | 'serves'>, after: Dish) =>
  before.calculateNutrition && before.serves === after.serves && isWeighedAlike(before.ingredients, after.ingredients);

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
