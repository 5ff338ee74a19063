import { expect, test } from 'vitest';
import { visibleText } from './visible-text.ts';

test.each([
  ['  Pea soup ', 'Pea soup'],
  ['Pea\u200b soup\ufeff', 'Pea soup'],
  ['Hafer\u00adflocken', 'Haferflocken'],
  ['\u202egpj.exe', 'gpj.exe'],
  ['two\nlines', 'two lines'],
  ['نان‌پنیر', 'نان‌پنیر'],
  ['👩‍🍳 ☕️', '👩‍🍳 ☕️'],
  ['焗饭', '焗饭'],
  ['e\u0301clair', '\u00e9clair'],
])('%j is kept as %j', (typed, kept) => expect(visibleText(typed)).toBe(kept));

test.each(['', ' ', '\u200b', '\u2060\u2060', '\u202e', '\u3164', '\u0301', '\u200b \u200d', '\u00ad', '\t\n'])(
  'of %j nothing can be seen, so it is no name',
  (typed) => expect(visibleText(typed)).toBe(''),
);
