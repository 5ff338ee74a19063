import { syncList } from '@sorrel/contract/list-sync';
import { type KnownList, learn } from '@sorrel/core/lists/operations/device-list';
import { BATCH_MAX } from '@sorrel/core/lists/operations/operation';
import { ApiError, call, errorMessage } from '../../api.ts';
import { tellTabs } from './tell-tabs.ts';
import { readKnown, readWaiting, setAside, setListAside, settleWaiting, type Waiting } from './waiting-store.ts';

/** What came of it: all was sent and fetched; the server was not reached or not well; the list is no more. */
export type Sent = 'done' | 'later' | 'gone';

/** One tab of the browser at a time; where the browser cannot say, operations that are sent twice are done once all the same. */
function alone<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  return navigator.locks === undefined ? work() : (navigator.locks.request(name, work) as Promise<Value>);
}

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

/** Not signed in, too slow, too much at once: the same can be taken later. */
const PASSING: ReadonlySet<number> = new Set([401, 408, 425, 429]);

function outcomeOf(error: unknown): 'later' | 'gone' | 'refused' {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 404) return 'gone';
  return error.status < 400 || error.status >= 500 || PASSING.has(error.status) ? 'later' : 'refused';
}

/** Sends what waits for any list, such as what was ticked before the browser was closed. */
export async function sendWaitingLists(userId: string): Promise<void> {
  const lists = new Set((await readWaiting(userId)).map(({ listId }) => listId));
  for (const listId of lists) await sendList(userId, listId);
}
