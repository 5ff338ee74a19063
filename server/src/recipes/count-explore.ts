import { isDatabaseAway } from '../db/is-database-away.ts';
import type { SignedInUser } from '../http/signed-in-user.ts';
import type { Platform } from '../platform/platform.ts';
import { exploreRepo } from './explore-repo.ts';
import type { RecipeServices } from './lists.ts';

/**
 * Whatever a call changed that comes from an administrator, or from a household that shows recipes in explore, explore counts as
 * changed: all processes look again. Where recipes lie on several machines no trigger can count it, and one too many does no harm.
 */
export function exploreCount({
  db,
  log,
  exploreShelf,
}: Pick<Platform, 'db' | 'log'> & Pick<RecipeServices, 'exploreShelf'>) {
  return async ({ role, householdId, exploreRevision }: SignedInUser): Promise<void> => {
    if (role !== 'admin' && !(await exploreShelf.shows(householdId, exploreRevision))) return;
    try {
      await exploreRepo(db).count();
    } catch (cause) {
      // the change itself is done, and stands; every machine has a copy of the count, and one of them is away
      if (!isDatabaseAway(cause)) throw cause;
      log.warn({ err: cause }, 'what an administrator changed in explore is seen later');
    }
  };
}
