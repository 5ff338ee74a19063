import type { DatabaseHandle } from '../db/open-database.ts';
import { foodsRepo } from '../foods/repo.ts';
import { readFoods } from './nutrition.ts';
import { olderRecipesRepo } from './older-repo.ts';

const BATCH = 50;
/** Between batches, so that requests come first. */
const REST_MS = 20;
const NONE = '00000000-0000-0000-0000-000000000000';

/**
 * Keeps the foods of recipes that were saved before foods were kept, a slice at a time. It may be stopped anywhere: what is
 * done is not done again. A recipe that is saved meanwhile keeps what was saved.
 * @returns how many were read
 */
export async function readOlderFoods(db: DatabaseHandle, isStopping: () => boolean): Promise<number> {
  const repo = olderRecipesRepo(db);
  let done = 0;
  let last = NONE;
  while (!isStopping()) {
    const rows = await repo.withoutFoods(last, BATCH);
    if (rows.length === 0) break;
    for (const { id, userId, version, ingredients } of rows) {
      last = id;
      const read = readFoods(ingredients, await foodsRepo(db).corrections(userId));
      await repo.bringUpToDate(id, version, { ingredients: read });
    }
    done += rows.length;
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
  }
  return done;
}
