import { normalForm } from '../../normal-form.ts';
import { sameLineKey } from './clean-text.ts';
import { isAmountOnly, withoutMeasures } from './list-likeness.ts';
import { leadingNumber } from './lost-amounts.ts';
import { remembering } from './remembering.ts';

/** Share of a line's words that a line of the page has before it says the same. */
const SAME_WORDS_FROM = 0.75;
/** Lines of the data that one line of the page may stand for. */
const PIECES_MAX = 5;
/** Lines that a glued one begins with from which it is taken apart. */
const STARTS_MAX = 8;
/** Lines of data that are compared word by word, and words of each: no recipe has more. */
const LOOSE_MAX = 150;
const WORDS_MAX = 40;

/** The words of a line in lower case, without numbers and single letters. */
export const wordsIn = remembering(
  (line: string): readonly string[] => line.toLowerCase().match(/\p{L}{2,}|\p{Script=Han}+/gu) ?? [],
);

/** The words of a line that name what is measured. */
const namesIn = remembering((line: string): readonly string[] => wordsIn(withoutMeasures(line)));

/** One unit in the ways in which publishers write it, whole and short. */
const UNIT_WORDS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:tablespoons?|tbsps?|tbs|tblsp)(?!\p{L})/gu, 'tbsp'],
  [/(?<!\p{L})(?:teaspoons?|tsps?)(?!\p{L})/gu, 'tsp'],
  [/(?<!\p{L})(?:ounces?|oz)(?!\p{L})/gu, 'oz'],
  [/(?<!\p{L})(?:pounds?|lbs?)(?!\p{L})/gu, 'lb'],
  [/(?<!\p{L})(?:gram(?:m|mes?|s|os|mi|o)?|gr|gms?)(?!\p{L})/gu, 'g'],
  [/(?<!\p{L})cups(?!\p{L})/gu, 'cup'],
  [/(?<!\p{L})esslöffel(?!\p{L})/gu, 'el'],
  [/(?<!\p{L})teelöffel(?!\p{L})/gu, 'tl'],
];

/** A key under which two ingredient lines count as the same however they write fractions and units. */
export const ingredientKey = remembering((line: string): string => {
  let text = normalForm(line, 'NFKC').toLowerCase();
  if (/\d/.test(text)) for (const [words, unit] of UNIT_WORDS) text = text.replace(words, unit);
  return sameLineKey(text);
});

/** The data's lines by where in a list of the page they stand: word for word, or with all but a few of their words. */
export function alignedLines(data: readonly string[], shown: readonly string[]): Map<number, string> {
  const keys = shown.map(ingredientKey);
  const byKey = new Map<string, number[]>();
  for (const [place, key] of keys.entries()) {
    const places = byKey.get(key);
    if (places) places.push(place);
    else byKey.set(key, [place]);
  }
  const taken = new Map<number, string>();
  const take = (given: readonly string[], placeOf: (line: string) => number): string[] =>
    given.filter((line) => {
      const place = placeOf(line);
      if (place >= 0) taken.set(place, line);
      return place < 0;
    });
  const loose = take(data, (line) => byKey.get(ingredientKey(line))?.shift() ?? -1);
  if (loose.length === 0) return taken;
  const words = shown.map((line) => new Set(wordsIn(line)));
  const placeOfMost = (own: readonly string[]) =>
    own.length === 0
      ? -1
      : words.findIndex(
          (known, at) => !taken.has(at) && own.filter((word) => known.has(word)).length >= own.length * SAME_WORDS_FROM,
        );
  const other = take(loose.slice(0, LOOSE_MAX), placeInflected(shown, taken));
  const left = take(other, (line) => placeOfMost(wordsIn(line).slice(0, WORDS_MAX)));
  take(left, (line) => placeOfMost(namesIn(line).slice(0, WORDS_MAX)));
  return taken;
}

/** Ends by which one of a thing and several differ: 'Tomate' and 'Tomaten', 'steak' and 'steaks'. */
const PLURAL_END = /(?:e?s|e?n)$/u;
const STEM_CHARACTERS_MIN = 4;
const stemOf = (word: string): string => {
  const stem = word.replace(PLURAL_END, '');
  return stem.length >= STEM_CHARACTERS_MIN ? stem.replace(/e$/u, '') : word;
};
const stemsIn = (line: string): string[] => namesIn(line).slice(0, WORDS_MAX).map(stemOf);
const numberOf = (line: string): string => leadingNumber(line)?.number.trim().replace(',', '.') ?? '';

/** Finds the line that has the same number of the same thing, in the plural where the data has the singular. */
function placeInflected(shown: readonly string[], taken: ReadonlyMap<number, string>): (line: string) => number {
  const lines = shown.map((line) => ({ key: stemsIn(line).join(' '), names: namesIn(line), number: numberOf(line) }));
  return (line) => {
    const [key, names, number] = [stemsIn(line).join(' '), namesIn(line).join(' '), numberOf(line)];
    if (key === '' || number === '') return -1;
    const isSame = (other: (typeof lines)[number]) =>
      other.number === number && other.key === key && other.names.join(' ') !== names;
    return lines.findIndex((other, at) => !taken.has(at) && isSame(other));
  };
}

/**
 * The data's lines with those put together that are one line of the page, and those taken apart that are several of them. Only
 * where they are the same to the letter.
 * @param shown the lines of the page, in order
 */
export function cutAsShown(data: readonly string[], shown: readonly string[]): string[] {
  const keys = shown.map(ingredientKey);
  const places = new Map(keys.map((key, place) => [key, place]));
  const cut: string[] = [];
  for (let at = 0; at < data.length; ) {
    const line = data[at]!;
    const key = ingredientKey(line);
    if (key === '' || places.has(key)) {
      cut.push(line);
      at += 1;
      continue;
    }
    let joined = key;
    let count = 1;
    while (count < PIECES_MAX && at + count < data.length) {
      joined += ingredientKey(data[at + count]!);
      count += 1;
      if (places.has(joined)) break;
    }
    const whole = count > 1 ? places.get(joined) : undefined;
    if (whole !== undefined) cut.push(shown[whole]!);
    else cut.push(...(piecesOf(key, keys, shown) ?? [line]));
    at += whole === undefined ? 1 : count;
  }
  return cut;
}

/** Whether a line of the page is an ingredient by itself and no part of one. */
const isMeasured = (line: string): boolean => /^[\d½¼¾⅓⅔⅛]/u.test(line) && !isAmountOnly(line);

/** The lines of the page in a row that one line of the data is; null where it is no such row. */
function piecesOf(key: string, keys: readonly string[], shown: readonly string[]): string[] | null {
  let starts = 0;
  for (const [start, first] of keys.entries()) {
    if (first === '' || first === key || !key.startsWith(first)) continue;
    starts += 1;
    if (starts > STARTS_MAX) break;
    let end = start;
    let length = 0;
    while (end < keys.length && keys[end] !== '' && length < key.length && key.startsWith(keys[end]!, length)) {
      length += keys[end]!.length;
      end += 1;
    }
    const pieces = shown.slice(start, end);
    const measured = pieces.filter(isMeasured).length;
    if (length === key.length && measured > 1 && measured * 2 > pieces.length) return pieces;
  }
  return null;
}
