import { expect, it } from 'vitest';
import { parseIngredient } from '../ingredients/parse-ingredient.ts';
import { isCountedWhole } from './whole-birds.ts';

it.each([
  ['1 chicken', true],
  ['1/2 chicken', true],
  ['3 chickens', true],
  ['1 (12 lb) turkey', true],
  ['4 chicken', false],
  ['2 (6 oz) chicken', false],
  ['1 piece chicken (1.5 kg)', true],
  ['1 piece chicken', false],
  ['500 g chicken', false],
  ['2 cups chicken', false],
  ['chicken', false],
])('%s counts whole birds: %s', (line, expected) => {
  expect(isCountedWhole(parseIngredient(line, 'en'))).toBe(expected);
});
