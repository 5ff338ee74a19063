import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { HouseholdId } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { recipes } from '../db/tables/recipes.ts';

/** What a page of several recipes shows of each: the large columns stay where they are. */
const CARD = {
  id: recipes.id,
  name: recipes.name,
  category: recipes.category,
  caption: recipes.caption,
  serves: recipes.serves,
  prepMinutes: recipes.prepMinutes,
  cookMinutes: recipes.cookMinutes,
  calories: recipes.calories,
  imageKeys: recipes.imageKeys,
};

/** SQL of the recipes behind one link. */
export function sharedRecipesRepo(db: DatabaseHandle) {
  const cards = (householdId: HouseholdId, which: SQL) =>
    db
      .select(CARD)
      .from(recipes)
      .where(and(eq(recipes.householdId, householdId), which));
  return {
    /** Those in a collection, by name. */
    inCollection: (householdId: HouseholdId, collectionId: string) =>
      cards(
        householdId,
        sql`${recipes.collectionIds} <> '{}' and ${collectionId}::uuid = any(${recipes.collectionIds})`,
      ).orderBy(asc(sql`lower(${recipes.name})`), asc(recipes.id)),
    /** Those that are still in the book, in the order of the ids. */
    chosen: async (householdId: HouseholdId, ids: readonly string[]) => {
      const rows = await cards(householdId, inArray(recipes.id, [...ids]));
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
  };
}

export type SharedCard = Awaited<ReturnType<ReturnType<typeof sharedRecipesRepo>['chosen']>>[number];
