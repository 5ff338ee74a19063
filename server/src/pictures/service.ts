import { randomBytes } from 'node:crypto';
import { ACCOUNT_PICTURES_MAX } from '@sorrel/core/recipes/limits';
import { AppError } from '../app-error.ts';
import type { HouseholdId } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import type { Turn } from '../platform/fair-queue.ts';
import { IMAGE_TYPES, imageFileName, imageFileNames } from '../platform/image-store.ts';
import type { PictureSource } from '../platform/picture-worker.ts';
import type { Platform } from '../platform/platform.ts';
import { type PictureKey, picturesRepo } from './repo.ts';

/** A picture that nothing uses yet may belong to a save that is under way. */
const UNUSED_AFTER_MS = 60 * 60 * 1000;
const REMOVED_AT_ONCE = 20;

/**
 * Keeps an uploaded picture and answers its key. Nothing uses it yet: `setImageUses` in the transaction that saves its
 * owner does, and what is never used is swept away.
 * @throws AppError not_a_picture, picture_too_large, picture_not_kept, too_much_at_once
 */
export async function storePicture(
  services: Pick<Platform, 'clock' | 'db' | 'imageStore' | 'pictureEncoder'>,
  picture: PictureSource,
  turn: Turn,
): Promise<PictureKey> {
  const encoded = await services.pictureEncoder.encode(picture, turn).catch((cause) => {
    throw cause instanceof AppError ? cause : new AppError('picture_not_kept', { cause });
  });
  if (typeof encoded === 'string') throw new AppError(encoded);
  const key = await picturesRepo(services.db).insert({
    key: randomBytes(18).toString('base64url'),
    widthPx: encoded.widthPx,
    heightPx: encoded.heightPx,
    createdAt: services.clock.now(),
  });
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

/** Refuses more pictures than one household may keep, before anything is done for them. @throws AppError picture_limit_reached */
export async function assertRoomForPictures(db: DatabaseHandle, householdId: HouseholdId, more: number) {
  if ((await picturesRepo(db).countOf(householdId)) + more > ACCOUNT_PICTURES_MAX)
    throw new AppError('picture_limit_reached');
}

/**
 * Removes pictures that nothing uses: the named ones at once, or any older than an hour. A store that fails keeps nobody
 * from what they were doing: its pictures are tried again by the next sweep.
 * @returns how many were removed
 */
export async function removeUnusedPictures(
  services: Pick<Platform, 'clock' | 'db' | 'imageStore' | 'log'>,
  keys?: readonly string[],
): Promise<number> {
  const before = new Date(services.clock.now().getTime() - UNUSED_AFTER_MS);
  let removed = 0;
  try {
    for (let from = 0; keys === undefined || from < keys.length; from += REMOVED_AT_ONCE) {
      const among = keys === undefined ? { before } : { keys: keys.slice(from, from + REMOVED_AT_ONCE) };
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
function removeBatch(
  services: Pick<Platform, 'db' | 'imageStore'>,
  among: { keys: readonly string[] } | { before: Date },
): Promise<number> {
  return services.db.transaction(async (tx) => {
    const removed = await picturesRepo(tx).removeUnused(among, REMOVED_AT_ONCE);
    await services.imageStore.remove(removed.flatMap(imageFileNames));
    return removed.length;
  });
}
