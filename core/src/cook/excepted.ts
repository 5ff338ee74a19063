import { EXCEPT } from './meant-together.ts';

/**
 * 'Alle Zutaten außer dem Salz', 'tutti gli ingredienti tranne la cannella': up to the verb of another clause. Only behind words for all
 * of them: 'al menos 2 huevos' leaves out nothing.
 */
const EXCEPT_ABROAD = new RegExp(
  String.raw`(?:zutaten|ingr[eé]di[eë]nt\p{L}*|alles|tout|tutto|todo)(?!\p{L})[^.;:]{0,25}?(?:(?<=\s)|\()` +
    String.raw`(?:außer|ausser|bis auf|ausgenommen|sauf|excepté|hormis|à l['’]exception d\p{L}+|excepto|menos|salvo|tranne|eccetto|meno|ad eccezione d\p{L}+|a parte|behalve|uitgezonderd)\s[^.;:,)]*` +
    String.raw`(?:,(?!\s*(?:dann|danach|anschließend|puis|ensuite|et|poi|quindi|e|luego|después|y|dan|daarna|vervolgens|en)(?!\p{L}))[^.;:,)]{1,30}(?=,|\)|\s(?:und|et|y|e|en)\s)(?:\s(?:und|et|y|e|en)\s[^.;:,)]*)?)*`,
  'iu',
);

/** Where a step says what 'all ingredients' leaves out; null where it leaves out nothing. */
export function exceptedIn(text: string, isEnglish: boolean): { readonly from: number; readonly end: number } | null {
  const match = (isEnglish ? EXCEPT : EXCEPT_ABROAD).exec(text.toLowerCase());
  return match === null ? null : { from: match.index, end: match.index + match[0].length };
}
