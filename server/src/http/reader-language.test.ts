import { expect, test } from 'vitest';
import { readerLanguage } from './reader-language.ts';

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['pl;q=1, fr-CA;q=0.7, en;q=0.9', 'en'],
  ['en-GB', 'en'],
  ['it;q=0, es', 'es'],
  ['sv-SE, *', null],
  ['', null],
  [undefined, null],
] as const)('a browser that asks for %s reads %s', (header, language) => {
  expect(readerLanguage({ headers: { 'accept-language': header } })).toBe(language);
});
