/**
 * Marks that one letter keeps. As many as the stream-safe text format of Unicode allows (UAX #15, section 13), which no writing
 * of any language comes near.
 */
const MARKS_MAX = 30;

/** Marks, and the two Japanese ones that become marks in a compatible form. */
const MARK = String.raw`[\p{M}\uff9e\uff9f]`;
const MARKS_BEYOND = new RegExp(`(${MARK}{${MARKS_MAX}})${MARK}+`, 'gu');

/**
 * Text in a normal form of Unicode, without the marks of a letter beyond the thirtieth: to put n of them in order takes time by the
 * square of n, a quarter of a second for the twenty thousand that a sent name may have.
 */
export const normalForm = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  text.replace(MARKS_BEYOND, '$1').normalize(form);
