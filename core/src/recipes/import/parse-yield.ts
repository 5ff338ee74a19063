import { NUMBER_WORDS } from '../../number-words.ts';
import type { YieldKind } from './yield-kinds.ts';

/** Most servings or pieces a recipe may make; a larger number is a fault of the page. */
export const SERVINGS_MAX = 1000;

/** Words for numbers of the other languages of the web, and those that count no hours. */
const OTHER_WORDS: Readonly<Record<string, number>> = {
  dois: 2, duas: 2, três: 3, quatro: 4, oito: 8, dez: 10, två: 2, fyra: 4, fem: 5, sex: 6, åtta: 8, fire: 4, seks: 6, otte: 8, uno: 1,
  kettő: 2, két: 2, három: 3, négy: 4, öt: 5, hat: 6, nyolc: 8, tíz: 10, dwie: 2, dwóch: 2, trzy: 3, cztery: 4, czterech: 4, pięć: 5, sześć: 6, osiem: 8,
  dvě: 2, dvoch: 2, tři: 3, tri: 3, čtyři: 4, štyri: 4, pět: 5, päť: 5, šest: 6, šesť: 6, osm: 8, osem: 8, kaksi: 2, neljä: 4, kuusi: 6,
}; // biome-ignore format: one language a line reads better
/** What is an article more often, and Spanish and English words that mean something else before a noun. */
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'un', 'une', 'una', 'een', 'einer', 'einem', 'once']);
/** Whole numbers of people or pieces by their words, in all languages: beside what is counted none is mistaken. */
export const COUNT_WORDS: ReadonlyMap<string, number> = new Map([
  ...[...NUMBER_WORDS].filter(([word, value]) => Number.isInteger(value) && !ARTICLES.has(word)),
  ...Object.entries(OTHER_WORDS),
]);
const COUNT_WORDS_LONGEST_FIRST = [...COUNT_WORDS.keys()].sort((a, b) => b.length - a.length).join('|');
/** A number, or a number of dozens, in words: a part of a regular expression. */
export const COUNT_IN_WORDS = `(?:${COUNT_WORDS_LONGEST_FIRST}|an? dozen|half a dozen|ein(?: halbes)? dutzend|une (?:demi-)?douzaine|(?:una|media) docena|(?:una|mezza) dozzina|een (?:half )?dozijn)(?![\\p{L}])`;
/** What stands between the two ends of a range in the languages of the web: '4 to 6', '4 bis 6', '4 à 6', '4 o 6'. */
export const RANGE_WORDS = 'to|or|bis|oder|à|a|ou|o|y|e|tot|of|till?|eller|do';
// '4-6' and '4 to 6' are ranges; of '24 - 30', with spaces, of '4 à 6' and '6/8' the first number is the one that publishers scale by.
const RANGE = /(?<![\d.,/])(\d{1,4})(?:[-–—~〜～]|\s+to\s+)(\d{1,4})(?![\d.,/])/iu;
/** Sizes and weights, which count nothing: '9 x 13 in', '26 cm', '500 g'. A small number before a size counts: '2 x 20 cm'. */
const MEASURE =
  '(?:g|grams?|gramm[io]?|kg|ml|cl|l|dl|oz|ounces?|lbs?|pounds?|[cm]m|inch(?:es)?|in|litres?|liters?|litros?|°|"|”)(?!\\p{L})';
const SIZES = new RegExp(
  `(?:[7-9]|\\d{2})(?:[.,]\\d)?\\s?(?:cm|in|")?\\s?[x×]\\s?\\d{1,2}(?:[.,]\\d)?(?!\\d|\\s?(?:k?g|[cmd]?l|oz|ounces?|lbs?)(?!\\p{L}))(?:\\s?${MEASURE})?|\\d+(?:[.,]\\d+)?\\s?[-/]?${MEASURE}|[-−](?=\\d)(?<=^\\s*.)\\d+`,
  'giu',
);
const NUMBER = /\d{1,5}(?:[.,]\d{1,2})?/;
/** '1 1/2', '1 ½' and '3/4': a whole and a part, or a part alone. '3/4 personnes' is a range. */
const WITH_PART = /(?<![\d.,/–-])(?:(\d{1,3})\s*)?(?:(?<!\d)(1|3)\s?[/⁄]\s?(2|4)(?![\d.,/–-])|([½¼¾]))/u;
const PARTS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

/** The text with its first number that has a part written as a decimal. */
const withDecimals = (text: string): string =>
  text.replace(WITH_PART, (found, whole: string | undefined, over: string, under: string, sign: string | undefined) => {
    if (whole === undefined && sign === undefined && PEOPLE.test(text)) return found;
    return String(Number(whole ?? 0) + (sign === undefined ? Number(over) / Number(under) : PARTS[sign]!));
  });

const WORD_START = '(?<![\\p{L}])';
const PEOPLE = new RegExp(
  `${WORD_START}(?:adults?|adultes|adultos|adulti|erwachsene|guests?|gäste|convives|invités|invitados|esser|serv(?:es?|ings?)|people|persons?|portions?|portion(?:en|er)|port|person(?:en|er|e|as|nes)|pers|parts|raciones|porciones|porción|comensales|porções|porção|pessoas|porzion[ei]|dosi|doses|porties?|eters|adag|személy\\p{L}*|fő\\p{L}*|porcj[ieaę]|os(?:oby|ób|ôb)|porci\\p{L}*|porc[eí]|порц\\p{L}*|персон\\p{L}*|μερίδ\\p{L}*|άτομα|kişilik|porsiyon|os)(?![\\p{L}])|人分|人份|인분`,
  'iu',
);
/** 'Yield: 4' may be either, 'makes 12' cannot be people. */
const NEUTRAL =
  /(?<!\p{L})(?:yields?|for|für|pour|para|per|voor|ergibt|ergiebt|rendement|rendimento|rendimiento|antal|aantal|ca|about|approx(?:imately)?|circa|etwa|env(?:iron)?)(?!\p{L})/giu;

/** What a text that names a yield counts: '4 Personen' people, '2 dozen' and '1 loaf' pieces, a number alone people. */
export function yieldKindOf(text: string): YieldKind {
  if (PEOPLE.test(text)) return 'servings';
  const rest = text.replace(NEUTRAL, '').match(/\p{L}+/gu) ?? [];
  return rest.every((word) => COUNT_WORDS.has(word.toLowerCase())) ? 'servings' : 'pieces';
}

const UPPER_END = `(?:\\s?(?:[-–—]|(?<=\\s)(?:${RANGE_WORDS})(?=\\s))\\s?\\d{1,3})?`;
/** For how many people, where that is said beside a number of pieces: '1 pie (8 servings)', '24 cookies, serves 12'. */
const SERVED = new RegExp(
  `(?<![\\d.,/-])\\d{1,3}${UPPER_END}\\s(?:${PEOPLE.source})|(?:serves|feeds|for|für|pour|para|per|voor)\\s\\d{1,3}${UPPER_END}(?=\\s*(?:[).,]|$))`,
  'iu',
);

/** '... family of four', '... dozen': what the word before it does not count. */
const NO_COUNT = /^(?:famil\p{L}*|crowd|party|group|große?n?|paar|dutzend|halbe[sn]?|dozen)$/u;
const isArticle = (word: string, next: string | undefined): boolean =>
  /^(?:ein|eine|einen|one)$/.test(word) && NO_COUNT.test(next ?? '');

const UP_TO = new RegExp(`^(?:${RANGE_WORDS}|[-–—])$`, 'u');

/** The number that a text begins to count with in words: 'Serves four', and of 'six to eight' the upper end. */
function countInWords(text: string): number | null {
  const words = text.match(/\p{L}+|\p{N}+|[-–—]/gu) ?? [];
  const numberAt = (place: number) => {
    const word = words[place] ?? '';
    return COUNT_WORDS.get(word) ?? null;
  };
  const first = words.findIndex((word, place) => numberAt(place) !== null && !isArticle(word, words[place + 1]));
  if (first < 0) return null;
  const count = numberAt(first)!;
  const upTo = UP_TO.test(words[first + 1] ?? '') ? numberAt(first + 2) : null;
  return upTo !== null && upTo > count ? upTo : count;
}

const DOZEN = /(?<!\p{L})(?:dozens?|dutzend|douzaines?|docenas?|dozzin[ae]|dozijn)(?!\p{L})/u;
/** Digits that do not count the dozens: 'a dozen (12)'. */
const DOZENS = /\d\s(?:\p{L}+\s)?(?:dozen|dutzend|douzaine|docena|dozzin|dozijn)/u;
const HALF =
  /(?<!\p{L})(?:half a|ein halbes|une demi[- ]?|media|mezza|een half) ?(?:dozen|dutzend|douzaine|docena|dozzina|dozijn)(?!\p{L})/u;

/**
 * Servings (or pieces) that a text such as '4-6 servings', 'Für 4 Personen', '12 cookies' or 'about 2 dozen' names. Of a range
 * ('4-6', '4 to 6') the upper end counts. Null when the text names none, or names only a weight or a volume.
 */
export function parseYield(text: string): number | null {
  const read = withDecimals(
    text
      .slice(0, 200)
      .toLowerCase()
      .replace(/(\d)[.,]0+(?!\d)/g, '$1')
      .replace(SIZES, ' '),
  );
  const served = SERVED.exec(read);
  const counted = served?.[0] ?? read;
  const range = RANGE.exec(counted);
  let count: number | null = null;
  if (range && Number(range[1]) < Number(range[2])) count = Number(range[2]);
  else {
    const single = NUMBER.exec(counted);
    if (single) {
      count = Number(single[0].replace(',', '.'));
    } else {
      count = countInWords(read);
    }
  }
  if (DOZEN.test(read) && (!NUMBER.test(read) || DOZENS.test(read))) count = HALF.test(read) ? 6 : 12 * (count ?? 1);
  if (count === null) return null;
  return count > 0 && count <= SERVINGS_MAX ? count : null;
}
