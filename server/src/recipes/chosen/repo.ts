import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { HouseholdId, Member } from '../../db/household.ts';
import type { DatabaseHandle } from '../../db/open-database.ts';
import { type Owned, owned } from '../../db/owned.ts';
import { recipes } from '../../db/tables/recipes.ts';
import type { RecipeRow } from '../repo.ts';

interface TagChange {
  add: readonly number[];
  remove: readonly number[];
  at: Date;
}

/** SQL of several recipes of a book at once; every question names the household. */
export function chosenRepo(db: DatabaseHandle) {
  const of = (householdId: HouseholdId, ids: readonly string[]) =>
    and(eq(recipes.householdId, householdId), inArray(recipes.id, [...ids]));
  return {
    /**
     * Those of them that the book has; nobody else changes them until the transaction ends. All are held before the first is
     * changed, and in one order: two that choose the same recipes wait for each other, and not in a circle.
     */
    hold: async (householdId: HouseholdId, ids: readonly string[]): Promise<string[]> => {
      const rows = await db
        .select({ id: recipes.id })
        .from(recipes)
        .where(of(householdId, ids))
        .orderBy(asc(recipes.id))
        .for('update');
      return rows.map(({ id }) => id);
    },
    remove: async (householdId: HouseholdId, ids: readonly string[]): Promise<Owned<RecipeRow>[]> => {
      const rows = await db.delete(recipes).where(of(householdId, ids)).returning();
      return rows.map(owned);
    },
    /** Changes the tags of those that have others afterwards, as a version of its own; gives how many those were. */
    tag: async (member: Member, ids: readonly string[], { add, remove, at }: TagChange): Promise<number> => {
      const list = (tagIds: readonly number[]) => sql`${sql.param([...tagIds])}::int[]`;
      const tagIds = sql<
        number[]
      >`array(select tag from unnest(${recipes.tagIds} || ${list(add)}) with ordinality as tags (tag, place)
        where tag <> all(${list(remove)}) group by tag order by min(place))`;
      const changed = await db
        .update(recipes)
        .set({ tagIds, changedBy: member.id, updatedAt: at, version: sql`${recipes.version} + 1` })
        .where(and(of(member.householdId, ids), sql`${recipes.tagIds} <> ${tagIds}`))
        .returning({ id: recipes.id });
      return changed.length;
    },
  };
}
