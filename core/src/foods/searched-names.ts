import { fold } from '../ingredients/languages/fold.ts';
import type { Lexicon } from '../ingredients/languages/lexicon.ts';
import type { Food } from './food.ts';
import { countingWords } from './names-in-language.ts';

/** One name of one food, cut into words for comparison. */
export type FoodName = {
  readonly food: Food;
  readonly text: string;
  /** Words without 'of', 'and' and the like. */
  readonly words: readonly string[];
  /** True for the name itself, false for an alias. */
  readonly isMain: boolean;
};

/** A word as it is compared, and what all its forms share: 'kartoffeln', 'kartoffel'. */
export type SearchedWord = { readonly word: string; readonly canon: string };

/** The names of foods in a language other than English, as a search looks through them. */
export type SearchedNames = {
  readonly names: readonly FoodName[];
  readonly wordsByLetter: ReadonlyMap<string, readonly string[]>;
  /** What the forms of a word share -> its forms in names. */
  readonly forms: ReadonlyMap<string, readonly string[]>;
  /** A word that ends in another one names a kind of it: 'weizenmehl', 'roggemeel'. */
  readonly hasCompounds: boolean;
  /** Cuts what is typed as the names were cut. */
  readonly cut: (text: string) => SearchedWord[];
};

/**
 * Makes the names of a language ready to be searched, in the order of the catalogue, without accents.
 * @param names of foods by their id, each food's own name first
 */
export function searchedInLanguage(
  names: Readonly<Record<string, readonly string[]>>,
  byId: ReadonlyMap<string, Food>,
  lexicon: Lexicon,
): SearchedNames {
  const cut = (text: string) =>
    countingWords(text, lexicon).map((word) => ({ word: fold(word), canon: lexicon.canon(word) }));
  const cutNames: FoodName[] = [];
  const forms = new Map<string, Set<string>>();
  for (const [id, food] of byId) {
    for (const [position, text] of (names[id] ?? []).entries()) {
      const words = cut(text);
      cutNames.push({ food, text, words: words.map(({ word }) => word), isMain: position === 0 });
      for (const { word, canon } of words) forms.set(canon, (forms.get(canon) ?? new Set()).add(word));
    }
  }
  const wordsByLetter = new Map<string, string[]>();
  for (const word of new Set(cutNames.flatMap(({ words }) => words))) {
    const letter = word.charAt(0);
    wordsByLetter.set(letter, [...(wordsByLetter.get(letter) ?? []), word]);
  }
  return {
    names: cutNames,
    wordsByLetter,
    forms: new Map([...forms].map(([canon, words]) => [canon, [...words]])),
    hasCompounds: lexicon.words.hasCompounds,
    cut,
  };
}
