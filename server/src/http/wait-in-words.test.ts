import { expect, test } from 'vitest';
import { waitInWords } from './wait-in-words.ts';

test.each([
  [0, '1 second'],
  [0.2, '1 second'],
  [1, '1 second'],
  [60, '60 seconds'],
  [61, '2 minutes'],
  [900, '15 minutes'],
  [5400, '90 minutes'],
  [5401, '2 hours'],
  [24 * 3600, '24 hours'],
])('a wait of %s s is said as %s', (seconds, words) => {
  expect(waitInWords(seconds, 'en')).toBe(words);
});

test('a wait is said in German', () => {
  expect([1, 61, 5401].map((seconds) => waitInWords(seconds, 'de'))).toEqual(['1 Sekunde', '2 Minuten', '2 Stunden']);
});
