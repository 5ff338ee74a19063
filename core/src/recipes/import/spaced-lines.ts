import { sameLineKey } from './clean-text.ts';
import type { PageLine } from './page-line.ts';

const WORD_OR_NUMBER = /\p{L}+|\p{N}+/gu;
const LINE_CHARACTERS_MAX = 200;
/** '11/2': a whole number before its part without the space between; '2 tbspsugar' has a word that no letter is missing from. */
const MAY_BE_GLUED = /^\D{0,8}\d{2,}\s?[/⁄]\s?\d|\d\s?\p{L}{4,}/u;

/** Whether the word or the number behind the amount is several of the page's in a row. */
function isGlued(own: readonly string[], shown: readonly string[]): boolean {
  const place = own.findIndex((word, at) => word !== shown[at]);
  const [whole, first] = [own[place], shown[place]];
  if (whole === undefined || first === undefined || !whole.startsWith(first)) return false;
  return /\p{N}/u.test(own[place - 1] ?? '1');
}

/**
 * The data's lines with the spaces that the page sets in them, where a unit and its food or a number and its part ran together
 * on the way: '2 tablespoonshoney', '11/2 cups milk'.
 */
export function withSpacesOfPage(data: readonly string[], lines: readonly PageLine[]): string[] {
  const suspects = new Set(
    data.filter((line) => line.length <= LINE_CHARACTERS_MAX && MAY_BE_GLUED.test(line)).map(sameLineKey),
  );
  if (suspects.size === 0) return [...data];
  const shown = new Map<string, string>();
  for (const { text } of lines) {
    if (text.length > LINE_CHARACTERS_MAX || !/\d/.test(text)) continue;
    const key = sameLineKey(text);
    if (suspects.has(key) && !shown.has(key)) shown.set(key, text);
  }
  return data.map((line) => {
    const other = shown.get(sameLineKey(line));
    if (other === undefined || other === line) return line;
    const [own, apart] = [line.toLowerCase().match(WORD_OR_NUMBER), other.toLowerCase().match(WORD_OR_NUMBER)];
    return own && apart && apart.length > own.length && isGlued(own, apart) ? other : line;
  });
}
