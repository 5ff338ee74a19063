import { SAVED_OVER_MAX, TRASHED_SAVED_MAX } from '@sorrel/core/households/trash';
import { and, desc, eq, inArray, lt, lte } from 'drizzle-orm';
import type { HouseholdId } from './household.ts';
import type { DatabaseHandle } from './open-database.ts';
import { removedSaved } from './tables/removed-saved.ts';

export type SavedKind = (typeof removedSaved.$inferSelect)['kind'];

/** SQL of deleted plans, or of deleted shopping lists, which rest for a while; every question names the household. */
export function removedSavedRepo(db: DatabaseHandle, householdId: HouseholdId, kind: SavedKind) {
  const own = and(eq(removedSaved.householdId, householdId), eq(removedSaved.kind, kind));
  /** What is more than rests goes for good, the longest there first. */
  const tidy = async (savedOver: boolean): Promise<void> => {
    const over = await db
      .select({ id: removedSaved.id })
      .from(removedSaved)
      .where(and(own, eq(removedSaved.savedOver, savedOver)))
      .orderBy(desc(removedSaved.removedAt), removedSaved.id)
      .offset(savedOver ? SAVED_OVER_MAX : TRASHED_SAVED_MAX);
    const ids = over.map(({ id }) => id);
    if (ids.length > 0) await db.delete(removedSaved).where(and(own, inArray(removedSaved.id, ids)));
  };
  return {
    tidy,
    insert: async (
      saved: Pick<typeof removedSaved.$inferInsert, 'id' | 'name' | 'row' | 'savedOver' | 'removedAt'>,
    ) => {
      await db.insert(removedSaved).values({ householdId, kind, ...saved });
      await tidy(saved.savedOver ?? false);
    },
    /** The last first. */
    list: () =>
      db
        .select({
          id: removedSaved.id,
          name: removedSaved.name,
          removedAt: removedSaved.removedAt,
          savedOver: removedSaved.savedOver,
        })
        .from(removedSaved)
        .where(own)
        .orderBy(desc(removedSaved.removedAt), removedSaved.id),
    /** Takes out all that were deleted by then. */
    empty: async (until: Date): Promise<void> => {
      await db.delete(removedSaved).where(and(own, lte(removedSaved.removedAt, until)));
    },
    /** Takes one out for good; false where it is not there, or somebody else has taken it meanwhile. */
    remove: async (id: string): Promise<boolean> => {
      const gone = await db
        .delete(removedSaved)
        .where(and(own, eq(removedSaved.id, id)))
        .returning({ id: removedSaved.id });
      return gone.length > 0;
    },
    /** Takes one out; null where it is not there, or somebody else has taken it meanwhile. */
    take: async (id: string) => {
      const [taken] = await db
        .delete(removedSaved)
        .where(and(own, eq(removedSaved.id, id)))
        .returning();
      return taken ?? null;
    },
  };
}

/** Plans and lists of all households that have rested long enough go for good. */
export async function removeRested(db: DatabaseHandle, before: Date): Promise<void> {
  await db.delete(removedSaved).where(lt(removedSaved.removedAt, before));
}
