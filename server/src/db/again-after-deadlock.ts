import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from './open-database.ts';

/** PostgreSQL's words for a transaction that it ended because it and others waited for each other, or could not be put in an order. */
const NOTHING_DONE = new Set(['40P01', '40001']);
const TRIES_MAX = 4;
/** Before the next try, and as long again by chance, so that the same do not meet once more. */
const REST_MS = 20;

function isNothingDone(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && NOTHING_DONE.has(String(cause.code))) return true;
  return false;
}

/**
 * The same database, whose transactions are begun again where they were ended because others waited for them in a circle: nothing of
 * them was written. What a transaction does is done in it alone, so that it may be done twice. Most hold their rows in one order; who
 * leaves a household changes rows of every kind.
 */
export function againAfterDeadlock<Db extends Database['db']>(db: Db): Db {
  const transaction: Db['transaction'] = async (work, config) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await db.transaction(work, config);
      } catch (cause) {
        if (tries === TRIES_MAX || !isNothingDone(cause)) throw cause;
        await sleep(REST_MS * tries + Math.random() * REST_MS);
      }
    }
  };
  return Object.create(db, { transaction: { value: transaction } });
}
