import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { AppError } from '../app-error.ts';

/** A call of somebody, and how many connections it holds. */
interface Asker {
  person: string;
  holds: number;
}

const asking = new AsyncLocalStorage<Asker>();

/** Does the work of somebody's call: connections that it asks for count as theirs. */
export const askedBy = <Answer>(person: string, work: () => Answer): Answer => asking.run({ person, holds: 0 }, work);

/** Calls of one person that may wait for a connection; a page sends a dozen at once. */
const WAITING_OF_ONE_MAX = 200;
const WAITS_AT_MOST_MS = 10_000;
const RETRY_AFTER_S = 5;

/** This person's calls hold as many as they may, and too many of them wait. */
class NoConnection extends AppError {
  constructor() {
    super('too_much_at_once', { fields: { retryAfterS: RETRY_AFTER_S } });
  }
}

/** The refusal that a query met, which the layer of the database tells as the failure of that query; null where it was another. */
export function noConnectionIn(error: unknown): AppError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (cause instanceof NoConnection) return cause;
  return null;
}

interface Share {
  held: number;
  /** Each takes the place that is free, or not, where it has waited for too long. */
  waiting: (() => void)[];
}

/** Places by person. */
function createShares(placesOfOne: number) {
  const shares = new Map<string, Share>();
  return {
    /** @throws NoConnection */
    take: async (person: string): Promise<void> => {
      const share = shares.get(person) ?? { held: 0, waiting: [] };
      shares.set(person, share);
      if (share.held < placesOfOne) {
        share.held += 1;
        return;
      }
      if (share.waiting.length >= WAITING_OF_ONE_MAX) throw new NoConnection();
      await new Promise<void>((resolve, reject) => {
        const begin = () => {
          clearTimeout(timer);
          resolve();
        };
        const timer = setTimeout(() => {
          share.waiting.splice(share.waiting.indexOf(begin), 1);
          reject(new NoConnection());
        }, WAITS_AT_MOST_MS);
        share.waiting.push(begin);
      });
    },
    give: (person: string) => {
      const share = shares.get(person);
      if (share === undefined) return;
      const next = share.waiting.shift();
      if (next !== undefined) return next();
      share.held -= 1;
      if (share.held === 0) shares.delete(person);
    },
  };
}

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (cause?: Error | boolean) => void,
) => void;
interface Connect {
  (): Promise<pg.PoolClient>;
  (connected: Connected): void;
}

/**
 * Lets the calls of one person hold half of the connections of a pool at most: the pool itself hands them out in the order of
 * asking, and two hundred calls of one person would go before everybody else's. A call that holds one gets whatever else it asks
 * for, so that none waits for itself; work that is nobody's call is not held back.
 */
export function shareFairly(pool: pg.Pool): void {
  const shares = createShares(Math.max(1, Math.floor(pool.options.max / 2)));
  const connect: Connect = pool.connect.bind(pool);

  async function connectFor(asker: Asker): Promise<pg.PoolClient> {
    const isFirst = asker.holds === 0;
    asker.holds += 1;
    const giveBack = () => {
      asker.holds -= 1;
      if (isFirst) shares.give(asker.person);
    };
    try {
      if (isFirst) await shares.take(asker.person);
    } catch (cause) {
      asker.holds -= 1;
      throw cause;
    }
    const client = await connect().catch((cause: unknown) => {
      giveBack();
      throw cause;
    });
    const { release } = client;
    client.release = (cause) => {
      client.release = release;
      giveBack();
      release(cause);
    };
    return client;
  }

  const fair = (connected?: Connected) => {
    const asker = asking.getStore();
    if (asker === undefined) return connected === undefined ? connect() : connect(connected);
    const client = connectFor(asker);
    if (connected === undefined) return client;
    void client.then(
      (one) => connected(undefined, one, one.release),
      (error: Error) => connected(error, undefined, () => undefined),
    );
  };
  pool.connect = fair as typeof pool.connect;
}
