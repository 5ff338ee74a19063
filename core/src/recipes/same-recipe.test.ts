import { describe, expect, test } from 'vitest';
import { likenessProbe, sameBy, sourceKey } from './same-recipe.ts';

describe('the address of one page', () => {
  const PAGE = 'https://kitchen.example/soups/lentil';
  test.each([
    'http://kitchen.example/soups/lentil',
    'https://www.Kitchen.example/soups/lentil/',
    'https://kitchen.example/soups/lentil?utm_source=mail&utm_campaign=x&fbclid=abc',
    'https://kitchen.example/soups/lentil#method',
    'https://m.kitchen.example/soups/lentil',
    'https://amp.kitchen.example/soups/lentil',
    'https://kitchen.example/soups/lentil/amp/',
    'https://kitchen.example/soups/lentil?amp=1',
    'https://kitchen.example/soups/lentil?outputType=amp',
    ' https://kitchen.example/soups/lentil/index.html ',
    'https://kitchen.example/soups/lentil/print/',
    'https://kitchen.example/soups/lentil?print=1',
    'https://kitchen.example/soups/lentil?view=print&srsltid=Afm',
  ])('is also %s', (address) => {
    expect(sourceKey(address)).toBe(sourceKey(PAGE));
  });

  test.each([
    'https://kitchen.example/soups/lentil-2',
    'https://kitchen.example/soups/Lentil',
    'https://kitchen.example:8080/soups/lentil',
    'https://de.kitchen.example/soups/lentil',
    'https://kitchen.example/soups/lentil?id=7',
    'https://kitchen.example/soups/lentil/amp-stew',
    'https://kitchen.example/soups/lentil/print-cookies',
    'https://kitchen.example/soups/lentil?view=2',
    'https://kitchen.example/soups/lentil?print=12',
    'https://kitchen.example/soups/lentil#/recipe/7',
    'https://m.example/soups/lentil',
  ])('is not %s', (address) => {
    expect(sourceKey(address)).not.toBe(sourceKey(PAGE));
  });

  test('parameters that name the recipe stay, in whatever order', () => {
    expect(sourceKey('https://a.example/?p=12&lang=de&utm_id=4')).toBe(sourceKey('https://a.example/?lang=de&p=12'));
    expect(sourceKey('https://a.example/?p=12')).not.toBe(sourceKey('https://a.example/?p=13'));
  });

  test.each(['', 'Grandma, page 12', 'admin', 'ftp://a.example/x', 'https://'])('%j is none', (source) => {
    expect(sourceKey(source)).toBeNull();
  });
});

describe('the same recipe', () => {
  const soup = (changes: object = {}) => ({
    name: 'Lentil soup',
    source: '',
    ingredientNames: ['red lentils', 'onion', 'carrots', 'stock', 'cumin', 'lemon', 'oil', 'salt', 'garlic', 'tomato'],
    ...changes,
  });

  test('comes from one address, whatever was changed of it', () => {
    const one = soup({ source: 'https://a.example/soup?utm_source=x' });
    expect(sameBy(one, soup({ name: 'My soup', source: 'https://www.a.example/soup', ingredientNames: [] }))).toBe(
      'address',
    );
  });

  test('has one name and nine of ten ingredients', () => {
    expect(sameBy(soup(), soup({ name: 'Easy Lentil Soup recipe' }))).toBe('content');
    expect(sameBy(soup(), soup({ ingredientNames: [...soup().ingredientNames.slice(1), 'Green Lentils'] }))).toBe(
      'content',
    );
    expect(sameBy(soup(), soup({ ingredientNames: soup().ingredientNames.slice(2) }))).toBeNull();
    expect(sameBy(soup(), soup({ name: 'Lentil curry' }))).toBeNull();
  });

  test('is not known by a name alone, nor by no name', () => {
    expect(sameBy(soup({ ingredientNames: [] }), soup({ ingredientNames: [] }))).toBeNull();
    expect(sameBy(soup({ name: '' }), soup({ name: '' }))).toBeNull();
    expect(sameBy(soup({ source: 'Grandma' }), soup({ source: 'Grandma', name: 'Stew' }))).toBeNull();
  });

  test('shares with the other what it is looked for by', () => {
    expect(likenessProbe({ name: 'Crème of Lentils', source: 'https://www.a.example/Soup/?utm_id=1' })).toEqual({
      nameWord: 'lentils',
      sourcePart: '/Soup',
    });
    expect(likenessProbe({ name: '', source: 'https://a.example/' })).toEqual({
      nameWord: null,
      sourcePart: 'a.example',
    });
    expect(likenessProbe({ name: 'x', source: 'https://a.example/?p=7' })).toEqual({
      nameWord: 'x',
      sourcePart: '?p=7',
    });
  });
});
