/** What `../shared/nutrition-recipes/README.md` asks of the product: nutrition of a recipe, its ranges and its doubts. */
import { computeNutrition as compute } from '@sorrel/core/nutrition/compute-nutrition';
import { findImplausible } from '@sorrel/core/nutrition/implausible';
import { nutritionRanges } from '@sorrel/core/nutrition/nutrition-range';
import { realFoodIndex } from '../shared/food-index.ts';

type Recipe = { ingredients: string[]; servings: number; title: string };

const index = realFoodIndex();

export function computeNutrition({ ingredients, servings }: Recipe) {
  const nutrition = compute(index, ingredients, servings);
  const { calories, protein, carbohydrates, fat } = nutritionRanges({ ...nutrition, serves: servings }, index.byId);
  return {
    perServing: nutrition.perServing,
    lines: nutrition.lines.map(({ isMatched, food, grams }) => ({ matched: isMatched, food: food?.name, grams })),
    ranges: { Calories: calories, Protein: protein, Carbohydrates: carbohydrates, Fat: fat },
    implausible: findImplausible(nutrition, servings, index.byId),
  };
}
