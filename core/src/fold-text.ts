import { normalForm } from './normal-form.ts';

/** Text as searches compare it: lower case, accents off, white space single. 'Crème  Brûlée' is found by 'creme brulee'. */
export function foldForSearch(text: string): string {
  return normalForm(normalForm(text, 'NFD').replace(/[\u0300-\u036f]/g, ''), 'NFC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** Text as tables of words are compared with it: a search text whose letters that are two are written as two, 'bœuf' as 'boeuf'. */
export const foldForWords = (text: string): string =>
  foldForSearch(text).replaceAll('œ', 'oe').replaceAll('æ', 'ae').replaceAll('ß', 'ss').replaceAll('’', "'");
