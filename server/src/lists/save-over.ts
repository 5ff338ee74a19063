import { randomUUID } from 'node:crypto';
import type { ItemState } from '@sorrel/core/lists/operations/item-record';
import { listOfRecords } from '@sorrel/core/lists/operations/list-of-records';
import { AppError } from '../app-error.ts';
import { lockHousehold } from '../auth/households-repo.ts';
import type { Member } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { removedSavedRepo } from '../db/removed-saved-repo.ts';
import { undosRepo } from '../db/undos-repo.ts';
import type { SignedInUser } from '../http/signed-in-user.ts';
import { say } from '../language/sentences.ts';
import { changeFrom } from './change-list.ts';
import { itemsRepo } from './items-repo.ts';
import { listsRepo } from './repo.ts';
import { takeListFromTrash } from './trash.ts';
import { listTrashRepo } from './trash-repo.ts';

/** A list had other things on it: they rest in the trash as a list of their own. */
interface ItemsSavedOver {
  what: 'items';
  trashedId: string;
  /** The list after the save. */
  revision: number;
}

/** A list had another name, and one that had this name rests in the trash. */
interface Renamed {
  what: 'name';
  before: string;
  after: string;
  trashedId: string | null;
}

const itemsOf = (records: Iterable<ItemState>) => Object.values(listOfRecords(records)).flat();

/** Copies a list to the trash before a save that may take something away; null where nothing stands on it. */
export async function copyBeforeSave(tx: DatabaseHandle, { householdId }: Member, listId: string, now: Date) {
  const items = itemsOf(await itemsRepo(tx, householdId).records(listId));
  if (items.length === 0) return null;
  const trashedId = randomUUID();
  await listTrashRepo(tx, householdId).keep(listId, { as: trashedId, removedAt: now, savedOver: true });
  return { trashedId, items };
}

/**
 * Keeps what stood on a list before a save, where that took something away or changed it: what was only added or ticked can be
 * removed, or ticked, again.
 */
export async function keepSavedOver(
  tx: DatabaseHandle,
  user: Member,
  listId: string,
  before: Awaited<ReturnType<typeof copyBeforeSave>>,
  now: Date,
): Promise<boolean> {
  if (before === null) return false;
  const repo = itemsRepo(tx, user.householdId);
  const trash = removedSavedRepo(tx, user.householdId, 'list');
  const after = new Map(itemsOf(await repo.records(listId)).map((item) => [item.id, item]));
  const isSame = before.items.every((item) => {
    const still = after.get(item.id);
    return still !== undefined && wordsOf(still) === wordsOf(item);
  });
  const list = await repo.find(listId);
  if (isSame || list === null) {
    await trash.remove(before.trashedId);
    return false;
  }
  await trash.tidy(true);
  const kept: ItemsSavedOver = { what: 'items', trashedId: before.trashedId, revision: list.revision };
  await undosRepo(tx, user).keep('list', listId, { ...kept }, now);
  return true;
}

/** What an item says, whether it is ticked or not. */
const wordsOf = ({ checked: _, checkedBy: __, ...item }: { checked: boolean; checkedBy?: string }) =>
  JSON.stringify(item);

/** Remembers the name that a list had. */
export const keepName = (
  tx: DatabaseHandle,
  user: Member,
  listId: string,
  names: Omit<Renamed, 'what'>,
  now: Date,
): Promise<void> => undosRepo(tx, user).keep('list', listId, { what: 'name', ...names } satisfies Renamed, now);

/** Takes a save back: its items, or its name. What was done to the list since makes that impossible. */
export async function undoListSave(
  tx: DatabaseHandle,
  user: SignedInUser,
  id: string,
  kept: Record<string, unknown>,
  now: Date,
): Promise<string> {
  await lockHousehold(tx, user.householdId);
  const row = kept as unknown as ItemsSavedOver | Renamed;
  return row.what === 'items' ? undoItems(tx, user, id, row, now) : undoName(tx, user, id, row, now);
}

async function undoItems(tx: DatabaseHandle, user: SignedInUser, id: string, kept: ItemsSavedOver, now: Date) {
  const repo = itemsRepo(tx, user.householdId);
  const list = await repo.lock(id);
  if (list === null || list.revision !== kept.revision) throw new AppError('changed_since_saved');
  const trashed = listTrashRepo(tx, user.householdId);
  if ((await trashed.hold(kept.trashedId)) === null) throw new AppError('undo_over');
  const before = listOfRecords(await repo.records(id));
  const after = listOfRecords(await trashed.items(kept.trashedId));
  await removedSavedRepo(tx, user.householdId, 'list').remove(kept.trashedId);
  await changeFrom(repo, list, user, { before, after }, now);
  return say().undo.savedAsBefore(list.name);
}

async function undoName(tx: DatabaseHandle, user: Member, id: string, kept: Renamed, now: Date) {
  const { householdId } = user;
  const repo = listsRepo(tx);
  const list = await itemsRepo(tx, householdId).find(id);
  if (list === null || list.name !== kept.after) throw new AppError('changed_since');
  if ((await repo.otherOfName(householdId, kept.before, id)) !== null) throw new AppError('changed_since');
  await repo.rename(user, id, kept.before, now);
  if (kept.trashedId !== null) await takeListFromTrash(tx, householdId, kept.trashedId);
  return say().undo.renamedBack(kept.before);
}
