import { inReadingOrder } from './columns.ts';
import type { PlacedPage, ReadLine } from './pdf-page.ts';
import { type Row, rowsOfTexts } from './rows.ts';

/** Share of a page's height above and below that running titles and numbers of pages stand in. */
const EDGE = 0.09;
/** Pages on which the same stands at an edge from which it belongs to none. */
const REPEATED_ON = 2;
const PAGE_NUMBER = /^(?:(?:page|seite|p\.|s\.)\s*)?[-–]?\s*\d{1,4}\s*(?:(?:\/|of|von|de|di|van)\s*\d{1,4})?\s*[-–]?$/i;
/** Distance of two lines, in heights of a letter, from which something else begins. */
const BLANK_FROM = 1.9;
/** A line so full that the next one goes on with its sentence. */
const FULL_FROM = 0.88;
const PROSE_CHARACTERS = 40;
const NEW_LINE = /^(?:[•·●○◦▪■□☐*–-]|\d|[½¼¾⅓⅔⅛]|(?:step|schritt|étape|paso)\s*\d)/iu;
const SENTENCE_END = /[.!?:;。…]["'”’)]*$/u;

interface Line extends ReadLine {
  left: number;
  right: number;
  y: number;
  height: number;
  page: number;
}

/**
 * The lines of a document as somebody reads them: columns one after the other, sentences that are broken at the edge of a column
 * whole, an empty line where the page leaves room, and without what every page repeats.
 */
export function linesOfPages(pages: readonly PlacedPage[]): ReadLine[] {
  const rowsOf = pages.map((page) => rowsOfTexts(page.texts));
  const repeated = repeatedAtEdges(pages, rowsOf);
  const usual = usualHeight(rowsOf.flat());
  const lines = rowsOf.flatMap((rows, page) => {
    const { heightPt } = pages[page] ?? { heightPt: 0 };
    const own = rows.filter(
      (row) => !(isAtEdge(row, heightPt) && repeated.has(edgeKey(row))) && !isNumber(row, heightPt),
    );
    return inReadingOrder(own).map((row) => lineOf(row, page, usual));
  });
  return withBlanks(lines);
}

const textOf = (row: Row) =>
  row.segments
    .map((segment) => segment.text)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

const lineOf = (row: Row, page: number, usual: number): Line => ({
  text: textOf(row),
  size: row.height / usual,
  left: Math.min(...row.segments.map((segment) => segment.left)),
  right: Math.max(...row.segments.map((segment) => segment.right)),
  y: row.y,
  height: row.height,
  page,
});

const isAtEdge = (row: Row, heightPt: number) => row.y < heightPt * EDGE || row.y > heightPt * (1 - EDGE);
const isNumber = (row: Row, heightPt: number) => isAtEdge(row, heightPt) && PAGE_NUMBER.test(textOf(row));
const edgeKey = (row: Row) => textOf(row).replace(/\d+/g, '#');

/** What stands at the edge of several pages, whatever number it has there. */
function repeatedAtEdges(pages: readonly PlacedPage[], rowsOf: readonly (readonly Row[])[]): Set<string> {
  const seen = new Map<string, number>();
  for (const [page, rows] of rowsOf.entries()) {
    const keys = new Set(rows.filter((row) => isAtEdge(row, pages[page]?.heightPt ?? 0)).map(edgeKey));
    for (const key of keys) seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  return new Set([...seen].filter(([, count]) => count >= REPEATED_ON).map(([key]) => key));
}

/** The height of the letters that most of a document is written in. */
function usualHeight(rows: readonly Row[]): number {
  const byHeight = new Map<number, number>();
  for (const row of rows) {
    const height = Math.round(row.height * 2) / 2;
    byHeight.set(height, (byHeight.get(height) ?? 0) + textOf(row).length);
  }
  const [usual] = [...byHeight].toSorted((a, b) => b[1] - a[1]);
  return usual?.[0] || 1;
}

/** Lines with their sentences whole, and an empty one where something else begins. */
function withBlanks(lines: readonly Line[]): ReadLine[] {
  const read: { text: string; size: number }[] = [];
  let block: Line[] = [];
  const end = () => {
    if (block.length > 0 && read.length > 0) read.push({ text: '', size: 1 });
    read.push(...whole(block));
    block = [];
  };
  for (const line of lines) {
    const above = block.at(-1);
    if (above !== undefined && !isBelow(above, line)) end();
    block.push(line);
  }
  end();
  return read;
}

/** Whether a line stands right below another, in letters of its size. */
function isBelow(above: Line, line: Line): boolean {
  const distance = line.y - above.y;
  const isNear = distance > 0 && distance <= BLANK_FROM * Math.max(above.height, line.height);
  const isAlike = Math.abs(line.height - above.height) <= 0.15 * above.height;
  return line.page === above.page && isNear && isAlike && line.left < above.right && line.right > above.left;
}

/** The lines of a block; where they are prose that fills its column, those of one sentence are one line. */
function whole(block: readonly Line[]): { text: string; size: number }[] {
  const left = Math.min(...block.map((line) => line.left));
  const width = Math.max(...block.map((line) => line.right)) - left;
  const isFull = (line: Line) => line.right - left >= FULL_FROM * width && line.text.length >= PROSE_CHARACTERS;
  const isProse = block.filter(isFull).length * 2 >= block.length;
  const read: { text: string; size: number }[] = [];
  for (const [place, { text, size }] of block.entries()) {
    const above = block[place - 1];
    const last = read.at(-1);
    const goesOn =
      isProse && above !== undefined && isFull(above) && !SENTENCE_END.test(above.text) && !NEW_LINE.test(text);
    if (goesOn && last !== undefined) last.text = joined(last.text, text);
    else read.push({ text, size });
  }
  return read;
}

/** Two parts of a sentence; a hyphen at the edge divides a word where small letters stand on both sides. */
const joined = (before: string, after: string): string =>
  /\p{Ll}[-\u00ad]$/u.test(before) && /^\p{Ll}/u.test(after) ? `${before.slice(0, -1)}${after}` : `${before} ${after}`;
