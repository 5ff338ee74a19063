import type { SignedInUser } from '../http/signed-in-user.ts';
import { picturesRepo } from '../pictures/repo.ts';
import { removeUnusedPictures } from '../pictures/service.ts';
import type { Platform } from '../platform/platform.ts';
import { recipesRepo } from './repo.ts';

/** Deletes a recipe of the household with the pictures that nothing else uses. Answers its name, or null where there is none. */
export async function removeRecipe(
  services: Pick<Platform, 'clock' | 'db' | 'imageStore' | 'log'>,
  user: Pick<SignedInUser, 'householdId'>,
  id: string,
): Promise<string | null> {
  const removed = await services.db.transaction(async (tx) => {
    const row = await recipesRepo(tx).remove(user.householdId, id);
    if (row !== null) await picturesRepo(tx).setUses(user.householdId, row.id, []);
    return row;
  });
  if (removed === null) return null;
  await removeUnusedPictures(services, [
    ...removed.imageKeys,
    ...removed.method.flatMap((step) => step.imageKey ?? []),
  ]);
  return removed.name;
}
