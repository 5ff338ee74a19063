import { singularWord } from '../foods/singular.ts';

/** A word as it is compared between an ingredient and a step: lower case, without accents, singular. */
export function stemOf(word: string): string {
  const folded = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]s?$/u, '');
  return folded.length < 4 ? folded : singularWord(folded);
}
