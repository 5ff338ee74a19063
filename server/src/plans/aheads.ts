import { type DoAhead, readDoAhead } from '@sorrel/core/cook/do-ahead';
import type { HouseholdId } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { isUuid } from '../uuid.ts';
import { aheadsRepo } from './aheads-repo.ts';

/** Recipes that one reading of a calendar looks through; each takes about a millisecond. */
const RECIPES_MAX = 200;

/** What recipes ask to be begun on an earlier day, by their id. */
export async function readAheads(
  db: DatabaseHandle,
  householdId: HouseholdId,
  recipeIds: readonly string[],
): Promise<(recipeId: string) => readonly DoAhead[]> {
  const ids = [...new Set(recipeIds)].filter(isUuid).slice(0, RECIPES_MAX);
  const rows = await aheadsRepo(db).written(householdId, ids);
  const byId = new Map(
    rows.map(({ id, ingredients, method }) => [
      id,
      readDoAhead(
        ingredients.map(({ original, name, preparation = '' }) => original ?? `${name}, ${preparation}`),
        method.map(({ desc }) => desc).join('\n'),
      ),
    ]),
  );
  return (recipeId) => byId.get(recipeId) ?? [];
}
