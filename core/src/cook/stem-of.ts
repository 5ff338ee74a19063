import { singularWord } from '../foods/singular.ts';
import { normalForm } from '../normal-form.ts';
import { SAME_FOOD } from './same-food-words.ts';

/** How a language makes a word comparable. */
export type StemOf = (word: string) => string;

/** A word as it is compared between an ingredient and a step: lower case, without accents, singular, and one of the names that a food has in several kitchens. */
export function stemOf(word: string): string {
  const folded = normalForm(word.toLowerCase(), 'NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]s?$/u, '');
  const stem = folded.length < 4 ? folded : singularWord(folded);
  return SAME_FOOD.get(stem) ?? stem;
}
