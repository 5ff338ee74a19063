import { DAY_MS } from '@sorrel/core/durations';
import { importsRepo } from './imports-repo.ts';
import { type ClaimedPage, importQueueRepo } from './queue-repo.ts';
import { type ImportNeeds, readOne } from './read-one.ts';

/** Pages that one process reads at once, of all people. */
const PLACES = 4;
/** Pages of one person at once, by all processes. */
const PLACES_OF_ONE = 2;
const EVERY_MS = 1_000;
/** Longer than a page with its picture may take: 10 s to ask the site, 10 for the page, 30 to read it, 10 for the picture, and a queue. */
const CLAIM_MS = 3 * 60_000;
const STOP_WITHIN_MS = 5_000;
const SWEEP_EVERY_MS = 60 * 60_000;
/** An import can be looked at, tried again and undone for so long. */
export const IMPORTS_KEPT_DAYS = 30;

export interface ImportRunner {
  /** Reads what is due now and ends when nothing is; for tests. */
  flush(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

/**
 * Reads the pages of imports of many. Any number of processes may read from the same table, each claiming page by page; a page
 * whose process died is read by another when its claim is over.
 */
export function createImportRunner(services: ImportNeeds): ImportRunner {
  const { clock, db, log } = services;
  const queue = importQueueRepo(db);
  const atWork = new Map<ClaimedPage, Promise<void>>();
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let filling: Promise<void> | undefined;
  let sweptAt = Number.NEGATIVE_INFINITY;

  async function fill() {
    while (!ending.signal.aborted && atWork.size < PLACES) {
      const now = clock.now();
      const claimed = await queue.claim({ now, until: new Date(now.getTime() + CLAIM_MS), mostOfOne: PLACES_OF_ONE });
      if (claimed === null) return;
      const turn = { person: claimed.page.userId, signal: ending.signal };
      const work = readOne(services, claimed, turn)
        // the claim stays, and another process takes the page over when it ends
        .catch((cause) => log.warn({ err: cause, page: claimed.page.id }, 'what became of a page could not be written'))
        .finally(() => {
          atWork.delete(claimed);
          if (timer !== undefined) void kick();
        });
      atWork.set(claimed, work);
    }
  }
  async function sweep() {
    const now = clock.now().getTime();
    if (now - sweptAt < SWEEP_EVERY_MS) return;
    sweptAt = now;
    await importsRepo(db).removeOld(new Date(now - IMPORTS_KEPT_DAYS * DAY_MS));
    await importsRepo(db).removeIdleHosts(new Date(now - DAY_MS));
  }
  const kick = () => {
    filling ??= fill()
      .then(sweep)
      .catch((cause) => log.warn({ err: cause }, 'the queue of imports could not be read'))
      .finally(() => {
        filling = undefined;
      });
    return filling;
  };

  return {
    async flush() {
      for (;;) {
        await kick();
        if (atWork.size === 0) return;
        await Promise.all(atWork.values());
      }
    },
    start() {
      timer = setInterval(() => void kick(), EVERY_MS);
      timer.unref();
      void kick();
    },
    async stop() {
      ending.abort();
      clearInterval(timer);
      timer = undefined;
      await filling;
      const waited = new Promise<void>((resolve) => setTimeout(resolve, STOP_WITHIN_MS).unref());
      await Promise.race([Promise.all(atWork.values()), waited]);
      // what is not done yet is another process's from now on
      for (const { page, site } of atWork.keys()) {
        const now = clock.now();
        await queue.finish(page, { state: 'waiting', dueAt: now }).catch(() => false);
        await queue.freeSite(site.host, now).catch(() => undefined);
      }
    },
  };
}
