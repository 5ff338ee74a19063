import type { Lexicon } from '../ingredients/languages/lexicon.ts';
import { FRACTION_SIGNS } from '../ingredients/tokenize.ts';
import { ownEntry } from '../own-entry.ts';
import { isSmallWord, stemAbroad } from './stem-abroad.ts';
import { stemOf } from './stem-of.ts';

export type Word = {
  readonly stem: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly breaksBefore: boolean;
};

/** No word of a recipe has more letters. */
export const WORD_MAX = 40;

const WORD = /[\p{L}][\p{L}'’]*|\d+\s?[⁄/]\s?\d+|\d+(?:[.,]\d+)?(?:\s?[½¼¾⅓⅔⅛⅜⅝⅞])?|[½¼¾⅓⅔⅛⅜⅝⅞]/gu;

/** The same amount again in other units: '4 cups (500 g) of flour'. */
const TWIN =
  /\(\s*(?:about |approx\.? |~)?[\d½¼¾⅓⅔⅛][\d½¼¾⅓⅔⅛\s.,/–-]*(?:g|grams?|kg|ml|l|litres?|liters?|oz|ounces?|lbs?|pounds?|cups?|sticks?|tbsps?|tsps?|tablespoons?|teaspoons?|cm|mm|inch(?:es)?)\b[^()]{0,20}\)/giu;

/** The text with spaces for the amounts that are told twice behind their unit; places stay as they are. */
export const withoutTwins = (text: string) =>
  text.replace(TWIN, (twin, at: number) => (/\p{L}\s*$/u.test(text.slice(0, at)) ? ' '.repeat(twin.length) : twin));

/** Articles and the like that have grown together with their word: `l’ail`, `dell'olio`, `qu’une`. */
const ELIDED = /^(?:[ldnsjcmt]|qu|un|(?:d|n|s|co?)?[aeuo]ll|quest|quell|sant)['’](?=\p{L})/iu;

/**
 * The words of a text, as they are compared between an ingredient and a step.
 * @param lexicon of the language, for those that have one way of writing number and gender and small words to leave out; null for
 *   English and German
 */
export function wordsOf(text: string, lexicon: Lexicon | null = null): Word[] {
  const words: Word[] = [];
  let lastEnd = 0;
  let isBroken = false;
  for (const match of text.matchAll(WORD)) {
    const elided = lexicon === null ? '' : (ELIDED.exec(match[0])?.[0] ?? '');
    const written = match[0].slice(elided.length);
    isBroken ||=
      words.length > 0 &&
      !/^[\s\-–‐‑®™*"“”]*$/u.test(text.slice(lastEnd, match.index)) &&
      (lexicon === null || !isAbbreviated(text, lastEnd, match.index));
    lastEnd = match.index + match[0].length;
    if (lexicon !== null && isSmallWord(written, lexicon)) continue;
    words.push({
      stem: lexicon === null ? stemOf(written) : stemAbroad(written, lexicon),
      text: written.toLowerCase(),
      start: match.index + elided.length,
      end: lastEnd,
      breaksBefore: isBroken,
    });
    isBroken = false;
  }
  return words;
}

/** The point of '2 c. à s. d’huile': behind a letter or a few, and the sentence goes on. */
const isAbbreviated = (text: string, end: number, next: number): boolean =>
  /^\.\s?$/.test(text.slice(end, next)) &&
  /(?<!\p{L})\p{Ll}{1,5}$/u.test(text.slice(Math.max(0, end - 6), end)) &&
  /^\p{Ll}/u.test(text.slice(next, next + 2));

const SMALL_NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
};

export function numberOf(text: string): number | null {
  const plain = ownEntry(SMALL_NUMBERS, text) ?? ownEntry(FRACTION_SIGNS, text);
  if (plain !== undefined) return plain;
  const mixed = /^(\d+(?:[.,]\d+)?)\s?([½¼¾⅓⅔⅛⅜⅝⅞])$/u.exec(text);
  if (mixed !== null) return Number(mixed[1]) + (FRACTION_SIGNS[mixed[2] ?? ''] ?? 0);
  const fraction = /^(\d+)\s?[⁄/]\s?(\d+)$/.exec(text);
  if (fraction !== null) return Number(fraction[2]) === 0 ? null : Number(fraction[1]) / Number(fraction[2]);
  return /^\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : null;
}
