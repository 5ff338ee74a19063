import { type Lexicon, plainWords } from '../ingredients/languages/lexicon.ts';
import type { FoodMatch } from './food-match.ts';
import { besideName, type NamedLine } from './named-line.ts';
import { lookUp, matchOf, type NamesInLanguage } from './names-in-language.ts';

/** What a cheese is that is only called so: 'fromage râpé', 'geraspte kaas'. */
export const ANY_CHEESE = 'cheese';
/** Fresh cheeses have less: a cheese in grams of protein of 100. */
const CHEESE_PROTEIN_G = 10;
const CHEESE_MAX_WORDS = 3;

/** Any cheese made that which stands behind it or in brackets, of several the first: 'fromage râpé (emmental)', 'queso rallado Grana Padano'. */
export function withCheese(names: NamesInLanguage, lexicon: Lexicon, line: NamedLine, found: FoodMatch): FoodMatch {
  if (found.food.id !== ANY_CHEESE) return found;
  const words = plainWords(`${line.name} ${besideName(line)}`.toLowerCase(), lexicon.language);
  for (let from = 1; from < words.length; from++) {
    for (let length = Math.min(CHEESE_MAX_WORDS, words.length - from); length > 0; length--) {
      const named = lookUp(names, words.slice(from, from + length), lexicon);
      const isCheese = named?.food.aisle === 'dairy and eggs' && named.food.per100g.protein >= CHEESE_PROTEIN_G;
      if (isCheese && named.food.id !== ANY_CHEESE) return matchOf(named, 'without descriptors');
    }
  }
  return found;
}
