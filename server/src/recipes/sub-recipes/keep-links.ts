import { isDeepStrictEqual } from 'node:util';
import { SUB_RECIPES_MAX, subRecipeIds } from '@sorrel/core/ingredients/sub-recipe-share';
import { linkRefusal } from '@sorrel/core/recipes/sub-recipes/refused';
import { AppError } from '../../app-error.ts';
import type { HouseholdId } from '../../db/household.ts';
import type { DatabaseHandle } from '../../db/open-database.ts';
import type { StoredIngredient } from '../repo.ts';
import { loadSubRecipes } from './load-sub-recipes.ts';
import { recountsRepo } from './recounts-repo.ts';
import { type SubRecipeRows, subRecipesRepo } from './sub-recipes-repo.ts';
import { withoutLinks } from './without-links.ts';

type Lines = readonly StoredIngredient[];

/** Refuses more links than a recipe may have, before what they lead to is read. @throws AppError too_many_sub_recipes */
export function assertFewLinks(sent: Lines): void {
  if (subRecipeIds(sent).length > SUB_RECIPES_MAX) throw new AppError('too_many_sub_recipes');
}

/**
 * Refuses links to what is not in the household's book. One that was there before stays: its recipe may be put back.
 * @throws AppError sub_recipe_not_found
 */
export function assertLinks(sent: Lines, before: Lines, found: SubRecipeRows): void {
  const ids = subRecipeIds(sent);
  const known = new Set(subRecipeIds(before));
  if (ids.some((id) => !found.has(id) && !known.has(id))) throw new AppError('sub_recipe_not_found');
}

/** Why the recipe cannot be as it was just written; null where it can. */
async function refusalOf(tx: DatabaseHandle, householdId: HouseholdId, id: string, ids: readonly string[]) {
  if (ids.length === 0) return null;
  const repo = subRecipesRepo(tx);
  return linkRefusal(id, ids, await repo.linksBelow(householdId, ids), await repo.levelsAbove(householdId, id));
}

/**
 * After a recipe was written, in the same transaction: refuses what would be made from itself, and sees to it that the dishes it is in
 * are counted again. Writing holds the household's row (its book revision), so that two who link each other's recipes wait for
 * each other.
 * @param counted the recipes of its ingredients, and those within, as it was counted with
 * @throws AppError sub_recipe_circle, sub_recipe_too_deep
 */
export async function keepLinks(
  tx: DatabaseHandle,
  householdId: HouseholdId,
  written: { id: string; ingredients: Lines },
  counted: SubRecipeRows,
): Promise<void> {
  const { id, ingredients } = written;
  const ids = subRecipeIds(ingredients);
  const refusal = await refusalOf(tx, householdId, id, ids);
  if (refusal !== null) throw new AppError(refusal === 'circle' ? 'sub_recipe_circle' : 'sub_recipe_too_deep');
  await recountsRepo(tx).add(householdId, await subRecipesRepo(tx).inDishes(householdId, [id]));
  if (ids.length === 0) return;
  // one of them, or one within, was saved while this one was counted
  if (isDeepStrictEqual(await loadSubRecipes(tx, householdId, ingredients), counted)) return;
  await recountsRepo(tx).add(householdId, ids);
}

/** The ingredients of a recipe that was just put back: without links where, by now, it would be made from itself. */
export async function linksPutBack(
  tx: DatabaseHandle,
  householdId: HouseholdId,
  { id, ingredients }: { id: string; ingredients: Lines },
): Promise<StoredIngredient[] | null> {
  const refusal = await refusalOf(tx, householdId, id, subRecipeIds(ingredients));
  return refusal === null ? null : withoutLinks(ingredients);
}
