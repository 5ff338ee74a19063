import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { HouseholdId } from '../../db/household.ts';
import type { DatabaseHandle } from '../../db/open-database.ts';
import { recipes } from '../../db/tables/recipes.ts';

const uuids = (ids: readonly string[]) => sql`${sql.param(`{${ids.join(',')}}`)}::uuid[]`;

/** SQL of which recipes are in which collections. */
export function collectedRepo(db: DatabaseHandle) {
  const inside = (householdId: HouseholdId, id: string) =>
    sql`${eq(recipes.householdId, householdId)} and ${recipes.collectionIds} <> '{}' and ${id}::uuid = any(${recipes.collectionIds})`;
  return {
    /** How many recipes of the book are in each; one that is empty is left out. */
    counts: async (householdId: HouseholdId): Promise<Map<string, number>> => {
      const each = db
        .select({ id: sql<string>`unnest(${recipes.collectionIds})`.as('collection_id') })
        .from(recipes)
        .where(and(eq(recipes.householdId, householdId), sql`${recipes.collectionIds} <> '{}'`))
        .as('each_collection');
      const rows = await db.select({ id: each.id, recipes: sql<number>`count(*)::int` }).from(each).groupBy(each.id);
      return new Map(rows.map((row) => [row.id, row.recipes]));
    },
    /** The recipes in a collection. */
    recipesIn: async (householdId: HouseholdId, id: string): Promise<string[]> => {
      const rows = await db
        .select({ id: recipes.id })
        .from(recipes)
        .where(inside(householdId, id))
        .orderBy(asc(recipes.id));
      return rows.map((row) => row.id);
    },
    /**
     * Puts recipes, which are held, into collections and takes them out of others; what is to be both is out. That is no
     * version of a recipe: its form does not have it. Gives those that are in others now, and in how many each is.
     */
    collect: async (
      householdId: HouseholdId,
      ids: readonly string[],
      { add, remove }: { add: readonly string[]; remove: readonly string[] },
    ): Promise<{ id: string; collections: number }[]> => {
      const collectionIds = sql<string[]>`array(select inside from unnest(${recipes.collectionIds} || ${uuids(add)})
        with ordinality as collected (inside, place) where inside <> all(${uuids(remove)}) group by inside order by min(place))`;
      return db
        .update(recipes)
        .set({ collectionIds })
        .where(
          and(
            eq(recipes.householdId, householdId),
            inArray(recipes.id, [...ids]),
            sql`${recipes.collectionIds} <> ${collectionIds}`,
          ),
        )
        .returning({ id: recipes.id, collections: sql<number>`cardinality(${recipes.collectionIds})` });
    },
  };
}
