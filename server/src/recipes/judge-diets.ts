import { asc, eq, isNull } from 'drizzle-orm';
import type { DatabaseHandle } from '../db/open-database.ts';
import { judgeDiet, loadCorrections } from './nutrition.ts';
import { recipes } from './tables.ts';

const BATCH = 50;
/** Between batches, so that requests come first. */
const REST_MS = 20;

/**
 * Judges the recipes that were saved before diet warnings were kept. Ends when none is left.
 * @returns how many were judged
 */
export async function judgeOlderRecipes(db: DatabaseHandle, isStopping: () => boolean): Promise<number> {
  let judged = 0;
  while (!isStopping()) {
    const rows = await db
      .select({ id: recipes.id, userId: recipes.userId, ingredients: recipes.ingredients })
      .from(recipes)
      .where(isNull(recipes.dietWarnings))
      .orderBy(asc(recipes.id))
      .limit(BATCH);
    if (rows.length === 0) break;
    for (const { id, userId, ingredients } of rows) {
      const dietWarnings = judgeDiet(ingredients, await loadCorrections(db, userId));
      await db.update(recipes).set({ dietWarnings }).where(eq(recipes.id, id));
    }
    judged += rows.length;
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
  }
  return judged;
}
