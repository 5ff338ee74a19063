import { describe, expect, test } from 'vitest';
import { bareHeadings } from './bare-headings.ts';

const headings = (lines: string[], language: 'en' | 'de' | null = 'en') =>
  lines.filter((_, at) => bareHeadings(lines, language)[at]);

describe('headings that nothing marks', () => {
  test.each<[string, string[], string[]]>([
    ['parts of a bake', ['Crust', '2 cups flour', '1 stick butter', 'Glaze', '1 cup icing sugar'], ['Crust', 'Glaze']],
    ['one in front of all', ['Dough', '500 g flour', '300 g water', '10 g salt'], ['Dough']],
    ['beside one that is marked', ['Filling:', '3 eggs', '1 cup sugar', 'Lemon glaze', '1 cup sugar'], ['Lemon glaze']],
    [
      'stages of a bread',
      ['Starter', '50 g flour', '50 g water', 'Bread dough', '500 g flour'],
      ['Starter', 'Bread dough'],
    ],
    ['a sauce from a jar', ['1 lb pasta', 'Sauce', '1 cup cheese', '2 eggs'], []],
    ['what shops sell', ['Pizza dough', '1 cup mozzarella', 'Tomato sauce', '2 tbsp basil', '1 egg'], []],
    ['a glaze in the middle', ['2 cups flour', '1 cup milk', 'Glaze', '1 cup icing sugar'], ['Glaze']],
    ['a list without amounts', ['Dough', 'Flour', 'Butter', 'Glaze', '1 egg', 'Sugar', 'Milk'], []],
    ['nothing below', ['1 cup flour', '2 eggs', 'Crust', 'Glaze'], []],
    [
      'parts of a dinner',
      ['Meat', '1 pork shoulder', 'Spice rub', '2 tsp salt', 'Sauce', '1 cup vinegar'],
      ['Meat', 'Spice rub', 'Sauce'],
    ],
    [
      'a cream of a dessert',
      ['Meringue', '4 egg whites', 'Praline cream', '50 g almonds', '80 g sugar', 'Glaze', '1 egg'],
      ['Meringue', 'Praline cream', 'Glaze'],
    ],
    ['foods without amounts', ['1 lb beef', 'Salsa', '1 cup cheese', 'Custard', '2 cups beans', '1 egg'], []],
    ['a cream that is poured', ['Sour cream', '1 lime', 'Sauce', '1 cup vinegar'], []],
    ['a food', ['Salt', '1 cup flour', 'Butter', '2 eggs'], []],
  ])('%s', (_, lines, found) => {
    expect(headings(lines)).toEqual(found);
  });

  test('other languages are left to their own words', () => {
    expect(headings(['Sauce', '200 g Sahne', 'Glaze', '1 Ei'], 'de')).toEqual([]);
  });
});
