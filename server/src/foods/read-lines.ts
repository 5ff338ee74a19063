import type { ImportedRecipe } from '@sorrel/contract/recipe-import';
import { guessLanguage } from '@sorrel/core/ingredients/languages/guess-language';
import { isLanguage, type Language } from '@sorrel/core/ingredients/languages/language';
import { readIngredient } from './read-ingredient.ts';

/** The language of a list: told by its own words, else what its page declares ('de-CH'). */
export function languageOf(lines: readonly string[], declared: string | null): Language | null {
  const code = declared?.slice(0, 2).toLowerCase() ?? '';
  return guessLanguage(lines) ?? (isLanguage(code) ? code : null);
}

/** Pasted or published lines as ingredients of the form, without empty ones. */
export function readLines(lines: readonly string[], declared: string | null = null): ImportedRecipe['newIngredients'] {
  const kept = lines.filter((line) => line.trim() !== '');
  const language = languageOf(kept, declared);
  return kept.map((line, position) => readIngredient(line, position, language));
}
