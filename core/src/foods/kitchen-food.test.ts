import { expect, test } from 'vitest';
import type { Aisle } from './aisles.ts';
import { kitchenFoodOf } from './kitchen-food.ts';

test.each<[string, Aisle, number | null, { isLiquid: boolean; isScooped: boolean }]>([
  ['milk', 'dairy and eggs', 244, { isLiquid: true, isScooped: false }],
  ['whipping cream', 'dairy and eggs', 238, { isLiquid: true, isScooped: false }],
  ['cream cheese', 'dairy and eggs', 232, { isLiquid: false, isScooped: false }],
  ['rice noodle', 'pantry and dry goods', 60, { isLiquid: false, isScooped: false }],
  ['milk powder', 'pantry and dry goods', 120, { isLiquid: false, isScooped: true }],
  ['plain flour', 'pantry and dry goods', 125, { isLiquid: false, isScooped: true }],
  ['chicken stock', 'pantry and dry goods', 240, { isLiquid: true, isScooped: false }],
  ['olive oil', 'pantry and dry goods', 216, { isLiquid: true, isScooped: false }],
  ['butter', 'dairy and eggs', 227, { isLiquid: false, isScooped: true }],
  ['beef mince', 'meat and fish', 225, { isLiquid: false, isScooped: false }],
  ['rusk', 'pantry and dry goods', null, { isLiquid: false, isScooped: false }],
])('%s', (name, aisle, cup, expected) => {
  expect(kitchenFoodOf({ name, aisle, weights: cup === null ? {} : { cup } })).toEqual({ cupGrams: cup, ...expected });
});
