import { randomUUID } from 'node:crypto';
import type { ShoppingList } from '@sorrel/core/lists/list';
import { differenceOf } from '@sorrel/core/lists/operations/difference';
import { changeItem, type ItemRecord } from '@sorrel/core/lists/operations/item-record';
import { type ItemChange, LIST_CHARACTERS_MAX, LIST_ITEMS_MAX } from '@sorrel/core/lists/operations/operation';
import { type Stamp, stampOf } from '@sorrel/core/lists/operations/stamp';
import { AppError } from '../app-error.ts';
import type { SignedInUser } from '../http/signed-in-user.ts';
import type { itemsRepo, LockedList } from './items-repo.ts';

type ItemsRepo = ReturnType<typeof itemsRepo>;

/** Who changes a list: a member; or a correction of theirs, which changes all lists and signs none. */
type Changer = Pick<SignedInUser, 'householdRole'> & { id?: string };

const isTick = (change: ItemChange) =>
  change.kind === 'set' && Object.keys(change.fields).every((field) => field === 'checked');

/** Whether a list may be longer after it: a new item, or an item that says more. */
const canGrow = (change: ItemChange) => change.kind !== 'remove' && !isTick(change);

/** Somebody who may only look may tick. @throws AppError household_reader */
export function assertMayChange({ householdRole }: Changer, changes: readonly ItemChange[]) {
  if (householdRole === 'reader' && !changes.every(isTick)) throw new AppError('household_reader');
}

/** A tick with who made it. */
function withTicker(change: ItemChange, checkedBy: string | undefined): ItemChange {
  if (change.kind === 'remove' || change.fields.checked !== true || checkedBy === undefined) return change;
  return { ...change, fields: { ...change.fields, checkedBy } } as ItemChange;
}

/** Changes items of a list, all at one revision, which is the next. Ticks do not sign the list. */
export async function changeItems(
  repo: ItemsRepo,
  list: LockedList,
  changes: readonly { change: ItemChange; stamp: Stamp }[],
  now: Date,
  by: Changer,
): Promise<void> {
  if (changes.length === 0) return;
  const ids = [...new Set(changes.map(({ change }) => change.item))];
  const records = new Map<string, ItemRecord>((await repo.recordsOf(list.id, ids)).map((one) => [one.id, one]));
  for (const { change, stamp } of changes)
    records.set(change.item, changeItem(records.get(change.item), withTicker(change, by.id), stamp));
  const signed = changes.every(({ change }) => isTick(change)) ? undefined : by.id;
  await repo.write(list.id, [...records.values()], { revision: list.revision + 1, updatedAt: now, changedBy: signed });
  if (changes.some(({ change }) => canGrow(change)))
    await keepWithinLimit(repo, { ...list, revision: list.revision + 1 });
}

/** What was removed goes first; a list that is full of what is still on it takes nothing more. */
async function keepWithinLimit(repo: ItemsRepo, list: LockedList) {
  const { records, characters } = await repo.size(list.id);
  const isLong = characters > LIST_CHARACTERS_MAX;
  if (records <= LIST_ITEMS_MAX && !isLong) return;
  await repo.forgetRemoved(list, isLong ? records : records - LIST_ITEMS_MAX);
  const left = await repo.size(list.id);
  if (left.records > LIST_ITEMS_MAX || left.characters > LIST_CHARACTERS_MAX) throw new AppError('list_full');
}

/** Does what turns one state of a list into another, now; what others did to the rest of it stays. */
export async function changeFrom(
  repo: ItemsRepo,
  list: LockedList,
  by: Changer,
  { before, after }: { before: ShoppingList; after: ShoppingList },
  now: Date,
): Promise<void> {
  const places = new Map((await repo.records(list.id)).map(({ id, fields }) => [id, fields.place]));
  const stamp = (index: number) => stampOf(now.getTime(), index, randomUUID());
  const changes = differenceOf(before, after, (id) => places.get(id));
  assertMayChange(by, changes);
  await changeItems(
    repo,
    list,
    changes.map((change, index) => ({ change, stamp: stamp(index) })),
    now,
    by,
  );
}
