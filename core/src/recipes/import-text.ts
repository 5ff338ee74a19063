import { NO_TITLE, textPage } from './import/text-page.ts';
import { type ImportResult, importRecipe } from './import-recipe.ts';

/**
 * Reads the recipe of a plain text: one that was pasted from a page, a mail or a message, or taken from a document. The title is
 * '' where the text begins with its ingredients.
 * @param url where it is from, or ''
 */
export function importRecipeText(text: string, url: string): ImportResult {
  const result = importRecipe(textPage(text), url);
  return result.ok && result.recipe.title === NO_TITLE ? { ok: true, recipe: { ...result.recipe, title: '' } } : result;
}
