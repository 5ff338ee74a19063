import { itemAt } from '../../item-at.ts';
import type { IngredientSize } from '../ingredient-words.ts';
import type { Read, Token } from '../tokenize.ts';
import { UNITS, type Unit } from '../units.ts';
import { GERMAN } from './de.ts';
import { SPANISH } from './es.ts';
import { fold } from './fold.ts';
import { FRENCH } from './fr.ts';
import { ITALIAN } from './it.ts';
import type { Language, LanguageAbroad, LanguageWords } from './language.ts';
import { DUTCH } from './nl.ts';

/** What stands for the sound between two words: `l’ail`, `d’huile`, `l'una`. */
const ELISION = /[’'`´]/;

/** The longest phrase of units or of vague amounts, in tokens: 'c . à s .' */
const PHRASE_MAX_TOKENS = 6;
const LETTERS = /[^a-z0-9/+]/g;

type UnitWord = { readonly unit: Unit; readonly factor: number };

const list = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
/** Letters only: dots and spaces of a spelling are not compared. */
const letters = (text: string): string => (ONLY_LETTERS.test(text) ? text : fold(text).replace(LETTERS, ''));
const ONLY_LETTERS = /^[a-z0-9/+]*$/;

/** Spellings of one or several words, looked up from their first word on. */
class Phrases<T> {
  private readonly meanings = new Map<string, T>();
  /** What a phrase may begin with, so that most words need one look. */
  private readonly beginnings = new Set<string>();

  get size(): number {
    return this.meanings.size;
  }

  /** The first meaning of a spelling counts, unless a later one is to. */
  set(spelling: string, meaning: T, isStronger = false): void {
    const key = letters(spelling);
    if (!isStronger && this.meanings.has(key)) return;
    this.meanings.set(key, meaning);
    for (let end = 1; end <= key.length; end++) this.beginnings.add(key.slice(0, end));
  }

  get(key: string): T | undefined {
    return this.meanings.get(key);
  }

  begins(key: string): boolean {
    return key === '' || this.beginnings.has(key);
  }
}

function phrasesOf(text: string): Phrases<true> {
  const phrases = new Phrases<true>();
  for (const spelling of list(text)) phrases.set(spelling, true);
  return phrases;
}

/** The words of one language, ready for looking up. */
export class Lexicon {
  readonly words: LanguageWords;
  readonly language: LanguageAbroad;
  private readonly units = new Phrases<UnitWord>();
  private readonly numbers = new Map<string, number>();
  private readonly sizes = new Map<string, IngredientSize>();
  private readonly same = new Map<string, string>();
  private readonly sameStems = new Map<string, string>();
  private readonly canons = new Map<string, string>();
  readonly joints: ReadonlySet<string>;
  readonly or: ReadonlySet<string>;
  readonly and: ReadonlySet<string>;
  readonly of: ReadonlySet<string>;
  /** With their accents: 'des' says nothing, 'dés' are dice. */
  readonly links: ReadonlySet<string>;
  readonly approximations: ReadonlySet<string>;
  private readonly vague: Phrases<true>;
  private readonly remarks: Phrases<true>;
  private readonly optional: Phrases<true>;
  readonly purposes: ReadonlySet<string>;
  private readonly labels: ReadonlySet<string>;
  private readonly notUnits: Phrases<true>;
  private readonly needsOf: ReadonlySet<string>;
  private readonly pours: ReadonlySet<string> | null;
  readonly each: ReadonlySet<string>;
  private readonly headings: Phrases<true>;
  private readonly fillings: ReadonlySet<string>;
  private readonly describing: ReadonlySet<string>;
  private readonly parts: ReadonlySet<string>;
  /** English words of what picks another food, by the comparable word. */
  readonly kinds: ReadonlyMap<string, readonly string[]>;
  readonly heads: ReadonlyMap<string, readonly string[]>;
  /** Heads that mean nothing of their own with a word that is not known. */
  readonly openHeads: ReadonlySet<string>;
  /** Parts that end a compound, longest first, each in its forms. */
  readonly endParts: readonly string[];
  /** Every word of the tables, as it is written but for accents: by these the language is known. */
  readonly known: ReadonlySet<string>;

  constructor(words: LanguageWords) {
    this.words = words;
    this.language = words.language;
    for (const [from, to] of Object.entries(words.same)) {
      this.same.set(fold(from), fold(to));
      this.sameStems.set(this.stem(fold(from)), this.stem(fold(to)));
    }
    for (const unit of UNITS) {
      for (const spelling of list(words.units[unit] ?? '')) this.units.set(spelling, { unit, factor: 1 });
    }
    // exports of some sites count in English: '2count Huevos'
    this.units.set('count', { unit: 'piece', factor: 1 }, true);
    for (const [spelling, [factor, unit]] of Object.entries(words.multiples)) {
      this.units.set(spelling, { unit, factor }, true);
    }
    for (const [word, value] of Object.entries(words.numbers)) this.numbers.set(fold(word), value);
    for (const [size, spellings] of Object.entries(words.sizes)) {
      for (const word of list(spellings)) this.sizes.set(this.canon(word), size as IngredientSize);
    }
    const folded = (text: string) => new Set(list(text).map(fold));
    const comparable = (text: string) => new Set(list(text).map((word) => this.canon(word)));
    this.joints = folded(words.joints);
    this.or = folded(words.or);
    this.and = folded(words.and);
    this.of = folded(words.of);
    this.links = new Set(list(words.links));
    this.approximations = folded(words.approximations);
    this.vague = phrasesOf(words.vague);
    this.notUnits = phrasesOf(words.notUnits);
    this.needsOf = new Set(list(words.needsOf).map(letters));
    this.pours = words.pours === undefined ? null : new Set(list(words.pours).map((word) => this.canon(word)));
    this.remarks = phrasesOf(words.remarks);
    this.optional = phrasesOf(words.optional);
    this.purposes = folded(words.purposes);
    this.labels = folded(words.labels);
    this.each = folded(words.each);
    this.headings = phrasesOf(words.headings);
    this.fillings = comparable(words.fillings);
    this.describing = comparable(words.describing);
    this.parts = comparable(words.parts);
    const english = (table: Readonly<Record<string, string>>) =>
      new Map(Object.entries(table).map(([word, said]): [string, string[]] => [this.canon(word), said.split('|')]));
    this.kinds = english(words.kinds);
    this.heads = english(
      Object.fromEntries(Object.entries(words.heads).map(([word, said]) => [word, said.replace('!', '')])),
    );
    this.openHeads = new Set(
      Object.entries(words.heads).flatMap(([word, said]) => (said.startsWith('!') ? [this.canon(word)] : [])),
    );
    this.endParts = list(words.parts)
      .map(fold)
      .filter((word) => word.length > 2)
      .sort((a, b) => b.length - a.length)
      .flatMap((part) => ['', 'n', 'en', 'e', 's', 'r'].map((ending) => part + ending));
    this.known = new Set([
      ...Object.keys(words.numbers).map(fold),
      ...Object.values(words.sizes).flatMap(list).map(fold),
      ...[words.joints, words.or, words.and, words.approximations, words.fillings, words.of, words.links, words.common]
        .concat(words.remarks, words.describing, words.parts, words.optional, words.vague)
        .flatMap(list)
        .filter((word) => !word.includes('_'))
        .map(fold),
      ...Object.keys(words.kinds).map(fold),
      ...Object.keys(words.heads).map(fold),
      ...Object.values(words.units)
        .flatMap(list)
        .filter((word) => !word.includes('_'))
        .map(fold),
    ]);
  }

  /** A word so that its forms are alike: number, gender and case taken off. */
  canon(word: string): string {
    const known = this.canons.get(word);
    if (known !== undefined) return known;
    const folded = fold(word);
    const stem = this.stem(this.same.get(folded) ?? folded);
    const result = this.sameStems.get(stem) ?? stem;
    // what people type is open: only so many words are remembered
    if (this.canons.size < CANONS_MAX) this.canons.set(word, result);
    return result;
  }

  private stem(folded: string): string {
    let stem = folded;
    for (const [ending, replacement] of this.words.endings) {
      if (!ending.test(stem)) continue;
      stem = stem.replace(ending, replacement);
      break;
    }
    return this.words.language === 'nl' ? evenSpelling(stem) : stem;
  }

  /** What something small may be of its usual size, likeliest first: 'tomaat' for 'tomaatjes'. Of words without accents. */
  ofUsualSize(folded: string): string[] {
    const diminutives = this.words.diminutives ?? [];
    return diminutives.flatMap(([ending, rest]) => (ending.test(folded) ? [folded.replace(ending, rest)] : []));
  }

  number(lower: string): number | undefined {
    return this.numbers.get(fold(lower));
  }

  /** The longest unit that is spelled from a token on. */
  unitAt(tokens: readonly Token[], index: number): Read<UnitWord> | null {
    const first = tokens[index];
    if (first?.kind !== 'word') return null;
    if (this.notUnits.size > 0 && longestPhrase(tokens, index, this.notUnits)) return null;
    const found = longestPhrase(tokens, index, this.units);
    if (!found || !this.needsOf.has(letters(first.text))) return found;
    // 'vin blanc 1 verre': behind the food and its number it is nothing else
    const [food, number] = [tokens[index - 2]?.kind, tokens[index - 1]?.kind];
    if (food === 'word' && number === 'number' && found.next === tokens.length) return found;
    const isLong = found.next > index + 1;
    // 'copa grande de vino'
    const of = this.size(tokens[found.next]?.lower ?? '') === undefined ? found.next : found.next + 1;
    if (!isLong && !this.isOf(tokens[of])) return null;
    return found.value.unit !== 'drizzle' || this.isPoured(tokens, of) ? found : null;
  }

  /** Whether what stands behind an 'of' word flows. */
  private isPoured(tokens: readonly Token[], of: number): boolean {
    if (this.pours === null) return true;
    const grown = /^d[’'`](?=.)/.exec(tokens[of]?.lower ?? '')?.[0] ?? '';
    const word = grown === '' ? tokens[of + 1]?.lower : tokens[of]?.lower.slice(grown.length);
    const isMark = /^[’'`]$/.test(word ?? '');
    return this.pours.has(this.canon((isMark ? tokens[of + 2]?.lower : word) ?? ''));
  }

  /** An 'of' word, also one that is grown together with the next: `d’huile`. */
  isOf(token: Token | undefined): boolean {
    if (token === undefined) return false;
    return this.of.has(fold(token.text)) || /^d[’'`]/.test(token.lower);
  }

  /** Whether a remark begins with a word: by itself or with the two behind it. */
  isRemark(words: readonly string[], index: number): boolean {
    return startsPhrase(this.remarks, words, index);
  }

  /** Whether words begin like the name of a part of a recipe: 'für den Teig'. */
  isHeading(words: readonly string[]): boolean {
    return startsPhrase(this.headings, words, 0);
  }

  /** Whether words are articles and 'of' words alone. */
  areLinks(words: readonly string[]): boolean {
    return words.every((word) => this.links.has(word) || this.of.has(fold(word)));
  }

  /** Whether the words before a colon say what the food behind it is for: 'zum Servieren', 'Garnitur', 'pour la sauce'. */
  isAim(words: readonly string[]): boolean {
    const [first = '', ...more] = words.map(fold);
    return this.labels.has(first) || (more.length > 0 && this.purposes.has(first));
  }

  isOptional(words: readonly string[], index: number): boolean {
    return startsPhrase(this.optional, words, index);
  }

  /** What stands for an amount from a token on: 'q.b.', 'etwas'. */
  vagueAt(tokens: readonly Token[], index: number): Read<true> | null {
    return longestPhrase(tokens, index, this.vague);
  }

  size(word: string): IngredientSize | undefined {
    return this.sizes.get(this.canon(word));
  }

  isFilling(word: string): boolean {
    return this.fillings.has(this.canon(word));
  }

  isDescribing(canon: string): boolean {
    return this.describing.has(canon) || this.sizes.has(canon);
  }

  isPart(canon: string): boolean {
    return this.parts.has(canon);
  }
}

const CANONS_MAX = 20_000;

/** Dutch writes one sound with one letter or two: 'tomaat', 'tomaten'; 'kip', 'kippen'; 'druif', 'druiven'. */
const evenSpelling = (word: string): string =>
  word
    .replace(/(aa|ee|oo|uu)(?=[^aeiou]|$)/g, (pair) => pair.charAt(0))
    .replace(/([^aeiou])\1$/, '$1')
    .replace(/v$/, 'f')
    .replace(/z$/, 's');

function startsPhrase(phrases: Phrases<true>, words: readonly string[], index: number): boolean {
  let key = '';
  for (let at = index; at < words.length && at < index + 3; at++) {
    key += letters(itemAt(words, at));
    if (phrases.get(key)) return true;
    if (!phrases.begins(key)) return false;
  }
  return false;
}

function longestPhrase<T>(tokens: readonly Token[], index: number, phrases: Phrases<T>): Read<T> | null {
  let key = '';
  let found: Read<T> | null = null;
  for (let at = index; at < tokens.length && at < index + PHRASE_MAX_TOKENS; at++) {
    const token = itemAt(tokens, at);
    const isDot = token.text === '.' || token.text === '/';
    if (token.kind === 'number' ? !(at === index && token.text === '1') : token.kind === 'mark' && !isDot) break;
    if (isDot && at === index) break;
    // '1 TL' and '1 t l' are the same letters: an amount is no part of a unit
    key += letters(token.text === '/' ? '' : token.text);
    if (!phrases.begins(key)) break;
    const value = key === '' ? undefined : phrases.get(key);
    if (value !== undefined) found = { value, next: tokens[at + 1]?.text === '.' ? at + 2 : at + 1 };
  }
  return found;
}

const TABLES: Readonly<Record<LanguageAbroad, LanguageWords>> = {
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  it: ITALIAN,
  nl: DUTCH,
};
const lexicons = new Map<Language, Lexicon>();

/** Beginnings of words, of all languages but English, by which a line without an amount is a little of something; for folded text. */
export const LITTLES = new RegExp(
  `\\b(?:${Object.values(TABLES)
    .flatMap(({ littles }) => littles.split(' '))
    .join('|')
    .replace(/_/g, ' ')})`,
);

/** The words of a language; null for English, whose own rules the readers hold. */
export function lexiconOf(language: Language | null): Lexicon | null {
  if (language === null || language === 'en') return null;
  const known = lexicons.get(language);
  if (known !== undefined) return known;
  const lexicon = new Lexicon(TABLES[language]);
  lexicons.set(language, lexicon);
  return lexicon;
}

const PLAIN_WORDS = /^[a-z0-9% ]*$/i;

/** A text in words, its elisions undone: "d'huile d'olive" -> d, huile, d, olive. Possessive and plural 's goes. */
export function plainWords(text: string, language: Language): string[] {
  if (PLAIN_WORDS.test(text)) return text.split(' ').filter((word) => word !== '');
  const isElided = language === 'fr' || language === 'it';
  return (isElided ? text.replace(/[’'`´]/g, ' ') : text.replace(/[’'`´](?:s\b)?/g, ''))
    .split(/[^\p{L}\p{M}\p{N}%]+/u)
    .filter((word) => word !== '' && !ELISION.test(word));
}
