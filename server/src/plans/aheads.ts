import type { DoAhead } from '@sorrel/core/cook/do-ahead';
import type { HouseholdId } from '../db/household.ts';
import type { Platform } from '../platform/platform.ts';
import { isUuid } from '../uuid.ts';
import { AHEADS_WORK, type Written } from './aheads-of.ts';
import { aheadsRepo } from './aheads-repo.ts';

/** Recipes that one reading of a calendar looks through; each takes about a millisecond. */
const RECIPES_MAX = 200;
/** Characters of their lines and steps: those of many ordinary weeks. What is beyond is not looked through. */
const CHARACTERS_MAX = 1_000_000;

/** Recipes that one statement brings: twenty of the longest took the thread that answers a tenth of a second. */
const READ_AT_ONCE = 5;

/** What recipes ask to be begun on an earlier day, by their id. Whoever has the address of a calendar asks for its household. */
export async function readAheads(
  { db, workers }: Pick<Platform, 'db' | 'workers'>,
  householdId: HouseholdId,
  recipeIds: readonly string[],
): Promise<(recipeId: string) => readonly DoAhead[]> {
  const ids = [...new Set(recipeIds)].filter(isUuid).slice(0, RECIPES_MAX);
  const written: Written[] = [];
  let characters = 0;
  for (let from = 0; from < ids.length && characters <= CHARACTERS_MAX; from += READ_AT_ONCE) {
    const rows = await aheadsRepo(db).written(householdId, ids.slice(from, from + READ_AT_ONCE));
    for (const { id, ingredients, method } of rows) {
      const lines = ingredients.map(({ original, name, preparation = '' }) => original ?? `${name}, ${preparation}`);
      const steps = method.map(({ desc }) => desc).join('\n');
      characters += lines.reduce((sum, line) => sum + line.length, steps.length);
      if (characters <= CHARACTERS_MAX) written.push({ id, lines, steps });
    }
  }
  const byId = written.length === 0 ? new Map() : await workers.run(AHEADS_WORK, written, { person: householdId });
  return (recipeId) => byId.get(recipeId) ?? [];
}
