import { fold } from '../ingredients/languages/fold.ts';
import type { Language } from '../ingredients/languages/language.ts';
import { type Lexicon, plainWords } from '../ingredients/languages/lexicon.ts';
import { itemAt } from '../item-at.ts';
import { ownEntry } from '../own-entry.ts';
import type { Food } from './food.ts';
import type { Confidence, FoodMatch } from './food-match.ts';

type ByLanguage<T> = Partial<Readonly<Record<Language, Readonly<Record<string, T>>>>>;

/**
 * Names of the foods in further languages, by the food's id, and which of these names are of a kind of their food that lists keep apart,
 * each with the English name of that kind ('seelachs' of cod is 'coley'): `reference/foods/names.json`.
 */
export type FoodNames = ByLanguage<readonly string[]> & { readonly kinds?: ByLanguage<string> };

/** What a name means: a food, and where it is a kind of it that lists keep apart, the English name of that, which is one of the food's. */
export type MeantFood = { readonly food: Food; readonly kind: string | null };

/** A name of a food; the first of its names in the language is its own. `isPlain`: it is written without accents. */
export type NamedFood = MeantFood & {
  readonly isMain: boolean;
  readonly isPlain: boolean;
  /** It ends in an 'é' or 'è'. */
  readonly isSharp: boolean;
  /** An 'and' is part of it: 'sel et poivre'. */
  readonly isJoined: boolean;
};

const SHARP = /[éè]s?$/;

/**
 * Which of two foods a form of both their names means: who writes 'poires' means pears and no 'poirée', who writes of one
 * food's own name means no other food that is called so now and then. Null when neither is the likelier.
 */
function likelier(one: NamedFood, other: NamedFood): NamedFood | null {
  if (one.food === other.food) return other.isJoined && !one.isJoined ? { ...one, isJoined: true } : one;
  if (one.isPlain !== other.isPlain) return one.isPlain ? one : other;
  if (one.isMain !== other.isMain) return one.isMain ? one : other;
  return null;
}

/** The names of one language, by the several ways in which a line may write them. */
export type NamesInLanguage = {
  /** As written, in lower case. */
  readonly exact: ReadonlyMap<string, NamedFood>;
  /** Without accents. Null where two foods are written so. */
  readonly folded: ReadonlyMap<string, NamedFood | null>;
  /** Words taken back to what their forms share, small words left out. */
  readonly canon: ReadonlyMap<string, NamedFood | null>;
  /** The same, written as one word. */
  readonly joined: ReadonlyMap<string, NamedFood | null>;
  /** The same, in alphabetical order. */
  readonly sorted: ReadonlyMap<string, NamedFood | null>;
  /** Single words that are a name, without accents, by first letter: for misspellings. */
  readonly single: ReadonlyMap<string, readonly string[]>;
  /** Every comparable word of every name. */
  readonly vocabulary: ReadonlySet<string>;
};

/** The words of a text that count when names are compared, as they are written. */
export function countingWords(text: string, lexicon: Lexicon): string[] {
  const words = plainWords(text.toLowerCase(), lexicon.language);
  const counting = words.filter((word) => !lexicon.links.has(word));
  return counting.length > 0 ? counting : words;
}

/** The match of what a name means. */
export const matchOf = ({ food, kind }: MeantFood, confidence: Confidence): FoodMatch => ({
  food,
  confidence,
  ...(kind !== null && { named: kind }),
});

/** What a match means. */
export const meantBy = ({ food, named }: FoodMatch): MeantFood => ({ food, kind: named ?? null });

/** The match of a whole name. */
export const asMatch = (named: NamedFood): FoodMatch => matchOf(named, named.isMain ? 'exact' : 'alias');

/** Builds the look-up of one language. */
export function namesInLanguage(
  names: Readonly<Record<string, readonly string[]>>,
  byId: ReadonlyMap<string, Food>,
  lexicon: Lexicon,
  kinds: Readonly<Record<string, string>> = {},
): NamesInLanguage {
  const exact = new Map<string, NamedFood>();
  const folded = new Map<string, NamedFood | null>();
  const canon = new Map<string, NamedFood | null>();
  const joined = new Map<string, NamedFood | null>();
  const sorted = new Map<string, NamedFood | null>();
  const single = new Map<string, string[]>();
  const vocabulary = new Set<string>();
  const put = (map: Map<string, NamedFood | null>, key: string, named: NamedFood) => {
    const known = map.get(key);
    if (known === undefined) map.set(key, named);
    else if (known !== null) map.set(key, likelier(known, named));
  };
  for (const [id, list] of Object.entries(names)) {
    const food = byId.get(id);
    if (food === undefined) continue;
    for (const [position, text] of list.entries()) {
      const named: NamedFood = {
        food,
        kind: ownEntry(kinds, text) ?? null,
        isMain: position === 0,
        isPlain: fold(text) === text,
        isSharp: SHARP.test(text),
        isJoined: lists(text, lexicon),
      };
      const words = countingWords(text, lexicon);
      if (words.length === 0) continue;
      const key = words.join(' ');
      const known = exact.get(key);
      if (known === undefined) exact.set(key, named);
      else if (known.food === food && named.isJoined) exact.set(key, { ...known, isJoined: true });
      const plain = words.map(fold);
      put(folded, plain.join(' '), named);
      put(joined, plain.join(''), named);
      const comparable = words.map((word) => lexicon.canon(word));
      put(canon, comparable.join(' '), named);
      put(sorted, comparable.toSorted().join(' '), named);
      for (const word of comparable) vocabulary.add(word);
      if (plain.length > 1) continue;
      const letter = itemAt(plain, 0).charAt(0);
      const same = single.get(letter);
      if (same) same.push(itemAt(plain, 0));
      else single.set(letter, [itemAt(plain, 0)]);
    }
  }
  return { exact, folded, canon, joined, sorted, single, vocabulary };
}

const MAY_JOIN = /[&+]/;
/** Whether a text lists things: 'Senf & Mehl', 'sal y ajo'. */
const lists = (text: string, lexicon: Lexicon): boolean =>
  MAY_JOIN.test(text) || text.split(' ').some((word) => lexicon.and.has(fold(word)));

/** The food that a text names as a whole. 'Senf und Mehl' are two, whatever 'Senfmehl' is. */
export function lookUpWhole(names: NamesInLanguage, text: string, lexicon: Lexicon): NamedFood | null {
  const found = lookUp(names, countingWords(text, lexicon), lexicon);
  return found !== null && !found.isJoined && lists(text, lexicon) ? null : found;
}

/** The food that words name, the surest way of writing first. */
export function lookUp(names: NamesInLanguage, words: readonly string[], lexicon: Lexicon): NamedFood | null {
  if (words.length === 1) return lookUpWord(names, itemAt(words, 0), lexicon);
  const plain = words.map(fold);
  const comparable = words.map((word) => lexicon.canon(word));
  const isKnown = comparable.every((word) => names.vocabulary.has(word));
  const found = isKnown
    ? names.exact.get(words.join(' ')) || names.folded.get(plain.join(' ')) || names.canon.get(comparable.join(' '))
    : null;
  if (found) return found;
  const joined = names.joined.get(plain.join('')) ?? compoundWrittenApart(names, words, lexicon);
  if (joined || !isKnown) return joined ?? null;
  return names.sorted.get(comparable.toSorted().join(' ')) ?? null;
}

/** 'kip schnitzels', 'Frühlings Zwiebeln': what two words name in another form when they are written together. */
function compoundWrittenApart(names: NamesInLanguage, words: readonly string[], lexicon: Lexicon): NamedFood | null {
  if (!lexicon.words.hasCompounds || words.length !== 2) return null;
  return names.canon.get(lexicon.canon(words.join(''))) ?? null;
}

/** The same for a single word, as most are. */
function lookUpWord(names: NamesInLanguage, word: string, lexicon: Lexicon): NamedFood | null {
  const exact = names.exact.get(word);
  if (exact) return exact;
  const plain = fold(word);
  const meant = (named: NamedFood | null | undefined) => (named && endsAlike(named, word, plain) ? named : null);
  const form = isFormOfParticiple(word, lexicon) ? null : names.canon.get(lexicon.canon(word));
  return meant(names.folded.get(plain)) ?? meant(form) ?? meant(names.joined.get(plain));
}

/**
 * Whether a word that is no name as it is written can only be a form of a participle, which some names are in one form alone: 'cotto' is
 * ham, and 'cotta', 'cotti' and 'cotte' are cooked. German and Dutch ones are nouns with every ending: 'Gehacktem'.
 */
const isFormOfParticiple = (word: string, lexicon: Lexicon): boolean =>
  !lexicon.words.hasCompounds && saysWhatIsDone(lexicon.canon(word), lexicon);

/** Whether a comparable word says what was done to a food: 'cotto', 'macinato'. 'Avena' and 'pollo' say of what it is. */
export const saysWhatIsDone = (canon: string, lexicon: Lexicon): boolean =>
  lexicon.kinds.get(canon)?.some((kind) => DONE.test(kind)) ?? false;
const DONE = /^(?:[a-z]{3,}ed|ground)$/;

/** Who writes accents at all means the last one: 'pâte' is no 'pâté', though 'pate' may be. */
const endsAlike = ({ isSharp }: NamedFood, word: string, plain: string): boolean =>
  word === plain || isSharp === SHARP.test(word);
