import { isDeepStrictEqual } from 'node:util';
import type { HouseholdId } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { type Corrections, foodsRepo } from '../foods/repo.ts';
import { olderRecipesRepo } from './older-repo.ts';
import { recountsRepo } from './sub-recipes/recounts-repo.ts';

/**
 * Recipes of whose foods something is said are counted again beside the requests, one at a time: in the transaction in which it is said,
 * so that none is forgotten, whatever becomes of the process.
 */
export async function recountLater(
  tx: DatabaseHandle,
  householdId: HouseholdId,
  ids: readonly string[],
): Promise<void> {
  await olderRecipesRepo(tx).setOlder(householdId, ids);
  await recountsRepo(tx).addSaidOfFoods(householdId);
}

/**
 * In the transaction that saves a recipe: one whose lines were read before somebody said something of a food is counted again.
 * @param corrections by which it was counted
 */
export async function recountIfSaidMeanwhile(
  tx: DatabaseHandle,
  householdId: HouseholdId,
  id: string,
  corrections: Corrections,
): Promise<void> {
  if (isDeepStrictEqual(await foodsRepo(tx).corrections(householdId), corrections)) return;
  await recountLater(tx, householdId, [id]);
}
