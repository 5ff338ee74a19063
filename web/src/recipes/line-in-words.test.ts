import { expect, it } from 'vitest';
import { lineInWords } from './line-in-words.ts';

it.each([
  [{ quantity: 2, unit: 'handful', name: 'spinach', preparation: 'chopped' }, '2 handfuls spinach, chopped'],
  [{ quantity: 0, unit: 'handful', name: 'spinach' }, 'handful spinach'],
  [{ quantity: 0, unit: '', name: 'salt', group: 'Dough' }, 'Dough: salt'],
  [{ quantity: 0.5, unit: 'tsp', name: 'cumin', group: null }, '0.5 tsp cumin'],
])('%j is read as %s', (line, words) => {
  expect(lineInWords(line)).toBe(words);
});
