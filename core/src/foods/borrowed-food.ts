import { LANGUAGES, type Language } from '../ingredients/languages/language.ts';
import { lexiconOf } from '../ingredients/languages/lexicon.ts';
import type { Food } from './food.ts';
import type { FoodIndex } from './food-index.ts';
import type { FoodMatch } from './food-match.ts';
import { isSure, matchFood } from './match-food.ts';
import { countingWords, matchOf } from './names-in-language.ts';

/** Of how many of the six languages a word has to be before it is taken for an international one. */
const LANGUAGES_SHARED = 2;

/**
 * What a name means in a language that is not read: only what at least two of the six write just so for one food, as they do
 * 'tofu' and 'mozzarella'. A word of one of them alone is chance there: the Slovak 'soľ' is no sole, the Danish 'and' no word.
 */
export function internationalFood(index: FoodIndex, name: string): FoodMatch | null {
  const times = new Map<Food, number>();
  const add = (food: Food) => times.set(food, (times.get(food) ?? 0) + 1);
  const english = matchFood(index, name);
  if (isSure(english)) add(english.food);
  for (const { names, lexicon } of index.inLanguage.all()) {
    const found = names.exact.get(countingWords(name, lexicon).join(' '));
    if (found) add(found.food);
  }
  const [most, second] = [...times].toSorted(([, a], [, b]) => b - a);
  if (most === undefined || most[1] < LANGUAGES_SHARED || most[1] === second?.[1]) return null;
  return { food: most[0], confidence: 'alias' };
}

/**
 * What a list calls by the name of another country: 'Fior di Latte' on a German one. Only several words are sure to be meant as there; a
 * single one is chance, as 'candele' are candles in the next country.
 */
export function borrowedFood(index: FoodIndex, name: string): { match: FoodMatch; language: Language } | null {
  const found = LANGUAGES.flatMap((language) => {
    const lexicon = lexiconOf(language);
    const words = lexicon === null ? [] : countingWords(name, lexicon);
    const named = words.length < 2 ? undefined : index.inLanguage.get(language)?.exact.get(words.join(' '));
    return named === undefined ? [] : [{ match: matchOf(named, 'alias'), language }];
  });
  const [first] = found;
  return first !== undefined && found.every(({ match }) => match.food === first.match.food) ? first : null;
}
