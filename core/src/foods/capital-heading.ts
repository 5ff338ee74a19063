import { fold } from '../ingredients/languages/fold.ts';
import type { Language } from '../ingredients/languages/language.ts';
import { lexiconOf } from '../ingredients/languages/lexicon.ts';
import { MADE } from '../ingredients/title-in-front.ts';
import { isOwnName } from './match-food.ts';
import type { NamedLine } from './named-line.ts';
import type { ResolvedFood } from './resolve-food.ts';

/** Capitals throughout, as titles among ingredients are set. */
const IN_CAPITALS = /^(?=(?:.*\p{Lu}){4})[^\p{Ll}\d½⅓⅔¼¾,;]+$/u;
const WORDS_MAX = 5;
const WORD_MIN = 4;

/**
 * Whether a line without an amount is the title of a part, set in capitals without a colon: 'PICCATA-TEIG', 'GARNITURE', 'CHICKEN
 * MARINADE'. What names a food exactly is that food, 'SALT' and 'TOMATO SAUCE': whole lists are set in capitals too.
 */
export function isCapitalHeading(
  text: string,
  line: NamedLine,
  { rule }: Pick<ResolvedFood, 'rule'>,
  language: Language | null,
): boolean {
  const { quantity = null, unit = null } = line;
  if (quantity !== null || unit !== null || isOwnName(rule) || rule === 'corrected') return false;
  if (!IN_CAPITALS.test(text)) return false;
  const words = fold(text)
    .split(/[^a-z]+/)
    .filter((word) => word !== '');
  if (words.length === 0 || words.length > WORDS_MAX) return false;
  const lexicon = lexiconOf(language);
  if (lexicon?.isAim(words)) return true;
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (MADE.has(first) || MADE.has(last)) return true;
  // 'NUSSFULLUNG': nouns grow together
  const isCompound = lexicon?.words.hasCompounds ?? false;
  return isCompound && [...MADE].some((word) => word.length >= WORD_MIN && last.endsWith(word));
}
