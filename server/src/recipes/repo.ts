import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { type HouseholdId, type Member, NOBODY_ID } from '../db/household.ts';
import { inBatches } from '../db/in-batches.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { type Owned, owned, type Published, published } from '../db/owned.ts';
import { isFavoriteOf, recipes, type StoredIngredient, type StoredStep } from '../db/tables/recipes.ts';

export type { StoredIngredient, StoredStep };
export type RecipeRow = typeof recipes.$inferSelect;
export type NewRecipe = typeof recipes.$inferInsert;

/** Recipes whose names of ingredients one statement brings. */
const NAMES_AT_ONCE = 200;

/** The names of the ingredients of every recipe of the household, some recipes at a time. */
const ingredientNames = (db: DatabaseHandle, householdId: HouseholdId) =>
  inBatches(
    NAMES_AT_ONCE,
    ({ id }) => id,
    (after: string | null) =>
      db
        .select({
          id: recipes.id,
          name: recipes.name,
          names: sql<string[]>`jsonb_path_query_array(${recipes.ingredients}, '$[*].name')`,
        })
        .from(recipes)
        .where(and(eq(recipes.householdId, householdId), gt(recipes.id, after ?? NOBODY_ID)))
        .orderBy(asc(recipes.id))
        .limit(NAMES_AT_ONCE),
  );

/** SQL of single recipes; every personal question names the household. */
export function recipesRepo(db: DatabaseHandle) {
  return {
    findOwned: async (householdId: HouseholdId, id: string): Promise<Owned<RecipeRow> | null> => {
      const [row] = await db
        .select()
        .from(recipes)
        .where(and(eq(recipes.householdId, householdId), eq(recipes.id, id)));
      return row === undefined ? null : owned(row);
    },
    /** The same, and nobody else changes it until the transaction ends. */
    findOwnedLocked: async (householdId: HouseholdId, id: string): Promise<Owned<RecipeRow> | null> => {
      const [row] = await db
        .select()
        .from(recipes)
        .where(and(eq(recipes.householdId, householdId), eq(recipes.id, id)))
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
    insert: async (recipe: NewRecipe): Promise<string> => {
      const [row] = await db.insert(recipes).values(recipe).returning({ id: recipes.id });
      if (row === undefined) throw new Error('a recipe was not written');
      return row.id;
    },
    /** Changes a recipe if it is still at the version named; answers the new version, or null where it is not. */
    update: async (
      recipe: Owned<Pick<RecipeRow, 'householdId' | 'id'>>,
      version: number,
      changes: Partial<NewRecipe>,
    ): Promise<number | null> => {
      const [row] = await db
        .update(recipes)
        .set({ ...changes, version: sql`${recipes.version} + 1` })
        .where(
          and(eq(recipes.householdId, recipe.householdId), eq(recipes.id, recipe.id), eq(recipes.version, version)),
        )
        .returning({ version: recipes.version });
      return row?.version ?? null;
    },
    /** What a recipe that was put back is made of, where that can no longer be what it was. */
    setIngredients: async (householdId: HouseholdId, id: string, ingredients: StoredIngredient[]): Promise<void> => {
      await db
        .update(recipes)
        .set({ ingredients })
        .where(and(eq(recipes.householdId, householdId), eq(recipes.id, id)));
    },
    /** Makes it a favourite of one member, or no more. */
    toggleFavorite: async (member: Member, id: string): Promise<boolean | null> => {
      const isFavorite = isFavoriteOf(member.id);
      const [row] = await db
        .update(recipes)
        .set({
          favoriteOf: sql`case when ${isFavorite} then array_remove(${recipes.favoriteOf}, ${member.id}::uuid) else ${recipes.favoriteOf} || ${member.id}::uuid end`,
        })
        .where(and(eq(recipes.householdId, member.householdId), eq(recipes.id, id)))
        .returning({ isFavorite });
      return row?.isFavorite ?? null;
    },
    /** How many of the household's recipes one member has added: those that count for that member. */
    countAddedBy: ({ id, householdId }: Member): Promise<number> =>
      db.$count(recipes, and(eq(recipes.householdId, householdId), eq(recipes.addedBy, id))),
    ingredientNames: (householdId: HouseholdId) => ingredientNames(db, householdId),
    /** Names and ingredients of recipes of the household. */
    ingredientsOf: (householdId: HouseholdId, ids: readonly string[]) =>
      db
        .select({ name: recipes.name, ingredients: recipes.ingredients })
        .from(recipes)
        .where(and(eq(recipes.householdId, householdId), inArray(recipes.id, [...ids]))),
  };
}
