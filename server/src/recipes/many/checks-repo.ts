import { and, asc, desc, eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../../db/open-database.ts';
import { recipeChecks } from '../../db/tables/imports.ts';
import { recipes } from '../../db/tables/recipes.ts';

/** SQL of recipes that somebody shall look at. */
export function checksRepo(db: DatabaseHandle) {
  return {
    insert: (row: typeof recipeChecks.$inferInsert) => db.insert(recipeChecks).values(row),
    list: (userId: string) =>
      db
        .select({ id: recipes.id, name: recipes.name, doubts: recipeChecks.doubts })
        .from(recipeChecks)
        .innerJoin(recipes, eq(recipes.id, recipeChecks.recipeId))
        .where(eq(recipeChecks.userId, userId))
        .orderBy(desc(recipes.createdAt), asc(recipes.id)),
    remove: async (userId: string, recipeId: string): Promise<boolean> => {
      const rows = await db
        .delete(recipeChecks)
        .where(and(eq(recipeChecks.userId, userId), eq(recipeChecks.recipeId, recipeId)))
        .returning({ id: recipeChecks.recipeId });
      return rows.length > 0;
    },
    count: (userId: string): Promise<number> => db.$count(recipeChecks, eq(recipeChecks.userId, userId)),
    isOwnRecipe: async (userId: string, recipeId: string): Promise<boolean> =>
      (await db.$count(recipes, and(eq(recipes.userId, userId), eq(recipes.id, recipeId)))) > 0,
  };
}
