import { useDeferredValue } from 'react';

/** Rows that come at once without being felt; more than that are made in slices. */
const ROWS_AT_ONCE = 5;

/**
 * The rows to draw now: what was pressed answers first, and rows that come in numbers follow. Single ones wait for nothing.
 * @param atFirst how many of them are there as soon as the page is, since somebody opened it to see them
 */
export function useLateRows<Row>(rows: readonly Row[], atFirst = 0): readonly Row[] {
  const made = useDeferredValue(rows, rows.slice(0, atFirst));
  return rows.length - made.length > ROWS_AT_ONCE ? made : rows;
}

/** How many of each group's rows are on the first screen, which is filled from the first group on. */
export function shareFirstScreen(counts: readonly number[], rowsOfScreen: number): readonly number[] {
  let left = rowsOfScreen;
  return counts.map((count) => {
    const shown = Math.min(count, left);
    left -= shown;
    return shown;
  });
}
