import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../db/open-database.ts';
import { recipes } from '../db/tables/recipes.ts';
import { foodsRepo } from '../foods/repo.ts';
import { readFoods } from './nutrition.ts';

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
  let done = 0;
  let last = NONE;
  while (!isStopping()) {
    const rows = await db
      .select({
        id: recipes.id,
        userId: recipes.userId,
        version: recipes.version,
        ingredients: recipes.ingredients,
      })
      .from(recipes)
      .where(
        and(
          gt(recipes.id, last),
          sql`exists (select from jsonb_array_elements(${recipes.ingredients}) as one where not one ? 'food')`,
        ),
      )
      .orderBy(asc(recipes.id))
      .limit(BATCH);
    if (rows.length === 0) break;
    for (const { id, userId, version, ingredients } of rows) {
      last = id;
      const read = readFoods(ingredients, await foodsRepo(db).corrections(userId));
      await db
        .update(recipes)
        .set({ ingredients: read })
        .where(and(eq(recipes.id, id), eq(recipes.version, version)));
    }
    done += rows.length;
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
  }
  return done;
}
