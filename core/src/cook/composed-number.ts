import { NUMBER_WORDS } from '../number-words.ts';
import { isHyphen, type Token } from './time-tokens.ts';

/** A number that is written in several words, and the place behind it. */
type Composed = { readonly value: number; readonly next: number };

/** 'treinta y cinco', 'vingt et une'; the English 'and' joins hundreds alone, for 'thirty and five' are two. */
const TENS_AND: ReadonlySet<string> = new Set(['y', 'et']);
const HUNDREDS: ReadonlySet<string> = new Set(['hundred', 'cent', 'cien', 'ciento', 'cento', 'honderd', 'hundert']);
const HUNDREDS_AND: ReadonlySet<string> = new Set(['and', 'und', 'en', 'y', 'et']);
/** French counts on from these to the next but one: 'soixante-quinze', 'quatre-vingt-dix'. */
const FRENCH_SCORES: ReadonlySet<string> = new Set(['soixante', 'vingt', 'vingts']);

const isOnes = (value: number | undefined): value is number => value !== undefined && value >= 1 && value < 10;

/** Behind what joins two words of a number: a hyphen, one of these words, or nothing. */
const behindJoin = (tokens: readonly Token[], at: number, words: ReadonlySet<string>) =>
  isHyphen(tokens[at]) || words.has(tokens[at]?.text ?? '') ? at + 1 : at;

/** The tens of a number; 'quatre-vingt' are eighty. */
function readTens(tokens: readonly Token[], at: number): Composed | null {
  const word = tokens[at]?.text ?? '';
  if (word === 'quatre') {
    const next = behindJoin(tokens, at + 1, new Set());
    return /^vingts?$/.test(tokens[next]?.text ?? '') ? { value: 80, next: next + 1 } : null;
  }
  const value = NUMBER_WORDS.get(word);
  return value !== undefined && value >= 20 && value % 10 === 0 ? { value, next: at + 1 } : null;
}

function readBelowHundred(tokens: readonly Token[], at: number): Composed | null {
  const tens = readTens(tokens, at);
  if (tens === null) return null;
  const next = behindJoin(tokens, tens.next, TENS_AND);
  const rest = NUMBER_WORDS.get(tokens[next]?.text ?? '');
  const isTeen = rest !== undefined && rest >= 10 && rest < 20;
  const isScore = (tens.value === 60 || tens.value === 80) && FRENCH_SCORES.has(tokens[tens.next - 1]?.text ?? '');
  if (isOnes(rest) || (isTeen && isScore)) return { value: tens.value + rest, next: next + 1 };
  return tens.next > at + 1 ? tens : null;
}

/**
 * A number in several words: 'twenty five', 'treinta y cinco', 'soixante-quinze', 'a hundred and twenty'. Null where it is none. Its last
 * word alone would be another time, and a wrong one.
 */
export function readComposedNumber(tokens: readonly Token[], at: number): Composed | null {
  const times = NUMBER_WORDS.get(tokens[at]?.text ?? '');
  const hundred = isOnes(times) ? behindJoin(tokens, at + 1, new Set()) : at;
  if (!HUNDREDS.has(tokens[hundred]?.text ?? '')) return readBelowHundred(tokens, at);
  const hundreds = 100 * (isOnes(times) ? times : 1);
  const next = behindJoin(tokens, hundred + 1, HUNDREDS_AND);
  const below = readBelowHundred(tokens, next);
  if (below !== null) return { value: hundreds + below.value, next: below.next };
  const rest = NUMBER_WORDS.get(tokens[next]?.text ?? '');
  if (rest !== undefined && Number.isInteger(rest)) return { value: hundreds + rest, next: next + 1 };
  return { value: hundreds, next: hundred + 1 };
}
