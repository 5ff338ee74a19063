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
import { listTrashRepo, type WholeList } from './trash-repo.ts';

type Needed = Pick<Platform, 'clock' | 'db' | 'notices'>;

/** Moves a list to the trash, where it rests for a while with all that stood on it. False where there is none. */
export async function moveListToTrash(tx: DatabaseHandle, householdId: HouseholdId, id: string, now: Date) {
  const whole = await listTrashRepo(tx, householdId).takeOut(id);
  if (whole === null) return false;
  const row = { ...whole };
  await removedSavedRepo(tx, householdId, 'list').insert({ id, name: whole.list.name, row, removedAt: now });
  return true;
}

/** Deletes a saved list: devices that show it are told. */
export async function removeList({ db, clock, notices }: Needed, user: Member, id: string) {
  const { householdId } = user;
  const isRemoved = await asEditor(db, user, (tx) => moveListToTrash(tx, householdId, id, clock.now()));
  if (!isRemoved) throw new AppError('list_not_found');
  notices.tell(noticeOf(householdId, id));
  return { message: say().lists.deleted };
}

/** The rows as they were when the list went to the trash: dates are dates again. */
export function wholeAgain(kept: Record<string, unknown>): WholeList {
  const { list, items, operations, loads } = kept as unknown as WholeList;
  return {
    list: { ...list, createdAt: new Date(list.createdAt), updatedAt: new Date(list.updatedAt) },
    items,
    operations: operations.map((row) => ({ ...row, receivedAt: new Date(row.receivedAt) })),
    loads: loads.map((row) => ({ ...row, loadedAt: new Date(row.loadedAt) })),
  };
}

/** Puts a list of the trash back while the household is locked. @returns its name now; null where it is not there */
export async function takeListFromTrash(tx: DatabaseHandle, householdId: HouseholdId, id: string) {
  const taken = await removedSavedRepo(tx, householdId, 'list').take(id);
  if (taken === null) return null;
  const whole = wholeAgain(taken.row);
  const repo = listTrashRepo(tx, householdId);
  const free = freeName(whole.list.name, new Set(await repo.names()), LIST_NAME_MAX);
  if ((await listsRepo(tx).countOthers(householdId, free)) >= LISTS_MAX) throw new AppError('list_limit_reached');
  await repo.putIn({ ...whole, list: { ...whole.list, name: free } });
  return free;
}

/** Puts a deleted list back under its own id, so that what waits on a device for it finds it again. A name that is taken gets a number. */
export async function putListBack({ db, notices }: Needed, user: Member, id: string) {
  const { householdId } = user;
  const name = await db.transaction(async (tx) => {
    await holdEditor(tx, user);
    // one after the other: of two that have one name the second gives way
    await lockHousehold(tx, householdId);
    const back = await takeListFromTrash(tx, householdId, id);
    if (back === null) throw new AppError('list_not_found');
    return back;
  });
  notices.tell(noticeOf(householdId, id));
  return { name, message: say().lists.putBack(name) };
}

export async function deleteListForGood({ db }: Pick<Platform, 'db'>, user: Member, id: string) {
  const taken = await asEditor(db, user, (tx) => removedSavedRepo(tx, user.householdId, 'list').take(id));
  if (taken === null) throw new AppError('list_not_found');
  return { message: say().lists.deleted };
}

export async function emptyTrash({ db }: Pick<Platform, 'db'>, user: Member, until: string) {
  await asEditor(db, user, (tx) => removedSavedRepo(tx, user.householdId, 'list').empty(new Date(until)));
  return { left: 0 };
}
