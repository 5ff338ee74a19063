import { and, desc, eq, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../db/open-database.ts';
import { foodCorrections, usedIngredients } from '../db/tables/recipes.ts';

/** What a user said that ingredients are and weigh, by name and unit. */
export type Corrections = ReadonlyMap<string, { foodId: string | null; gramsPerUnit: number | null }>;

/** SQL of what users have told us about foods; every question names the user. */
export function foodsRepo(db: DatabaseHandle) {
  return {
    /** Names of ingredients that begin so, as the user has used them, the most used first. */
    usedNames: async (userId: string, start: string, limit: number): Promise<string[]> => {
      const rows = await db
        .select({ name: usedIngredients.name })
        .from(usedIngredients)
        .where(and(eq(usedIngredients.userId, userId), sql`starts_with(${usedIngredients.name}, ${start})`))
        .orderBy(desc(usedIngredients.uses), desc(usedIngredients.lastUsedAt), usedIngredients.name)
        .limit(limit);
      return rows.map(({ name }) => name);
    },
    corrections: async (userId: string): Promise<Corrections> => {
      const rows = await db.select().from(foodCorrections).where(eq(foodCorrections.userId, userId));
      return new Map(rows.map((row) => [`${row.ingredientKey}|${row.unit}`, row]));
    },
    saveCorrection: async ({ userId, ingredientKey, unit, ...said }: typeof foodCorrections.$inferInsert) => {
      await db
        .insert(foodCorrections)
        .values({ userId, ingredientKey, unit, ...said })
        .onConflictDoUpdate({
          target: [foodCorrections.userId, foodCorrections.ingredientKey, foodCorrections.unit],
          set: said,
        });
    },
  };
}
