import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FoodCatalogue } from '@sorrel/core/foods/food';
import { createFoodIndex } from '@sorrel/core/foods/food-index';
import type { FoodNames } from '@sorrel/core/foods/names-in-language';
import { type FallbackTable, readFallback } from '@sorrel/core/foods/read-fallback';
import { resolveFood } from '@sorrel/core/foods/resolve-food';
import { isLanguage } from '@sorrel/core/ingredients/languages/language';
import { parseIngredient } from '@sorrel/core/ingredients/parse-ingredient';

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const read = (name: string) => JSON.parse(readFileSync(path(`../../reference/foods/${name}`), 'utf8'));
const LINES = path('../../../shared/languages/lines.jsonl');
/** All lines so many times: the compiler is done with them after some fifteen. */
const ROUNDS = 25;

/** Processor time so far, ms: what else the machine does is not counted. */
const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const usedMb = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1e6;
};

/** Processor time and memory of the foods: reading the catalogue with the names of all languages, and a line read with its food. */
export function run(): void {
  const before = usedMb();
  const start = cpuMs();
  const index = createFoodIndex(
    read('foods.json') as FoodCatalogue,
    readFallback(read('sr28-search.json') as FallbackTable),
    read('names.json') as FoodNames,
  );
  const loaded = cpuMs();
  for (const language of ['de', 'fr', 'es', 'it', 'nl'] as const) index.inLanguage.get(language);
  const all = cpuMs();
  const mb = usedMb() - before;
  const memory = globalThis.gc ? `${mb.toFixed(0)} MB (limit 40)` : 'memory: run node with --expose-gc';
  console.log(
    `catalogue ${(loaded - start).toFixed(0)} ms (limit 300), with five languages ${(all - start).toFixed(0)} ms, ${memory}`,
  );
  if (!existsSync(LINES)) return;
  const lines: { line: string; lang: string }[] = readFileSync(LINES, 'utf8')
    .trim()
    .split('\n')
    .map((row) => JSON.parse(row));
  for (const isTold of [true, false]) {
    const times = Array.from({ length: ROUNDS }, () => {
      const from = cpuMs();
      for (const { line, lang } of lines) {
        const language = isTold && isLanguage(lang) ? lang : null;
        resolveFood(index, parseIngredient(line, language), language);
      }
      return (cpuMs() - from) / lines.length;
    });
    const said = isTold ? 'told its language' : 'not told';
    console.log(
      `a line with its food, ${said}: ${Math.min(...times).toFixed(3)} ms warm (limit 0.1), ${times[0]?.toFixed(3)} ms in the first round`,
    );
  }
}
