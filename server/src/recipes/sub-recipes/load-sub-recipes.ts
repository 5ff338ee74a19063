import { subRecipeIds } from '@sorrel/core/ingredients/sub-recipe-share';
import type { HouseholdId } from '../../db/household.ts';
import type { DatabaseHandle } from '../../db/open-database.ts';
import type { StoredIngredient } from '../repo.ts';
import { type SubRecipeRows, subRecipesRepo } from './sub-recipes-repo.ts';

/**
 * The recipes that ingredients are, and those in them, as they are now.
 * @throws AppError sub_recipes_too_long
 */
export async function loadSubRecipes(
  db: DatabaseHandle,
  householdId: HouseholdId,
  ingredients: readonly Pick<StoredIngredient, 'recipeId'>[],
): Promise<SubRecipeRows> {
  const ids = subRecipeIds(ingredients);
  return ids.length === 0 ? new Map() : subRecipesRepo(db).below(householdId, ids);
}
