import type { PlacedText } from './pdf-page.ts';

/** Runs of one base line without a gap that a reader's eye would stop at. */
export interface Segment {
  text: string;
  readonly left: number;
  right: number;
  readonly y: number;
  readonly height: number;
}

/** Segments of one base line, from left to right. */
export interface Row {
  readonly y: number;
  readonly height: number;
  readonly segments: Segment[];
}

/** Share of the letters' height within which base lines are the same one. */
const SAME_LINE = 0.45;
/** Gaps, in heights of a letter: a space, and more than any space in justified text. */
const SPACE_FROM = 0.12;
const GAP_FROM = 1.1;

/** The rows of a page from top to bottom. */
export function rowsOfTexts(texts: readonly PlacedText[]): Row[] {
  const ordered = texts
    .filter((one) => one.text.trim() !== '' && Number.isFinite(one.x + one.y + one.width + one.height))
    .toSorted((a, b) => a.y - b.y || a.x - b.x);
  const rows: { y: number; height: number; texts: PlacedText[] }[] = [];
  for (const one of ordered) {
    const row = rows.at(-1);
    if (row !== undefined && Math.abs(one.y - row.y) <= SAME_LINE * Math.max(one.height, row.height)) {
      row.texts.push(one);
      row.height = Math.max(row.height, one.height);
    } else rows.push({ y: one.y, height: one.height, texts: [one] });
  }
  return rows.map(({ y, height, texts: parts }) => ({ y, height, segments: segmentsOf(parts, height) }));
}

function segmentsOf(texts: readonly PlacedText[], rowHeight: number): Segment[] {
  const segments: Segment[] = [];
  for (const one of texts.toSorted((a, b) => a.x - b.x)) {
    const last = segments.at(-1);
    const height = Math.max(one.height, 1);
    const gap = last === undefined ? 0 : one.x - last.right;
    if (last !== undefined && gap < GAP_FROM * Math.max(rowHeight, 1)) {
      const isSpaced = gap > SPACE_FROM * height && !last.text.endsWith(' ') && !one.text.startsWith(' ');
      last.text += `${isSpaced ? ' ' : ''}${one.text}`;
      last.right = Math.max(last.right, one.x + one.width);
    } else segments.push({ text: one.text, left: one.x, right: one.x + one.width, y: one.y, height });
  }
  return segments;
}
