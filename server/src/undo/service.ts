import type { BodyOf } from '@sorrel/contract/endpoint';
import type { undo as undoEndpoint } from '@sorrel/contract/undo';
import { AppError } from '../app-error.ts';
import { holdEditor, holdMember } from '../auth/households-repo.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { undosRepo } from '../db/undos-repo.ts';
import type { SignedInUser } from '../http/signed-in-user.ts';
import { noticeOf } from '../lists/live-lists.ts';
import type { Platform } from '../platform/platform.ts';

type Services = Pick<Platform, 'clock' | 'db' | 'notices'>;
type Undone = BodyOf<typeof undoEndpoint>;

/**
 * Takes back what was done last to one thing, which still is as that left it.
 * @param kept what it takes for it, as the feature remembered it
 * @returns what is to be said
 * @throws AppError where it was changed since, or where there is no room or no name left for it
 */
export type Undoer = (
  context: Pick<Platform, 'clock'> & { tx: DatabaseHandle; now: Date },
  user: SignedInUser,
  id: string,
  kept: Record<string, unknown>,
) => Promise<string>;

/** What takes back each kind of change. */
export type Undoers = Readonly<Record<Undone['kind'], Undoer>>;

/** Takes back what a member did last to a thing. What cannot be taken back now is still remembered: the reason may go away. */
export async function undoLast(services: Services, undoers: Undoers, user: SignedInUser, { kind, id }: Undone) {
  const { clock } = services;
  const now = clock.now();
  const message = await services.db.transaction(async (tx) => {
    // a log is its writer's; all else is changed by those who may change it
    await (kind === 'cooked' ? holdMember : holdEditor)(tx, user);
    const kept = await undosRepo(tx, user).take(kind, id, now);
    if (kept === null) throw new AppError('undo_over');
    return undoers[kind]({ clock, tx, now }, user, id, kept);
  });
  if (kind === 'list') services.notices.tell(noticeOf(user.householdId, id));
  return { message };
}
