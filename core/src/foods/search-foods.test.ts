import { describe, expect, test } from 'vitest';
import { createFoodIndex } from './food-index.ts';
import { searchFoods, searchFoodsFor } from './search-foods.ts';
import { SMALL_CATALOGUE } from './small-catalogue.ts';

const index = createFoodIndex(SMALL_CATALOGUE);
const names = (text: string, limit?: number): string[] => searchFoods(index, text, limit).map(({ food }) => food.name);

describe('searchFoods', () => {
  test('the food itself comes before foods whose name only contains the word', () => {
    expect(names('lemon')).toEqual(['lemon', 'lemon juice']);
    expect(names('rice')).toEqual(['rice', 'cooked rice']);
  });

  test('the last word may be unfinished, in any case and number', () => {
    expect(names('On')[0]).toBe('onion');
    expect(names('black be')[0]).toBe('black bean');
    expect(names('EGGS')[0]).toBe('egg');
  });

  test('words may stand in any order', () => {
    expect(names('stock vegetable')[0]).toBe('vegetable stock');
  });

  test('an alias finds its food and says which name fitted', () => {
    expect(searchFoods(index, 'all purpose')[0]).toMatchObject({
      food: { name: 'plain flour' },
      name: 'all purpose flour',
    });
  });

  test('one wrong letter is forgiven, after names that are spelt so', () => {
    expect(names('tomatoe')[0]).toBe('tomato');
    expect(names('buter')[0]).toBe('butter');
  });

  test('each food comes once, and not more foods than asked for', () => {
    expect(names('butter')).toEqual(['butter']);
    expect(names('e', 2).length).toBeLessThanOrEqual(2);
    expect(names('egg', 0)).toEqual([]);
  });

  test('FORM-66 an empty search finds nothing', () => {
    expect(names('')).toEqual([]);
    expect(names('  ?! ')).toEqual([]);
  });
});

describe('searchFoodsFor', () => {
  const german = {
    onion: ['zwiebel', 'gemüsezwiebel'],
    'plain-flour': ['mehl', 'weizenmehl'],
    butter: ['butter'],
    egg: ['ei', 'hühnerei'],
    tomato: ['tomate'],
    lemon: ['zitrone'],
    'lemon-juice': ['zitronensaft', 'saft einer zitrone'],
  };
  const known = createFoodIndex(SMALL_CATALOGUE, [], { de: german });
  const found = (text: string, shown: 'en' | 'de' = 'de') =>
    searchFoodsFor(known, text, { read: 'de', shown }).map(({ name }) => name);

  test('an unfinished word of the reader’s language finds its food by that name', () => {
    expect(found('zwieb')[0]).toBe('zwiebel');
    expect(found('Zitronens')[0]).toBe('zitronensaft');
    expect(found('zitrone')).toEqual(['zitrone', 'zitronensaft']);
  });

  test('accents may be left out, number does not matter, a letter may be wrong', () => {
    expect(found('huhnerei')[0]).toBe('hühnerei');
    expect(found('tomaten')[0]).toBe('tomate');
    expect(found('zwibel')[0]).toBe('zwiebel');
  });

  test('a compound is found by what it ends in, by the end of three letters none', () => {
    expect(found('zenmehl')).toEqual(['weizenmehl']);
    expect(found('ehl')).toEqual([]);
  });

  test('English names are found too, each food once, by the name of the page’s language among equals', () => {
    expect(found('onion')).toEqual(['onion']);
    expect(found('butter', 'de')).toEqual(['butter']);
    expect(searchFoodsFor(known, 'butter', { read: 'de', shown: 'de' })[0]?.language).toBe('de');
    expect(searchFoodsFor(known, 'butter', { read: 'de', shown: 'en' })[0]?.language).toBe('en');
  });

  test('in a language without names English is searched, and never more than was asked for', () => {
    expect(searchFoodsFor(known, 'onion', { read: 'nl', shown: 'en' })[0]?.food.name).toBe('onion');
    expect(searchFoodsFor(known, 'zitrone', { read: 'de', shown: 'de' }, 1)).toHaveLength(1);
    expect(searchFoodsFor(known, '', { read: 'de', shown: 'de' })).toEqual([]);
  });
});
