import { setTimeout as sleep } from 'node:timers/promises';

/** So much more than another has somebody had lately, before theirs rests: of two people who come with the same, none waits. */
const MUCH_MORE_MS = 2_000;
/** How long one piece of work rests at most, all its rests together, however many others come meanwhile. */
const REST_MAX_MS = 3_000;

export interface Steps {
  /** Between two steps: returns at once, or when nobody under way had much less. */
  rest(): Promise<void>;
  end(): void;
}

interface UnderWay {
  latelyMs: number;
  tellEnd(): void;
  isOver: Promise<void>;
}

/**
 * Work that goes on side by side, step by step: it rests between its steps while something is done for a person who had much less
 * done lately. Places alone give the second of two half of a core, whatever the first asked for before.
 */
export function createLighterFirst({ muchMoreMs = MUCH_MORE_MS, restMaxMs = REST_MAX_MS } = {}) {
  const underWay = new Set<UnderWay>();
  return {
    /** @param latelyMs how much work was done for this person lately */
    begin(latelyMs: number): Steps {
      let tellEnd = () => {};
      const isOver = new Promise<void>((resolve) => {
        tellEnd = resolve;
      });
      const own: UnderWay = { latelyMs, tellEnd, isOver };
      underWay.add(own);
      let leftMs = restMaxMs;
      return {
        async rest() {
          const lighter = () => [...underWay].filter((other) => latelyMs - other.latelyMs > muchMoreMs);
          for (let before = lighter(); before.length > 0 && leftMs > 0; before = lighter()) {
            const startedAtMs = performance.now();
            const isEnough = new AbortController();
            const atMost = sleep(leftMs, undefined, { signal: isEnough.signal }).catch(() => {});
            await Promise.race([...before.map((other) => other.isOver), atMost]);
            isEnough.abort();
            leftMs -= performance.now() - startedAtMs;
          }
        },
        end() {
          underWay.delete(own);
          own.tellEnd();
        },
      };
    },
  };
}
