import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createFoodIndex, type FoodIndex } from '@sorrel/core/foods/food-index';
import { readFallback } from '@sorrel/core/foods/read-fallback';

/** Where the tables are: found from the working folder too, since a scorer runs a bundle that lies elsewhere. */
const folders = [
  process.env['FOODS'],
  fileURLToPath(new URL('../../../reference/foods', import.meta.url)),
  join(process.cwd(), 'reference/foods'),
];

/** The text of a table of `reference/foods`. */
export function readFoodTable(name: string): string {
  const path = folders
    .map((folder) => (folder === undefined ? '' : join(folder, name)))
    .find((file) => existsSync(file));
  if (path === undefined) throw new Error(`No ${name}: run this in the root of the project, or set FOODS.`);
  return readFileSync(path, 'utf8');
}

/** The index of the real catalogue. */
export function realFoodIndex(): FoodIndex {
  return createFoodIndex(
    JSON.parse(readFoodTable('foods.json')),
    readFallback(JSON.parse(readFoodTable('sr28-search.json'))),
    JSON.parse(readFoodTable('names.json')),
  );
}
