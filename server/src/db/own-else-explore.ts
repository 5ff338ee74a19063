/**
 * Recipes of the household by id, and of the ids that it has none of, those of explore: two questions, since the household's lie
 * together and explore's elsewhere. Nothing is asked where there is nothing to ask for.
 */
export async function ownElseExplore<Row extends { id: string }>(
  ids: readonly string[],
  findOwn: (ids: readonly string[]) => Promise<Row[]>,
  findInExplore: (ids: readonly string[]) => Promise<Row[]>,
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const own = await findOwn(ids);
  const found = new Set(own.map(({ id }) => id));
  const others = ids.filter((id) => !found.has(id.toLowerCase()));
  return others.length === 0 ? own : [...own, ...(await findInExplore(others))];
}
