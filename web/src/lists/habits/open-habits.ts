import type { KnownHabits } from '@sorrel/core/lists/habits/device-habits';
import type { HabitChange, HabitOperation } from '@sorrel/core/lists/habits/habit';
import { hearTabs, tellTabs } from '../../news/tell-tabs.ts';
import { createSender } from '../sync/sender.ts';
import { addWaiting, asWaiting, HABITS, newOperationId } from '../sync/waiting-store.ts';
import { readKnownHabits, readWaitingHabits, type WaitingHabit } from './habits-store.ts';
import { sendHabits } from './send-habits.ts';

/** What a page has of the household's habits. */
export interface HabitsHere {
  known: KnownHabits | null;
  waiting: readonly HabitOperation[];
}

/** The habits of a household as a page shows them: what is done becomes operations that wait on the device until they are sent. */
export function openHabits(userId: string, show: (here: HabitsHere) => void) {
  let known: KnownHabits | null = null;
  let waiting: WaitingHabit[] = [];
  let writes = 0;
  let writing: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  const sender = createSender(
    () => sendHabits(userId),
    () => undefined,
  );
  const tellPage = () => {
    if (!isClosed) show({ known, waiting: waiting.map(({ operation }) => operation) });
  };

  function act(changes: readonly HabitChange[]) {
    if (changes.length === 0) return;
    // the order holds also where the clock stands still or goes back
    const madeAtMs = Math.max(Date.now(), waiting.at(-1)?.operation.madeAtMs ?? 0);
    const made = changes.map(
      (change): HabitOperation => ({ ...change, id: newOperationId(), madeAtMs, seenMs: known?.seenMs ?? 0 }),
    );
    const added = asWaiting(HABITS, made);
    waiting = [...waiting, ...added];
    writes += 1;
    writing = Promise.all([writing, addWaiting(userId, added)]);
    tellPage();
    void writing.then(() => {
      tellTabs({ userId, listId: HABITS, what: 'changed' });
      return sender.send();
    });
  }

  /** Shows what the device has: the server's last answer, with what waits on top. */
  async function readDevice() {
    for (let before = -1; before !== writes; ) {
      before = writes;
      await writing;
      const next = [await readKnownHabits(userId), await readWaitingHabits(userId)] as const;
      if (isClosed) return;
      if (before === writes) [known, waiting] = next;
    }
    tellPage();
  }

  const stopHearing = hearTabs((word) => {
    if (word.userId !== userId || (word.listId !== null && word.listId !== HABITS)) return;
    if (word.what === 'changed') void readDevice();
    else void sender.send();
  });
  void readDevice().then(sender.send);
  return {
    act,
    close: () => {
      isClosed = true;
      sender.close();
      stopHearing();
    },
  };
}
