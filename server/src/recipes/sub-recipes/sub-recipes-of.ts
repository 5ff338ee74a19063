import type { Member } from '../../db/household.ts';
import type { DatabaseHandle } from '../../db/open-database.ts';
import { subRecipeReply } from '../recipe-reply.ts';
import type { RecipeRow } from '../repo.ts';
import { loadSubRecipes } from './load-sub-recipes.ts';
import { type SubRecipeRow, subRecipesRepo } from './sub-recipes-repo.ts';

/** The recipes that are in one of the reader's household, by id; of any other's, none. */
export async function subRecipesOf(
  db: DatabaseHandle,
  { householdId }: Member,
  row: RecipeRow,
): Promise<ReadonlyMap<string, SubRecipeRow>> {
  return loadSubRecipes(db, householdId, row.householdId === householdId ? row.ingredients : []);
}

/** The recipes of the book that are called like ingredients, letter case aside. */
export async function recipesNamed(db: DatabaseHandle, { householdId }: Member, said: readonly string[]) {
  const names = [...new Set(said.map((name) => name.trim().toLowerCase()))].filter((name) => name !== '');
  const rows = names.length === 0 ? [] : await subRecipesRepo(db).named(householdId, names);
  return rows.map(subRecipeReply);
}
