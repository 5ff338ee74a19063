import type { tagChosen as tagEndpoint } from '@sorrel/contract/chosen-recipes';
import type { BodyOf } from '@sorrel/contract/endpoint';
import { asEditor } from '../../auth/households-repo.ts';
import type { SignedInUser } from '../../http/signed-in-user.ts';
import type { Platform } from '../../platform/platform.ts';
import { assertTagsStay, knownTagIds } from '../tags.ts';
import { chosenRepo } from './repo.ts';

/**
 * Puts tags on several recipes and takes others off them. What is to be put on and taken off is taken off.
 * @throws AppError tag_not_found for a tag to put on that the household does not see
 */
export async function tagChosen(
  { db, clock }: Pick<Platform, 'clock' | 'db'>,
  user: SignedInUser,
  { ids, add, remove }: BodyOf<typeof tagEndpoint>,
) {
  const changed = await asEditor(db, user, async (tx) => {
    const known = await knownTagIds(tx, user.householdId, add);
    const held = await chosenRepo(tx).hold(user.householdId, ids);
    const tagged = await chosenRepo(tx).tag(user, held, { add: known, remove, at: clock.now() });
    await assertTagsStay(tx, user.householdId, known);
    return tagged;
  });
  return { changed };
}
