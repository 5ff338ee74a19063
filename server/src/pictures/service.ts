import { randomBytes } from 'node:crypto';
import { ACCOUNT_PICTURES_MAX } from '@sorrel/core/recipes/limits';
import { and, countDistinct, eq, inArray, lt, notExists, type SQL, sql } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { images, imageUses } from '../db/tables/pictures.ts';
import type { Turn } from '../platform/fair-queue.ts';
import { IMAGE_TYPES, imageFileName, imageFileNames } from '../platform/image-store.ts';
import type { PictureSource } from '../platform/picture-worker.ts';
import type { Services } from '../services.ts';

/** A picture that nothing uses yet may belong to a save that is under way. */
const UNUSED_AFTER_MS = 60 * 60 * 1000;
const REMOVED_AT_ONCE = 20;
/**
 * Keeps an uploaded picture and answers its key. Nothing uses it yet: `setImageUses` in the transaction that saves its
 * owner does, and what is never used is swept away.
 * @throws AppError not_a_picture, picture_too_large, picture_not_kept, too_much_at_once
 */
export async function storePicture(services: Services, picture: PictureSource, turn: Turn): Promise<string> {
  const encoded = await services.pictureEncoder.encode(picture, turn).catch((cause) => {
    throw cause instanceof AppError ? cause : new AppError('picture_not_kept', { cause });
  });
  if (typeof encoded === 'string') throw new AppError(encoded);
  const key = randomBytes(18).toString('base64url');
  await services.db
    .insert(images)
    .values({ key, widthPx: encoded.widthPx, heightPx: encoded.heightPx, createdAt: services.clock.now() });
  try {
    for (const file of encoded.files) {
      await services.imageStore.put(
        imageFileName(key, file.widthPx, file.format),
        Buffer.from(file.bytes),
        IMAGE_TYPES[file.format],
      );
    }
  } catch (cause) {
    // a full disk, a store that is away: what was written so far is swept with the row
    throw new AppError('picture_not_kept', { cause });
  }
  return key;
}

/** Refuses more pictures than one account may keep, before anything is done for them. @throws AppError picture_limit_reached */
export async function assertRoomForPictures(db: DatabaseHandle, userId: string, more: number) {
  if (more === 0) return;
  const [row] = await db
    .select({ kept: countDistinct(imageUses.key) })
    .from(imageUses)
    .where(eq(imageUses.userId, userId));
  if ((row?.kept ?? 0) + more > ACCOUNT_PICTURES_MAX) throw new AppError('picture_limit_reached');
}

/**
 * Of these keys those whose pictures are there, held so that none is removed before the transaction ends.
 */
export async function holdPictures(tx: DatabaseHandle, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const held = await tx
    .select({ key: images.key })
    .from(images)
    .where(inArray(images.key, [...new Set(keys)]))
    .orderBy(images.key)
    .for('key share');
  return new Set(held.map(({ key }) => key));
}

/** Writes which pictures an owner (a recipe, a user's profile) uses now. */
export async function setImageUses(tx: DatabaseHandle, userId: string, ownerId: string, keys: readonly string[]) {
  await tx.delete(imageUses).where(and(eq(imageUses.userId, userId), eq(imageUses.ownerId, ownerId)));
  const distinct = [...new Set(keys)];
  if (distinct.length > 0) await tx.insert(imageUses).values(distinct.map((key) => ({ userId, ownerId, key })));
}

/** Of these keys those that this user may use: pictures of the own recipes and of recipes everybody sees. */
export async function findUsableKeys(
  db: DatabaseHandle,
  userId: string,
  keys: readonly string[],
): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const found = await db.execute<{ key: string }>(sql`
    select distinct uses.key from image_uses uses
    left join recipes on recipes.id = uses.owner_id
    where ${inArray(sql`uses.key`, [...keys])} and (uses.user_id = ${userId} or recipes.is_public)`);
  return new Set(found.rows.map((row) => row.key));
}

/**
 * Removes pictures that nothing uses: the named ones at once, or any older than an hour. A store that fails keeps nobody
 * from what they were doing: its pictures are tried again by the next sweep.
 * @returns how many were removed
 */
export async function removeUnusedPictures(services: Services, keys?: readonly string[]): Promise<number> {
  const before = new Date(services.clock.now().getTime() - UNUSED_AFTER_MS);
  let removed = 0;
  try {
    for (let from = 0; keys === undefined || from < keys.length; from += REMOVED_AT_ONCE) {
      const among =
        keys === undefined
          ? lt(images.createdAt, before)
          : inArray(images.key, keys.slice(from, from + REMOVED_AT_ONCE));
      const count = await removeBatch(services, among);
      removed += count;
      if (keys === undefined && count < REMOVED_AT_ONCE) break;
    }
  } catch (cause) {
    if (!(cause instanceof AppError) || cause.code !== 'pictures_unavailable') throw cause;
    services.log.warn({ err: cause }, 'unused pictures could not be removed, will be tried again');
  }
  return removed;
}

/** Rows go for good only when their files are gone, so that no file is forgotten. */
function removeBatch(services: Services, among: SQL): Promise<number> {
  return services.db.transaction(async (tx) => {
    const isUnused = notExists(tx.select().from(imageUses).where(eq(imageUses.key, images.key)));
    const locked = await tx
      .select({ key: images.key })
      .from(images)
      .where(and(among, isUnused))
      .limit(REMOVED_AT_ONCE)
      // what somebody holds is about to be used, or is being removed already
      .for('update', { skipLocked: true });
    if (locked.length === 0) return 0;
    const removed = await tx
      .delete(images)
      // asked anew under the lock: somebody may have begun to use one meanwhile
      .where(
        and(
          isUnused,
          inArray(
            images.key,
            locked.map(({ key }) => key),
          ),
        ),
      )
      .returning({ key: images.key });
    await services.imageStore.remove(removed.flatMap(({ key }) => imageFileNames(key)));
    return removed.length;
  });
}
