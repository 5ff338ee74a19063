import { subRecipeIds } from '@sorrel/core/recipes/sub-recipes/share';
import { AppError } from '../../app-error.ts';
import type { HouseholdId } from '../../db/household.ts';
import type { DatabaseHandle } from '../../db/open-database.ts';
import type { StoredIngredient } from '../repo.ts';
import { type SubRecipeRows, subRecipesRepo } from './sub-recipes-repo.ts';

/**
 * Characters of lines that are read of what a recipe leads to: those of more than a thousand ordinary recipes. Hundreds of the longest
 * fill the memory of a small machine, and are handed to a thread and compared besides.
 */
const READ_MAX_CHARACTERS = 6_000_000;

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
  if (ids.length === 0) return new Map();
  let characters = 0;
  return subRecipesRepo(db).below(householdId, ids, (some) => {
    characters += some.reduce((sum, row) => sum + JSON.stringify(row.ingredients).length, 0);
    // before more of them are here
    if (characters > READ_MAX_CHARACTERS) throw new AppError('sub_recipes_too_long');
  });
}
