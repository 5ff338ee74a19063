import type { ImportDoubt } from '@sorrel/contract/recipe-import';
import { isListWhole, tellsOfList } from '@sorrel/core/recipes/import/find-doubts';
import { AppError } from '../app-error.ts';
import { asEditor } from '../auth/households-repo.ts';
import type { SignedInUser } from '../http/signed-in-user.ts';
import type { Turn } from '../platform/fair-queue.ts';
import type { Platform } from '../platform/platform.ts';
import { checksRepo } from './checks-repo.ts';
import { recountLater } from './recount-later.ts';
import { recountFirst } from './sub-recipes/recount-dishes.ts';

/** What stays in doubt of a recipe that is in the book: how many it serves has been said by then. Each kind once. */
export function keptDoubts(doubts: readonly ImportDoubt[]): ImportDoubt[] {
  const byKind = new Map(doubts.map((doubt) => [doubt.kind, doubt]));
  byKind.delete('servings-unknown');
  return [...byKind.values()];
}

export const listChecks = (services: Pick<Platform, 'db'>, user: SignedInUser) =>
  checksRepo(services.db).list(user.householdId);

/**
 * Somebody has looked: twice, or at a recipe that was never in doubt, is the same.
 * @param kind of the doubt that is let go; all where none is named
 */
export async function finishCheck(
  services: Pick<Platform, 'db' | 'log' | 'workers'>,
  user: SignedInUser,
  recipeId: string,
  kind: ImportDoubt['kind'] | undefined,
  turn: Turn,
) {
  const { householdId } = user;
  const left = await asEditor(services.db, user, async (tx) => {
    const repo = checksRepo(tx);
    if (!(await repo.isOwnRecipe(householdId, recipeId))) throw new AppError('recipe_not_found');
    const isAnew = tellsOfList(kind) && !isListWhole(await repo.doubtsOfOne(householdId, recipeId));
    if (kind === undefined) await repo.put(householdId, recipeId, []);
    else await repo.answer(householdId, recipeId, [kind]);
    // what its ingredients are without counts from now on
    if (isAnew) await recountLater(tx, householdId, [recipeId]);
    return repo.count(householdId);
  });
  if (tellsOfList(kind)) await recountFirst(services, householdId, turn);
  return { left };
}
