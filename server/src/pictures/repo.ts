import { and, countDistinct, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
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
    .innerJoin(recipes, and(eq(recipes.householdId, imageUses.householdId), eq(recipes.id, imageUses.ownerId)))
    .where(and(eq(imageUses.key, sql.placeholder('key')), eq(recipes.isPublic, true)))
    .limit(1)
    .prepare('find_public_use'),
);

export type { PictureKey };

/** Of these keys those that no household shows, as it is at this moment. */
async function unusedOf(db: DatabaseHandle, keys: readonly string[]): Promise<string[]> {
  const uses = await db
    .selectDistinct({ key: imageUses.key })
    .from(imageUses)
    .where(inArray(imageUses.key, [...keys]));
  const used = new Set(uses.map(({ key }) => key));
  return keys.filter((key) => !used.has(key));
}

/** SQL of the pictures and of what uses them. */
export function picturesRepo(db: DatabaseHandle) {
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
      const own = await db
        .selectDistinct({ key: imageUses.key })
        .from(imageUses)
        .where(and(eq(imageUses.householdId, householdId), inArray(imageUses.key, [...keys])));
      const usable = new Set(own.map(({ key }) => key));
      const others = keys.filter((key) => !usable.has(key));
      if (others.length > 0) {
        const shown = await db
          .selectDistinct({ key: imageUses.key })
          .from(imageUses)
          .innerJoin(recipes, and(eq(recipes.householdId, imageUses.householdId), eq(recipes.id, imageUses.ownerId)))
          .where(and(inArray(imageUses.key, others), eq(recipes.isPublic, true)));
        for (const { key } of shown) usable.add(key);
      }
      return new Map([...usable].map((key) => [key, owned(key)]));
    },
    /**
     * Removes pictures that nothing uses, a few at once: among the named ones, or among all that are older. Rows are locked, and
     * asked anew under the lock: somebody may have begun to use one meanwhile.
     * @returns the keys of the removed
     */
    removeUnused: async (among: { keys: readonly string[] } | { before: Date }, limit: number): Promise<string[]> => {
      const named = 'keys' in among ? inArray(images.key, [...among.keys]) : lt(images.createdAt, among.before);
      const found = await db
        .select({ key: images.key })
        .from(images)
        .leftJoin(imageUses, eq(imageUses.key, images.key))
        .where(and(named, isNull(imageUses.key)))
        .limit(limit);
      if (found.length === 0) return [];
      const locked = await db
        .select({ key: images.key })
        .from(images)
        .where(
          inArray(
            images.key,
            found.map(({ key }) => key),
          ),
        )
        // what somebody holds is about to be used, or is being removed already
        .for('update', { skipLocked: true });
      const unused =
        locked.length === 0
          ? []
          : await unusedOf(
              db,
              locked.map(({ key }) => key),
            );
      if (unused.length > 0) await db.delete(images).where(inArray(images.key, unused));
      return unused;
    },
    isSessionLive: async (userId: string, sessionId: string): Promise<boolean> =>
      (await findLiveSession(db).execute({ userId, sessionId })).length > 0,
    /** Whether a recipe of explore shows the picture, so that everybody may see it. */
    isPublic: async (key: string): Promise<boolean> => (await findPublicUse(db).execute({ key })).length > 0,
  };
}
