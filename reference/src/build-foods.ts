/**
 * `npm run foods`: joins the hand-made table of foods with the nutrients of USDA SR28 and of the British table, and
 * writes `reference/foods/foods.json` and `reference/foods/sr28-search.json`; joins the names in other languages to
 * `reference/foods/names.json`. The same input gives the same bytes.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildNames, NAME_LANGUAGES, namesJson } from './food-names.ts';
import { buildCatalogue, buildFallback, fallbackJson } from './foods-table.ts';

const path = (name: string): string => fileURLToPath(new URL(`../foods/${name}`, import.meta.url));
const catalogue = buildCatalogue();
const lines = catalogue.foods.map((food) => JSON.stringify(food)).join(',\n');
writeFileSync(path('foods.json'), `{"foods":[\n${lines}\n]}\n`);
const fallback = buildFallback();
writeFileSync(path('sr28-search.json'), fallbackJson(fallback));
const foreign = buildNames(catalogue.foods);
writeFileSync(path('names.json'), namesJson(foreign));
const names = catalogue.foods.reduce((sum, food) => sum + 1 + food.aliases.length, 0);
console.log(`${catalogue.foods.length} foods, ${names} names; ${fallback.length} rows to fall back on`);
for (const language of NAME_LANGUAGES) {
  const lists = Object.values(foreign[language]);
  console.log(`${language}: ${lists.length} foods, ${lists.flat().length} names`);
}
