import type { Language } from '../ingredients/languages/language.ts';
import type { FoodIndex } from './food-index.ts';
import { isUnheardOf } from './named-in-brackets.ts';

/** Words of a maker or a place, and those of the food. */
const MAKER_WORDS_MAX = 3;
const WORDS_MAX = 8;
const CAPITAL = /^\p{Lu}[\p{L}’'&.-]{2,}$/u;
const SMALL = /^\p{Ll}/u;

/**
 * Foods that are the same whoever makes them, with all that is in them: by these alone an unheard-of word is taken for a maker's or a
 * place's. Of chocolate, ice cream, sausages, plant drinks or milk it may be another food, so there it stays unjudged.
 */
const WHOEVER_MAKES_IT =
  /^(?:pasta|wholewheat pasta|egg noodle|passata|(?:chopped|crushed|whole canned) tomato|tomato puree|honey|maple syrup|coffee|tea|water|beer|cider|spirit|jam)$/;
/** The same where a further word says which: a wine vinegar has no gluten in it, and a vinegar of any kind may be of malt. */
const OF_A_KIND = /\b(?:rice|salt|sugar|flour|oil|vinegar|wine|jam)$/;
export const isSameOfAll = (foodName: string, name: string): boolean =>
  WHOEVER_MAKES_IT.test(foodName) || (OF_A_KIND.test(foodName) && name.includes(' '));

/**
 * A name without the words in front of it that no food has in any language and that are written as names are: 'Rustichella spaghetti',
 * 'Corbières red wine'. The name as it is where it has none. German writes each noun so, and where all words have a capital it tells
 * nothing either. What stands behind a food may be a kind of it, and stays: 'riso Carnaroli'.
 */
export function withoutUnheardMaker(index: FoodIndex, name: string, language: Language | null): string {
  if (language === null || language === 'de') return name;
  const words = name.split(' ');
  if (words.length < 2 || words.length > WORDS_MAX) return name;
  const isMaker = (word: string | undefined): boolean =>
    word !== undefined && CAPITAL.test(word) && isUnheardOf(index, word);
  let from = 0;
  while (from < MAKER_WORDS_MAX && isMaker(words[from])) from++;
  const rest = words.slice(from);
  return from > 0 && rest.length > 0 && rest.every((word) => SMALL.test(word)) ? rest.join(' ') : name;
}
