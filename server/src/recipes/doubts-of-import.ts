import type { ImportDoubt } from '@sorrel/contract/recipe-import';
import type { RecipeNutrition } from '@sorrel/core/nutrition/compute-nutrition';
import { doubtedLines, findImplausible } from '@sorrel/core/nutrition/implausible';
import type { ImportedRecipe } from '@sorrel/core/recipes/import/imported-recipe';
import { foodIndex } from '../foods/food-catalogue.ts';

type Read = Pick<ImportedRecipe, 'doubts' | 'ingredientLines' | 'servings' | 'yieldKind'>;

/**
 * What of an imported recipe may be wrong: by its page, and by what its amounts weigh for so many ('11.5 kg of beef' for four).
 * @param whole the recipe counted for one
 */
export function doubtsOfImport(recipe: Read, whole: RecipeNutrition): ImportDoubt[] {
  const doubts = recipe.doubts.map(
    (doubt): ImportDoubt => ({
      kind: doubt.kind,
      lines: 'missing' in doubt ? doubt.missing : 'lines' in doubt ? doubt.lines : [],
    }),
  );
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
  if (servings === null || yieldKind === 'pieces') return [];
  const serves = Math.max(1, Math.round(servings));
  const counted = { perServing: { calories: perServing.calories / serves }, lines, coverage };
  const odd = new Set(doubtedLines(findImplausible(counted, serves, foodIndex().byId)));
  return ingredientLines.filter((_, place) => odd.has(place));
}
