import { FREE_RECIPE_CAP } from '@sorrel/core/recipes/limits';
import { AppError } from '../app-error.ts';
import { holdEditor } from '../auth/households-repo.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { foodsRepo } from '../foods/repo.ts';
import { picturesRepo } from '../pictures/repo.ts';
import type { Platform } from '../platform/platform.ts';
import type { BookOwner } from './form-columns.ts';
import { pictureKeys, withHeldPictures } from './form-pictures.ts';
import { type NewRecipe, recipesRepo } from './repo.ts';

/** Refuses one more recipe than the free plan holds. */
export function assertRoomFor(user: BookOwner, kept: number) {
  if (!user.hasOwnPremium && kept >= FREE_RECIPE_CAP)
    throw new AppError('recipe_limit_reached', { fields: { upgrade: true } });
}

/**
 * Writes a recipe into a book that has room.
 * @param isThere asked first, when nobody else adds to this book any more: the id of the recipe that is to be left as the one
 * @param alongside writes what holds if and only if the recipe is there
 */
export async function insertRecipe(
  services: Pick<Platform, 'clock' | 'db'>,
  user: BookOwner,
  given: NewRecipe,
  isThere: (tx: DatabaseHandle) => Promise<string | null> = async () => null,
  alongside: (tx: DatabaseHandle, id: string) => Promise<void> = async () => undefined,
): Promise<{ id: string; isNew: boolean }> {
  return services.db.transaction(async (tx) => {
    // nobody else adds for this member meanwhile, who stays in the household until it is written
    await holdEditor(tx, user, 'update');
    const kept = await recipesRepo(tx).countAddedBy(user);
    const there = await isThere(tx);
    if (there !== null) return { id: there, isNew: false };
    assertRoomFor(user, kept);
    const recipe = await withHeldPictures(tx, given);
    const id = await recipesRepo(tx).insert(recipe);
    await picturesRepo(tx).setUses(user.householdId, id, pictureKeys(recipe));
    await foodsRepo(tx).rememberUsed(user.id, recipe.ingredients ?? [], services.clock.now());
    await alongside(tx, id);
    return { id, isNew: true };
  });
}
