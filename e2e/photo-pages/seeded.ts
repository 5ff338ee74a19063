/** Numbers that look like chance and are the same for the same seed (mulberry32). */
export interface Seeded {
  /** From 0 up to 1. */
  next: () => number;
  between: (from: number, to: number) => number;
  pick: <Thing>(things: readonly [Thing, ...Thing[]] | readonly Thing[]) => Thing;
  /** So many different ones, in chance order. */
  some: <Thing>(things: readonly Thing[], count: number) => Thing[];
}

export function seeded(seed: number): Seeded {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (from, to) => from + (to - from) * next(),
    pick: (things) => {
      const thing = things[Math.floor(next() * things.length)];
      if (thing === undefined) throw new RangeError('nothing to pick from');
      return thing;
    },
    some: (things, count) => {
      const left = [...things];
      return Array.from({ length: Math.min(count, left.length) }, () =>
        left.splice(Math.floor(next() * left.length), 1),
      ).flat();
    },
  };
}
