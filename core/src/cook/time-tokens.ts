import { FRACTION_SIGNS } from '../ingredients/tokenize.ts';
import { ownEntry } from '../own-entry.ts';

export type Token = {
  readonly text: string;
  readonly value: number | null;
  readonly start: number;
  readonly end: number;
};
/** 'Th. 6 / 40 min' are two numbers, '1 / 2 hour' is one. */
const TOKEN =
  /\d{1,4}(?:[⁄/]\s?|\s[⁄/])\d{1,2}(?!\d)|[1-7]\s[⁄/]\s[2-8](?!\d)|\d{1,5}(?:[.,]\d{1,2}(?!\d))?|[½¼¾⅓⅔⅛⅜⅝⅞]|\p{L}+|[^\s\p{L}\d]/gu;

function numberIn(text: string): number | null {
  const sign = ownEntry(FRACTION_SIGNS, text);
  if (sign !== undefined) return sign;
  const fraction = /^(\d+)\s?[⁄/]\s?(\d+)$/.exec(text);
  if (fraction !== null) return Number(fraction[2]) === 0 ? null : Number(fraction[1]) / Number(fraction[2]);
  return /^\d/.test(text) ? Number(text.replace(',', '.')) : null;
}

export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  const isDutch = HAS_U.test(text) && DUTCH.test(text);
  for (const match of text.matchAll(TOKEN)) {
    const word = match[0].toLowerCase();
    const before = tokens.at(-1);
    const isMinutes =
      PRIME.test(word) &&
      before?.value != null &&
      before.end === match.index &&
      isPrime(text, before.start, match.index);
    const isHours = word === 'u' && before?.value != null && isDutch;
    tokens.push({
      text: isMinutes ? 'min' : isHours ? 'h' : word,
      value: numberIn(word),
      start: match.index,
      end: match.index + match[0].length,
    });
  }
  return tokens;
}

const HAS_U = /\d\s?u(?!\p{L})/u;
/** The Dutch '2 u.' are hours; a German 'u.' is 'und'. */
const DUTCH =
  /(?<!\p{L})(?:het|een|laat|kook|stoof|stoven|bak|braad|zet|koken|bakken|braden|sudderen|gaar|oven|rijzen|rusten)(?!\p{L})(?!.*(?<!\p{L})(?:und|mit|der|die|das|dann)(?!\p{L}))/isu;

const PRIME = /^['’′]$/u;
/** Marks that open or close something: not those within a word, and not those behind a figure. */
const QUOTES = /(?<![\p{L}\d])['‘’]|(?<=\p{L})['’](?!\p{L})/gu;
const QUOTED_CHARACTERS = 60;

/** Behind the mark: feet that go on ("8' x 8'"), a figure ("1'30"), a letter, another mark. */
const NO_TIME_BEHIND = /^\s?[x×"”'’′\d]|^\p{L}/u;
/** Before the figure: English counts feet and inches so ("a 9' pan"), and measures of a tin go on. */
const NO_TIME_BEFORE = /(?:\b(?:an?|the|each|two)|[x×])\s$/iu;

/** "40'" of Romance recipes: minutes, unless the mark closes what another opened, or measures something. */
function isPrime(text: string, from: number, at: number): boolean {
  if (NO_TIME_BEHIND.test(text.slice(at + 1, at + 4))) return false;
  const before = text.slice(Math.max(0, from - QUOTED_CHARACTERS), from);
  return !NO_TIME_BEFORE.test(before) && (before.match(QUOTES) ?? []).length % 2 === 0;
}

export const isHyphen = (token: Token | undefined) => token !== undefined && /^[-–—−‐‑]$/.test(token.text);
