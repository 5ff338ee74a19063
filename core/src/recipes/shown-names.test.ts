import { expect, test } from 'vitest';
import { shownNames } from './shown-names.ts';

test('an ordinary recipe brings all names along, a very long one the first of them', () => {
  const ordinary = Array.from({ length: 100 }, (_, at) => `ingredient number ${at}`);
  expect(shownNames(ordinary)).toEqual(ordinary);
  const long = Array.from({ length: 300 }, (_, at) => String(at).padEnd(160, 'x'));
  expect(shownNames(long)).toEqual(long.slice(0, 31));
});

test('of thousands of short names as many are shown as a meal of a plan may have', () => {
  const short = Array.from({ length: 2_400 }, (_, index) => String(index % 10));
  expect(shownNames(short)).toEqual(short.slice(0, 300));
});
