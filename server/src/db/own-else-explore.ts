/** Recipes that one statement brings: those of an ordinary week, and so few that reading them keeps nobody else waiting. */
const SLICE = 30;

async function inSlices<Row>(ids: readonly string[], find: (ids: readonly string[]) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let from = 0; from < ids.length; from += SLICE) rows.push(...(await find(ids.slice(from, from + SLICE))));
  return rows;
}

/**
 * Recipes of the household by id, and of the ids that it has none of, those of explore: two questions and more for very many, since the household's lie
 * together and explore's elsewhere. Nothing is asked where there is nothing to ask for.
 */
export async function ownElseExplore<Row extends { id: string }>(
  ids: readonly string[],
  findOwn: (ids: readonly string[]) => Promise<Row[]>,
  findInExplore: (ids: readonly string[]) => Promise<Row[]>,
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const own = await inSlices(ids, findOwn);
  const found = new Set(own.map(({ id }) => id));
  const others = ids.filter((id) => !found.has(id.toLowerCase()));
  return others.length === 0 ? own : [...own, ...(await inSlices(others, findInExplore))];
}
