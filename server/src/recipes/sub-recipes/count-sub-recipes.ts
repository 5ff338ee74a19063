import { GOAL_NUTRIENTS } from '@sorrel/core/foods/nutrients';
import { SUB_RECIPE_LEVELS_MAX, subRecipeIds, wholeGramsOf } from '@sorrel/core/ingredients/sub-recipe-share';
import { nutritionSpreads } from '@sorrel/core/nutrition/nutrition-range';
import { RANGED_NUTRIENTS } from '@sorrel/core/nutrition/ranged-nutrients';
import type { CountedSubRecipe } from '@sorrel/core/nutrition/sub-recipe-line';
import { foodIndex } from '../../foods/food-catalogue.ts';
import type { Corrections } from '../../foods/repo.ts';
import { countNutrition, type SubRecipes } from '../nutrition.ts';
import { asDoubted } from '../nutrition-doubts.ts';
import { judgementOf } from '../recipe-reply.ts';
import type { SubRecipeRow, SubRecipeRows } from './sub-recipes-repo.ts';

const NO_SPREAD = Object.fromEntries(RANGED_NUTRIENTS.map((nutrient) => [nutrient, 0])) as CountedSubRecipe['spread'];

/**
 * Recipes as a dish counts them: calculated nutrition as it is kept, a publisher's as far as it goes, and what that leaves open by
 * their ingredients.
 * @param rows what `ids` name, and what is in that
 */
export function countSubRecipes(ids: readonly string[], rows: SubRecipeRows, corrections: Corrections): SubRecipes {
  const counted = new Map<string, CountedSubRecipe>();
  function count(id: string, above: readonly string[]): void {
    const row = rows.get(id);
    if (row === undefined || counted.has(id) || above.includes(id) || above.length >= SUB_RECIPE_LEVELS_MAX) return;
    if (row.calculateNutrition && row.nutritionLines !== null) {
      counted.set(id, asCounted(row, row));
      return;
    }
    for (const within of subRecipeIds(row.ingredients)) count(within, [...above, id]);
    // what its method leaves open is kept with the row: only its figures are asked for here
    const found = countNutrition(
      { ...row, method: [], isListWhole: true, serves: Math.max(1, row.serves) },
      corrections,
      counted,
    );
    const isGivenWhole = GOAL_NUTRIENTS.every((nutrient) => row.nutrients?.[nutrient] != null);
    const nutrients = row.nutrients === null ? found.nutrients : { ...found.nutrients, ...row.nutrients };
    const whole = { nutritionCoverage: 1, nutritionWeightCoverage: 1 };
    const one = asCounted(row, { ...found, nutrients: nutrients ?? null, ...(isGivenWhole && whole) });
    // a publisher's figures are as sure as any that are published
    counted.set(id, isGivenWhole ? { ...one, spread: NO_SPREAD } : one);
  }
  for (const id of ids) count(id, []);
  return counted;
}

type Figures = Partial<
  Pick<SubRecipeRow, 'nutrients' | 'nutritionCoverage' | 'nutritionWeightCoverage' | 'nutritionLines'>
>;

function asCounted(row: SubRecipeRow, { nutrients, nutritionLines, ...coverage }: Figures): CountedSubRecipe {
  const lines = (nutritionLines ?? []).map((line, at) => asDoubted(line, row.ingredients[at]));
  const serves = Math.max(1, row.serves);
  return {
    id: row.id,
    name: row.name,
    serves,
    wholeGrams: wholeGramsOf(row.cookedGrams, row.nutritionLines),
    perServing: nutrients ?? null,
    coverage: coverage.nutritionCoverage ?? 0,
    weightCoverage: coverage.nutritionWeightCoverage ?? 0,
    spread: nutritionSpreads({ lines, serves }, foodIndex().byId),
    diets: judgementOf(row),
  };
}
