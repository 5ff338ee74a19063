import { readFileSync } from 'node:fs';
import { createFoodIndex, type FoodIndex } from '@sorrel/core/foods/food-index';
import { readFallback } from '@sorrel/core/foods/read-fallback';

const read = (name: string): string =>
  readFileSync(new URL(`../../../reference/foods/${name}`, import.meta.url), 'utf8');

/** The index of the real catalogue. */
export function realFoodIndex(): FoodIndex {
  return createFoodIndex(JSON.parse(read('foods.json')), readFallback(JSON.parse(read('sr28-search.json'))));
}
