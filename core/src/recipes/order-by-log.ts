/** What a household's log of what was cooked says of a recipe. */
export interface CookSum {
  id: string;
  /** At least 1. */
  times: number;
  /** ISO date and time of the last. */
  lastAt: string;
  /** The mean of one's own stars, else of the household's; null where nobody gave any. */
  stars: number | null;
}

export type LogOrder = 'made' | 'often' | 'stars';

/**
 * The order of a book by the log: what was never cooked, or has no stars, comes last either way; equals stay as they come.
 * @param ids of recipes, the newest first
 */
export function orderByLog(
  ids: readonly string[],
  sums: ReadonlyMap<string, CookSum>,
  by: LogOrder,
  direction: 'asc' | 'desc' = 'desc',
): string[] {
  const valueFor = (id: string): number | null => {
    const sum = sums.get(id);
    if (sum === undefined) return null;
    return { made: Date.parse(sum.lastAt), often: sum.times, stars: sum.stars }[by];
  };
  const values = new Map(ids.map((id) => [id, valueFor(id)]));
  const sign = direction === 'asc' ? 1 : -1;
  return ids.toSorted((one, other) => {
    const [a, b] = [values.get(one) ?? null, values.get(other) ?? null];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * (a - b);
  });
}
