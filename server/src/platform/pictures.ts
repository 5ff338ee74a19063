import { randomBytes } from 'node:crypto';
import { and, eq, inArray, lt, notExists, type SQL, sql } from 'drizzle-orm';
import sharp, { type Sharp } from 'sharp';
import { AppError } from '../app-error.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import type { Services } from '../services.ts';
import { hidesProgram } from './hidden-program.ts';
import { IMAGE_TYPES, IMAGE_WIDTHS_PX, type ImageFormat, imageFileName, imageFileNames } from './image-store.ts';
import { onePerCore } from './one-per-core.ts';
import { images, imageUses } from './tables.ts';

/** Pixels of a picture at most; a small file may unfold to far more. */
export const PICTURE_MAX_PIXELS = 50_000_000;
/** A picture that nothing uses yet may belong to a save that is under way. */
const UNUSED_AFTER_MS = 60 * 60 * 1000;
const REMOVED_AT_ONCE = 20;
/** Readers of pictures. Those of SVG, PDF and the like are programs, and never even begin to read. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Tiff'].map((format) => `VipsForeignLoad${format}Buffer`),
});
/** Measured over photographs of 1000 px: WebP 116 ms of CPU for the three widths, AVIF 235 ms and 15 to 25 % fewer bytes. */
const ENCODERS: Record<ImageFormat, (picture: Sharp) => Sharp> = {
  webp: (picture) => picture.webp({ quality: 80, effort: 3 }),
  avif: (picture) => picture.avif({ quality: 50, effort: 1 }),
};
const LARGEST_PX = Math.max(...IMAGE_WIDTHS_PX);

const encodeOnePerCore = onePerCore();

/**
 * Decodes and re-encodes an upload in every width and format: nothing of the file as sent is kept, nor where it was
 * taken. libvips works in threads of its own; requests go on meanwhile.
 */
async function encode(bytes: Buffer) {
  if (bytes.length === 0) throw new AppError('not_a_picture');
  const source = sharp(bytes, { limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'error', pages: 1 });
  if (hidesProgram(bytes)) throw new AppError('not_a_picture');
  const { width = 0, height = 0 } = await source.metadata().catch((cause) => {
    throw new AppError(/pixel limit/i.test(String(cause)) ? 'picture_too_large' : 'not_a_picture', { cause });
  });
  if (width * height > PICTURE_MAX_PIXELS) throw new AppError('picture_too_large');
  try {
    const upright = await source
      .rotate()
      .resize({ width: LARGEST_PX, height: LARGEST_PX, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width: widthPx, height: heightPx, channels } = upright.info;
    const files: { widthPx: number; format: ImageFormat; bytes: Buffer }[] = [];
    for (const width of IMAGE_WIDTHS_PX) {
      for (const format of Object.keys(IMAGE_TYPES) as ImageFormat[]) {
        const smaller = sharp(upright.data, { raw: { width: widthPx, height: heightPx, channels } }).resize({
          width,
          height: width,
          fit: 'inside',
          withoutEnlargement: true,
        });
        const encoded = await ENCODERS[format](smaller).toBuffer();
        files.push({ widthPx: width, format, bytes: encoded });
      }
    }
    return { files, widthPx, heightPx };
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
  const encoded = await encodeOnePerCore(() => encode(bytes));
  const key = randomBytes(18).toString('base64url');
  await services.db
    .insert(images)
    .values({ key, widthPx: encoded.widthPx, heightPx: encoded.heightPx, createdAt: services.clock.now() });
  try {
    for (const file of encoded.files) {
      await services.imageStore.put(
        imageFileName(key, file.widthPx, file.format),
        file.bytes,
        IMAGE_TYPES[file.format],
      );
    }
  } catch (cause) {
    // a full disk, a store that is away: what was written so far is swept with the row
    throw new AppError('picture_not_kept', { cause });
  }
  return key;
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
