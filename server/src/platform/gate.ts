export interface Gate {
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Pieces of work that wait for their turn. */
  waiting(): number;
}

/**
 * Lets so many pieces of heavy work through at once: as many as there are cores for them, since more would only make each
 * slower and take the memory of all.
 */
export function gate(places: number): Gate {
  let free = places;
  const queue: (() => void)[] = [];
  return {
    waiting: () => queue.length,
    async run(work) {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => queue.push(resolve));
      try {
        return await work();
      } finally {
        const next = queue.shift();
        if (next === undefined) free += 1;
        else next();
      }
    },
  };
}
