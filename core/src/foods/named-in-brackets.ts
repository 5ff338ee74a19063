import { fold } from '../ingredients/languages/fold.ts';
import { contentWords } from './content-words.ts';
import type { FoodIndex } from './food-index.ts';
import type { NamedLine } from './named-line.ts';

/** What a bracket says of a food it does not name: 'or butter', '+ 2 tbsp', 'optional', 'for the sauce'. */
const NO_NAME =
  /^(?:or|oder|ou|o|of|and|und|et|y|e|en|for|für|pour|para|per|voor|plus|with|mit|avec|con|met)\b|[+\d:/]/iu;
const WORDS_MAX = 4;

/** 'Rai (black mustard seeds)': the line by what it says behind its name; null where that is no name. */
export function byBracket<Line extends NamedLine>(line: Line): Line | null {
  const [first = '', ...others] = (line.comment ?? line.preparation ?? '').split(', ');
  const isName = /^\p{L}{3}/u.test(first) && !NO_NAME.test(first) && first.split(' ').length <= WORDS_MAX;
  return isName ? { ...line, name: first, comment: others.join(', ') || null, preparation: null } : null;
}

/** Whether no word of a name is one of any food's, in any language: what stands behind it in brackets is then all that tells what it is. */
export function isUnheardOf(index: FoodIndex, name: string): boolean {
  const words = contentWords(name);
  if (words.some((word) => index.vocabulary.has(word))) return false;
  return index.inLanguage
    .all()
    .every(({ names, lexicon }) => !words.some((word) => names.vocabulary.has(lexicon.canon(fold(word)))));
}
