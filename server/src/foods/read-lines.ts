import type { ImportedRecipe } from '@sorrel/contract/recipe-import';
import { linesAdded, withoutAddedFoods } from '@sorrel/core/foods/several-foods';
import { formatIngredient } from '@sorrel/core/ingredients/format-ingredient';
import { tellLanguage } from '@sorrel/core/ingredients/languages/guess-language';
import { isLanguage, type ToldLanguage } from '@sorrel/core/ingredients/languages/language';
import { parseIngredient } from '@sorrel/core/ingredients/parse-ingredient';
import { gatherIngredients } from '@sorrel/core/recipes/gather-ingredients';
import { formIngredient, type ReadLine, readLine } from './read-ingredient.ts';

/** The language of a list: told by its own words, else what its page declares ('de-CH') where that is one that is read. */
export function languageOf(lines: readonly string[], declared: string | null): ToldLanguage {
  const code = declared?.slice(0, 2).toLowerCase() ?? '';
  return tellLanguage(lines) ?? (isLanguage(code) ? code : null);
}

/** What joins a food to the one before it, at the end of what is left of a line. */
const JOINT = /[\s,;([]*(?:(?:\+|&|plus|and|und|u\.|et|y|e|ed|en|più|más|mas)\s*)?$/iu;

/**
 * A line that adds another food with an amount of its own ('2 eggs + 1 egg yolk') as one for each, so that nothing of it is lost to
 * whoever cooks, shops or changes an amount.
 */
function eachFood(line: ReadLine): ReadLine[] {
  const { text, ingredient, language } = line;
  const added = linesAdded(ingredient);
  const [first] = added;
  if (first === undefined) return [line];
  const at = text.indexOf(first);
  const own = at > 0 ? text.slice(0, at).replace(JOINT, '') : '';
  const printed = own === '' ? null : parseIngredient(own, language);
  // '1 rote und 1 gelbe Paprika': what is printed of the first alone does not say what it is
  const isWhole = printed?.name === ingredient.name && printed.quantity === ingredient.quantity;
  return [
    {
      ...line,
      text: isWhole ? own : formatIngredient(withoutAddedFoods(ingredient)),
      ingredient: withoutAddedFoods(ingredient),
    },
    ...added.map((one) => readLine(one, language)),
  ];
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
    .flatMap(({ line, group }) => eachFood(line).map((one) => ({ line: one, group })))
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
