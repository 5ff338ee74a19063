import { randomBytes } from 'node:crypto';
import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { AppError } from '../app-error.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import type { Services } from '../services.ts';
import { IMAGE_WIDTHS_PX, type ImageStore } from './image-store.ts';
import { images, imageUses } from './tables.ts';

/** Pixels of a picture at most; a small file may unfold to far more. */
export const PICTURE_MAX_PIXELS = 50_000_000;
/** A picture that nothing uses yet may belong to a save that is under way. */
const UNUSED_AFTER_MS = 60 * 60 * 1000;
const READABLE = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'tiff']);

const fileNames = (key: string) => IMAGE_WIDTHS_PX.map((widthPx) => `${key}/${widthPx}.webp`);

/** Decodes and re-encodes an upload in every width: nothing of the file as sent is kept, nor where it was taken. */
async function encode(bytes: Buffer) {
  if (bytes.length === 0) throw new AppError('not_a_picture');
  const source = sharp(bytes, { limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'error', pages: 1 });
  const {
    format,
    width = 0,
    height = 0,
  } = await source.metadata().catch((cause) => {
    throw new AppError(/pixel limit/i.test(String(cause)) ? 'picture_too_large' : 'not_a_picture', { cause });
  });
  // SVG is a program, not a picture; other formats that sharp reads are not for the web
  if (!READABLE.has(format ?? '')) throw new AppError('not_a_picture');
  if (width * height > PICTURE_MAX_PIXELS) throw new AppError('picture_too_large');
  try {
    const upright = await source.rotate().toBuffer({ resolveWithObject: true });
    const files = await Promise.all(
      IMAGE_WIDTHS_PX.map(async (widthPx) => ({
        widthPx,
        bytes: await sharp(upright.data, { limitInputPixels: PICTURE_MAX_PIXELS })
          .resize({ width: widthPx, height: widthPx, fit: 'inside', withoutEnlargement: true })
          .webp({ quality: 80, effort: 3 })
          .toBuffer(),
      })),
    );
    return { files, widthPx: upright.info.width, heightPx: upright.info.height };
  } catch (cause) {
    // a picture that breaks off half way is found only while decoding
    throw new AppError('not_a_picture', { cause });
  }
}

/**
 * Keeps an uploaded picture and answers its key. Nothing uses it yet: `setImageUses` in the transaction that saves its
 * owner does, and what is never used is swept away.
 * @throws AppError not_a_picture, picture_too_large, picture_not_kept
 */
export async function storePicture(services: Services, bytes: Buffer): Promise<string> {
  const encoded = await encode(bytes);
  const key = randomBytes(18).toString('base64url');
  await services.db
    .insert(images)
    .values({ key, widthPx: encoded.widthPx, heightPx: encoded.heightPx, createdAt: services.clock.now() });
  try {
    for (const file of encoded.files) {
      await services.imageStore.put(`${key}/${file.widthPx}.webp`, file.bytes, 'image/webp');
    }
  } catch (cause) {
    // a full disk, a store that is away: what was written so far is swept with the row
    throw new AppError('picture_not_kept', { cause });
  }
  return key;
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
 * Removes pictures that nothing uses: the named ones at once, or any older than an hour. Rows go first: a file without
 * a row is only litter, a row without a file would be a broken picture.
 */
export async function removeUnusedPictures(services: Services, keys?: readonly string[]): Promise<number> {
  if (keys?.length === 0) return 0;
  const isUnused = notExists(services.db.select().from(imageUses).where(eq(imageUses.key, images.key)));
  const removed = await services.db
    .delete(images)
    .where(
      keys === undefined
        ? and(isUnused, lt(images.createdAt, new Date(services.clock.now().getTime() - UNUSED_AFTER_MS)))
        : and(isUnused, inArray(images.key, [...keys])),
    )
    .returning({ key: images.key });
  await removeFiles(
    services.imageStore,
    removed.map((row) => row.key),
  );
  return removed.length;
}

async function removeFiles(store: ImageStore, keys: readonly string[]) {
  if (keys.length > 0) await store.remove(keys.flatMap(fileNames));
}
