import { describe, expect, test } from 'vitest';
import { type ForgivenSearch, forgiveSearch } from './forgive-search.ts';
import { amountsOf, createRecipeIndex, type IndexedRecipe } from './recipe-index.ts';

const WORDS = new Map([
  ['chicken', 40],
  ['chickpeas', 9],
  ['pie', 8],
  ['brie', 3],
  ['broccoli', 6],
  ['spaghetti', 5],
  ['(zucchini)', 2],
  ['courgette', 4],
  ['kurbissuppe', 1],
  ['bread', 7],
  ['breast', 12],
  ['rice', 30],
]);
const FOODS = new Map([
  ['zwiebel', ['onion']],
  ['rote linsen', ['red lentils']],
  ['bier', ['beer']],
]);
const forgiven = (search: string): ForgivenSearch | null =>
  forgiveSearch(search, WORDS, (text) => FOODS.get(text) ?? []);

describe('a search that found nothing', () => {
  test.each([
    ['one letter is missing', 'chiken', 'chicken'],
    ['two letters are swapped', 'chikcen', 'chicken'],
    ['one is too many', 'brocccoli', 'broccoli'],
    ['another stands there', 'chickan', 'chicken'],
    ['two in a long word', 'spagheti', 'spaghetti'],
    ['another letter is the double one', 'zuchinni', 'zucchini'],
    ['another letter is the double one, in a short word', 'courrgete', 'courgette'],
    ['capital letters and accents', 'KÜRBISUPPE', 'kurbissuppe'],
    ['marks around the word that is there', 'zuccini', 'zucchini'],
    ['a part of a word', 'chike', 'chicken'],
    ['only the word that stands nowhere', 'chiken pie', 'chicken pie'],
  ])('%s: %s is %s', (_, typed, meant) => {
    expect(forgiven(typed)?.search).toBe(meant);
  });

  test('German without its dots is the word of the recipes, also where it is the name of a food', () => {
    const words = new Map([
      ['grunkohl', 1],
      ['donaukapitanspfanne', 1],
      ['neue', 1],
      ['frauensuppe', 1],
    ]);
    const foods = (text: string) => (text === 'gruenkohl' ? ['kale'] : []);
    expect(forgiveSearch('Gruenkohl', words, foods)).toEqual({ search: 'grunkohl', unknown: ['gruenkohl'] });
    expect(forgiveSearch('kapitaens', words)?.search).toBe('kapitans');
    expect(forgiveSearch('neue frauen', words)).toBeNull();
  });

  test('it says which words stand nowhere', () => {
    expect(forgiven('Rice chiken BROCOLI')).toEqual({
      search: 'rice chicken broccoli',
      unknown: ['chiken', 'brocoli'],
    });
  });

  test('of words that are as near the one that most recipes have is meant', () => {
    const words = new Map([
      ['plums', 2],
      ['plumb', 1],
    ]);
    expect(forgiveSearch('plumz', words, () => [])?.search).toBe('plums');
    expect(forgiveSearch('plumz', new Map([...words].reverse()), () => [])?.search).toBe('plums');
  });

  test('a book of more words than people write is left alone', () => {
    const many = new Map(Array.from({ length: 30_000 }, (_, index) => [`w${index}`, 1]));
    expect(forgiveSearch('chiken', new Map([...many, ['chicken', 1]]))).toBeNull();
    many.delete('w7');
    expect(forgiveSearch('chiken', new Map([...many, ['chicken', 1]]))?.search).toBe('chicken');
  });

  test('what is whole comes before what only begins so', () => {
    const words = new Map([
      ['plumbing', 9],
      ['plums', 1],
    ]);
    expect(forgiveSearch('plumz', words, () => [])?.search).toBe('plums');
  });

  test.each([
    ['every word has recipes by itself', 'chicken bread'],
    ['a part of a word has recipes', 'chick pie'],
    ['three letters', 'pye'],
    ['nothing is near', 'mousssaka'],
    ['one word is near, the other is not', 'chiken mousssaka'],
    ['the name of a food that no recipe has', 'Bier'],
    ['a food of two words', 'Rote Linsen'],
    ['signs', '%_ \\ ...'],
    ['four words are unknown', 'chiken brocoli spagheti zuccini'],
    ['it is too long for a word', `chiken ${'chicken'.repeat(6)}`],
    ['nothing is asked', '  '],
  ])('nothing is put right: %s', (_, typed) => {
    expect(forgiven(typed)).toBeNull();
  });
});

test('an index counts the recipes that have a word, in the name, among the ingredients or in both', () => {
  const index = createRecipeIndex();
  const recipe = (id: string, searchText: string): IndexedRecipe => ({
    ...{ id, searchText, type: 'dinner', category: 'None', tagIds: [], collectionIds: [], isFavorite: false },
    ...{ totalMinutes: 0, dietWarnings: null, dietUnjudged: null, nutrients: amountsOf([]) },
  });
  index.add([recipe('a', 'leek pie\nleek\nflour'), recipe('b', 'bread\nflour'), recipe('c', 'leek')]);
  expect([...index.wordCounts()].toSorted()).toEqual([
    ['bread', 1],
    ['flour', 2],
    ['leek', 2],
    ['pie', 1],
  ]);
});
