import { sectionOf } from '../recipes/import/section-words.ts';
import { type Block, pageBlocks } from './page-columns.ts';
import { around, type Box, type Fragment, fragmentOf, type ReadWord, textOf } from './read-word.ts';

/** A line of the recipe: what stands over several rows of the paper is put together. */
export interface PageLine {
  words: ReadWord[];
  /** Where it stands, row by row. */
  boxes: Box[];
  /** A new block begins with it. */
  startsBlock: boolean;
}

/** A gap this wide divides columns, in heights of small letters. */
const GAP_LETTERS = 2.4;
/** What is read with less is no word: a stain, an edge, a drawing. */
const LEAST_CONFIDENCE = 25;
const LEAST_LINE_CONFIDENCE = 42;
const BULLET = /^[•·●○◦▪■□*»«¢°o©®e.,:;'\-–—]$/u;
const NUMBERED = /^\d{1,2}[.)]?$/u;
const STARTS_AMOUNT = /^[\d½¼¾⅓⅔⅛]/u;
/** An amount in words, or the article before one, in lower case as lists are printed; behind it stands what is measured. */
const STARTS_ITEM =
  /^(?:an?|one|two|three|four|five|six|half|some|few|several|plenty|juice|zest|pinch|handful|knob|splash|dash|bunch|salt|pepper|ein(?:e|en|ige|em)?|zwei|drei|vier|halbe[rs]?|etwas|saft|salz|une?|deux|trois|quelques|le jus|du|sel|un[ao]?|dos|tres|unos|unas|medi[oa]|sal|due|tre|qualche|mezz[oa]|alcun[ei]|sale|een|twee|drie|halve?|wat|enkele|zout) \p{L}/u;
/** What a line cannot end with: the rest stands in the next row. */
const ENDS_OPEN =
  /(?:^|\s)(?:[^\s]*,|or|and|with|plus|of|from|in|for|to|the|oder|und|mit|von|vom|aus|für|in|ou|et|avec|de|du|des|pour|o|y|u|e|con|di|del|da|per|para|en|met|van|voor|of)$/iu;
const ITEM_CHARACTERS_MAX = 60;
const isCounted = (row: Fragment): boolean => {
  const [first] = row.words;
  return (
    first !== undefined &&
    (STARTS_AMOUNT.test(first.text) || STARTS_ITEM.test(textOf(row))) &&
    !SENTENCE_END.test(textOf(row))
  );
};
const SENTENCE_END = /[.!?:;…]["'”’)]*$/u;

/**
 * The lines of a page in the order they are read.
 * @param rows words as they were read, row by row
 * @param letterPx how high small letters are
 */
export function pageLines(rows: readonly (readonly ReadWord[])[], letterPx: number): PageLine[] {
  const fragments = rows.flatMap((row) => fragmentsOf(row, letterPx)).filter((one) => isPrint(one, letterPx));
  return pageBlocks(fragments, letterPx).flatMap((block) => linesOf(block, letterPx));
}

/** As text: one line each, an empty line before each block. */
export const pageText = (lines: readonly PageLine[]): string =>
  lines.map((line, place) => `${line.startsBlock && place > 0 ? '\n' : ''}${textOf(line)}`).join('\n');

/** A row, divided where a gap shows that it goes on in another column. */
function fragmentsOf(row: readonly ReadWord[], letterPx: number): Fragment[] {
  const parts: ReadWord[][] = [];
  for (const word of row) {
    if (word.text.trim() === '') continue;
    const before = parts.at(-1)?.at(-1);
    if (before === undefined || word.box.left - before.box.right > letterPx * GAP_LETTERS) parts.push([word]);
    else parts.at(-1)?.push(word);
  }
  return parts.map(fragmentOf);
}

/** Whether somebody printed this: specks and edges are read too, but badly. */
function isPrint({ words, box }: Fragment, letterPx: number): boolean {
  const text = textOf({ words });
  const letters = text.match(/[\p{L}\d½¼¾⅓⅔]/gu)?.length ?? 0;
  const confidence = words.reduce((sum, word) => sum + word.confidence, 0) / words.length;
  const heightPx = box.bottom - box.top;
  if (letters === 0 || letters < text.replace(/\s/g, '').length * 0.5 || confidence < LEAST_CONFIDENCE) return false;
  return confidence >= LEAST_LINE_CONFIDENCE || (letters >= 6 && heightPx < letterPx * 4 && heightPx > letterPx * 0.6);
}

function linesOf(block: Block, letterPx: number): PageLine[] {
  const sides = around(block.map(({ box }) => box));
  const gaps = block.slice(1).map(({ box }, place) => box.top - (block[place]?.box.bottom ?? 0));
  const usualGap = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  const lines: PageLine[] = [];
  let before: Fragment | undefined;
  for (const [place, row] of block.entries()) {
    const gap = gaps[place - 1] ?? 0;
    const line = lines.at(-1);
    const isFar = gap > Math.max(usualGap, 0) + letterPx * 0.9;
    if (line !== undefined && before !== undefined && !isFar && goesOn(before, row, sides, letterPx)) {
      join(line, row);
    } else {
      lines.push({
        words: withoutBullet(row.words),
        boxes: [row.box],
        startsBlock: place === 0 || gap > Math.max(usualGap, 0) + letterPx * 1.4,
      });
    }
    before = row;
  }
  return lines;
}

/** A mark before an item is no word of it; readers take it for letters. */
function withoutBullet(words: readonly ReadWord[]): ReadWord[] {
  const [first, second] = words;
  return first && second && BULLET.test(first.text) ? words.slice(1) : [...words];
}

/** Whether a row is the rest of the one above: there was no room for its first word, and it begins like no new item. */
function goesOn(above: Fragment, row: Fragment, sides: Box, letterPx: number): boolean {
  const [first, second] = row.words;
  if (first === undefined || sizeDiffers(above, row) || sectionOf(textOf(row)) !== null) return false;
  const isItem = BULLET.test(first.text) || (NUMBERED.test(first.text) && second !== undefined);
  const room = sides.right - above.box.right;
  const isFull = room < first.box.right - first.box.left + letterPx * 1.1;
  const isIndented = row.box.left > above.box.left + letterPx * 0.7;
  const last = textOf(above);
  if (isIndented && isFull) return !(isItem && /\p{L}/u.test(second?.text ?? '') && SENTENCE_END.test(last));
  if (!isFull || isItem) return false;
  // 'a small bunch of parsley' below a list's full row is the next item of it
  if (
    isCounted(above) &&
    !ENDS_OPEN.test(last) &&
    textOf(row).length <= ITEM_CHARACTERS_MAX &&
    STARTS_ITEM.test(textOf(row))
  )
    return false;
  if (/^[\p{Ll}(]/u.test(first.text)) return !SENTENCE_END.test(last) || /,$/.test(last);
  // in running text a name or a number may stand at the start of a row
  const isProse = above.words.length >= 5 && sides.right - sides.left > letterPx * 24;
  return isProse && !SENTENCE_END.test(last) && !(STARTS_AMOUNT.test(first.text) && STARTS_AMOUNT.test(last));
}

const sizeDiffers = (above: Fragment, row: Fragment): boolean => {
  const [one, other] = [above, row].map(({ box }) => box.bottom - box.top);
  return one !== undefined && other !== undefined && Math.max(one, other) > 1.6 * Math.min(one, other);
};

function join(line: PageLine, row: Fragment) {
  const last = line.words.at(-1);
  const [first, ...rest] = row.words;
  if (last && first && /\p{Ll}[-‐]$/u.test(last.text) && /^\p{Ll}/u.test(first.text)) {
    const text = last.text.slice(0, -1) + first.text;
    line.words[line.words.length - 1] = { ...last, text, confidence: Math.min(last.confidence, first.confidence) };
    line.words.push(...rest);
  } else line.words.push(...row.words);
  line.boxes.push(row.box);
}
