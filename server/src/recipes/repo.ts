import { and, count, eq, ne, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../db/open-database.ts';
import { type Owned, owned, type Published, published } from '../db/owned.ts';
import { users } from '../db/tables/auth.ts';
import { recipes, type StoredIngredient, type StoredStep } from '../db/tables/recipes.ts';

export type { StoredIngredient, StoredStep };
export type RecipeRow = typeof recipes.$inferSelect;
export type NewRecipe = typeof recipes.$inferInsert;

/** SQL of single recipes; every personal question names the owner. */
export function recipesRepo(db: DatabaseHandle) {
  return {
    findOwned: async (userId: string, id: string): Promise<Owned<RecipeRow> | null> => {
      const [row] = await db
        .select()
        .from(recipes)
        .where(and(eq(recipes.userId, userId), eq(recipes.id, id)));
      return row === undefined ? null : owned(row);
    },
    /** The same, and nobody else changes it until the transaction ends. */
    findOwnedLocked: async (userId: string, id: string): Promise<Owned<RecipeRow> | null> => {
      const [row] = await db
        .select()
        .from(recipes)
        .where(and(eq(recipes.userId, userId), eq(recipes.id, id)))
        .for('update');
      return row === undefined ? null : owned(row);
    },
    /** A recipe of explore. */
    findPublic: async (id: string): Promise<Published<RecipeRow> | null> => {
      const [row] = await db
        .select()
        .from(recipes)
        .where(and(eq(recipes.id, id), eq(recipes.isPublic, true)));
      return row === undefined ? null : published(row);
    },
    /** Counts the recipes of a user under a lock on that user, so that nobody adds one between counting and inserting. */
    countLocked: async (userId: string): Promise<number> => {
      await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
      const [row] = await db.select({ total: count() }).from(recipes).where(eq(recipes.userId, userId));
      return row?.total ?? 0;
    },
    insert: async (recipe: NewRecipe): Promise<string> => {
      const [row] = await db.insert(recipes).values(recipe).returning({ id: recipes.id });
      if (row === undefined) throw new Error('a recipe was not written');
      return row.id;
    },
    /** Changes a recipe if it is still at the version named; answers the new version, or null where it is not. */
    update: async (
      recipe: Owned<Pick<RecipeRow, 'userId' | 'id'>>,
      version: number,
      changes: Partial<NewRecipe>,
    ): Promise<number | null> => {
      const [row] = await db
        .update(recipes)
        .set({ ...changes, version: sql`${recipes.version} + 1` })
        .where(and(eq(recipes.userId, recipe.userId), eq(recipes.id, recipe.id), eq(recipes.version, version)))
        .returning({ version: recipes.version });
      return row?.version ?? null;
    },
    toggleFavorite: async (userId: string, id: string): Promise<boolean | null> => {
      const [row] = await db
        .update(recipes)
        .set({ isFavorite: sql`not ${recipes.isFavorite}` })
        .where(and(eq(recipes.userId, userId), eq(recipes.id, id)))
        .returning({ isFavorite: recipes.isFavorite });
      return row?.isFavorite ?? null;
    },
    remove: async (userId: string, id: string): Promise<Owned<RecipeRow> | null> => {
      const [row] = await db
        .delete(recipes)
        .where(and(eq(recipes.userId, userId), eq(recipes.id, id)))
        .returning();
      return row === undefined ? null : owned(row);
    },
    count: (userId: string): Promise<number> => db.$count(recipes, eq(recipes.userId, userId)),
    /** What reading the user's other recipes anew needs. */
    othersOf: async (userId: string, id: string) => {
      const rows = await db
        .select({
          id: recipes.id,
          userId: recipes.userId,
          name: recipes.name,
          version: recipes.version,
          serves: recipes.serves,
          calculateNutrition: recipes.calculateNutrition,
          ingredients: recipes.ingredients,
        })
        .from(recipes)
        .where(and(eq(recipes.userId, userId), ne(recipes.id, id)));
      return rows.map(owned);
    },
  };
}
