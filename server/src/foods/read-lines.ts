import type { ImportedRecipe } from '@sorrel/contract/recipe-import';
import { tellLanguage } from '@sorrel/core/ingredients/languages/guess-language';
import { isLanguage, type ToldLanguage } from '@sorrel/core/ingredients/languages/language';
import { gatherIngredients } from '@sorrel/core/recipes/gather-ingredients';
import { formIngredient, type ReadLine, readLine } from './read-ingredient.ts';

/** The language of a list: told by its own words, else what its page declares ('de-CH') where that is one that is read. */
export function languageOf(lines: readonly string[], declared: string | null): ToldLanguage {
  const code = declared?.slice(0, 2).toLowerCase() ?? '';
  return tellLanguage(lines) ?? (isLanguage(code) ? code : null);
}

/**
 * Lines that were read, as ingredients of the form, without empty ones. A heading among them is the group of those that follow.
 * @param groups the name of each line's group, where these are known
 */
export function formIngredients(
  lines: readonly ReadLine[],
  groups: readonly (string | null)[] = [],
): ImportedRecipe['newIngredients'] {
  const ingredients = lines
    .map((line, position) => ({ line, group: groups[position] }))
    .filter(({ line }) => line.text.trim() !== '')
    .map(({ line, group }, index) => ({ ...formIngredient(line, index), ...(group ? { group } : {}) }));
  return gatherIngredients(ingredients);
}

/**
 * Pasted lines, or those of the catalogue, as ingredients of the form.
 * @param declared the language that is asked where the lines do not tell
 */
export function readLines(
  lines: readonly string[],
  declared: string | null = null,
  groups: readonly (string | null)[] = [],
): ImportedRecipe['newIngredients'] {
  const language = languageOf(lines, declared);
  return formIngredients(
    lines.map((line) => readLine(line, language)),
    groups,
  );
}
