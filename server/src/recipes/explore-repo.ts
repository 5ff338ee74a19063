import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { HouseholdId } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { type Published, published } from '../db/owned.ts';
import { MARKED_RECIPE, recipes, revisions } from '../db/tables/recipes.ts';
import type { RecipeRow } from './repo.ts';

/** SQL of explore as a whole. */
export function exploreRepo(db: DatabaseHandle) {
  const here = eq(revisions.name, 'explore');
  return {
    /** The households whose recipes it shows. */
    households: async (): Promise<HouseholdId[]> => {
      const rows = await db
        .selectDistinct({ householdId: recipes.householdId })
        .from(recipes)
        .where(eq(recipes.isPublic, true));
      return rows.map(({ householdId }) => householdId);
    },
    /** Its recipes, the oldest first. */
    marks: (limit: number): Promise<{ id: string; mark: string }[]> =>
      db
        .select(MARKED_RECIPE)
        .from(recipes)
        .where(eq(recipes.isPublic, true))
        .orderBy(asc(recipes.createdAt), asc(recipes.id))
        .limit(limit),
    find: async (ids: readonly string[]): Promise<Published<RecipeRow>[]> => {
      const rows = await db
        .select()
        .from(recipes)
        .where(and(eq(recipes.isPublic, true), inArray(recipes.id, [...ids])));
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
