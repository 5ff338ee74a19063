import { allowedTypos, editDistance } from '../ingredients/edit-distance.ts';
import { type FoodNamesOf, NO_FOODS, searchedWords } from './list-conditions.ts';

/** Words of search texts, and how many recipes have each. */
export type WordCounts = ReadonlyMap<string, number>;

/** A search with other words in place of those that stand nowhere. */
export interface ForgivenSearch {
  search: string;
  /** The words of the search that stand nowhere. */
  unknown: string[];
}

/** Books of more words are made to be slow to look through; so many take some hundredths of a second. */
const WORDS_MAX = 30_000;
/** Words of a search that are put right; one with more is something else than misspelt. */
const UNKNOWN_MAX = 3;
/** Longer ones are no words. */
const CHARACTERS_MAX = 40;
/** A part of a word is one from here on; shorter ones begin too many words. */
const PART_MIN = 5;
/** After any word that is whole with as many wrong letters. */
const AS_PART = 0.5;

/** 'risotto' and 'rissoto' alike. */
const withoutDoubles = (word: string) => word.replace(/(.)\1+/gu, '$1');

const withoutMarks = (word: string) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** 'gruenkohl', 'kaese': German as it is typed where there are no dots, which the words of recipes have lost with their marks. */
const withoutDots = (word: string) => word.replace(/ae|oe|(?<![aeq])ue/gu, (two) => two.slice(0, 1));

/** Whether two words begin alike: the first letter left out, added or swapped is as far as that goes. */
const beginAlike = (a: string, b: string) => a[0] === b[0] || a[0] === b[1] || a[1] === b[0];

/** How far a typed word is from a known one or from what that begins with; null where they are different words. */
function farness(typed: string, known: string): number | null {
  if (!beginAlike(typed, known) || known.length < typed.length - 2) return null;
  const allowed = allowedTypos(typed);
  const whole = editDistance(typed, known, allowed);
  if (whole <= allowed) return whole;
  if (allowed > 0 && withoutDoubles(typed) === withoutDoubles(known)) return 1;
  if (typed.length < PART_MIN) return null;
  for (const length of [typed.length, typed.length + 1, typed.length - 1]) {
    if (length < known.length && editDistance(typed, known.slice(0, length), 1) <= 1) return 1 + AS_PART;
  }
  return null;
}

/** The nearest word; of several the one that most recipes have. */
function nearest(typed: string, words: WordCounts): string | null {
  let best: { word: string; far: number; count: number } | null = null;
  for (const [marked, count] of words) {
    if (marked.length > CHARACTERS_MAX) continue;
    const word = withoutMarks(marked);
    const far = farness(typed, word);
    if (far === null) continue;
    const isBetter =
      best === null ||
      far < best.far ||
      (far === best.far && (count > best.count || (count === best.count && word < best.word)));
    if (isBetter) best = { word, far, count };
  }
  return best?.word ?? null;
}

/**
 * A search that found nothing, with each word that no recipe has as the word it is nearest to: one letter in short words, two in
 * long ones, letters that are doubled or not, and parts of words. What some recipe has, and what is the name of a food, is spelt as
 * it is meant. Null where nothing is misspelt, or nothing is near.
 * @param words those of all recipes that are searched
 * @param foodNamesOf left out where nobody knows the foods
 */
export function forgiveSearch(
  search: string,
  words: WordCounts,
  foodNamesOf: FoodNamesOf = NO_FOODS,
): ForgivenSearch | null {
  if (words.size > WORDS_MAX) return null;
  const typed = searchedWords(search);
  if (typed.length > 1 && foodNamesOf(typed.join(' ')).length > 0) return null;
  const known = [...words.keys()];
  const isThere = (word: string) => known.some((one) => one.includes(word));
  const bare = new Map(typed.map((word) => [word, withoutDots(word)] as const).filter(([word, one]) => one !== word));
  const dotted = new Map([...bare].filter(([word, one]) => !isThere(word) && isThere(one)));
  const isKnown = (word: string) => foodNamesOf(word).length > 0 || isThere(word);
  const unknown = typed.filter((word) => dotted.has(word) || !isKnown(word));
  if (unknown.length === 0 || unknown.length > UNKNOWN_MAX || unknown.some((word) => word.length > CHARACTERS_MAX))
    return null;
  const meant = new Map<string, string>();
  for (const word of unknown) {
    const near = dotted.get(word) ?? nearest(word, words);
    if (near === null) return null;
    meant.set(word, near);
  }
  return { search: typed.map((word) => meant.get(word) ?? word).join(' '), unknown: [...meant.keys()] };
}
