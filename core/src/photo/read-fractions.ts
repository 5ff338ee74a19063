import type { Gray } from './gray.ts';
import type { Box, ReadWord } from './read-word.ts';
import { digitIn, type Ink } from './small-digit.ts';

const INK_BELOW = 168;
const FRACTIONS: Readonly<Record<string, string>> = {
  '12': '½',
  '14': '¼',
  '34': '¾',
  '13': '⅓',
  '23': '⅔',
};
/** What a fraction may have been taken for is short, and no word. */
const LONGEST = 5;
/** A number, or a word in small letters, of which the reader is sure is no fraction; the number of a step never is. */
const WORD = /^(?:\d+|\p{Lu}?\p{Ll}+)[.,]?$/u;
const NUMBER = /^\d{1,2}[.,)]$/u;
const SURE_FROM = 90;
/** What was made out by its shape is still shown to people. */
const CONFIDENCE = 70;
/** A larger number has no fraction behind it. */
const WHOLE_MAX = 24;
/** Of the way from corner to corner so much belongs to the stroke. */
const STROKE_SHARE = 0.13;

/**
 * Fractions of one sign, ½ ¼ ¾ ⅓ ⅔, which the reader's data does not know: it takes them for '%', 'Ya', '1A'. Words that may be
 * one are looked at in the picture: a small digit above a slanting stroke, another one below it.
 * @param letterPx how high small letters are in the picture
 */
export function withFractions(words: readonly ReadWord[], picture: Gray, letterPx: number): ReadWord[] {
  return words.map((word, at) => {
    const { text, confidence, box } = word;
    const mayBe = text.length <= LONGEST && box.right - box.left < letterPx * 4.5;
    if (!mayBe || isUnitOf(words[at - 1], text) || NUMBER.test(text) || (confidence >= SURE_FROM && WORD.test(text)))
      return word;
    const signs = signsIn(picture, grown(box, picture, Math.round(letterPx * 0.15)), letterPx);
    const last = signs.at(-1);
    const fraction = last === undefined ? null : fractionIn(picture, last, letterPx);
    if (fraction === null) return word;
    const whole = signs.length === 2 ? (/^\d/.exec(text)?.[0] ?? null) : '';
    if (whole === null || signs.length > 2) return word;
    return { ...word, text: whole + fraction, confidence: CONFIDENCE };
  });
}

/** '225 g': behind a number the letter is its unit, and nobody writes 225 ⅓. */
const isUnitOf = (before: ReadWord | undefined, text: string): boolean =>
  before !== undefined && /^\d+$/.test(before.text) && (/^[gl]$/i.test(text) || Number(before.text) > WHOLE_MAX);

const grown = ({ left, top, right, bottom }: Box, { widthPx, heightPx }: Gray, byPx: number): Box => ({
  left: Math.max(0, left - byPx),
  top: Math.max(0, top - byPx),
  right: Math.min(widthPx, right + byPx),
  bottom: Math.min(heightPx, bottom + byPx),
});

const isInk = ({ widthPx, pixels }: Gray, x: number, y: number) => (pixels[y * widthPx + x] ?? 255) < INK_BELOW;

/** The signs of a word, parted where a column has no ink; specks are left out. */
function signsIn(picture: Gray, box: Box, letterPx: number): Box[] {
  const signs: Box[] = [];
  let open: Box | null = null;
  for (let x = box.left; x <= box.right; x++) {
    let [top, bottom] = [-1, -1];
    for (let y = box.top; x < box.right && y < box.bottom; y++) {
      if (!isInk(picture, x, y)) continue;
      if (top < 0) top = y;
      bottom = y + 1;
    }
    if (top < 0) {
      if (open !== null && open.bottom - open.top > letterPx * 0.5) signs.push(open);
      open = null;
    } else if (open === null) open = { left: x, top, right: x + 1, bottom };
    else open = { left: open.left, top: Math.min(open.top, top), right: x + 1, bottom: Math.max(open.bottom, bottom) };
  }
  return signs;
}

/** The fraction that a sign is, or null. */
function fractionIn(picture: Gray, box: Box, letterPx: number): string | null {
  const [widthPx, heightPx] = [box.right - box.left, box.bottom - box.top];
  if (heightPx < letterPx * 1.1 || heightPx > letterPx * 2.2) return null;
  if (widthPx < heightPx * 0.6 || widthPx > heightPx * 1.7) return null;
  const above: Ink = { points: [] };
  const below: Ink = { points: [] };
  let stroke = 0;
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      if (!isInk(picture, box.left + x, box.top + y)) continue;
      const across = (x + 0.5) / widthPx + (y + 0.5) / heightPx - 1;
      if (across < -STROKE_SHARE) above.points.push([x, y]);
      else if (across > STROKE_SHARE) below.points.push([x, y]);
      else stroke++;
    }
  }
  // the stroke goes all the way
  if (stroke < heightPx) return null;
  return FRACTIONS[`${digitIn(above)}${digitIn(below)}`] ?? null;
}
