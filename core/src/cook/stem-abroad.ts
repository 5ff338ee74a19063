import type { Lexicon } from '../ingredients/languages/lexicon.ts';

const ARTICLES: Readonly<Record<string, ReadonlySet<string>>> = {
  fr: new Set(['le', 'la', 'les', 'l', 'un', 'une']),
  es: new Set(['el', 'la', 'los', 'las', 'lo', 'un', 'una']),
  it: new Set(['il', 'lo', 'la', 'i', 'gli', 'le', 'l', 'un', 'una']),
  nl: new Set(['de', 'het', 'een']),
};

export const isArticle = (lower: string, lexicon: Lexicon): boolean => ARTICLES[lexicon.language]?.has(lower) === true;

/** 'De' and 'la' between two words of one name, which a step leaves out or adds: 'farina di ceci', 'la moitié de la crème'. */
export const isSmallWord = (written: string, lexicon: Lexicon): boolean => {
  const lower = written.toLowerCase();
  return isArticle(lower, lexicon) || isOfWord(lower, lexicon);
};

/** With its accents: 'des' joins two words, 'dés' are dice. */
export const isOfWord = (lower: string, lexicon: Lexicon): boolean => lexicon.of.has(lower) && lexicon.links.has(lower);

/** What the forms of a word share; nothing for a word that names no food: 'avec', 'y', 'in'. */
export function stemAbroad(written: string, lexicon: Lexicon): string {
  const lower = written.toLowerCase();
  if (lexicon.links.has(lower) || lexicon.and.has(lower) || lexicon.or.has(lower)) return '';
  // 'paprika’s' are several of them
  const stem = lexicon.canon(lexicon.language === 'nl' ? lower.replace(/['’]s$/u, '') : lower);
  // 'gehakte peterselie' is no 'gehakt'
  return lexicon.language === 'nl' && lower.endsWith('e') && lexicon.isDescribing(stem) ? '' : stem;
}
