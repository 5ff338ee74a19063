import type { Language } from '../ingredients/languages/language.ts';
import { type Lexicon, lexiconOf } from '../ingredients/languages/lexicon.ts';

/** Small words that no table of words has: 'ohne Öl', 'Pico de Gallo', 'Mac and Cheese'. */
const SMALL = new Set(['ohne', 'de', 'and']);
/** How many adjectives end: 'karamellisierte', 'englischer', 'gesüßte', 'körniger', 'essbare'. */
const ADJECTIVE = /(?:iert|isch|ig|bar|^(?:un)?ge\p{L}+t|^vorge\p{L}+t|getrocknet)(?:e|er|es)$/u;

/** A word that only says which: 'rote', 'fettarmer', 'in'. A name ends with a noun, so the last word is none of these. */
const describes = (lexicon: Lexicon, word: string): boolean =>
  SMALL.has(word) ||
  ADJECTIVE.test(word) ||
  lexicon.links.has(word) ||
  lexicon.of.has(word) ||
  lexicon.number(word) !== undefined ||
  (/(?:e|er|es|en|em|%)$/.test(word) &&
    (lexicon.isDescribing(lexicon.canon(word)) || lexicon.kinds.has(lexicon.canon(word))));

/** A name of the tables, which have small letters only, as its language writes it: German nouns begin with a capital. */
export function writtenName(name: string, language: Language): string {
  const lexicon = lexiconOf(language);
  if (language !== 'de' || lexicon === null) return name;
  const words = name.split(' ');
  return words.map((word, at) => (at < words.length - 1 && describes(lexicon, word) ? word : capital(word))).join(' ');
}

/** Each part of a compound with hyphens: 'bio-zitrone' -> 'Bio-Zitrone'. */
const capital = (word: string): string =>
  word.replace(/(^|-)(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
