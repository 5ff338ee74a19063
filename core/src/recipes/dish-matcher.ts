import { fold } from '../ingredients/languages/fold.ts';

/** Words of one kind, ready to be sought in names. */
export type Matcher = {
  readonly words: ReadonlySet<string>;
  readonly endings: readonly string[];
  readonly beginnings: readonly string[];
};

/** @param texts tables as `DISH_WORDS` writes them */
export function matcherOf(...texts: readonly string[]): Matcher {
  const all = texts.flatMap((text) => fold(text).split(/\s+/)).filter((word) => word !== '');
  const isPart = (word: string) => word.startsWith('-') || word.endsWith('*');
  return {
    words: new Set(all.filter((word) => !isPart(word)).map((word) => word.replaceAll('-', ' '))),
    endings: all.filter((word) => word.startsWith('-')).map((word) => word.slice(1)),
    beginnings: all.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
  };
}

const LONGEST_PHRASE_WORDS = 4;
const NAME_CHARACTERS_READ = 200;
/** 'd’asperges', 'all’aglio': a word of its own that lost its vowel. */
const ELISION = /(?<![\p{L}])(d|l|dell|all|nell|sull|dall|un)['’](?=\p{L})/gu;

/** Words of a name, folded: lower case, no accents, no marks, "shepherd's" as 'shepherds'. */
export function wordsOf(text: string): string[] {
  return fold(text.slice(0, NAME_CHARACTERS_READ))
    .replace(ELISION, '$1 ')
    .replace(/['’]/gu, '')
    .replace(/[&+]/gu, ' and ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** The forms a word may stand in the table as: itself, and without the ending of its plural. */
function formsOf(word: string): string[] {
  const forms = [word];
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss')) forms.push(word.slice(0, -1));
  if (word.length > 4 && word.endsWith('es')) forms.push(word.slice(0, -2));
  if (word.length > 4 && word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
  return forms;
}

/** Of two that end at one place a whole word says more than the end of a compound: 'Obstsalat' is no salad, 'Eierkuchen' no cake. */
const ENDING_PLACE = 0.95 / 100;
const BEGINNING_PLACE = 0.9 / 100;

/** Where the last word or phrase of a kind ends in a name, 0 when there is none. Of two that end there the longer says more. */
export function lastPlace(words: readonly string[], { words: known, endings, beginnings }: Matcher): number {
  for (let end = words.length; end > 0; end--) {
    for (let length = Math.min(LONGEST_PHRASE_WORDS, end); length > 0; length--) {
      const before = words.slice(end - length, end - 1);
      if (formsOf(words[end - 1] ?? '').some((last) => known.has([...before, last].join(' '))))
        return end + length / 100;
    }
    const word = words[end - 1] ?? '';
    if (endings.some((ending) => word.length > ending.length + 1 && word.endsWith(ending))) return end + ENDING_PLACE;
    // the end of a compound says what it is, the beginning only what of
    if (beginnings.some((beginning) => word.startsWith(beginning))) return end + BEGINNING_PLACE;
  }
  return 0;
}

/** How many words ended at a place of `lastPlace`. */
export const wordsIn = (place: number) => Math.round((place - Math.floor(place)) * 100);

export const has = (words: readonly string[], matcher: Matcher) => lastPlace(words, matcher) > 0;
