import type { ShoppingList } from '@sorrel/core/lists/list';
import { type KnownList, recordsOf, shownList } from '@sorrel/core/lists/operations/device-list';
import { differenceOf } from '@sorrel/core/lists/operations/difference';
import type { Operation } from '@sorrel/core/lists/operations/operation';
import { hearTabs, tellTabs } from '../../news/tell-tabs.ts';
import { sendList } from './send-list.ts';
import { createSender } from './sender.ts';
import { addWaiting, asWaiting, newOperationId, readKnown, readWaiting, type Waiting } from './waiting-store.ts';

interface Page {
  /** The list as it is on the screen, with the tick of a moment ago. */
  read: () => ShoppingList;
  show: (list: ShoppingList) => void;
  rename: (name: string) => void;
  /** How much waits, and whether the server is away. */
  wait: (waiting: number, isAway: boolean) => void;
  gone: () => void;
}

export type SyncedList = ReturnType<typeof openSyncedList>;

/**
 * One saved list as this page shows it: what is done to it becomes operations that wait on the device until they are sent, and what
 * others did is shown.
 * @param had the list as the server has it, as far as the page knows: what differs from it was done here
 */
export function openSyncedList({
  userId,
  listId,
  had,
  page,
}: {
  userId: string;
  listId: string;
  had: ShoppingList;
  page: Page;
}) {
  let shown = had;
  let known: KnownList | null = null;
  let waiting: Waiting[] = [];
  let writes = 0;
  let writing: Promise<unknown> = Promise.resolve();
  let isClosed = false;
  let isAway = false;

  const operationsOf = (all: readonly Waiting[]) => all.map(({ operation }) => operation);
  const tellPage = () => page.wait(waiting.length, isAway);
  const sender = createSender(
    () => sendList(userId, listId),
    (isAwayNow) => {
      isAway = isAwayNow;
      tellPage();
    },
  );

  /** Makes operations of what was done on the page since the last time. */
  function take() {
    const list = page.read();
    if (isClosed || list === shown) return;
    const records = recordsOf(known, operationsOf(waiting));
    const changes = differenceOf(shown, list, (id) => records.get(id)?.fields.place);
    shown = list;
    if (changes.length === 0) return;
    // the order holds also where the clock stands still or goes back
    const madeAtMs = Math.max(Date.now(), waiting.at(-1)?.operation.madeAtMs ?? 0);
    const made = changes.map(
      (change): Operation => ({ ...change, id: newOperationId(), madeAtMs, seenMs: known?.seenMs ?? 0 }),
    );
    const added = asWaiting(listId, made);
    waiting = [...waiting, ...added];
    writes += 1;
    writing = Promise.all([writing, addWaiting(userId, added)]);
    tellPage();
    void writing.then(() => {
      tellTabs({ userId, listId, what: 'changed' });
      return sender.send();
    });
  }

  /** Shows what the device has: the server's last answer, with what waits on top. */
  async function readDevice() {
    for (let before = -1; before !== writes; ) {
      before = writes;
      await writing;
      const [nextKnown, nextWaiting] = [await readKnown(userId, listId), await readWaiting(userId, listId)];
      if (isClosed) return;
      take();
      if (before !== writes) continue;
      if (nextKnown !== null && known !== null && nextKnown.name !== known.name) page.rename(nextKnown.name);
      known = nextKnown;
      waiting = nextWaiting;
    }
    tellPage();
    if (known === null) return;
    shown = shownList(known, operationsOf(waiting), shown);
    page.show(shown);
  }

  const stopHearing = hearTabs((word) => {
    if (word.userId !== userId || (word.listId !== null && word.listId !== listId)) return;
    if (word.what === 'gone') page.gone();
    else if (word.what === 'changed') void readDevice();
    else void sender.send();
  });
  void readDevice().then(sender.send);

  return {
    listId,
    take,
    /** From now on what is on the page may be another list. */
    close: () => {
      isClosed = true;
      sender.close();
      stopHearing();
    },
  };
}
