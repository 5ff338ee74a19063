import { type Comparable, likenessProbe } from '@sorrel/core/recipes/same-recipe';
import { and, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../db/open-database.ts';
import { recipes } from '../db/tables/recipes.ts';

/** Recipes that are compared with one that comes. */
const LIKELY_MAX = 300;

/** SQL of what a book has of a recipe already. */
export function sameRecipeRepo(db: DatabaseHandle) {
  return {
    /** What may be the same as a recipe by its name or its address, the newest first: few enough to compare each. */
    likelySame: async (userId: string, recipe: Pick<Comparable, 'name' | 'source'>) => {
      const { nameWord, sourcePart } = likenessProbe(recipe);
      return db
        .select({
          id: recipes.id,
          name: recipes.name,
          source: recipes.source,
          ingredientNames: recipes.ingredientNames,
          createdAt: recipes.createdAt,
        })
        .from(recipes)
        .where(
          and(
            eq(recipes.userId, userId),
            or(
              nameWord === null
                ? sql`false`
                : sql`strpos(split_part(${recipes.searchText}, chr(10), 1), ${nameWord}) > 0`,
              sourcePart === null ? sql`false` : sql`strpos(${recipes.source}, ${sourcePart}) > 0`,
            ),
          ),
        )
        .orderBy(desc(recipes.createdAt))
        .limit(LIKELY_MAX);
    },
    /** The user's copies of these recipes of explore: the id of the copy by that of the recipe. */
    copiesOf: async (userId: string, ids: readonly string[]): Promise<Map<string, string>> => {
      const rows = await db
        .select({ id: recipes.id, copiedFrom: recipes.copiedFrom })
        .from(recipes)
        .where(and(eq(recipes.userId, userId), inArray(recipes.copiedFrom, [...ids])));
      return new Map(rows.map(({ id, copiedFrom }) => [copiedFrom ?? '', id]));
    },
    /** All copies of recipes of explore that the user has. */
    copies: async (userId: string): Promise<{ of: string; id: string }[]> => {
      const rows = await db
        .select({ id: recipes.id, copiedFrom: recipes.copiedFrom })
        .from(recipes)
        .where(and(eq(recipes.userId, userId), isNotNull(recipes.copiedFrom)));
      return rows.flatMap(({ id, copiedFrom }) => (copiedFrom === null ? [] : [{ of: copiedFrom, id }]));
    },
  };
}
