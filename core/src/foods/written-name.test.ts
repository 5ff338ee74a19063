import { expect, test } from 'vitest';
import { writtenName } from './written-name.ts';

test.each([
  ['zwiebel', 'Zwiebel'],
  ['rote zwiebel', 'rote Zwiebel'],
  ['grüne bohnen aus der dose', 'grüne Bohnen aus der Dose'],
  ['salz und pfeffer', 'Salz und Pfeffer'],
  ['karamellisierte zwiebel', 'karamellisierte Zwiebel'],
  ['englischer senf', 'englischer Senf'],
  ['getrocknete tomaten ohne öl', 'getrocknete Tomaten ohne Öl'],
  ['tk-erbsen', 'Tk-Erbsen'],
  ['gehacktes', 'Gehacktes'],
  ['drei käse pizza', 'drei Käse Pizza'],
  ['mac and cheese', 'Mac and Cheese'],
  ['rote', 'Rote'],
  ['tee mit milch', 'Tee mit Milch'],
  ['ungesüßte mandelmilch', 'ungesüßte Mandelmilch'],
  ['milch 20% fett', 'Milch 20% Fett'],
])('German nouns begin with a capital: %s', (name, written) => {
  expect(writtenName(name, 'de')).toBe(written);
});

test('other languages write their names small', () => {
  expect(writtenName('crème fraîche', 'fr')).toBe('crème fraîche');
  expect(writtenName('rode ui', 'nl')).toBe('rode ui');
});
