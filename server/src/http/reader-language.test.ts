import { expect, test } from 'vitest';
import { languagesRead, readerLanguage } from './reader-language.ts';

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

test('a page in German is read in German whatever the browser asks for; on an English one that says what else is read', () => {
  const headers = { 'accept-language': 'fr' };
  expect(languagesRead({ headers: { ...headers, 'sorrel-language': 'de' } })).toEqual({ shown: 'de', read: 'de' });
  expect(languagesRead({ headers })).toEqual({ shown: 'en', read: 'fr' });
  expect(languagesRead({ headers: {} })).toEqual({ shown: 'en', read: 'en' });
});
