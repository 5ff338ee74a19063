import type { ImportDoubt } from '@sorrel/contract/recipe-import';
import { DAY_MS } from '@sorrel/core/durations';
import { TRASH_DAYS } from '@sorrel/core/recipes/limits';
import { AppError } from '../../app-error.ts';
import { holdMember } from '../../auth/households-repo.ts';
import type { HouseholdId } from '../../db/household.ts';
import type { DatabaseHandle } from '../../db/open-database.ts';
import { owned } from '../../db/owned.ts';
import { type PictureKey, picturesRepo } from '../../pictures/repo.ts';
import { removeUnusedPictures } from '../../pictures/service.ts';
import type { Platform } from '../../platform/platform.ts';
import { checksRepo } from '../checks-repo.ts';
import type { BookOwner } from '../form-columns.ts';
import { pictureKeys } from '../form-pictures.ts';
import { assertRoomFor } from '../insert-recipe.ts';
import { type NewRecipe, type RecipeRow, recipesRepo } from '../repo.ts';
import { sameRecipeRepo } from '../same-recipe-repo.ts';
import { knownTagIds } from '../tags.ts';
import { trashRepo } from './trash-repo.ts';

const SWEEP_EVERY_MS = 6 * 60 * 60 * 1000;

type Services = Pick<Platform, 'clock' | 'db' | 'imageStore' | 'log'>;

export const goesAt = (removedAt: Date): Date => new Date(removedAt.getTime() + TRASH_DAYS * DAY_MS);

/** A recipe with what was in doubt of it; in what was deleted before that was kept, nothing is. */
export type TrashedRow = RecipeRow & { doubts?: ImportDoubt[] };

/** The row as it was when it was deleted: what the database works out itself is left out, dates are dates again. */
function rowAgain(kept: Record<string, unknown>): NewRecipe {
  const { totalMinutes: _, ingredientNames: __, searchKey: ___, doubts: ____, ...row } = kept as unknown as TrashedRow;
  return {
    ...row,
    imageKeys: row.imageKeys.map((key) => owned(String(key))),
    createdAt: new Date(row.createdAt),
    updatedAt: new Date(row.updatedAt),
  };
}

/** Deletes a recipe of the user; for a while it rests where it can be put back from. Answers its name, or null where there is none. */
export async function moveToTrash(
  { db, clock }: Services,
  user: Pick<BookOwner, 'householdId'>,
  id: string,
): Promise<string | null> {
  const removed = await db.transaction(async (tx) => {
    const doubts = await checksRepo(tx).doubtsOf(user.householdId, id);
    const row = await recipesRepo(tx).remove(user.householdId, id);
    if (row !== null) await trashRepo(tx).insert({ ...row, doubts }, clock.now());
    return row;
  });
  return removed?.name ?? null;
}

/**
 * Puts a deleted recipe back into the book, under its own id: places in plans lead to it again.
 * @throws AppError recipe_limit_reached when the book of a free account is full; recipe_not_found
 */
export async function putBack({ db }: Services, user: BookOwner, id: string): Promise<string> {
  return db.transaction(async (tx) => {
    await holdMember(tx, user, 'update');
    assertRoomFor(user, await recipesRepo(tx).countAddedBy(user));
    const taken = await trashRepo(tx).take(user.householdId, id);
    if (taken === null) throw new AppError('recipe_not_found');
    const row = rowAgain(taken.row);
    const isCopiedAgain =
      row.copiedFrom != null && (await sameRecipeRepo(tx).copyOf(user.householdId, row.copiedFrom)) !== null;
    await recipesRepo(tx).insert({
      ...row,
      tagIds: await stillKnown(tx, user.householdId, row.tagIds ?? []),
      ...(isCopiedAgain ? { copiedFrom: null } : {}),
    });
    await checksRepo(tx).put(user.householdId, id, doubtsOf(taken.row));
    return taken.name;
  });
}

const doubtsOf = (kept: Record<string, unknown>): ImportDoubt[] => (kept as unknown as TrashedRow).doubts ?? [];

/** A tag may have been deleted meanwhile. */
async function stillKnown(tx: DatabaseHandle, householdId: HouseholdId, ids: readonly number[]): Promise<number[]> {
  const known: number[] = [];
  for (const id of ids) {
    const found = await knownTagIds(tx, householdId, [id]).catch(() => []);
    known.push(...found);
  }
  return known;
}

/** Deletes it for good, with the pictures that nothing else uses. Answers its name, or null where it is not there. */
export async function deleteForGood(services: Services, householdId: HouseholdId, id: string): Promise<string | null> {
  const gone = await services.db.transaction(async (tx) => {
    const taken = await trashRepo(tx).take(householdId, id);
    if (taken === null) return null;
    await picturesRepo(tx).setUses(householdId, id, []);
    await trashRepo(tx).forget(householdId, id);
    return taken;
  });
  if (gone === null) return null;
  const keys: PictureKey[] = pictureKeys(rowAgain(gone.row));
  await removeUnusedPictures(services, keys);
  return gone.name;
}

/** Deletes for good what was deleted 30 days ago. */
export async function sweepTrash(services: Services): Promise<number> {
  const before = new Date(services.clock.now().getTime() - TRASH_DAYS * DAY_MS);
  const over = await trashRepo(services.db).over(before);
  for (const { householdId, id } of over) await deleteForGood(services, householdId, id);
  return over.length;
}

/** Sweeps now and a few times a day; any number of processes may do the same. Gives what ends it. */
export function startTrashSweep(services: Services): () => void {
  const sweep = () =>
    void sweepTrash(services).catch((cause) =>
      services.log.warn({ err: cause }, 'recipes of the trash could not be removed'),
    );
  sweep();
  const timer = setInterval(sweep, SWEEP_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
