import { expect, test } from 'vitest';
import { collectionKey, collectionName } from './collection-name.ts';

test.each([
  ['  Christmas ', 'Christmas'],
  ['For \t the\nfreezer', 'For the freezer'],
  ['Cafe\u0301', 'Caf\u00e9'],
  [' \u00a0 ', ''],
])('%j is kept as %j', (typed, kept) => {
  expect(collectionName(typed)).toBe(kept);
});

test.each([
  ['Christmas', 'CHRISTMAS', true],
  ['Straße', 'STRASSE', true],
  ['Ärger', 'ärger', true],
  ['Grün', 'Grun', false],
  ['Cakes', 'Cakes 2', false],
])('%j and %j are one: %s', (one, other, areOne) => {
  expect(collectionKey(one) === collectionKey(other)).toBe(areOne);
});
