import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { AppError } from '../app-error.ts';

/** A call of somebody. */
interface Asker {
  person: string;
  /** Connections that it keeps over several statements, as a transaction does. */
  keeps: number;
  /** Whether it has had a connection: what has begun is done, whoever has left. */
  hasBegun: boolean;
  left: AbortSignal | undefined;
}

const asking = new AsyncLocalStorage<Asker | undefined>();

/**
 * Does the work of somebody's call: connections that it asks for count as theirs.
 * @param left aborted when nobody waits for the answer any more: a call that waits for its first connection is then over
 */
export const askedBy = <Answer>(person: string, work: () => Answer, left?: AbortSignal): Answer =>
  asking.run({ person, keeps: 0, hasBegun: false, left }, work);

/** Does what a call has only set going, and which is done for everybody: it is not held back with that person's calls. */
export const askedByNobody = <Answer>(work: () => Answer): Answer => asking.run(undefined, work);

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
  const shareOf = (person: string) => {
    const share = shares.get(person) ?? { held: 0, waiting: [] };
    shares.set(person, share);
    return share;
  };

  function turnIn({ waiting }: Share, left: AbortSignal | undefined): Promise<void> {
    if (waiting.length >= WAITING_OF_ONE_MAX || left?.aborted) throw new NoConnection();
    return new Promise((resolve, reject) => {
      const over = () => {
        clearTimeout(timer);
        left?.removeEventListener('abort', giveUp);
      };
      const begin = () => {
        over();
        resolve();
      };
      const giveUp = () => {
        over();
        waiting.splice(waiting.indexOf(begin), 1);
        reject(new NoConnection());
      };
      const timer = setTimeout(giveUp, WAITS_AT_MOST_MS);
      left?.addEventListener('abort', giveUp);
      waiting.push(begin);
    });
  }

  return {
    /** @throws NoConnection */
    take: async (person: string, left: AbortSignal | undefined): Promise<void> => {
      const share = shareOf(person);
      if (share.held < placesOfOne) share.held += 1;
      // whoever gives one back counts it for the one that waits
      else await turnIn(share, left);
    },
    /** One more, however many they are. */
    takeBeyond: (person: string) => {
      shareOf(person).held += 1;
    },
    give: (person: string) => {
      const share = shareOf(person);
      share.held -= 1;
      const next = share.held < placesOfOne ? share.waiting.shift() : undefined;
      if (next !== undefined) {
        share.held += 1;
        next();
      } else if (share.held === 0) shares.delete(person);
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
 * asking, and two hundred calls of one person would go before everybody else's. A call that keeps one, as for a transaction, gets
 * whatever else it asks for, so that none waits for itself; that counts too. Work that is nobody's call is not held back.
 */
export function shareFairly(pool: pg.Pool): void {
  const shares = createShares(Math.max(1, Math.floor(pool.options.max / 2)));
  const connect: Connect = pool.connect.bind(pool);

  /** @param isKept until its holder gives it back; else for one statement, which waits for nothing */
  async function connectFor(asker: Asker, isKept: boolean): Promise<pg.PoolClient> {
    const { person, left } = asker;
    if (asker.keeps > 0) shares.takeBeyond(person);
    else await shares.take(person, asker.hasBegun ? undefined : left);
    asker.hasBegun = true;
    const client = await connect().catch((cause: unknown) => {
      shares.give(person);
      throw cause;
    });
    if (isKept) asker.keeps += 1;
    const { release } = client;
    client.release = (cause) => {
      client.release = release;
      if (isKept) asker.keeps -= 1;
      shares.give(person);
      release(cause);
    };
    return client;
  }

  const fair = (connected?: Connected) => {
    const asker = asking.getStore();
    if (asker === undefined) return connected === undefined ? connect() : connect(connected);
    // the pool's own `query` asks with a callback
    const client = connectFor(asker, connected === undefined);
    if (connected === undefined) return client;
    void client.then(
      (one) => connected(undefined, one, one.release),
      (error: Error) => connected(error, undefined, () => undefined),
    );
  };
  pool.connect = fair as typeof pool.connect;
}
