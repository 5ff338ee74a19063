import type { Language } from '../ingredients/languages/language.ts';
import { type Lexicon, lexiconOf } from '../ingredients/languages/lexicon.ts';
import { allTogether, asListedAbroad, withKinds } from './abroad-words.ts';
import { asListed, isSaidInGerman, withGermanKinds } from './german-words.ts';
import { meantTogether, type Scene } from './meant-together.ts';
import type { Food } from './step-food.ts';
import type { Word } from './step-words.ts';

/** How the steps of a language name their ingredients. */
export type Tongue = {
  /** The words and grammar of the language, where its steps are read by them. */
  readonly lexicon: Lexicon | null;
  /** Whether a word only describes what it stands with, besides the English ones. */
  readonly isSaid: (word: string) => boolean;
  /** The foods with the words for their kinds: 'la pasta' for the spaghetti. */
  readonly withKinds: (foods: readonly Food[]) => readonly Food[];
  /** The words of a step, those that mean a food of the list under another form with the stem that the list has. */
  readonly asListed: (
    text: string,
    words: readonly Word[],
    foods: readonly Food[],
    vocabulary: ReadonlySet<string>,
  ) => readonly Word[];
  /** What a step means without naming each: 'all the ingredients'. */
  readonly meantTogether: typeof meantTogether;
};

const ENGLISH: Tongue = {
  lexicon: null,
  isSaid: () => false,
  withKinds: (foods) => foods,
  asListed: (_text, words) => words,
  meantTogether,
};

/** German has rules of its own for its compounds and plurals beside the English ones. */
const GERMAN: Tongue = {
  lexicon: null,
  isSaid: isSaidInGerman,
  withKinds: withGermanKinds,
  asListed,
  meantTogether: (text: string, words: readonly Word[], scene: Scene) =>
    allTogether(text, words, scene) ?? meantTogether(text, words, scene),
};

/** French, Spanish, Italian and Dutch are read by the words and grammar by which their ingredient lines are read. */
const abroad = (lexicon: Lexicon): Tongue => ({
  lexicon,
  isSaid: () => false,
  withKinds: (foods) => withKinds(foods, lexicon),
  asListed: (_text, words, foods, vocabulary) => asListedAbroad(words, foods, vocabulary, lexicon),
  meantTogether: allTogether,
});

/** @param language of the recipe; one that is not known is read as English */
export function tongueOf(language: Language | null): Tongue {
  if (language === 'de') return GERMAN;
  const lexicon = lexiconOf(language);
  return lexicon === null ? ENGLISH : abroad(lexicon);
}
