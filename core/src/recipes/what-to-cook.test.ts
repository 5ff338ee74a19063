import { expect, test } from 'vitest';
import { type AtHand, whatToCook } from './what-to-cook.ts';

const THERE: Readonly<Record<string, AtHand>> = {
  leek: 'had',
  potato: 'had',
  butter: 'had',
  salt: 'usual',
  water: 'usual',
};
const cooked = (recipes: Readonly<Record<string, string>>) =>
  whatToCook(
    Object.entries(recipes).map(([id, names]) => ({ id, names: names.split(' ').filter(Boolean) })),
    (name) => THERE[name] ?? 'missing',
  ).map(({ id, missing }) => [id, ...missing].join(' '));

test('what lacks least comes first, then what uses most, then as given', () => {
  expect(
    cooked({
      stew: 'leek potato beef wine salt',
      gratin: 'potato leek cream',
      soup: 'leek potato salt water',
      mash: 'potato butter salt',
      whole: 'leek potato butter',
    }),
  ).toEqual(['whole', 'soup', 'mash', 'gratin cream', 'stew beef wine']);
});

test('three things to buy are too many, each counted once', () => {
  expect(cooked({ pie: 'leek beef wine flour', dal: 'potato lentils lentils cumin' })).toEqual(['dal lentils cumin']);
});

test('what nearly every kitchen has makes no dish by itself, and nothing is told of a recipe without ingredients', () => {
  expect(cooked({ brine: 'salt water', unknown: '', tea: 'water mint' })).toEqual([]);
});
