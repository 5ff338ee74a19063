import { isListWhole } from '@sorrel/core/recipes/import/find-doubts';
import type { HouseholdId } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { foodsRepo } from '../foods/repo.ts';
import { checksRepo } from './checks-repo.ts';
import type { JudgeTask } from './count-recipe.ts';
import { loadSubRecipes } from './sub-recipes/load-sub-recipes.ts';

type KeptDish = Pick<JudgeTask, 'name' | 'ingredients' | 'method' | 'serves' | 'calculates'> & {
  id: string;
  householdId: HouseholdId;
};

/**
 * What judging a recipe again asks, as all of it is kept now.
 * @throws AppError sub_recipes_too_long
 */
export async function loadJudgeTask(
  db: DatabaseHandle,
  { id, householdId, name, ingredients, method, serves, calculates }: KeptDish,
): Promise<JudgeTask> {
  const corrections = await foodsRepo(db).corrections(householdId);
  const below = await loadSubRecipes(db, householdId, ingredients);
  const doubts = await checksRepo(db).doubtsOfOne(householdId, id);
  return { name, ingredients, method, isListWhole: isListWhole(doubts), serves, calculates, corrections, below };
}
