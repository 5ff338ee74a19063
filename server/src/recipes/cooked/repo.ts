import { and, avg, count, desc, eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../../db/open-database.ts';
import { cookEntries } from '../../db/tables/cooking.ts';

export type CookRow = typeof cookEntries.$inferSelect;

const SHOWN_MAX = 100;

/** SQL of what was cooked. */
export function cookRepo(db: DatabaseHandle) {
  const ofRecipe = (userId: string, recipeId: string) =>
    and(eq(cookEntries.userId, userId), eq(cookEntries.recipeId, recipeId));
  return {
    count: (userId: string): Promise<number> => db.$count(cookEntries, eq(cookEntries.userId, userId)),
    insert: async (entry: typeof cookEntries.$inferInsert): Promise<CookRow> => {
      const [row] = await db.insert(cookEntries).values(entry).returning();
      if (row === undefined) throw new Error('an entry of the log was not written');
      return row;
    },
    /** The last ones, and what is known of all. */
    logOf: async (userId: string, recipeId: string) => {
      const [entries, [all]] = await Promise.all([
        db
          .select()
          .from(cookEntries)
          .where(ofRecipe(userId, recipeId))
          .orderBy(desc(cookEntries.cookedAt), cookEntries.id)
          .limit(SHOWN_MAX),
        db
          .select({ times: count(), stars: avg(cookEntries.stars) })
          .from(cookEntries)
          .where(ofRecipe(userId, recipeId)),
      ]);
      return { entries, times: all?.times ?? 0, stars: all?.stars == null ? null : Number(all.stars) };
    },
    remove: async (userId: string, id: string): Promise<boolean> => {
      const removed = await db
        .delete(cookEntries)
        .where(and(eq(cookEntries.userId, userId), eq(cookEntries.id, id)))
        .returning({ id: cookEntries.id });
      return removed.length > 0;
    },
  };
}
