import type { Language, LanguageAbroad } from '../ingredients/languages/language.ts';
import { type Lexicon, lexiconOf } from '../ingredients/languages/lexicon.ts';
import { asListedAbroad, withKinds } from './abroad-words.ts';
import { allTogether } from './all-ingredients.ts';
import type { Food } from './food.ts';
import { asListed, isSaidInGerman, withGermanKinds } from './german-words.ts';
import { kindsTogether } from './kinds-abroad.ts';
import { meantTogether, type Scene } from './meant-together.ts';
import { isForTheTin, isSeasoning, withPepperOnLine, withSeasoningVerbs } from './season-by-verb.ts';
import { stemOf } from './stem-of.ts';
import type { Word } from './step-words.ts';

/** How the steps of a language name their ingredients. */
export type Tongue = {
  /** The words and grammar of the language, where its steps are read by them. */
  readonly lexicon: Lexicon | null;
  /** Its words for how much a step takes; null for English. */
  readonly abroad: { readonly language: LanguageAbroad; readonly lexicon: Lexicon } | null;
  /** Whether a word only describes what it stands with, besides the English ones. */
  readonly isSaid: (word: string) => boolean;
  /** Whether a food is one of which steps take a little again and again: salt, pepper. Not asked in English. */
  readonly isSeasoning: (food: Food) => boolean;
  /** Whether a sentence names a food only as a dash for the tin. Not asked in English. */
  readonly isForTheTin: (food: Food, sentence: string) => boolean;
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
  abroad: null,
  isSaid: () => false,
  isSeasoning: () => false,
  isForTheTin: () => false,
  withKinds: (foods) => foods,
  asListed: (_text, words) => words,
  meantTogether,
};

/** What the steps of all languages but English are read by. */
function tongueAbroad(
  lexicon: Lexicon,
  stem: (word: string) => string,
  own: Pick<Tongue, 'lexicon' | 'isSaid' | 'withKinds' | 'asListed' | 'meantTogether'>,
): Tongue {
  const { language } = lexicon;
  return {
    lexicon: own.lexicon,
    abroad: { language, lexicon },
    isSaid: own.isSaid,
    isSeasoning: (food) => isSeasoning(food.heads, language, stem),
    isForTheTin: (food, sentence) => isForTheTin(food.heads, sentence, { language, stemOf: stem }),
    withKinds: (foods) => withPepperOnLine(own.withKinds(foods), language, stem),
    asListed: (text, words, foods, vocabulary) =>
      withSeasoningVerbs(text, own.asListed(text, words, foods, vocabulary), foods, {
        vocabulary,
        language,
        stemOf: stem,
      }),
    meantTogether: (text, words, scene) => {
      const ofKinds = kindsTogether(text, words, scene, { language, stemOf: stem });
      const others = own.meantTogether(text, words, scene);
      if (ofKinds.length === 0) return others;
      return {
        ingredients: [...new Set([...ofKinds, ...(others?.ingredients ?? [])])],
        except: others?.except ?? '',
        isRest: others?.isRest === true,
        ofKind: ofKinds,
      };
    },
  };
}

/** German has rules of its own for its compounds and plurals beside the English ones. */
const german = (lexicon: Lexicon): Tongue =>
  tongueAbroad(lexicon, stemOf, {
    lexicon: null,
    isSaid: isSaidInGerman,
    withKinds: withGermanKinds,
    asListed,
    meantTogether: (text: string, words: readonly Word[], scene: Scene) =>
      allTogether(text, words, scene) ?? meantTogether(text, words, scene),
  });

/** French, Spanish, Italian and Dutch are read by the words and grammar by which their ingredient lines are read. */
const abroad = (lexicon: Lexicon): Tongue =>
  tongueAbroad(lexicon, (word) => lexicon.canon(word), {
    lexicon,
    isSaid: () => false,
    withKinds: (foods) => withKinds(foods, lexicon),
    asListed: (text, words, foods, vocabulary) => asListedAbroad(text, words, foods, vocabulary, lexicon),
    meantTogether: allTogether,
  });

/** @param language of the recipe; one that is not known is read as English */
export function tongueOf(language: Language | null): Tongue {
  const lexicon = lexiconOf(language);
  if (lexicon === null) return ENGLISH;
  return language === 'de' ? german(lexicon) : abroad(lexicon);
}
