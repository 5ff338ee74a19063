import { itemAt } from '../item-at.ts';
import { fold } from './languages/fold.ts';
import type { LanguageAbroad } from './languages/language.ts';
import { type Lexicon, plainWords } from './languages/lexicon.ts';
import { type NameParts, takeBrackets } from './split-name.ts';

type Word = { readonly text: string; readonly bare: string };

/** A word without what is printed around it. */
const bareOf = (word: string): string =>
  LETTERS_ONLY.test(word) ? word.toLowerCase() : fold(word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}-]+$/gu, ''));
const LETTERS_ONLY = /^[a-z0-9]+$/i;

const toWords = (text: string): Word[] =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => ({ text: word, bare: bareOf(word) }));

const toText = (words: readonly Word[]): string => words.map((word) => word.text).join(' ');
const trimmed = (text: string): string => text.replace(/^[\s,.:;/+*–-]+|[\s,.:;/+*–(-]+$/g, '');

/** Words that say how something was done to a food: 'affettata sottilmente', 'picado gruesamente', 'émincé finement'. */
const ADVERB: Readonly<Partial<Record<LanguageAbroad, RegExp>>> = {
  it: /^\p{Ll}{3,}mente$/u,
  es: /^\p{Ll}{3,}mente$/u,
  fr: /^\p{Ll}{3,}[eè]ment$/u,
};

/** Whether a word says nothing about which food it is. */
function isDescribing(lexicon: Lexicon, { bare }: Word): boolean {
  if (ADVERB[lexicon.language]?.test(bare) && !lexicon.isRemark([bare], 0)) return true;
  if (bare === '' || /^\d/.test(bare)) return true;
  return plainWords(bare, lexicon.language).every(
    (word) => lexicon.isDescribing(lexicon.canon(word)) || lexicon.links.has(word) || lexicon.of.has(word),
  );
}

/**
 * Splits the text behind the amount into the food, its preparation and remarks, by the words of a language other than
 * English: what only describes and stands behind the food is its preparation, what a remark begins is a comment.
 */
export function splitByWords(text: string, lexicon: Lexicon): NameParts {
  const preparation: string[] = [];
  const comment: string[] = [];
  let isOptional = false;
  let { outside, groups } = takeBrackets(text);
  if (trimmed(outside) === '' && groups.length > 0) [outside, groups] = [itemAt(groups, 0), groups.slice(1)];

  const addPhrase = (words: readonly Word[]) => {
    if (words.length === 0) return;
    const bare = words.map((word) => word.bare);
    // 'nach Belieben mehr' is of what is more
    if (lexicon.isOptional(bare, 0) && !bare.includes('mehr')) {
      isOptional = true;
      if (words.length < 3) return;
    }
    const phrase = trimmed(toText(words));
    if (phrase === '' || lexicon.areLinks(words.map((word) => word.bare))) return;
    const isSaid = words.every((word) => isDescribing(lexicon, word));
    // a weight in brackets is no preparation: '(16g)'
    if (isSaid && !/^\d|[½¼¾⅓⅔]/.test(phrase)) preparation.push(phrase);
    else comment.push(phrase);
  };

  const segments = outside
    .split(/[,;]+(?=\s|$)|\s[-–—]+\s|\s*[–—]+\s*|:\s/u)
    .map((segment) => toWords(segment.trim()))
    .filter((segment) => segment.length > 0);
  let head = segments.shift() ?? [];
  // 'geschälte, gewürfelte Tomaten': no food yet, so the name goes on
  while (segments.length > 0 && head.every((word) => isDescribing(lexicon, word)))
    head = [...head, ...(segments.shift() ?? [])];
  // 'rote, gelbe und grüne Paprika', 'Hühner-, Rinder- oder Gemüsebrühe': what all share comes last
  while (segments.length > 0 && goesOn(head, lexicon))
    head = [...head.slice(0, -1), withComma(itemAt(head, head.length - 1)), ...(segments.shift() ?? [])];

  const remark = remarkStart(head, lexicon);
  const behind = remark > 0 ? head.slice(remark) : [];
  if (remark > 0) head = head.slice(0, remark);
  const cut = cutStart(head, lexicon);
  let end = cut;
  while (end > 1 && isDescribing(lexicon, itemAt(head, end - 1))) end--;
  // 'mageres Faschiertes': behind words that only say which, the noun is a word that describes others
  const isNoun = isWithoutNoun(head.slice(0, end), lexicon) && /^\p{Lu}/u.test(head.at(-1)?.text ?? '');
  if (end < head.length && !isNoun && !head.slice(0, end).every((word) => isDescribing(lexicon, word))) {
    if (cut < head.length) preparation.push(trimmed(toText(head.slice(end))));
    else addPhrase(head.slice(end));
    head = head.slice(0, end);
  }
  addPhrase(behind);
  for (const segment of segments) addPhrase(segment);
  for (const group of groups) {
    // '(275 g, Kühlregal)'
    const phrases = takeBrackets(group).outside.split(/[,;]\s+(?=\S)/);
    for (const phrase of phrases) addPhrase(toWords(phrase.trim()));
  }
  const name = trimmed(toText(head));
  return { name, preparation, comment, isOptional };
}

const withComma = ({ text, bare }: Word): Word => ({ text: `${text},`, bare });

/** Whether the food that a comma follows has left its noun, or the end of it, to what stands behind. */
const goesOn = (head: readonly Word[], lexicon: Lexicon): boolean =>
  lexicon.words.hasCompounds &&
  (head.at(-1)?.text.endsWith('-') === true ||
    head.every(({ text }) => PARTICIPLE.test(text)) ||
    (isWithoutNoun(head, lexicon) && head.every(({ text }) => INFLECTED.test(text))));

/** What was done to a food whose noun follows: 'abgezogene, gehobelte Mandeln'. */
const PARTICIPLE =
  /^(?:(?:ab|an|auf|aus|ein|vor|zer|un|durch|über|weich|hart|klein|fein|grob))?ge\p{Ll}{2,}(?:t|en)(?:e|er|es|en),?$/u;

/** An adjective in front of its noun. */
const INFLECTED = /^\p{Ll}.*(?:e|er|es|en),?$/u;

/** Whether words only say which of a food that is named behind them, where nouns come last: 'rote', 'witte'. */
const isWithoutNoun = (words: readonly Word[], lexicon: Lexicon): boolean =>
  lexicon.words.hasCompounds &&
  words.every(
    (word) => isDescribing(lexicon, word) || (lexicon.kinds.has(lexicon.canon(word.bare)) && INFLECTED.test(word.text)),
  );

/** 'En trozos', 'en dés', 'a cubetti': into what a food is cut. */
const CUT_INTO: Readonly<Partial<Record<LanguageAbroad, RegExp>>> = {
  es: /^en (?:trozos|trocitos|pedazos|pedacitos|piezas|presas|octavos|cubos|cubitos|dados|daditos|tiras|tiritas|rodajas|rajitas|rajas|rodajitas|medias lunas|ramilletes|lonchas|lonchitas|láminas|aros|gajos|cuadros|cuadritos|bastones|juliana|mitades|cuartos)$/,
  fr: /^en (?:morceaux|cubes|dés|rondelles|lamelles|lanières|tranches|bâtonnets|tronçons|quartiers|julienne|brunoise|bouchées)$/,
  it: /^[aà] (?:pezzi|pezzetti|cubetti|cubi|dadini|tocchetti|fette|fettine|rondelle|listarelle|striscioline|strisce|spicchi|julienne)$/,
};

/** Where words begin that say into what pieces a food is cut, with all behind them: 'en trozos anchos'; the length without any. */
function cutStart(head: readonly Word[], lexicon: Lexicon): number {
  const cut = CUT_INTO[lexicon.language];
  const isCut = (at: number) => {
    const [link, piece] = [head[at], head[at + 1]].map((word) => word?.text.toLowerCase().replace(/[.,]$/, '') ?? '');
    return cut?.test(`${link} ${piece}`) === true;
  };
  const at = head.findIndex((_, index) => index > 0 && isCut(index));
  return at < 0 ? head.length : at;
}

/** Where a remark or another food begins behind the food: 'zum Braten', 'pour le moule', 'o al gusto'. */
function remarkStart(words: readonly Word[], lexicon: Lexicon): number {
  const bare = words.map((word) => word.bare);
  let hasFood = false;
  for (let at = 0; at < words.length; at++) {
    if (hasFood && (lexicon.isRemark(bare, at) || itemAt(words, at).text.startsWith('+'))) {
      // 'Weizen- oder Reismehl', 'rote oder gelbe Paprika': the noun that both share comes last
      const isOr = lexicon.or.has(itemAt(words, at).bare);
      const isShared = itemAt(words, at - 1).text.endsWith('-') || (isOr && isWithoutNoun(words.slice(0, at), lexicon));
      if (!isShared) return at;
    }
    if (!isDescribing(lexicon, itemAt(words, at))) hasFood = true;
  }
  return -1;
}
