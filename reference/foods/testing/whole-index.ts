import { readFileSync } from 'node:fs';
import { createFoodIndex } from '@sorrel/core/foods/food-index';
import { readFallback } from '@sorrel/core/foods/read-fallback';

const read = (name: string) => JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'));

/** The foods with all of their names, and those of the large table behind them. */
export const index = createFoodIndex(read('foods.json'), readFallback(read('sr28-search.json')), read('names.json'));
