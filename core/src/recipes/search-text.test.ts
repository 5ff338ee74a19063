import { describe, expect, test } from 'vitest';
import { foldForSearch, recipeSearchText, searchedNames } from './search-text.ts';

describe('the text that searches compare', () => {
  test.each([
    ['Crème  Brûlée', 'creme brulee'],
    [' JALAPEÑO\tPoppers\n', 'jalapeno poppers'],
    ['Bœuf', 'bœuf'],
    ['김치찌개', '김치찌개'],
    ['e\u0301clair', 'eclair'],
    ['', ''],
  ])('%j becomes %j', (given, folded) => {
    expect(foldForSearch(given)).toBe(folded);
  });

  test('folding what is folded changes nothing', () => {
    for (const text of ['Crème  Brûlée', 'İstanbul', 'ǅ', '김치', 'ﬁg']) {
      expect(foldForSearch(foldForSearch(text))).toBe(foldForSearch(text));
    }
  });

  test('the name stands on the first line and each ingredient on a line of its own', () => {
    expect(recipeSearchText('Rice\nPudding', ['Pudding Rice', 'Crème fraîche'])).toBe(
      'rice pudding\npudding rice\ncreme fraiche',
    );
    expect(recipeSearchText('Toast', [])).toBe('toast');
  });
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
