import { expect, it } from 'vitest';
import { foundText } from './found-text.ts';

it.each([
  [3, 2, 9, '3 ready, 2 need one thing'],
  [1, 1, 0, '1 ready, 1 needs one thing'],
  [1, 0, 4, '1 ready'],
  [0, 1200, 4, '1,200 need one thing'],
  [0, 0, 1, '1 needs two things'],
  [0, 0, 0, 'Nothing found'],
])('%i with all, %i that lack one thing and %i that lack two are said as best they are', (none, one, two, text) => {
  expect(foundText({ results: [], counts: { none, one, two }, named: [], notRead: 0 })).toBe(text);
});
