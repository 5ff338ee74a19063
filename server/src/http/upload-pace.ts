/** Bytes that somebody may send as fast as they come: the pictures of an ordinary recipe. */
const AT_ONCE_BYTES = 8 * 1024 * 1024;
/** Bytes a second after that, faster than most lines carry. Reading a form takes the thread that answers everybody. */
const BYTES_A_SECOND = 4 * 1024 * 1024;
const REMEMBERED_MAX = 1_000;

/** How fast one person's forms are read, all of them together. */
export interface Pace {
  /** Counts bytes that came. @returns milliseconds to wait before more are read; 0 for none */
  take(bytes: number): number;
}

const levels = new Map<string, { bytes: number; atMs: number }>();

const levelOf = (person: string, nowMs: number) => {
  const known = levels.get(person);
  if (known === undefined) return AT_ONCE_BYTES;
  return Math.min(AT_ONCE_BYTES, known.bytes + ((nowMs - known.atMs) / 1000) * BYTES_A_SECOND);
};

/** The pace of a person. By the clock that only goes forward, unless a test has its own. */
export function paceOf(person: string, now: () => number = () => performance.now()): Pace {
  return {
    take(bytes) {
      const nowMs = now();
      const left = levelOf(person, nowMs) - bytes;
      levels.set(person, { bytes: left, atMs: nowMs });
      if (levels.size > REMEMBERED_MAX) {
        for (const [other] of levels) if (levelOf(other, nowMs) === AT_ONCE_BYTES) levels.delete(other);
      }
      return left >= 0 ? 0 : Math.ceil((-left / BYTES_A_SECOND) * 1000);
    },
  };
}
