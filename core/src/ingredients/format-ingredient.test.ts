import { describe, expect, test } from 'vitest';
import { formatIngredient, formatQuantity } from './format-ingredient.ts';
import { parseIngredient } from './parse-ingredient.ts';

describe('printing an ingredient', () => {
  test.each([
    [2, '2'],
    [0.5, '½'],
    [1.75, '1¾'],
    [1 / 3, '⅓'],
    [2 / 3 + 1, '1⅔'],
    [0.45, '0.45'],
    [250, '250'],
    [0, '0'],
    [0.0001, '0.0001'],
  ])('writes %d as %s', (quantity, expected) => {
    expect(formatQuantity(quantity)).toBe(expected);
  });

  test.each([
    ['2 x 400g/14oz tins chopped tomatoes, drained', '2 x 400 g cans chopped tomatoes, drained'],
    ['400g tin chopped tomatoes', '400 g can chopped tomatoes'],
    ['1 cup (120g) plain flour', '1 cup (120 g) plain flour'],
    ['1 cup plus 1 tbsp flour', '1 cup plus 1 tbsp flour'],
    ['1 tbsp plus 1/2 teaspoon salt', '1 tbsp plus ½ tsp salt'],
    ['1lb 2oz carrots', '1⅛ lb carrots'],
    ['1 to 2 large onions, finely chopped (optional)', '1-2 large onions, finely chopped (optional)'],
    ['2 large cloves of garlic', '2 large cloves garlic'],
    ['2 heaped teaspoons mustard', '2 heaped tsp mustard'],
    ['zest of 1 lime', 'zest of 1 lime'],
    ['juice of half a lemon, strained', 'juice of ½ lemon, strained'],
    ['a fillet of cod', '1 fillet of cod'],
    ['pinch of salt', 'pinch salt'],
    ['olive oil, for frying', 'olive oil (for frying)'],
    ['3 carrots (about 200g)', '3 carrots (200 g)'],
  ])('prints %j as %j', (line, expected) => {
    expect(formatIngredient(parseIngredient(line))).toBe(expected);
  });
});
