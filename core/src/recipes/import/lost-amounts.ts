import { sameLineKey } from './clean-text.ts';
import { isAmountOnly, withoutAmount } from './list-likeness.ts';

const LEADING_NUMBER = /^(?:ca\.?|about|etwa|~)?\s*([\d½¼¾⅓⅔⅛][\d\s.,/½¼¾⅓⅔⅛⁄]*)/u;
const STARTS_WITH_AMOUNT = /^(?:ca\.?|about|etwa|~)?\s*[\d½¼¾⅓⅔⅛]/i;
/** '18.20 gm': what a program made of the tablespoon that the page shows. */
const WEIGHED_BY_MACHINE = /^\d+[.,]\d\d\s?(?:gm?|grams?|ml)\s/i;
/** 'Yeast: 0.5 pcs': a name before its amount lacks none. */
const AMOUNT_BEHIND = /\p{L}\s*:\s*[\d½¼¾⅓⅔⅛]/u;
const WORD_OR_NUMBER = /\p{L}{2,}|[\p{N}]+|\p{Script=Han}+/gu;
const numbersIn = (line: string): number => line.match(/\d+|[½¼¾⅓⅔⅛]/gu)?.length ?? 0;
const digitsOf = (number: string): string => number.replace(/[^\d½¼¾⅓⅔⅛]/gu, '');

/** The number that a line begins with, as it is written, and the rest; null where it begins with none. */
export function leadingNumber(line: string): { number: string; rest: string } | null {
  const found = LEADING_NUMBER.exec(line);
  return found ? { number: found[1] ?? '', rest: line.slice(found[0].length) } : null;
}

/** Whether the number of a line of the page is the data's before a part of it was lost: '1.5' before '5', '1/2' before '12', '1½' before '1'. */
export function isNumberCutOff(own: string, shown: string): boolean {
  const [short, whole] = [own.trim(), shown.trim()];
  if (!/^\d+$/.test(short) || short === whole) return false;
  const decimals = /^\d+[.,](\d+)$/.exec(whole)?.[1];
  if (decimals === short || (/\d[\s.,/⁄]\d/.test(whole) && digitsOf(whole) === short)) return true;
  return whole.startsWith(short) && /^(?:\s?[½¼¾⅓⅔⅛]|\s\d\s?[/⁄]\s?\d)$/u.test(whole.slice(short.length));
}

/**
 * The line of the page where the data's lost its amount or a part of it; else the data's own.
 * @param own a line of the data
 * @param shown the line of the page that says the same
 */
export function withItsAmount(own: string, shown: string): string {
  if (own === shown || isAmountOnly(shown)) return own;
  if (!STARTS_WITH_AMOUNT.test(own) && STARTS_WITH_AMOUNT.test(shown)) {
    if (AMOUNT_BEHIND.test(own)) return own;
    const known = new Set(shown.toLowerCase().match(WORD_OR_NUMBER));
    const isWithin =
      own
        .toLowerCase()
        .match(WORD_OR_NUMBER)
        ?.every((word) => known.has(word)) ?? false;
    // a name before its own amount has as many numbers as the page's line
    return isWithin && numbersIn(shown) > numbersIn(own) ? shown : own;
  }
  const [ownNumber, shownNumber] = [leadingNumber(own), leadingNumber(shown)];
  if (ownNumber === null || shownNumber === null) return own;
  if (WEIGHED_BY_MACHINE.test(own) && sameLineKey(withoutAmount(own)) === sameLineKey(withoutAmount(shown)))
    return shown;
  const isSameName = sameLineKey(ownNumber.rest) === sameLineKey(shownNumber.rest) && /\p{L}/u.test(ownNumber.rest);
  return isSameName && isNumberCutOff(ownNumber.number, shownNumber.number) ? shown : own;
}
