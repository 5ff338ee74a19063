import type { ImportDoubt } from '@sorrel/contract/recipe-import';
import { AppError } from '../app-error.ts';
import { asEditor } from '../auth/households-repo.ts';
import type { SignedInUser } from '../http/signed-in-user.ts';
import type { Platform } from '../platform/platform.ts';
import { checksRepo } from './checks-repo.ts';

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
  { db }: Pick<Platform, 'db'>,
  user: SignedInUser,
  recipeId: string,
  kind: ImportDoubt['kind'] | undefined,
) {
  const { householdId } = user;
  return asEditor(db, user, async (tx) => {
    const repo = checksRepo(tx);
    if (!(await repo.isOwnRecipe(householdId, recipeId))) throw new AppError('recipe_not_found');
    if (kind === undefined) await repo.put(householdId, recipeId, []);
    else await repo.answer(householdId, recipeId, [kind]);
    return { left: await repo.count(householdId) };
  });
}
