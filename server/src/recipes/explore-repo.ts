import { asc, eq, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../db/open-database.ts';
import { type Published, published } from '../db/owned.ts';
import { recipes, revisions } from '../db/tables/recipes.ts';
import type { RecipeRow } from './repo.ts';

/** SQL of explore as a whole. */
export function exploreRepo(db: DatabaseHandle) {
  const here = eq(revisions.name, 'explore');
  return {
    /** Its recipes, the oldest first. */
    all: async (limit: number): Promise<Published<RecipeRow>[]> => {
      const rows = await db
        .select()
        .from(recipes)
        .where(eq(recipes.isPublic, true))
        .orderBy(asc(recipes.createdAt), asc(recipes.id))
        .limit(limit);
      return rows.map(published);
    },
    /** Which state of it is the newest. */
    revision: async (): Promise<number> => {
      const [row] = await db.select().from(revisions).where(here);
      return row?.revision ?? 0;
    },
    /** What it shows has changed: where recipes lie on several machines, no trigger counts it. */
    count: () =>
      db
        .update(revisions)
        .set({ revision: sql`${revisions.revision} + 1` })
        .where(here),
  };
}
