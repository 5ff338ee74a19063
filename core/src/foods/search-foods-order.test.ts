import { describe, expect, test } from 'vitest';
import { createFoodIndex } from './food-index.ts';
import { searchFoods } from './search-foods.ts';
import { foodsNamed } from './small-catalogue.ts';

const found = (catalogue: readonly string[], text: string, limit?: number): string[] =>
  searchFoods(createFoodIndex(foodsNamed(...catalogue)), text, limit).map(({ food }) => food.name);

describe('what is found first', () => {
  test.each<[string, string, string[]]>([
    ['the whole name before its beginning', 'oat', ['oat', 'oatcake']],
    ['the shorter of two beginnings', 'oat', ['oatcake', 'oatmeal biscuit']],
    ['a name before an alias', 'curd', ['curd', 'fromage blanc | curd']],
    ['the word in front before the word behind', 'plum', ['plum wine', 'sour plum']],
    ['words in the order of the name', 'plum wine', ['plum wine', 'wine plum']],
    ['an unfinished word before a misspelt one', 'plum', ['plumcake', 'plim']],
    ['a misspelt word before one that is unfinished too', 'plxm', ['plum', 'plumcake']],
    ['fewer further words', 'plum', ['plum wine', 'plum wine vinegar']],
    ['what is spelt so before what nearly is', 'plum', ['sour plum jam', 'plim']],
    ['one wrong letter before two', 'pistachoi', ['pistachio', 'pistacios']],
  ])('%s: %s', (_, text, order) => {
    const foods = order.map((names) => names.split(' | ', 1)[0]);
    expect(found(order, text)).toEqual(foods);
    // and not because they are listed so
    expect(found(order.toReversed(), text)).toEqual(foods);
  });

  test('catalogue order among equals', () => {
    const equals = ['plum wine', 'plum cake', 'plum tart'];
    expect(found(equals, 'plum')).toEqual(equals);
    expect(found(equals.toReversed(), 'plum')).toEqual(equals.toReversed());
  });
});

describe('what is found', () => {
  test.each<[string, string, string, boolean]>([
    ['the last word may be unfinished', 'peanut bu', 'peanut butter', true],
    ['the first may be as well', 'pea butter', 'peanut butter', true],
    ['in any order', 'butter peanut', 'peanut butter', true],
    ['every word has to be there', 'peanut butter jam', 'peanut butter', false],
    ['a word counts once', 'butter butter', 'peanut butter', false],
    ['though it stands twice in the name', 'couscous couscou', 'couscous couscous salad', true],
    ['a wrong letter in a word of four', 'lime', 'line', true],
    ['no wrong letter in a word of three', 'oat', 'out', false],
    ['nor in one that is not finished', 'oat', 'outer', false],
    ['two wrong letters in a word of eight', 'pistacoi', 'pistachio', true],
    ['no two wrong letters in a word of seven', 'brocoil', 'broccoli', false],
    ['an unfinished word with a wrong letter', 'brocc0', 'broccoli', true],
    ['an unfinished word with two', 'braccu', 'broccoli', false],
    ['only the last may be so', 'brocc0 soup', 'broccoli soup', false],
    ['never another first letter', 'proccoli', 'broccoli', false],
    ['accents and hyphens are nothing', 'creme-fraîche', 'creme fraiche', true],
    ['the first six words count', 'a1 b1 c1 d1 e1 f1 g1', 'a1 b1 c1 d1 e1 f1', true],
  ])('%s: %s', (_, text, name, isFound) => {
    expect(found([name], text)).toEqual(isFound ? [name] : []);
  });

  test('a food that several names of it fit comes once, under the best of them', () => {
    const index = createFoodIndex(foodsNamed('courgette | baby marrow | marrow', 'marrow bone'));
    expect(searchFoods(index, 'marrow').map(({ name }) => name)).toEqual(['marrow', 'marrow bone']);
  });

  test('as many as are asked for, else ten', () => {
    const many = Array.from({ length: 12 }, (_, at) => `plum${at}`);
    expect(found(many, 'plum')).toHaveLength(10);
    expect(found(many, 'plum', 1)).toHaveLength(1);
    expect(found(many, 'plum', -1)).toEqual([]);
  });
});
