/**
 * What the scorers of ../shared/languages ask of a reader, by the product's own code: the parser, the language of a list,
 * the food of a line, the nutrition of a recipe. FOODS names another folder with the tables of foods.
 */
import { resolveFood } from '@sorrel/core/foods/resolve-food';
import { guessLanguage } from '@sorrel/core/ingredients/languages/guess-language';
import { isLanguage } from '@sorrel/core/ingredients/languages/language';
import { parseIngredient } from '@sorrel/core/ingredients/parse-ingredient';
import { computeNutrition as compute } from '@sorrel/core/nutrition/compute-nutrition';
import { realFoodIndex } from '../shared/food-index.ts';
import { labelledId } from './split-off-foods.ts';

export { guessLanguage };

const index = realFoodIndex();
const languageOf = (text: string | undefined) => (text !== undefined && isLanguage(text) ? text : null);

export function readLine(line: string, language?: string) {
  const told = languageOf(language);
  const parsed = parseIngredient(line, told);
  const { food, foodId, isSure } = resolveFood(index, parsed, told);
  return {
    amount: parsed.quantity,
    amountMax: parsed.quantityMax,
    unit: parsed.unit,
    foodId: foodId === null ? null : labelledId(foodId),
    isSure,
    aisle: food?.aisle ?? 'none',
  };
}

export function computeNutrition({
  ingredients,
  servings,
  language,
}: {
  ingredients: string[];
  servings: number;
  language?: string;
}) {
  const { perServing, lines } = compute(index, ingredients, servings, { language: languageOf(language) });
  return {
    perServing,
    lines: lines.map((line) => ({
      matched: line.isMatched,
      food: line.food?.name,
      grams: line.grams,
      kcal: line.calories * servings,
    })),
  };
}
