import type { Language } from './languages/language.ts';
import type { Lexicon } from './languages/lexicon.ts';
import { tokenize } from './tokenize.ts';

/** '2/3 carottes', '3/4 tomates grandes': of less than one the noun would not be in the plural, so they are two or three. */
export function withRangeOfPieces(line: string, lexicon: Lexicon): string {
  const [whole = '', from = '', to = ''] = PIECES.exec(line) ?? [];
  const isRange = +from > 1 && +to > +from && +to - +from <= 2 && PLURALS.has(lexicon.language);
  return isRange && lexicon.unitAt(tokenize(line.slice(whole.length)), 0) === null
    ? `${from}-${to} ${line.slice(whole.length)}`
    : line;
}
const PIECES = /^(\d)\/(\d)\s(?=\p{Ll}{2,}[sx](?:\s|$|,))/u;
/** The languages whose plural shows at the end of a word. */
const PLURALS: ReadonlySet<Language> = new Set(['fr', 'es']);
