import { type Comparable, likenessProbe } from '@sorrel/core/recipes/same-recipe';
import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { HouseholdId } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { recipes } from '../db/tables/recipes.ts';

/** Recipes that are compared with one that comes. */
const LIKELY_MAX = 300;

/** SQL of what a book has of a recipe already. */
export function sameRecipeRepo(db: DatabaseHandle) {
  return {
    /** What may be the same as a recipe by its name or its address, the newest first: few enough to compare each. */
    likelySame: async (householdId: HouseholdId, recipe: Pick<Comparable, 'name' | 'source'>) => {
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
            eq(recipes.householdId, householdId),
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
    /** The household's copy of a recipe of explore or of a link, by its id; null where it has none. */
    copyOf: async (householdId: HouseholdId, original: string): Promise<string | null> => {
      const [row] = await db
        .select({ id: recipes.id })
        .from(recipes)
        .where(and(eq(recipes.householdId, householdId), eq(recipes.copiedFrom, original)));
      return row?.id ?? null;
    },
    /** All copies of recipes of explore that the household has. */
    copies: async (householdId: HouseholdId): Promise<{ of: string; id: string }[]> => {
      const rows = await db
        .select({ id: recipes.id, copiedFrom: recipes.copiedFrom })
        .from(recipes)
        .where(and(eq(recipes.householdId, householdId), isNotNull(recipes.copiedFrom)));
      return rows.flatMap(({ id, copiedFrom }) => (copiedFrom === null ? [] : [{ of: copiedFrom, id }]));
    },
  };
}
