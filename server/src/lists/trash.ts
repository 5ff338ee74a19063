import { freeName } from '@sorrel/core/households/free-name';
import { LIST_NAME_MAX, LISTS_MAX } from '@sorrel/core/lists/list';
import { AppError } from '../app-error.ts';
import { asEditor, holdEditor, lockHousehold } from '../auth/households-repo.ts';
import type { HouseholdId, Member } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { removedSavedRepo } from '../db/removed-saved-repo.ts';
import { say } from '../language/sentences.ts';
import type { Platform } from '../platform/platform.ts';
import { noticeOf } from './live-lists.ts';
import { listsRepo } from './repo.ts';
import { listTrashRepo } from './trash-repo.ts';

type Needed = Pick<Platform, 'clock' | 'db' | 'notices'>;

/**
 * Moves a list to the trash, where it rests for a while with all that stood on it.
 * @returns how many items there were; null where there is none such
 */
export async function moveListToTrash(tx: DatabaseHandle, householdId: HouseholdId, id: string, now: Date) {
  const repo = listTrashRepo(tx, householdId);
  const items = await repo.keep(id, { as: id, removedAt: now, savedOver: false });
  if (items === null) return null;
  await repo.remove(id);
  await removedSavedRepo(tx, householdId, 'list').tidy(false);
  return items;
}

/** Deletes a saved list: devices that show it are told. */
export async function removeList({ db, clock, notices }: Needed, user: Member, id: string) {
  const { householdId } = user;
  const items = await asEditor(db, user, (tx) => moveListToTrash(tx, householdId, id, clock.now()));
  if (items === null) throw new AppError('list_not_found');
  notices.tell(noticeOf(householdId, id));
  return { message: say().lists.deleted, items };
}

/** Puts a list of the trash back while the household is locked. @returns its name now, and its items; null where it is not there */
export async function takeListFromTrash(tx: DatabaseHandle, householdId: HouseholdId, id: string) {
  const repo = listTrashRepo(tx, householdId);
  const had = await repo.hold(id);
  if (had === null) return null;
  const name = freeName(had, new Set(await repo.names()), LIST_NAME_MAX);
  if ((await listsRepo(tx).countOthers(householdId, name)) >= LISTS_MAX) throw new AppError('list_limit_reached');
  return { name, items: await repo.putIn(id, name) };
}

/** Puts a deleted list back under its own id, so that what waits on a device for it finds it again. A name that is taken gets a number. */
export async function putListBack({ db, notices }: Needed, user: Member, id: string) {
  const { householdId } = user;
  const { name, items } = await db.transaction(async (tx) => {
    await holdEditor(tx, user);
    // one after the other: of two that have one name the second gives way
    await lockHousehold(tx, householdId);
    const back = await takeListFromTrash(tx, householdId, id);
    if (back === null) throw new AppError('list_not_found');
    return back;
  });
  notices.tell(noticeOf(householdId, id));
  return { name, message: say().lists.putBack(name), items };
}

export async function deleteListForGood({ db }: Pick<Platform, 'db'>, user: Member, id: string) {
  const isGone = await asEditor(db, user, (tx) => removedSavedRepo(tx, user.householdId, 'list').remove(id));
  if (!isGone) throw new AppError('list_not_found');
  return { message: say().lists.deleted };
}

export async function emptyTrash({ db }: Pick<Platform, 'db'>, user: Member, until: string) {
  await asEditor(db, user, (tx) => removedSavedRepo(tx, user.householdId, 'list').empty(new Date(until)));
  return { left: 0 };
}
