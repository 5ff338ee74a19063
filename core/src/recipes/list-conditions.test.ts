import { expect, test } from 'vitest';
import { listConditions } from './list-conditions.ts';

const NAMES: Record<string, string[]> = {
  zwiebel: ['onion'],
  'rote linsen': ['red lentils'],
  linsen: ['lentil'],
  salat: ['lettuce'],
};
const conditionsOf = (search: string) =>
  listConditions(
    { search },
    () => [],
    (text) => NAMES[text] ?? [],
  ).map((condition) => condition.kind === 'text' && condition.anyOf.map(({ text }) => text));

test('a word is looked for as it stands, and as the food that it names', () => {
  expect(conditionsOf('Omas Zwiebel')).toEqual([['omas'], ['zwiebel', 'onion']]);
});

test('words that name one food together mean that one', () => {
  expect(conditionsOf('Rote Linsen')).toEqual([
    ['rote', 'red lentils'],
    ['linsen', 'red lentils'],
  ]);
});

test('a word for a dish means no food', () => {
  expect(conditionsOf('Salat')).toEqual([['salat']]);
});

test('without foods words are taken as they are typed', () => {
  expect(listConditions({ search: 'Zwiebel' }, () => [])).toEqual([
    { kind: 'text', anyOf: [{ text: 'zwiebel', inIngredients: false }], isNot: false },
  ]);
});
