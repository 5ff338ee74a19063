import type { BodyOf } from '@sorrel/contract/endpoint';
import type { syncList as syncEndpoint } from '@sorrel/contract/list-sync';
import { isOnList } from '@sorrel/core/lists/operations/item-record';
import type { ItemFields, Operation } from '@sorrel/core/lists/operations/operation';
import { stampBatch } from '@sorrel/core/lists/operations/stamp';
import { AppError } from '../app-error.ts';
import { holdMember } from '../auth/households-repo.ts';
import type { HouseholdId, Member } from '../db/household.ts';
import type { SignedInUser } from '../http/signed-in-user.ts';
import type { Platform } from '../platform/platform.ts';
import { assertMayChange, changeItems } from './change-list.ts';
import { doneRepo, itemsRepo, type LockedList } from './items-repo.ts';
import { noticeOf } from './live-lists.ts';

/** After so many revisions of a list its old operations are looked through. */
const FORGET_EVERY = 64;
/** And after as many at once as no hand makes: what a device has kept while it was away, or a flood. */
const FORGET_AFTER = 100;

type Asked = BodyOf<typeof syncEndpoint>;

/** Does the operations of a device, each once, and tells what it does not know yet. */
export async function syncList(
  services: Pick<Platform, 'clock' | 'db' | 'notices'>,
  member: Member,
  listId: string,
  asked: Asked,
) {
  const now = services.clock.now();
  const { householdId } = member;
  if (asked.operations.length === 0) return answer(services.db, householdId, listId, asked, now, asked.afterMs);
  const answered = await services.db.transaction(async (tx) => {
    const user = { id: member.id, householdRole: await holdMember(tx, member) };
    assertMayChange(user, asked.operations as Operation[]);
    const repo = itemsRepo(tx, householdId);
    const list = await repo.lock(listId);
    if (list === null) throw new AppError('list_not_found');
    const doneMs = await doOperations({ repo, done: doneRepo(tx, householdId) }, list, user, asked, now);
    return answer(tx, householdId, listId, asked, now, doneMs);
  });
  // also of what was done before: its answer, and the word of it, may have been lost
  services.notices.tell(noticeOf(householdId, listId));
  return answered;
}

async function doOperations(
  { repo, done }: { repo: ReturnType<typeof itemsRepo>; done: ReturnType<typeof doneRepo> },
  list: LockedList,
  user: Pick<SignedInUser, 'id' | 'householdRole'>,
  asked: Asked,
  now: Date,
) {
  const known = await done.known(
    list.id,
    asked.operations.map(({ id }) => id),
  );
  const clocks = { sentAtMs: asked.sentAtMs, nowMs: now.getTime(), afterMs: asked.afterMs };
  const once = [...new Map(asked.operations.map((operation) => [operation.id, operation as Operation])).values()];
  const stamped = stampBatch(once, clocks, known);
  const fresh = stamped.filter(({ isKnown }) => !isKnown);
  if (fresh.length > 0) {
    await changeItems(
      repo,
      list,
      fresh.map(({ operation, stamp }) => ({ change: operation, stamp })),
      now,
      user,
    );
    await done.remember(
      list.id,
      fresh.map(({ operation, ms }) => ({ id: operation.id, ms })),
      now,
    );
    if (list.revision % FORGET_EVERY === 0 || fresh.length >= FORGET_AFTER) await done.forgetOperations(list.id, now);
  }
  return stamped.at(-1)?.ms ?? asked.afterMs;
}

async function answer(
  db: Platform['db'],
  householdId: HouseholdId,
  listId: string,
  { since }: Asked,
  now: Date,
  doneMs: number,
) {
  const repo = itemsRepo(db, householdId);
  const list = await repo.find(listId);
  if (list === null) throw new AppError('list_not_found');
  // a revision of another time, such as before the database was brought back from a copy
  const isWhole = since === 0 || since < list.forgottenRevision || since > list.revision;
  const records = since === list.revision ? [] : await repo.records(listId, isWhole ? 0 : since);
  const items = records.map((record) => ({
    id: record.id,
    fields: isOnList(record) ? (record.fields as ItemFields) : null,
  }));
  return {
    name: list.name,
    revision: list.revision,
    isWhole,
    nowMs: now.getTime(),
    doneMs,
    items: isWhole ? items.filter(({ fields }) => fields !== null) : items,
  };
}
