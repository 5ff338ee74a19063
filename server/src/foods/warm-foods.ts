import { setTimeout as sleep } from 'node:timers/promises';
import { searchFoods } from '@sorrel/core/foods/search-foods';
import { LANGUAGES } from '@sorrel/core/ingredients/languages/language';
import { foodIndex } from './food-catalogue.ts';

/** A start is over by then, and what its first pages ask for is answered. */
const AFTER_MS = 2_000;
/** Between the tables, so that requests come first. */
const REST_MS = 100;

/**
 * Makes the tables of foods that are made when they are first asked for, those of one language at a time: together they hold the thread
 * that answers for nearly half a second, which the first person who looks for an ingredient would wait, and everybody with them.
 */
export async function warmFoods(isStopping: () => boolean, { afterMs = AFTER_MS, restMs = REST_MS } = {}) {
  // nothing waits for it: a process that stops does not either
  const rest = (ms: number) => sleep(ms, undefined, { ref: false });
  await rest(afterMs);
  const tables = [
    () => foodIndex(),
    ...LANGUAGES.map((language) => () => foodIndex().inLanguage.get(language)),
    ...LANGUAGES.map((language) => () => foodIndex().inLanguage.searched(language)),
    () => searchFoods(foodIndex(), 'onion', 1),
  ];
  for (const make of tables) {
    if (isStopping()) return;
    make();
    await rest(restMs);
  }
}
