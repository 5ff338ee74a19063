import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { setShownLanguage } from '../language/shown-language.ts';
import { asWritten, showItem, writeName } from './show-name.ts';

beforeEach(() => setShownLanguage('de'));
afterEach(() => setShownLanguage('en'));

test.each([
  ['brauner zucker', 'Brauner Zucker'],
  ['ananas aus der dose', 'Ananas aus der Dose'],
  ['getrocknete schwarze bohnen', 'Getrocknete schwarze Bohnen'],
  ['rinderhackfleisch 15% fett', 'Rinderhackfleisch 15% Fett'],
  ['butternut-kürbis', 'Butternut-Kürbis'],
  ['erbsen und möhren', 'Erbsen und Möhren'],
])('the German name %s is written %s', (name, written) => {
  expect(writeName({ name, food: 'any' })).toBe(written);
});

test('what somebody typed is written as lists keep it', () => {
  expect(writeName({ name: 'brown sugar' })).toBe('brown sugar');
  expect(showItem({ name: 'brown sugar' })).toBe('Brown sugar');
});

describe('in English', () => {
  beforeEach(() => setShownLanguage('en'));

  test('a food that stands on the list in another language has its English name, and the one it was written by beside it', () => {
    const item = { name: 'basilikum', food: 'basil' };
    expect([writeName(item), showItem(item), asWritten(item)]).toEqual(['basil', 'Basil', 'basilikum']);
  });

  test('what nobody knows for certain stays as it was typed', () => {
    const item = { name: 'müllbeutel' };
    expect([writeName(item), asWritten(item)]).toEqual(['müllbeutel', undefined]);
  });
});
