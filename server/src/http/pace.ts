/** How fast one person's things are taken, all of them together. */
export interface Pace {
  /** Counts what came. @returns milliseconds to wait before more is taken; 0 for none */
  take(amount: number): number;
}

const REMEMBERED_MAX = 1_000;

/**
 * Paces by person: so much at once, then so much a second. Kept by each process for itself: it guards the processor of this
 * process, and counts nothing that another one needs to know.
 * @returns the pace of a person, by the clock that only goes forward, unless a test has its own
 */
export function createPaces({ atOnce, perSecond }: { atOnce: number; perSecond: number }) {
  const levels = new Map<string, { left: number; atMs: number }>();
  const levelOf = (person: string, nowMs: number) => {
    const known = levels.get(person);
    return known === undefined ? atOnce : Math.min(atOnce, known.left + ((nowMs - known.atMs) / 1000) * perSecond);
  };
  return (person: string, now: () => number = () => performance.now()): Pace => ({
    take(amount) {
      const nowMs = now();
      const left = levelOf(person, nowMs) - amount;
      levels.set(person, { left, atMs: nowMs });
      if (levels.size > REMEMBERED_MAX) {
        for (const [other] of levels) if (levelOf(other, nowMs) === atOnce) levels.delete(other);
      }
      return left >= 0 ? 0 : Math.ceil((-left / perSecond) * 1000);
    },
  });
}
