import { setTimeout as sleep } from 'node:timers/promises';
import { createPaces } from '../http/pace.ts';
import { createFairQueue, type Turn } from '../platform/fair-queue.ts';

/** Items that one person may read at once: those of four lists that are full, or of hundreds as people have them. */
export const ITEMS_AT_ONCE = 20_000;
/** And then a second: a full list takes the thread that answers everybody a tenth of one, or two. */
export const ITEMS_PER_SECOND = 5_000;
const PLACES = 100;
const PLACES_OF_ONE = 2;
const WAITING_OF_ONE_MAX = 100;

export interface ReadingPace {
  /**
   * Reads items for somebody when they may read more.
   * @param itemsOf how many there were
   * @throws NoTurn where too much of theirs waits
   */
  read<Answer>(turn: Turn, work: () => Promise<Answer>, itemsOf: (answer: Answer) => number): Promise<Answer>;
}

/**
 * Lists are read and written into answers where everybody is answered. The longest take long there, however many parts they come in:
 * what one person reads beyond a measure comes at a pace, and little of it side by side.
 */
export function createReadingPace(wait: (ms: number) => Promise<unknown> = sleep): ReadingPace {
  const queue = createFairQueue({ places: PLACES, placesOfOne: PLACES_OF_ONE, waitingOfOneMax: WAITING_OF_ONE_MAX });
  const paceOf = createPaces({ atOnce: ITEMS_AT_ONCE, perSecond: ITEMS_PER_SECOND });
  return {
    read: (turn, work, itemsOf) =>
      queue.run(turn, async () => {
        const waitMs = paceOf(turn.person).take(0);
        if (waitMs > 0) await wait(waitMs);
        const answer = await work();
        // how many there are is known by now; the next one waits for it
        paceOf(turn.person).take(itemsOf(answer));
        return answer;
      }),
  };
}
