import { expect, test } from 'vitest';
import { type CookSum, orderByLog } from './order-by-log.ts';

const sum = (id: string, times: number, lastAt: string, stars: number | null): [string, CookSum] => [
  id,
  { id, times, lastAt, stars },
];
const SUMS = new Map([
  sum('soup', 2, '2025-04-01T10:00:00.000Z', 2),
  sum('stew', 1, '2025-04-03T10:00:00.000Z', 3),
  sum('cake', 1, '2025-04-02T10:00:00.000Z', null),
]);
const NEWEST_FIRST = ['pie', 'cake', 'stew', 'soup'];

test.each([
  ['made', 'desc', ['stew', 'cake', 'soup', 'pie']],
  ['made', 'asc', ['soup', 'cake', 'stew', 'pie']],
  ['often', 'desc', ['soup', 'cake', 'stew', 'pie']],
  ['often', 'asc', ['cake', 'stew', 'soup', 'pie']],
  ['stars', 'desc', ['stew', 'soup', 'pie', 'cake']],
  ['stars', 'asc', ['soup', 'stew', 'pie', 'cake']],
] as const)('by %s, %s: what was never cooked, or has no stars, is last', (by, direction, expected) => {
  expect(orderByLog(NEWEST_FIRST, SUMS, by, direction)).toEqual(expected);
});

test('equals stay the newest first, and what is given is left as it is', () => {
  const given = [...NEWEST_FIRST];
  expect(orderByLog(given, new Map(), 'stars')).toEqual(NEWEST_FIRST);
  expect(given).toEqual(NEWEST_FIRST);
});
