import type { ImportDoubt } from '@sorrel/contract/recipe-import';
import type { RecipeNutrition } from '@sorrel/core/nutrition/compute-nutrition';
import { doCaloriesDiffer } from '@sorrel/core/nutrition/coverage';
import { doubtedLines, findImplausible } from '@sorrel/core/nutrition/implausible';
import type { ImportedRecipe } from '@sorrel/core/recipes/import/imported-recipe';
import { foodIndex } from '../foods/food-catalogue.ts';

type Read = Pick<ImportedRecipe, 'doubts' | 'ingredientLines' | 'servings' | 'yieldKind' | 'nutrition'>;

/**
 * What of an imported recipe may be wrong: by its page, by what its amounts weigh for so many ('11.5 kg of beef' for four), and by
 * calories that are not what the page says.
 * @param whole the recipe counted for one
 */
export function doubtsOfImport(recipe: Read, whole: RecipeNutrition): ImportDoubt[] {
  const doubts = recipe.doubts.map(
    (doubt): ImportDoubt => ({
      kind: doubt.kind,
      lines: 'missing' in doubt ? doubt.missing : 'lines' in doubt ? doubt.lines : [],
    }),
  );
  if (haveOtherCalories(recipe, whole)) doubts.push({ kind: 'calories-differ', lines: [] });
  const odd = oddAmounts(recipe, whole);
  if (odd.length === 0) return doubts;
  const said = doubts.find(({ kind }) => kind === 'implausible-amount')?.lines ?? [];
  return [
    ...doubts.filter(({ kind }) => kind !== 'implausible-amount'),
    { kind: 'implausible-amount', lines: [...new Set([...said, ...odd])] },
  ];
}

/** Lines with more than so many can eat; none where the page says how many pieces it makes, or nothing. */
function oddAmounts(
  { ingredientLines, servings, yieldKind }: Read,
  { lines, perServing, coverage }: RecipeNutrition,
): string[] {
  const serves = servesOf({ servings, yieldKind });
  if (serves === null) return [];
  const counted = { perServing: { calories: perServing.calories / serves }, lines, coverage };
  const odd = new Set(doubtedLines(findImplausible(counted, serves, foodIndex().byId)));
  return ingredientLines.filter((_, place) => odd.has(place));
}

function haveOtherCalories(recipe: Read, { perServing, coverage }: RecipeNutrition): boolean {
  const serves = servesOf(recipe);
  const published = recipe.nutrition?.calories;
  return (
    serves !== null && published !== undefined && doCaloriesDiffer(perServing.calories / serves, published, coverage)
  );
}

/** For how many it is; null where the page says how many pieces it makes, or nothing. */
const servesOf = ({ servings, yieldKind }: Pick<Read, 'servings' | 'yieldKind'>): number | null =>
  servings === null || yieldKind === 'pieces' ? null : Math.max(1, Math.round(servings));
