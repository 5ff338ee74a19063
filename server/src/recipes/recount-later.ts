import { isDeepStrictEqual } from 'node:util';
import { isListWhole } from '@sorrel/core/recipes/import/find-doubts';
import type { HouseholdId } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { foodsRepo } from '../foods/repo.ts';
import { checksRepo } from './checks-repo.ts';
import type { JudgeTask } from './count-recipe.ts';
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
 * In the transaction that saves a recipe, once its doubts are kept: one that was counted before somebody said something of a food, or answered
 * whether its list is whole, is counted again.
 * @param counted what it was counted by; without `isListWhole` where it was not there before, so that nobody can have answered
 */
export async function recountIfSaidMeanwhile(
  tx: DatabaseHandle,
  householdId: HouseholdId,
  id: string,
  { corrections, isListWhole: wasWhole }: Pick<JudgeTask, 'corrections'> & Partial<Pick<JudgeTask, 'isListWhole'>>,
): Promise<void> {
  const areFoodsSame = isDeepStrictEqual(await foodsRepo(tx).corrections(householdId), corrections);
  const isListSame =
    wasWhole === undefined || isListWhole(await checksRepo(tx).doubtsOfOne(householdId, id)) === wasWhole;
  if (areFoodsSame && isListSame) return;
  await recountLater(tx, householdId, [id]);
}
