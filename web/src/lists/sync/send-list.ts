import { syncList } from '@sorrel/contract/list-sync';
import { type KnownList, learn } from '@sorrel/core/lists/operations/device-list';
import { BATCH_MAX } from '@sorrel/core/lists/operations/operation';
import { call, errorMessage } from '../../api.ts';
import { tellTabs } from '../../news/tell-tabs.ts';
import { sendHabits } from '../habits/send-habits.ts';
import { alone, outcomeOf, type Sent } from './sending.ts';
import {
  HABITS,
  readKnown,
  readWaiting,
  setAside,
  setListAside,
  settleWaiting,
  type Waiting,
} from './waiting-store.ts';

/** Sends what waits for a list and fetches what is new. */
export function sendList(userId: string, listId: string): Promise<Sent> {
  return alone(`sorrel-list-${listId}`, async () => {
    for (;;) {
      const waiting = (await readWaiting(userId, listId)).slice(0, BATCH_MAX);
      const known = await readKnown(userId, listId);
      try {
        await sendBatch(userId, listId, known, waiting);
      } catch (error) {
        const outcome = outcomeOf(error);
        if (outcome === 'gone') {
          await setListAside(userId, listId, errorMessage(error));
          tellTabs({ userId, listId, what: 'gone' });
        }
        if (outcome !== 'refused') return outcome;
        // one that the server will not take must not hold up the others
        await sendOneByOne(userId, listId, waiting);
      }
      tellTabs({ userId, listId, what: 'changed' });
      if (waiting.length < BATCH_MAX) return 'done';
    }
  });
}

async function sendBatch(userId: string, listId: string, known: KnownList | null, waiting: readonly Waiting[]) {
  const answer = await call(syncList, {
    params: { id: listId },
    body: {
      since: known?.revision ?? 0,
      sentAtMs: Date.now(),
      afterMs: known?.doneMs ?? 0,
      operations: waiting.map(({ operation }) => operation),
    },
  });
  await settleWaiting(userId, listId, learn(known, answer), waiting);
}

async function sendOneByOne(userId: string, listId: string, waiting: readonly Waiting[]) {
  for (const one of waiting) {
    const known = await readKnown(userId, listId);
    try {
      await sendBatch(userId, listId, known, [one]);
    } catch (error) {
      if (outcomeOf(error) !== 'refused') throw error;
      await setAside(userId, known, [one], errorMessage(error));
    }
  }
}

/** Sends what waits for any list, and for all of them, such as what was ticked before the browser was closed. */
export async function sendWaitingLists(userId: string): Promise<void> {
  const lists = new Set((await readWaiting(userId)).map(({ listId }) => listId));
  for (const listId of lists) await (listId === HABITS ? sendHabits(userId) : sendList(userId, listId));
}
