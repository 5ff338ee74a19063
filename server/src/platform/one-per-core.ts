import { availableParallelism } from 'node:os';

/**
 * A gate that lets as many pieces of heavy work through at once as there are cores: more would only make each slower, and
 * take the memory of all.
 */
export function onePerCore(): <T>(work: () => Promise<T>) => Promise<T> {
  let free = Math.max(1, availableParallelism());
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
