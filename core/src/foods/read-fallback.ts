import type { FallbackFood } from './food.ts';
import { NUTRIENTS, type NutrientAmounts, type NutrientKey } from './nutrients.ts';

/** `reference/foods/sr28-search.json` as it is written: rows of number, name and one value for each nutrient named. */
export type FallbackTable = {
  readonly nutrients: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
};

/**
 * The rows of the large table as foods.
 * @throws TypeError when the table names another nutrient than `NUTRIENTS`, or in another order
 */
export function readFallback(table: FallbackTable): FallbackFood[] {
  const keys = Object.keys(NUTRIENTS) as NutrientKey[];
  if (table.nutrients.join() !== keys.join()) throw new TypeError('the table lists other nutrients: run npm run foods');
  return table.rows.map((row) => ({
    id: String(row[0]),
    name: String(row[1]),
    per100g: Object.fromEntries(keys.map((key, at) => [key, Number(row[at + 2])])) as NutrientAmounts,
  }));
}
