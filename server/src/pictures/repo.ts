import { and, countDistinct, eq, inArray, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { HouseholdId } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { owned } from '../db/owned.ts';
import { prepared } from '../db/prepared.ts';
import { sessions } from '../db/tables/auth.ts';
import { images, imageUses, type PictureKey } from '../db/tables/pictures.ts';
import { recipes } from '../db/tables/recipes.ts';

const findLiveSession = prepared((db) =>
  db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, sql.placeholder('userId')),
        eq(sessions.id, sql.placeholder('sessionId')),
        isNull(sessions.revokedAt),
      ),
    )
    .prepare('find_live_session'),
);

const findPublicUse = prepared((db) =>
  db
    .select({ key: imageUses.key })
    .from(imageUses)
    .innerJoin(recipes, eq(recipes.id, imageUses.ownerId))
    .where(and(eq(imageUses.key, sql.placeholder('key')), eq(recipes.isPublic, true)))
    .limit(1)
    .prepare('find_public_use'),
);

export type { PictureKey };

/** SQL of the pictures and of what uses them. */
export function picturesRepo(db: DatabaseHandle) {
  const isUnused = () => notExists(db.select().from(imageUses).where(eq(imageUses.key, images.key)));
  return {
    /** A new picture: its sender may use it. */
    insert: async (picture: typeof images.$inferInsert): Promise<PictureKey> => {
      await db.insert(images).values(picture);
      return owned(picture.key);
    },
    /** How many pictures one household uses. */
    countOf: async (householdId: HouseholdId): Promise<number> => {
      const [row] = await db
        .select({ kept: countDistinct(imageUses.key) })
        .from(imageUses)
        .where(eq(imageUses.householdId, householdId));
      return row?.kept ?? 0;
    },
    /** Of these keys those whose pictures are there, held so that none is removed before the transaction ends. */
    hold: async (keys: readonly string[]): Promise<ReadonlySet<string>> => {
      if (keys.length === 0) return new Set();
      const held = await db
        .select({ key: images.key })
        .from(images)
        .where(inArray(images.key, [...new Set(keys)]))
        .orderBy(images.key)
        .for('key share');
      return new Set(held.map(({ key }) => key));
    },
    /** Writes which pictures an owner (a recipe, a user's profile) uses now. */
    setUses: async (householdId: HouseholdId, ownerId: string, keys: readonly PictureKey[]) => {
      await db.delete(imageUses).where(and(eq(imageUses.householdId, householdId), eq(imageUses.ownerId, ownerId)));
      const distinct = [...new Set(keys)];
      if (distinct.length > 0)
        await db.insert(imageUses).values(distinct.map((key) => ({ householdId, ownerId, key })));
    },
    /** The keys that this household may use: pictures of its own recipes and of recipes everybody sees. */
    findUsable: async (householdId: HouseholdId, keys: readonly string[]): Promise<ReadonlyMap<string, PictureKey>> => {
      if (keys.length === 0) return new Map();
      const found = await db.execute<{ key: string }>(sql`
        select distinct uses.key from image_uses uses
        left join recipes on recipes.id = uses.owner_id
        where ${inArray(sql`uses.key`, [...keys])} and (uses.household_id = ${householdId} or recipes.is_public)`);
      return new Map(found.rows.map(({ key }) => [key, owned(key)]));
    },
    /**
     * Removes pictures that nothing uses, a few at once: among the named ones, or among all that are older. Rows are locked, and
     * asked anew under the lock: somebody may have begun to use one meanwhile.
     * @returns the keys of the removed
     */
    removeUnused: async (among: { keys: readonly string[] } | { before: Date }, limit: number): Promise<string[]> => {
      const named = 'keys' in among ? inArray(images.key, [...among.keys]) : lt(images.createdAt, among.before);
      const locked = await db
        .select({ key: images.key })
        .from(images)
        .where(and(named, isUnused()))
        .limit(limit)
        // what somebody holds is about to be used, or is being removed already
        .for('update', { skipLocked: true });
      if (locked.length === 0) return [];
      const keys = locked.map(({ key }) => key);
      const removed = await db
        .delete(images)
        .where(and(isUnused(), inArray(images.key, keys)))
        .returning({ key: images.key });
      return removed.map(({ key }) => key);
    },
    isSessionLive: async (userId: string, sessionId: string): Promise<boolean> =>
      (await findLiveSession(db).execute({ userId, sessionId })).length > 0,
    /** Whether a recipe of explore shows the picture, so that everybody may see it. */
    isPublic: async (key: string): Promise<boolean> => (await findPublicUse(db).execute({ key })).length > 0,
  };
}
