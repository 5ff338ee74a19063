import { describe, expect, test } from 'vitest';
import { parseIngredient } from './parse-ingredient.ts';

describe('words that are shortened on a card', () => {
  test.each([
    ['2 c. choc. chips', 2, 'cup', 'chocolate chips'],
    ['1 can cond. milk', 1, 'can', 'sweetened condensed milk'],
    ['1 can sw. cond. milk', 1, 'can', 'sweetened condensed milk'],
    ['1 can cond. tomato soup', 1, 'can', 'condensed tomato soup'],
    ['1/2 c. evap. milk', 0.5, 'cup', 'evaporated milk'],
    ['1 tsp. b. soda', 1, 'tsp', 'baking soda'],
    ['1/2 tsp. bak. powder', 0.5, 'tsp', 'baking powder'],
    ['1/2 c. br. sugar', 0.5, 'cup', 'brown sugar'],
    ['1 tsp van.', 1, 'tsp', 'vanilla'],
    ['1 can cr. of mush. soup', 1, 'can', 'cream of mushroom soup'],
    ['1 lb. gr. beef', 1, 'lb', 'ground beef'],
    ['1/2 c. gr. onions', 0.5, 'cup', 'green onions'],
    // grams, behind a number
    ['500 gr. beef', 500, 'g', 'beef'],
    ['200 gr. onions', 200, 'g', 'onions'],
  ])('%s', (line, quantity, unit, name) => {
    expect(parseIngredient(line, 'en')).toMatchObject({ quantity, unit, name });
  });
});

describe('one of so many inches behind a dash', () => {
  test.each([
    ['1-9 inch pie crust', 1, null, 'pie crust'],
    ['2-9 inch pie shells', 2, null, 'pie shells'],
    // so long a piece
    ['1-2 inch piece ginger', 1, 'inch', 'ginger'],
  ])('%s', (line, quantity, unit, name) => {
    expect(parseIngredient(line, 'en')).toMatchObject({ quantity, unit, name });
  });
});
