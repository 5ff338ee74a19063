import type { BodyOf } from '@sorrel/contract/endpoint';
import type { correctFood as correctEndpoint } from '@sorrel/contract/foods';
import { correctionKey } from '@sorrel/core/foods/resolve-food';
import type { FoodRename } from '@sorrel/core/lists/rename-food';
import { AppError } from '../app-error.ts';
import type { HouseholdId, Member } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { foodIndex } from '../foods/food-catalogue.ts';
import { type Corrections, foodsRepo } from '../foods/repo.ts';
import { say } from '../language/sentences.ts';
import type { Platform } from '../platform/platform.ts';
import { countNutrition, judgeAgain } from './nutrition.ts';
import { recipesRepo, type StoredIngredient } from './repo.ts';
import { loadSubRecipes } from './sub-recipes/count-sub-recipes.ts';
import { recountsRepo } from './sub-recipes/recounts-repo.ts';
import { subRecipesRepo } from './sub-recipes/sub-recipes-repo.ts';

/** What correcting a food needs of others. */
export interface CorrectionServices {
  /** Brings a correction to the saved lists; gives what is bought under another name now, null when nothing is. */
  correctLists: (
    tx: DatabaseHandle,
    householdId: HouseholdId,
    ingredient: StoredIngredient,
    said: { before: Corrections; after: Corrections },
    recipes: readonly { name: string; ingredients: readonly StoredIngredient[] }[],
    now: Date,
  ) => Promise<FoodRename | null>;
}

/**
 * Remembers what an ingredient of a recipe is or weighs, and counts the recipe anew. Corrections of one recipe wait for
 * each other, so that each is counted with those before it. Other recipes and saved lists with the ingredient change with it.
 * @returns what is bought under another name now; null when nothing is
 */
export async function correctFood(
  { db, clock, correctLists }: Pick<Platform, 'clock' | 'db'> & CorrectionServices,
  user: Member,
  recipeId: string,
  said: BodyOf<typeof correctEndpoint>,
): Promise<FoodRename | null> {
  const { householdId } = user;
  return db.transaction(async (tx) => {
    const row = await recipesRepo(tx).findOwnedLocked(householdId, recipeId);
    const ingredient = row?.ingredients.find((candidate) => candidate.name === said.ingredient);
    if (row === null || ingredient === undefined) throw new AppError('recipe_not_found');
    if (said.foodId !== null && !foodIndex().byId.has(said.foodId)) {
      throw new AppError('bad_request', { sentence: say().recipes.foodFromList });
    }
    const before = await foodsRepo(tx).corrections(householdId);
    const correction = {
      foodId: said.foodId,
      gramsPerUnit: said.grams === null ? null : said.grams / (ingredient.quantity || 1),
      updatedAt: clock.now(),
    };
    const ingredientKey = correctionKey(ingredient.name);
    await foodsRepo(tx).saveCorrection({ householdId, ingredientKey, unit: ingredient.unit, ...correction });
    const after = await foodsRepo(tx).corrections(householdId);
    const subRecipes = await loadSubRecipes(tx, householdId, row.ingredients, after);
    const counted = countNutrition(row.ingredients, row.serves, after, subRecipes);
    await recipesRepo(tx).update(row, row.version, { ...counted, calculateNutrition: true, changedBy: user.id });
    const others = await recipesRepo(tx).othersOf(householdId, row.id);
    const corrected = await correctOthers(tx, others, correctionKey(ingredient.name), after);
    const changed = await subRecipesRepo(tx).inDishes(householdId, [row.id, ...corrected]);
    await recountsRepo(tx).add(householdId, changed);
    return correctLists(tx, householdId, ingredient, { before, after }, [row, ...others], clock.now());
  });
}

/**
 * The user's other recipes with an ingredient of that name, each read anew: what was said holds wherever the name stands.
 * @returns the ids of those
 */
async function correctOthers(
  tx: DatabaseHandle,
  others: Awaited<ReturnType<ReturnType<typeof recipesRepo>['othersOf']>>,
  key: string,
  corrections: Corrections,
): Promise<string[]> {
  const corrected: string[] = [];
  for (const row of others) {
    if (!row.ingredients.some(({ name }) => correctionKey(name) === key)) continue;
    const subRecipes = await loadSubRecipes(tx, row.householdId, row.ingredients, corrections);
    const changes = row.calculateNutrition
      ? countNutrition(row.ingredients, row.serves, corrections, subRecipes)
      : judgeAgain(row.ingredients, corrections, subRecipes);
    await recipesRepo(tx).update(row, row.version, changes);
    corrected.push(row.id);
  }
  return corrected;
}
