import type { BodyOf } from '@sorrel/contract/endpoint';
import type { undo as undoEndpoint } from '@sorrel/contract/undo';
import { undoPersonRemoval } from '../account/household/persons.ts';
import { AppError } from '../app-error.ts';
import { holdEditor, holdMember } from '../auth/households-repo.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { undosRepo } from '../db/undos-repo.ts';
import type { SignedInUser } from '../http/signed-in-user.ts';
import { noticeOf } from '../lists/live-lists.ts';
import { undoListSave } from '../lists/save-over.ts';
import { undoPlanSave } from '../plans/save-over.ts';
import type { Platform } from '../platform/platform.ts';
import { undoCollectionName } from '../recipes/collections/service.ts';
import { undoCookRemoval } from '../recipes/cooked/service.ts';
import { undoTag } from '../recipes/tags.ts';
import { undoLinkEnd } from '../share/service.ts';

type Services = Pick<Platform, 'clock' | 'db' | 'notices'>;
type Undone = BodyOf<typeof undoEndpoint>;

/** Takes back what a member did last to a thing. What cannot be taken back now is still remembered: the reason may go away. */
export async function undoLast(services: Services, user: SignedInUser, undone: Undone) {
  const now = services.clock.now();
  const message = await services.db.transaction(async (tx) => {
    // a log is its writer's; all else is changed by those who may change it
    await (undone.kind === 'cooked' ? holdMember : holdEditor)(tx, user);
    const kept = await undosRepo(tx, user).take(undone.kind, undone.id, now);
    if (kept === null) throw new AppError('undo_over');
    return undoOne({ clock: services.clock, tx }, user, undone, kept);
  });
  if (undone.kind === 'list') services.notices.tell(noticeOf(user.householdId, undone.id));
  return { message };
}

/** @returns what is to be said */
function undoOne(
  { clock, tx }: Pick<Platform, 'clock'> & { tx: DatabaseHandle },
  user: SignedInUser,
  { kind, id }: Undone,
  kept: Record<string, unknown>,
): Promise<string> {
  switch (kind) {
    case 'plan':
      return undoPlanSave(tx, user, id, kept);
    case 'list':
      return undoListSave(tx, user, id, kept, clock.now());
    case 'person':
      return undoPersonRemoval({ clock, tx }, user, kept);
    case 'tag':
      return undoTag(tx, user, kept);
    case 'collection':
      return undoCollectionName(tx, user, id, kept);
    case 'cooked':
      return undoCookRemoval(tx, user, kept);
    case 'link':
      return undoLinkEnd(tx, user, kept, clock.now());
  }
}
