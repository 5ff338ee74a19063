import { expect, test } from 'vitest';
import { recipeSearchText, searchedNames } from './search-text.ts';

test('the name stands on the first line and each ingredient on a line of its own', () => {
  expect(recipeSearchText('Rice\nPudding', ['Pudding Rice', 'Crème fraîche'])).toBe(
    'rice pudding\npudding rice\ncreme fraiche',
  );
  expect(recipeSearchText('Toast', [])).toBe('toast');
});

test('an ingredient is found by what it is bought as too, where that is another word', () => {
  expect(
    searchedNames([
      { name: 'Rote Zwiebeln', boughtAs: ['red onion'] },
      { name: 'Zwiebel', boughtAs: ['onion'] },
      { name: 'onions', boughtAs: ['onion'] },
      { name: 'scallions', boughtAs: ['spring onion'] },
      { name: 'Oignon', boughtAs: ['onion'] },
      { name: 'salt and pepper', boughtAs: ['salt', 'black pepper'] },
      { name: 'Xylophon' },
    ]),
  ).toEqual([
    'Rote Zwiebeln',
    'Zwiebel',
    'onions',
    'scallions',
    'Oignon',
    'salt and pepper',
    'Xylophon',
    'red onion',
    'onion',
    'spring onion',
    'black pepper',
  ]);
});
