import { availableParallelism } from 'node:os';
import { AppError } from '../app-error.ts';
import { say } from '../language/sentences.ts';

/** Who wants something done, and whether they still wait for it. */
export interface Turn {
  /** Id of the account; what is nobody's has a name of its own. */
  person: string;
  /** Aborted when the person has gone: what has not begun is not done any more. */
  signal?: AbortSignal | undefined;
}

export interface FairQueue {
  /**
   * Does a piece of heavy work when its turn comes.
   * @param work is told how much was done for this person lately; what is longer ago counts less
   * @throws NoTurn too_much_at_once where this person has too much waiting, unavailable where all together have;
   * bad_request where the person left before the turn came
   */
  run<T>(turn: Turn, work: (latelyMs: number) => Promise<T>): Promise<T>;
  /** Pieces of work that wait for their turn. */
  waiting(): number;
}

export interface FairQueueSettings {
  /** Pieces of work at once, for all people. */
  places?: number;
  /** Of these, what one person may have; the others stay free for everybody else. */
  placesOfOne?: number;
  waitingMax?: number;
  waitingOfOneMax?: number;
}

/** Work that was not begun at all, and may be asked for again: too much waits for its person or for all, or they have left. */
export class NoTurn extends AppError {}

interface Waiting {
  person: string;
  begin(): void;
  drop(cause: Error): void;
}

const WAITING_MAX = 400;
/** The pictures of one recipe with a picture in each step are 33. */
const WAITING_OF_ONE_MAX = 40;
/** After so long the work that somebody had done counts half. */
const HALVED_AFTER_MS = 30_000;
/** People whose past work is remembered; those with the least are forgotten first. */
const REMEMBERED_MAX = 1_000;
/** What a piece of work is taken to last before any has been measured. */
const FIRST_GUESS_MS = 500;

/**
 * A queue for work that takes a processor: reading pages, planning weeks, encoding pictures. The person who had the least done
 * lately comes first, and nobody holds more than their share of the places, so others find one free however much one person asks
 * for.
 */
export function createFairQueue({
  places = Math.max(2, availableParallelism()),
  placesOfOne = Math.max(1, Math.floor(places / 2)),
  waitingMax = WAITING_MAX,
  waitingOfOneMax = WAITING_OF_ONE_MAX,
}: FairQueueSettings = {}): FairQueue {
  const queue: Waiting[] = [];
  const atWork = new Map<string, number>();
  const past = new Map<string, { ms: number; atMs: number }>();
  let free = places;
  let meanMs = FIRST_GUESS_MS;

  const pastOf = (person: string) => {
    const known = past.get(person);
    return known === undefined ? 0 : known.ms * 0.5 ** ((performance.now() - known.atMs) / HALVED_AFTER_MS);
  };
  const hasPlace = (person: string) => free > 0 && (atWork.get(person) ?? 0) < placesOfOne;

  function remember(person: string, ms: number) {
    past.set(person, { ms: pastOf(person) + ms, atMs: performance.now() });
    if (past.size <= REMEMBERED_MAX) return;
    const least = [...past.keys()].toSorted((a, b) => pastOf(a) - pastOf(b));
    for (const forgotten of least.slice(0, REMEMBERED_MAX / 2)) past.delete(forgotten);
  }

  /** Lets the next ones in, as long as there are places. */
  function admit() {
    while (free > 0) {
      let next = -1;
      let least = Number.POSITIVE_INFINITY;
      for (const [position, { person }] of queue.entries()) {
        if (!hasPlace(person)) continue;
        const had = pastOf(person);
        if (had < least) [next, least] = [position, had];
      }
      const [admitted] = next < 0 ? [] : queue.splice(next, 1);
      if (admitted === undefined) return;
      take(admitted.person);
      admitted.begin();
    }
  }

  function take(person: string) {
    free -= 1;
    atWork.set(person, (atWork.get(person) ?? 0) + 1);
  }

  function give(person: string) {
    free += 1;
    const left = (atWork.get(person) ?? 1) - 1;
    if (left > 0) atWork.set(person, left);
    else atWork.delete(person);
    admit();
  }

  const waitS = (ahead: number, at: number) => Math.min(120, Math.max(1, Math.ceil((ahead * meanMs) / at / 1000)));

  function wait({ person, signal }: Turn): Promise<void> {
    const own = queue.filter((waiting) => waiting.person === person).length;
    if (own >= waitingOfOneMax) {
      throw new NoTurn('too_much_at_once', { fields: { retryAfterS: waitS(own, placesOfOne) } });
    }
    if (queue.length >= waitingMax) {
      throw new NoTurn('unavailable', { fields: { retryAfterS: waitS(queue.length, places) } });
    }
    return new Promise((resolve, reject) => {
      const leave = () => entry.drop(gone());
      const entry: Waiting = {
        person,
        begin() {
          signal?.removeEventListener('abort', leave);
          resolve();
        },
        drop(cause) {
          const position = queue.indexOf(entry);
          if (position >= 0) queue.splice(position, 1);
          reject(cause);
        },
      };
      signal?.addEventListener('abort', leave, { once: true });
      queue.push(entry);
    });
  }

  return {
    waiting: () => queue.length,
    async run(turn, work) {
      if (turn.signal?.aborted) throw gone();
      if (hasPlace(turn.person)) take(turn.person);
      else await wait(turn);
      const startedAtMs = performance.now();
      try {
        return await work(pastOf(turn.person));
      } finally {
        const ms = performance.now() - startedAtMs;
        meanMs = 0.9 * meanMs + 0.1 * ms;
        remember(turn.person, ms);
        give(turn.person);
      }
    },
  };
}

/** The turns of one kind of work in a queue that it shares with others: it tells how many of its own wait. */
export function turnsOf(queue: FairQueue): FairQueue {
  let waiting = 0;
  return {
    waiting: () => waiting,
    async run(turn, work) {
      waiting += 1;
      let isWaiting = true;
      const begin = () => {
        if (isWaiting) waiting -= 1;
        isWaiting = false;
      };
      try {
        return await queue.run(turn, (latelyMs) => {
          begin();
          return work(latelyMs);
        });
      } finally {
        begin();
      }
    },
  };
}

/** Nobody reads this any more; it only ends the request. */
const gone = () => new NoTurn('bad_request', { sentence: say().request.givenUp });
