import { boughtName } from './bought-name.ts';
import { contentWords } from './content-words.ts';
import type { FoodIndex } from './food-index.ts';
import { lookUpWhole } from './names-in-language.ts';

/**
 * What the foods that a text names are bought as, in English: 'Zwiebel' is onion, 'scallions' are spring onions, 'lima' is lime. Only the
 * whole text and only names as the tables have them, so that it can be asked for each word of a search; several where languages differ, none
 * where it is no name. An English name is meant as it is.
 */
export function foodsNamed(index: FoodIndex, text: string): string[] {
  const english = index.byKey.get(contentWords(text).join(' '));
  if (english !== undefined) return [boughtName(english.food, english.text)];
  const meant = index.inLanguage.all().flatMap(({ names, lexicon }) => {
    const found = lookUpWhole(names, text, lexicon);
    if (found === null) return [];
    return [boughtName(found.food, found.kind ?? found.food.name)];
  });
  return [...new Set(meant)];
}
