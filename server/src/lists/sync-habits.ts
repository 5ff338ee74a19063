import type { BodyOf } from '@sorrel/contract/endpoint';
import type { syncHabits as syncEndpoint } from '@sorrel/contract/list-habits';
import { doHabits } from '@sorrel/core/lists/habits/do-habits';
import type { HabitOperation } from '@sorrel/core/lists/habits/habit';
import { knownHabits } from '@sorrel/core/lists/habits/habit-record';
import { AppError } from '../app-error.ts';
import { holdMember } from '../auth/households-repo.ts';
import type { Member } from '../db/household.ts';
import type { Platform } from '../platform/platform.ts';
import { habitsRepo } from './habits-repo.ts';
import { HABITS_TOPIC, noticeOf } from './live-lists.ts';

/** What somebody who may only tick says of what is bought again and again: that it was bought, or was not. */
const isTick = (operation: HabitOperation) =>
  operation.habit === 'regular' &&
  operation.kind === 'set' &&
  Object.keys(operation.values).every((register) => register === 'last') &&
  (operation.values.last?.what === 'bought' || operation.values.last?.what === 'undone');

/** Does the operations of a device, each once, and tells all that the household keeps for its lists. */
export async function syncHabits(
  services: Pick<Platform, 'clock' | 'db' | 'notices'>,
  user: Member,
  { operations: sent, sentAtMs, afterMs }: BodyOf<typeof syncEndpoint>,
) {
  const { householdId } = user;
  const nowMs = services.clock.now().getTime();
  const operations = sent as HabitOperation[];
  if (operations.length === 0) {
    const { kept, revision } = await habitsRepo(services.db, householdId).find();
    return { revision, nowMs, doneMs: afterMs, habits: knownHabits(kept.records) };
  }
  const answer = await services.db.transaction(async (tx) => {
    const role = await holdMember(tx, user);
    if (role === 'reader' && !operations.every(isTick)) throw new AppError('household_reader');
    const repo = habitsRepo(tx, householdId);
    const before = await repo.lock();
    const done = doHabits(before.kept, operations, { sentAtMs, nowMs, afterMs });
    if (!done.ok) throw new AppError(done.reason);
    const revision = done.isChanged ? await repo.write(done.kept) : before.revision;
    return { revision, nowMs, doneMs: done.doneMs, habits: knownHabits(done.kept.records) };
  });
  // also of what was done before: the word of it may have been lost
  services.notices.tell(noticeOf(householdId, HABITS_TOPIC));
  return answer;
}
