import type { Row, Segment } from './rows.ts';

/** Rows that have something on a side, on both sides each, from which they are columns. */
const ROWS_LEAST = 3;
/** White between two columns, in heights of a letter. */
const WHITE_LEAST = 0.9;
/** Distance of a row from the one above, in heights of a letter, from which it may belong to something else. */
const APART_FROM = 2.2;
/** Letters so much larger than those above open something else. */
const LARGER_FROM = 1.15;
/** Columns within columns. */
const DEPTH_MAX = 6;
/** An amount as a column of a list has it ('200 g', '½', '2-3 tbsp'), or the mark of an item. */
const AMOUNT = /^(?:[•·●○◦▪■□☐*–-]|(?:ca\.?|about|etwa)?\s*[\d½¼¾⅓⅔⅛][\d\s.,/½¼¾⅓⅔⅛–-]*\s*[\p{L}.]{0,12}[.)]?)$/iu;
const AMOUNTS_LEAST = 0.6;

interface Stretch {
  from: number;
  end: number;
  /** Where the right column begins. */
  cut: number;
}

/**
 * The rows of a page in the order in which they are read: what stands in columns column by column, what goes across before and
 * after it. A list whose amounts stand in a column of their own is none: its rows stay together.
 */
export function inReadingOrder(rows: readonly Row[], depth = 0): Row[] {
  const stretch = depth < DEPTH_MAX ? longestStretch(rows) : null;
  if (stretch === null) return [...rows];
  const { from, end, cut } = stretch;
  const within = rows.slice(from, end);
  const left = side(within, (segment) => !isRight(segment, cut));
  const right = side(within, (segment) => isRight(segment, cut));
  const columns = isTable(left, right) ? within : [left, right].flatMap((column) => inReadingOrder(column, depth + 1));
  return [...inReadingOrder(rows.slice(0, from), depth + 1), ...columns, ...inReadingOrder(rows.slice(end), depth + 1)];
}

const isRight = (segment: Segment, cut: number) => segment.left >= cut;

const side = (rows: readonly Row[], isOn: (segment: Segment) => boolean): Row[] =>
  rows.flatMap((row) => {
    const segments = row.segments.filter(isOn);
    return segments.length === 0 ? [] : [{ ...row, segments }];
  });

/** The most rows, one below the other, that keep clear of the white left of a place where some of them begin. */
function longestStretch(rows: readonly Row[]): Stretch | null {
  const cuts = new Set(rows.flatMap((row) => row.segments.map((segment) => Math.floor(segment.left))));
  let best: Stretch | null = null;
  for (const cut of cuts) {
    for (let from = 0; from < rows.length; ) {
      let end = from;
      while (end < rows.length && isClear(rows[end], cut)) end += 1;
      const found = asColumns(rows, from, end, cut);
      if (found !== null && (best === null || found.end - found.from > best.end - best.from)) best = found;
      from = end + 1;
    }
  }
  return best;
}

const isClear = (row: Row | undefined, cut: number): boolean =>
  row?.segments.every((segment) => isRight(segment, cut) || segment.right <= cut - WHITE_LEAST * row.height) ?? false;

/** The stretch without what stands alone below its columns, if both sides are columns at all. */
function asColumns(rows: readonly Row[], from: number, end: number, cut: number): Stretch | null {
  const has = (place: number, isOnRight: boolean) =>
    rows[place]?.segments.some((segment) => isRight(segment, cut) === isOnRight) ?? false;
  let both = from - 1;
  for (let place = from; place < end; place += 1) if (has(place, true)) both = place;
  let last = both + 1;
  while (last < end && !opensOther(rows[last - 1], rows[last])) last += 1;
  const places = Array.from({ length: last - from }, (_, offset) => from + offset);
  const [lefts, rights] = [false, true].map((isOnRight) => places.filter((place) => has(place, isOnRight)).length);
  return (lefts ?? 0) >= ROWS_LEAST && (rights ?? 0) >= ROWS_LEAST ? { from, end: last, cut } : null;
}

const opensOther = (above: Row | undefined, row: Row | undefined): boolean =>
  above !== undefined &&
  row !== undefined &&
  (row.y - above.y > APART_FROM * above.height || row.height > LARGER_FROM * above.height);

const textOf = (row: Row) =>
  row.segments
    .map((segment) => segment.text)
    .join(' ')
    .trim();

/** Whether one side holds the amounts, or the marks, of what stands beside them. */
function isTable(left: readonly Row[], right: readonly Row[]): boolean {
  const isOf = (one: readonly Row[], other: readonly Row[]) => {
    const beside = new Set(other.map((row) => row.y));
    const amounts = one.filter((row) => beside.has(row.y) && AMOUNT.test(textOf(row))).length;
    return amounts >= one.length * AMOUNTS_LEAST;
  };
  return isOf(left, right) || isOf(right, left);
}
