import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowedTypos, editDistance } from './edit-distance.ts';

test.each([
  ['tomato', 'tomato', 0],
  ['tomatoe', 'tomato', 1],
  ['brocoli', 'broccoli', 1],
  ['letutce', 'lettuce', 1],
  ['onion', 'union', 1],
  ['bread', 'beard', 2],
  ['', 'ab', 2],
  ['', 'a', 1],
  ['ab', 'ba', 1],
  ['abc', 'ca', 3],
  ['abcd', 'badc', 2],
  ['xaby', 'xbay', 1],
])('%s and %s are %i apart', (a, b, distance) => {
  expect(editDistance(a, b, 3)).toBe(distance);
  expect(editDistance(b, a, 3)).toBe(distance);
});

test('what both words begin and end with makes no difference', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
  fc.assert(
    fc.property(word, word, word, word, (a, b, start, end) => {
      expect(editDistance(start + a + end, start + b + end, 9)).toBe(editDistance(a, b, 9));
      expect(editDistance(a, b, 9)).toBe(byDefinition(a, b));
    }),
  );
});

/** Optimal string alignment, as it is defined. */
function byDefinition(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const isSwapped = a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0];
  return Math.min(
    byDefinition(a.slice(1), b) + 1,
    byDefinition(a, b.slice(1)) + 1,
    byDefinition(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1),
    isSwapped ? byDefinition(a.slice(2), b.slice(2)) + 1 : 99,
  );
}

test('beyond the limit it gives the limit and one', () => {
  expect(editDistance('apple', 'orange', 2)).toBe(3);
  expect(editDistance('a', 'abcdef', 2)).toBe(3);
});

test('short words may have no letter wrong, words of four to seven one, longer ones two', () => {
  expect(['egg', 'leek', 'lettuce', 'broccoli'].map(allowedTypos)).toEqual([0, 1, 1, 2]);
});
