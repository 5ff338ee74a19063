import { expect, test } from 'vitest';
import { createFoodIndex } from './food-index.ts';
import { foodsNamed } from './foods-named.ts';
import { SMALL_CATALOGUE } from './small-catalogue.ts';

const INDEX = createFoodIndex(SMALL_CATALOGUE, [], {
  de: { onion: ['zwiebel'], egg: ['ei'], rice: ['reis'] },
  fr: { onion: ['oignon'], lemon: ['citron'] },
  es: { lemon: ['limón'] },
});

test.each([
  ['Zwiebel', ['onion']],
  ['zwiebeln', ['onion']],
  ['oignons', ['onion']],
  ['limon', ['lemon']],
  ['onions', ['onion']],
  ['zwie', []],
  ['Zwiebelkuchen', []],
  ['rote Zwiebel', []],
  ['grandma', []],
  ['', []],
])('%j names %j', (text, names) => {
  expect(foodsNamed(INDEX, text)).toEqual(names);
});

test('what languages mean otherwise is either', () => {
  const index = createFoodIndex(SMALL_CATALOGUE, [], { de: { rice: ['lima'] }, it: { lemon: ['lima'] } });
  expect(foodsNamed(index, 'lima').toSorted()).toEqual(['lemon', 'rice']);
});
