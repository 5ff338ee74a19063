import { fold } from '../ingredients/languages/fold.ts';
import type { Lexicon } from '../ingredients/languages/lexicon.ts';

/** 'Butter, zum Dünsten', 'beurre pour le moule', 'flour, for the fish': what a food is for is no other food in it. */
export function isPurpose(beside: string, lexicon: Lexicon | null): boolean {
  const first = fold(beside.trimStart().split(' ', 1)[0] ?? '');
  return lexicon === null ? first === 'for' : lexicon.purposes.has(first);
}

/** What a list of English ends in, and no food of it: 'for serving', 'to taste'. */
export const NO_FOOD_OF_LIST = /^(?:for|to|as|if|plus|optional)\b/i;

/** 'Kümmel (Gewürz)', 'coriander (seeds)': as what it is bought. */
const AS_WHAT =
  /^(?:gewürz|samen|saat|körner|kruid|zaad|zaden|spice|seeds?|épice|graines?|especia|semillas?|spezia|semi)$/iu;

/** 'Öl (Sonnenblumenöl)', 'Essig, Weißweinessig': one word that ends in the name says which it is. */
export const isKindOf = (beside: string, name: string): boolean => {
  if (AS_WHAT.test(beside)) return true;
  const [kind, food] = [fold(beside), fold(name)];
  return !/\s/.test(kind) && kind.length > food.length + 2 && kind.endsWith(food);
};
