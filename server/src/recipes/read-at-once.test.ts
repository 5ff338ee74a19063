import { expect, test } from 'vitest';
import { isReadAtOnce } from './count-for-saving.ts';

const recipeOf = (...names: string[]) => ({
  name: 'Soup',
  ingredients: names.map((name, index) => ({ id: `line-${index}`, name, quantity: 1, unit: '', possibleUnits: [] })),
  isListWhole: true,
  method: [] as { desc: string }[],
  corrections: new Map(),
  below: new Map(),
});
const lines = (count: number, text: string) => Array.from({ length: count }, () => text);

test('a recipe as people write it is read where it is saved', () => {
  for (const name of ['red onion', 'extra virgin olive oil, plus a little more for the pan', 'geröstete Kürbiskerne'])
    expect(isReadAtOnce(recipeOf(...lines(24, name)))).toBe(true);
});

test('many words are read in a worker, however short they are together', () => {
  expect(isReadAtOnce(recipeOf('a.'.repeat(79)))).toBe(false);
  expect(isReadAtOnce(recipeOf(...lines(40, 'a-'.repeat(15))))).toBe(false);
});

test('letters that stand for several count as those', () => {
  expect(isReadAtOnce(recipeOf('\ufdfa'.repeat(20)))).toBe(false);
  expect(isReadAtOnce(recipeOf(...lines(30, `${'\ufdfa'.repeat(4)}`)))).toBe(false);
});
