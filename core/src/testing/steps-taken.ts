import { linkStepIngredients } from '../cook/link-step-ingredients.ts';
import type { Language } from '../ingredients/languages/language.ts';
import { parseIngredient } from '../ingredients/parse-ingredient.ts';

/**
 * What each step takes, as 'line' or 'line *share', the share a question mark where the step does not tell it.
 * @param lines of the list; one that begins with '# ' heads those behind it
 */
export function stepsTaken(language: Language, lines: readonly string[], steps: readonly string[]): string[][] {
  let group: string | undefined;
  const ingredients = lines.flatMap((line) => {
    if (line.startsWith('# ')) {
      group = line.slice(2);
      return [];
    }
    return [{ line, name: parseIngredient(line, language).name, language, ...(group === undefined ? {} : { group }) }];
  });
  return linkStepIngredients(ingredients, steps).map((links) =>
    links.map(({ ingredient, share }) => `${ingredients[ingredient]?.line}${share === 1 ? '' : ` *${share ?? '?'}`}`),
  );
}
