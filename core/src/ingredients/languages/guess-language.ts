import { itemAt } from '../../item-at.ts';
import { ENGLISH_COMMON } from './en.ts';
import { fold } from './fold.ts';
import { LANGUAGES, type Language, type ToldLanguage } from './language.ts';
import { lexiconOf } from './lexicon.ts';
import { OTHER_LANGUAGES } from './others.ts';

/** Letters of a line that are looked at. */
const LINE_MAX = 200;
/** Lines of a list that are looked at: a language shows itself in fewer. */
const LINES_MAX = 120;
/** Letters that none of the six languages has. */
const FOREIGN_LETTERS = /[åøãõőűłčšžřěůťďňęąćśźżığşđĺľŕșțăâ\u0370-\u1cff\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/iu;
/** Letters that only one of the languages of the tables has. */
const OWN_LETTERS: readonly (readonly [RegExp, Language])[] = [
  [/[ßäü]/, 'de'],
  [/[ñ¿]/, 'es'],
  [/[œêçû]/, 'fr'],
];

/** The languages that are told apart; what is in none of the tables' languages is 'other'. */
const CODES: readonly string[] = [...LANGUAGES, ...Object.keys(OTHER_LANGUAGES), 'other'];
const OTHER = CODES.length - 1;
const NOT_ASCII = /[^\0-\x7f]/;

let table: ReadonlyMap<string, readonly number[]> | null = null;

/** Every word that tells something, with the places in `CODES` of the languages it may be of. */
function languagesByWord(): ReadonlyMap<string, readonly number[]> {
  if (table !== null) return table;
  const found = new Map<string, Set<number>>();
  const add = (word: string, language: number) => {
    const known = found.get(word);
    if (known) known.add(language);
    else found.set(word, new Set([language]));
  };
  for (const [at, language] of LANGUAGES.entries()) {
    const words = lexiconOf(language)?.known ?? ENGLISH_COMMON.trim().split(/\s+/);
    for (const word of words) add(fold(word), at);
  }
  for (const [language, words] of Object.entries(OTHER_LANGUAGES)) {
    for (const word of words.split(/\s+/)) add(fold(word), CODES.indexOf(language));
  }
  table = new Map([...found].map(([word, languages]) => [word, [...languages]]));
  return table;
}

function addTo(scores: number[], at: number, weight: number): void {
  scores[at] = itemAt(scores, at) + weight;
}

/** What the words of a line say for each language; a word of several languages says less for each. */
function addScores(line: string, scores: number[]): void {
  const words = languagesByWord();
  const text = line.slice(0, LINE_MAX).toLowerCase();
  const hasMarks = NOT_ASCII.test(text);
  for (const word of hasMarks ? fold(text).split(/[^\p{L}]+/u) : text.split(/[^a-z]+/)) {
    const languages = words.get(word);
    if (languages === undefined) continue;
    const weight = (word.length === 1 ? 0.3 : 1) / languages.length ** 1.5;
    for (const language of languages) addTo(scores, language, weight);
  }
  if (!hasMarks) return;
  if (FOREIGN_LETTERS.test(text)) addTo(scores, OTHER, 0.7);
  for (const [letter, language] of OWN_LETTERS) if (letter.test(text)) addTo(scores, CODES.indexOf(language), 0.5);
}

/** The language with the most, unless another comes near it. */
function winner(scores: readonly number[], least: number, lead: number): Language | null {
  let [first, second] = [0, 0];
  let best = 0;
  for (let at = 0; at < scores.length; at++) {
    const score = itemAt(scores, at);
    if (score > first) [second, first, best] = [first, score, at];
    else if (score > second) second = score;
  }
  return first < least || first < second * lead ? null : (LANGUAGES[best] ?? null);
}

/** Whether the words are of a language that is not read: its own and its letters together say far more than any of the six. */
function isOther(scores: readonly number[], least: number): boolean {
  const read = Math.max(...scores.slice(0, LANGUAGES.length));
  const other = Math.max(...scores.slice(LANGUAGES.length, OTHER)) + itemAt(scores, OTHER);
  return other >= least && other >= read * 1.1;
}

/**
 * The language of a recipe, told from its ingredient lines alone.
 * Time grows with the number of lines only, of which the first hundred or so are read.
 */
export function tellLanguage(lines: readonly string[]): ToldLanguage {
  const scores = CODES.map(() => 0);
  for (const line of lines.slice(0, LINES_MAX)) addScores(line, scores);
  return winner(scores, 0.6, 1.05) ?? (isOther(scores, 1.5) ? 'other' : null);
}

/** `tellLanguage`; null as well where it is none of the six. */
export const guessLanguage = (lines: readonly string[]): Language | null => readLanguage(tellLanguage(lines));

/** The language in which words are read; null where they are in none that is. */
export const readLanguage = (told: ToldLanguage): Language | null => (told === 'other' ? null : told);

/** The language of one line; null when its words are of several or of none, as they are in 'Tomate' or '200 g tofu'. */
export function guessLineLanguage(line: string): Language | null {
  const scores = CODES.map(() => 0);
  addScores(line, scores);
  const found = winner(scores, 0.8, 1.3);
  if (found === null || found === 'en') return found;
  return itemAt(scores, LANGUAGES.indexOf(found)) >= itemAt(scores, 0) * 2 + 0.3 ? found : null;
}
