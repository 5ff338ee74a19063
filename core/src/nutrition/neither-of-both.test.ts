import { expect, test } from 'vitest';
import type { Food } from '../foods/food.ts';
import { allergensOf, EU_ALLERGENS } from './allergens.ts';

const seafood = (name: string): Pick<Food, 'name' | 'diet'> => ({ name, diet: ['shellfish'] });
const named = (name: string) => EU_ALLERGENS.filter((allergen) => allergensOf(seafood(name)).includes(allergen));

test('sea urchins and jellyfish are no crustaceans and no molluscs', () => {
  expect(named('sea urchin')).toEqual([]);
  expect(named('jellyfish')).toEqual([]);
  expect(named('crayfish')).toEqual(['crustaceans']);
  expect(named('whelk')).toEqual(['molluscs']);
});
