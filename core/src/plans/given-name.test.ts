import { expect, test } from 'vitest';
import { namesGiven, nameToRead } from './given-name.ts';

const german = new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const GIVEN = [namesGiven((day) => `Woche vom ${german.format(day)}`)];

test.each([
  ['woche vom 23. november', 'Woche vom 23. November'],
  ['woche vom 29. februar', 'Woche vom 29. Februar'],
  ['woche vom 2. märz 12', 'Woche vom 2. März 12'],
  ['geburtstag von jo', 'Geburtstag von jo'],
  ['samstag 2', 'Samstag 2'],
  ['übrig vom november', 'Übrig vom november'],
  ['12 gäste', '12 gäste'],
  ['ßaß', 'SSaß'],
  ['🎂 feier', '🎂 feier'],
  ['', ''],
])('%s is read as %s', (saved, read) => {
  expect(nameToRead(saved, GIVEN)).toBe(read);
});

test('the names of a year are 366', () => {
  expect(GIVEN[0]?.size).toBe(366);
});
