import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FoodCatalogue } from '@sorrel/core/foods/food';
import { createFoodIndex, type FoodIndex } from '@sorrel/core/foods/food-index';
import type { FoodNames } from '@sorrel/core/foods/names-in-language';
import { type FallbackTable, readFallback } from '@sorrel/core/foods/read-fallback';
import { type KindNames, readKinds } from '@sorrel/core/foods/read-kinds';
import { type BuyingTable, readBuyingTable } from '@sorrel/core/lists/buying';
import { readSubstitutes, type Substitutes } from '@sorrel/core/nutrition/substitutes';
import { findReferenceFolder } from '../reference-folder.ts';

let index: FoodIndex | undefined;

/** The foods, read once in a process: a table that never changes while it runs. */
export function foodIndex(): FoodIndex {
  if (index === undefined) {
    const read = (name: string) => JSON.parse(readFileSync(path.join(findReferenceFolder(), 'foods', name), 'utf8'));
    index = createFoodIndex(
      read('foods.json') as FoodCatalogue,
      readFallback(read('sr28-search.json') as FallbackTable),
      read('names.json') as FoodNames,
    );
  }
  return index;
}

let table: BuyingTable | undefined;

/** How foods are bought, read once in a process. */
export function buyingTable(): BuyingTable {
  table ??= readBuyingTable(readFileSync(path.join(findReferenceFolder(), 'foods', 'buying.tsv'), 'utf8'));
  return table;
}

let standIns: Substitutes | undefined;

/** What stands in for foods that are not there, read once in a process. */
export function substitutes(): Substitutes {
  standIns ??= readSubstitutes(readFileSync(path.join(findReferenceFolder(), 'foods', 'substitutes.tsv'), 'utf8'), [
    ...foodIndex().byId.values(),
  ]);
  return standIns;
}

/** What kinds of foods are called in a language, by their names on English lists; none where nobody has named them yet. */
export function kindNames(language: string): KindNames {
  const file = path.join(findReferenceFolder(), 'foods', `kinds.${language}.tsv`);
  return existsSync(file) ? readKinds(readFileSync(file, 'utf8')) : {};
}
