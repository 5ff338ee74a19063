import { syncHabits } from '@sorrel/contract/list-habits';
import { type KnownHabits, shownHabits } from '@sorrel/core/lists/habits/device-habits';
import { HABITS_BATCH_MAX, type HabitOperation } from '@sorrel/core/lists/habits/habit';
import { habitId } from '@sorrel/core/lists/habits/habit-record';
import { call, errorMessage } from '../../api.ts';
import { tellTabs } from '../../news/tell-tabs.ts';
import { alone, outcomeOf, type Sent } from '../sync/sending.ts';
import { HABITS } from '../sync/waiting-store.ts';
import { readKnownHabits, readWaitingHabits, setHabitAside, settleHabits, type WaitingHabit } from './habits-store.ts';

/** Sends what waits of the household's habits and fetches what is new. */
export function sendHabits(userId: string): Promise<Sent> {
  return alone(`sorrel-habits-${userId}`, async () => {
    for (;;) {
      const waiting = (await readWaitingHabits(userId)).slice(0, HABITS_BATCH_MAX);
      try {
        await sendBatch(userId, waiting);
      } catch (error) {
        if (outcomeOf(error) !== 'refused') return 'later';
        // one that the server will not take must not hold up the others
        await sendOneByOne(userId, waiting);
      }
      tellTabs({ userId, listId: HABITS, what: 'changed' });
      if (waiting.length < HABITS_BATCH_MAX) return 'done';
    }
  });
}

async function sendBatch(userId: string, waiting: readonly WaitingHabit[]) {
  const before = await readKnownHabits(userId);
  const operations = waiting.map(({ operation }) => operation) as Parameters<typeof bodyOf>[0];
  const answer = await call(syncHabits, { body: bodyOf(operations, before) });
  // an answer that was overtaken by a later one adds nothing
  const isOld = before !== null && answer.revision < before.revision && answer.nowMs < before.seenMs;
  const known: KnownHabits = {
    revision: answer.revision,
    seenMs: Math.max(before?.seenMs ?? 0, answer.nowMs),
    doneMs: Math.max(before?.doneMs ?? 0, answer.doneMs),
    aheadMs: answer.nowMs - Date.now(),
    habits: answer.habits,
  };
  await settleHabits(userId, isOld ? before : known, waiting);
}

const bodyOf = (operations: readonly HabitOperation[], before: KnownHabits | null) => ({
  sentAtMs: Date.now(),
  afterMs: before?.doneMs ?? 0,
  operations: [...operations],
});

async function sendOneByOne(userId: string, waiting: readonly WaitingHabit[]) {
  for (const one of waiting) {
    try {
      await sendBatch(userId, [one]);
    } catch (error) {
      if (outcomeOf(error) !== 'refused') throw error;
      await setHabitAside(userId, one, nameOf(await readKnownHabits(userId), one.operation), errorMessage(error));
    }
  }
}

/** What an operation was done to, in words; empty where nobody knows. */
function nameOf(known: KnownHabits | null, operation: HabitOperation): string {
  const values = shownHabits(known, []).find((one) => habitId(one) === habitId(operation))?.values;
  const said = operation.kind === 'remove' ? values : { ...values, ...operation.values };
  return String(said?.name ?? (said?.thing as { name?: string } | undefined)?.name ?? '');
}
