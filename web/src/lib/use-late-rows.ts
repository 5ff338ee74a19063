import { useDeferredValue } from 'react';

/** Rows that come at once without being felt; more than that are made in slices. */
const ROWS_AT_ONCE = 5;
const NONE: readonly never[] = [];

/** The rows to draw now: what was pressed answers first, and rows that come in numbers follow. Single ones wait for nothing. */
export function useLateRows<Row>(rows: readonly Row[]): readonly Row[] {
  const made = useDeferredValue(rows, NONE);
  return rows.length - made.length > ROWS_AT_ONCE ? made : rows;
}
