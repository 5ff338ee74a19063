import { describe, expect, test } from 'vitest';
import { createFoodIndex } from './food-index.ts';
import { searchFoods } from './search-foods.ts';
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
