import { expect, test } from 'vitest';
import { tileRem } from './tile-width.ts';

test('a tile has room for the longest word of all names, and one endless word does not put them below each other', () => {
  expect(tileRem([])).toBe(4.5);
  expect(tileRem(['feta', 'rote linsen'])).toBe(4.5);
  expect(tileRem(['feta', 'zuckerschoten'])).toBe(5.72);
  expect(tileRem(['soja-drink', 'frühlingszwiebeln'])).toBe(7.48);
  expect(tileRem(['x'.repeat(60)])).toBe(7.5);
});
