import { and, asc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { HouseholdId } from '../../db/household.ts';
import type { DatabaseHandle } from '../../db/open-database.ts';
import { collections } from '../../db/tables/recipes.ts';

export type CollectionRow = typeof collections.$inferSelect;
type Named = Pick<CollectionRow, 'name' | 'nameKey'>;

/** SQL of the collections of a household. */
export function collectionsRepo(db: DatabaseHandle) {
  const one = (householdId: HouseholdId, id: string) =>
    and(eq(collections.householdId, householdId), eq(collections.id, id));
  const there = (householdId: HouseholdId) =>
    and(eq(collections.householdId, householdId), isNull(collections.removedAt));
  return {
    list: (householdId: HouseholdId): Promise<CollectionRow[]> =>
      db.select().from(collections).where(there(householdId)).orderBy(asc(collections.nameKey), asc(collections.id)),
    /** Those of them that are there, in one order; nobody else changes them, or what is in them, until the transaction ends. */
    hold: (householdId: HouseholdId, ids: readonly string[]): Promise<CollectionRow[]> =>
      db
        .select()
        .from(collections)
        .where(and(there(householdId), inArray(collections.id, [...ids])))
        .orderBy(asc(collections.id))
        .for('update'),
    /** One that was removed and can still be put back, held in the same way. */
    holdRemoved: async (householdId: HouseholdId, id: string): Promise<CollectionRow | null> => {
      const [row] = await db
        .select()
        .from(collections)
        .where(and(one(householdId, id), isNotNull(collections.removedAt)))
        .for('update');
      return row ?? null;
    },
    findByKey: async (householdId: HouseholdId, nameKey: string): Promise<CollectionRow | null> => {
      const [row] = await db
        .select()
        .from(collections)
        .where(and(there(householdId), eq(collections.nameKey, nameKey)));
      return row ?? null;
    },
    count: (householdId: HouseholdId): Promise<number> => db.$count(collections, there(householdId)),
    insert: async (householdId: HouseholdId, named: Named, createdAt: Date): Promise<CollectionRow> => {
      const [row] = await db
        .insert(collections)
        .values({ householdId, ...named, createdAt })
        .returning();
      if (row === undefined) throw new Error('a collection was not written');
      return row;
    },
    rename: (householdId: HouseholdId, id: string, named: Named) =>
      db.update(collections).set(named).where(one(householdId, id)),
    /** Hides it, with what was in it, until it is put back or forgotten. */
    remove: (householdId: HouseholdId, id: string, removed: Pick<CollectionRow, 'removedAt' | 'removedWith'>) =>
      db.update(collections).set(removed).where(one(householdId, id)),
    putBack: (householdId: HouseholdId, id: string) =>
      db.update(collections).set({ removedAt: null, removedWith: [] }).where(one(householdId, id)),
    forgetRemoved: (householdId: HouseholdId, before: Date) =>
      db.delete(collections).where(and(eq(collections.householdId, householdId), lt(collections.removedAt, before))),
  };
}
