import { AppError } from '../app-error.ts';
import { lockHousehold } from '../auth/households-repo.ts';
import type { Member } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import type { UploadedFile } from '../http/multipart.ts';
import { say } from '../language/sentences.ts';
import { type PictureKey, picturesRepo } from '../pictures/repo.ts';
import { assertRoomForPictures, storePicture } from '../pictures/service.ts';
import type { Turn } from '../platform/fair-queue.ts';
import type { Platform } from '../platform/platform.ts';
import type { BookOwner } from './form-columns.ts';
import type { NewRecipe } from './repo.ts';
import { fetchImportedPicture } from './scrape.ts';

export type Files = Record<string, UploadedFile[]>;

/** Says that the picture of an import was wanted and is not there. */
export const missingPicture = (wanted: string | undefined, imported: readonly PictureKey[]) =>
  (wanted ?? '').trim() !== '' && imported.length === 0 && { pictureMissing: true as const };

/** Refuses a form whose pictures do not fit, or for which there is no room, before anything is encoded. */
export async function assertPictures(
  services: Pick<Platform, 'db'>,
  user: BookOwner,
  files: Files,
  stepIndexes: readonly number[],
) {
  if ((files['methodImages'] ?? []).length !== stepIndexes.length) {
    throw new AppError('bad_request', { sentence: say().recipes.stepOfPicture });
  }
  const sent = Object.values(files).flat().length;
  if (sent > 0) await assertRoomForPictures(services.db, user.householdId, sent);
}

/**
 * After new pictures came to be used, in the same transaction: refuses more than a household may keep. It is held, so that of two saves
 * the second counts the first.
 */
export async function assertPicturesFit(tx: DatabaseHandle, { householdId }: Member, added: number) {
  if (added === 0) return;
  await lockHousehold(tx, householdId);
  await assertRoomForPictures(tx, householdId, 0);
}

export const storeUploads = (
  services: Pick<Platform, 'clock' | 'db' | 'imageStore' | 'pictureEncoder'>,
  sent: readonly UploadedFile[],
  turn: Turn,
) => Promise.all(sent.map((file) => storePicture(services, { path: file.path }, turn)));

/** Pictures of method steps: the position of the step (from 0) and the key of its new picture. */
export async function storeStepPictures(
  services: Pick<Platform, 'clock' | 'db' | 'imageStore' | 'pictureEncoder'>,
  files: Files,
  indexes: readonly number[],
  turn: Turn,
) {
  const keys = await storeUploads(services, files['methodImages'] ?? [], turn);
  return new Map(keys.map((key, index) => [indexes[index] as number, key]));
}

/** The picture of an imported recipe; a picture that cannot be had does not keep the recipe from being saved. */
export async function storeImportedPicture(
  services: Pick<
    Platform,
    'clock' | 'db' | 'fetchQueue' | 'imageStore' | 'limits' | 'log' | 'pages' | 'pictureEncoder'
  >,
  user: BookOwner,
  address: string | undefined,
  turn: Turn,
): Promise<PictureKey[]> {
  if (address === undefined || address.trim() === '') return [];
  try {
    await assertRoomForPictures(services.db, user.householdId, 1);
    return [await storePicture(services, await fetchImportedPicture(services, user, address, turn), turn)];
  } catch (cause) {
    services.log.info({ err: cause }, 'the picture of an imported recipe could not be kept');
    return [];
  }
}

export const pictureKeys = (recipe: Pick<NewRecipe, 'imageKeys' | 'method'>) => [
  ...(recipe.imageKeys ?? []),
  ...(recipe.method ?? []).flatMap((step) => step.imageKey ?? []),
];

/** The columns without pictures that have since been removed elsewhere. */
export async function withHeldPictures<T extends Pick<NewRecipe, 'imageKeys' | 'method'>>(
  tx: DatabaseHandle,
  recipe: T,
) {
  const held = await picturesRepo(tx).hold(pictureKeys(recipe));
  return {
    ...recipe,
    imageKeys: recipe.imageKeys?.filter((key) => held.has(key)),
    method: recipe.method?.map(({ imageKey, ...step }) =>
      imageKey !== undefined && held.has(imageKey) ? { ...step, imageKey } : step,
    ),
  };
}
