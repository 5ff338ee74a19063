import { isWeighedAlike } from '@sorrel/core/recipes/weighed-alike';
import type { Corrections } from '../foods/repo.ts';
import { countNutrition, givenNutrition, type SubRecipes } from './nutrition.ts';
import type { RecipeRow, StoredIngredient } from './repo.ts';

interface Dish {
  ingredients: StoredIngredient[];
  serves: number;
}

/** What Premium has counted stays when it has ended, for as long as it is true of the dish. */
export const staysCounted = (before: Pick<RecipeRow, 'calculateNutrition' | 'ingredients' | 'serves'>, after: Dish) =>
  before.calculateNutrition && before.serves === after.serves && isWeighedAlike(before.ingredients, after.ingredients);

/** Nutrition of a recipe that is changed: counted anew, or the publisher's figures, which stay. */
export function nutritionAfter(
  before: Pick<RecipeRow, 'calculateNutrition' | 'nutrients' | 'nutritionCoverage' | 'nutritionWeightCoverage'>,
  { ingredients, serves, calculates }: Dish & { calculates: boolean },
  corrections: Corrections,
  subRecipes: SubRecipes,
) {
  if (calculates) return countNutrition(ingredients, serves, corrections, subRecipes);
  // calculated ones would no longer be true of what was changed
  const isGiven = !before.calculateNutrition;
  const coverage = {
    ofIngredients: isGiven ? before.nutritionCoverage : null,
    ofWeight: isGiven ? before.nutritionWeightCoverage : null,
  };
  return givenNutrition(isGiven ? before.nutrients : null, ingredients, corrections, coverage, subRecipes);
}
