import type { ImportedRecipe } from '@sorrel/contract/recipe-import';
import { guessLanguage } from '@sorrel/core/ingredients/languages/guess-language';
import { isLanguage, type Language } from '@sorrel/core/ingredients/languages/language';
import { gatherIngredients } from '@sorrel/core/recipes/gather-ingredients';
import { readIngredient } from './read-ingredient.ts';

/** The language of a list: told by its own words, else what its page declares ('de-CH'). */
export function languageOf(lines: readonly string[], declared: string | null): Language | null {
  const code = declared?.slice(0, 2).toLowerCase() ?? '';
  return guessLanguage(lines) ?? (isLanguage(code) ? code : null);
}

/**
 * Pasted or published lines as ingredients of the form, without empty ones. A heading among them is the group of those that
 * follow.
 * @param declared the language that is asked where the lines do not tell
 * @param groups the name of each line's group, where these are known
 */
export function readLines(
  lines: readonly string[],
  declared: string | null = null,
  groups: readonly (string | null)[] = [],
): ImportedRecipe['newIngredients'] {
  const language = languageOf(lines, declared);
  const read = lines
    .map((line, position) => ({ line, group: groups[position] }))
    .filter(({ line }) => line.trim() !== '')
    .map(({ line, group }, index) => ({ ...readIngredient(line, index, language), ...(group ? { group } : {}) }));
  return gatherIngredients(read);
}
