import { expect, test } from 'vitest';
import { showItem, writeName } from './show-name.ts';

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
