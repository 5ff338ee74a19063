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
])('%s and %s are %i apart', (a, b, distance) => {
  expect(editDistance(a, b, 3)).toBe(distance);
  expect(editDistance(b, a, 3)).toBe(distance);
});

test('beyond the limit it gives the limit and one', () => {
  expect(editDistance('apple', 'orange', 2)).toBe(3);
  expect(editDistance('a', 'abcdef', 2)).toBe(3);
});

test('short words may have no letter wrong, words of four to seven one, longer ones two', () => {
  expect(['egg', 'leek', 'lettuce', 'broccoli'].map(allowedTypos)).toEqual([0, 1, 1, 2]);
});
