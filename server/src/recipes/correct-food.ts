import type { BodyOf } from '@sorrel/contract/endpoint';
import type { correctFood as correctEndpoint } from '@sorrel/contract/foods';
import { correctionKey } from '@sorrel/core/foods/resolve-food';
import type { FoodRename } from '@sorrel/core/lists/rename-food';
import { AppError } from '../app-error.ts';
import { holdEditor } from '../auth/households-repo.ts';
import type { HouseholdId, Member } from '../db/household.ts';
import { foodIndex } from '../foods/food-catalogue.ts';
import { type Corrections, foodsRepo } from '../foods/repo.ts';
import { say } from '../language/sentences.ts';
import type { Turn } from '../platform/fair-queue.ts';
import type { Platform } from '../platform/platform.ts';
import { JUDGE_WORK } from './count-recipe.ts';
import { olderRecipesRepo } from './older-repo.ts';
import { recipesRepo, type StoredIngredient } from './repo.ts';
import { loadSubRecipes } from './sub-recipes/load-sub-recipes.ts';
import { recountsRepo } from './sub-recipes/recounts-repo.ts';
import { subRecipesRepo } from './sub-recipes/sub-recipes-repo.ts';

/** What correcting a food needs of others. */
export interface CorrectionServices {
  /** Brings a correction to the saved lists; gives what is bought under another name now, null when nothing is. */
  correctLists: (
    services: Pick<Platform, 'clock' | 'db' | 'threads'>,
    householdId: HouseholdId,
    correction: {
      ingredient: StoredIngredient;
      before: Corrections;
      after: Corrections;
      recipes: readonly { name: string; ingredients: readonly StoredIngredient[] }[];
    },
    turn: Turn,
  ) => Promise<FoodRename | null>;
}

type Needed = Pick<Platform, 'clock' | 'db' | 'threads'>;

/** Times that a recipe is counted again because somebody saved it meanwhile. */
const TRIES = 5;

/**
 * Remembers what an ingredient of a recipe is or weighs, and counts the recipe anew. Other recipes and saved lists with the
 * ingredient change with it. Counting waits for a thread, and holds nothing meanwhile: what a process that ends leaves over, the
 * next start judges.
 * @returns what is bought under another name now; null when nothing is
 */
export async function correctFood(
  services: Needed & CorrectionServices,
  user: Member,
  recipeId: string,
  said: BodyOf<typeof correctEndpoint>,
  turn: Turn,
): Promise<FoodRename | null> {
  const { householdId } = user;
  const { recipes, others, ...correction } = await remember(services, user, recipeId, said);
  const isThere = await countAgain(services, user, recipeId, turn, { calculateNutrition: true, changedBy: user.id });
  if (!isThere) throw new AppError('recipe_not_found');
  for (const id of others) await countAgain(services, user, id, turn);
  return services.correctLists(services, householdId, { ...correction, recipes }, turn);
}

/** Writes the correction down, and which recipes it changes. */
function remember({ db, clock }: Needed, user: Member, recipeId: string, said: BodyOf<typeof correctEndpoint>) {
  const { householdId } = user;
  return db.transaction(async (tx) => {
    await holdEditor(tx, user);
    const row = await recipesRepo(tx).findOwnedLocked(householdId, recipeId);
    const ingredient = row?.ingredients.find((candidate) => candidate.name === said.ingredient);
    if (row === null || ingredient === undefined) throw new AppError('recipe_not_found');
    if (said.foodId !== null && !foodIndex().byId.has(said.foodId)) {
      throw new AppError('bad_request', { sentence: say().recipes.foodFromList });
    }
    const before = await foodsRepo(tx).corrections(householdId);
    const ingredientKey = correctionKey(ingredient.name);
    await foodsRepo(tx).saveCorrection({
      householdId,
      ingredientKey,
      unit: ingredient.unit,
      foodId: said.foodId,
      gramsPerUnit: said.grams === null ? null : said.grams / (ingredient.quantity || 1),
      updatedAt: clock.now(),
    });
    const after = await foodsRepo(tx).corrections(householdId);
    const others = (await recipesRepo(tx).othersOf(householdId, row.id)).filter((other) =>
      other.ingredients.some(({ name }) => correctionKey(name) === ingredientKey),
    );
    const ids = others.map(({ id }) => id);
    await olderRecipesRepo(tx).setOlder(householdId, [row.id, ...ids]);
    const recipes = [row, ...others].map(({ name, ingredients }) => ({ name, ingredients }));
    return { ingredient, before, after, recipes, others: ids };
  });
}

/**
 * Reads a recipe anew, with all that its household said of foods by now: what was said holds wherever the name stands. One that is
 * saved meanwhile, or corrected once more, is read again.
 * @returns whether it is there
 */
async function countAgain(
  { db, threads }: Needed,
  { householdId }: Member,
  id: string,
  { person }: Turn,
  also: { calculateNutrition?: boolean; changedBy?: string } = {},
): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const row = await recipesRepo(db).findOwned(householdId, id);
    if (row === null) return false;
    const { ingredients, serves } = row;
    const corrections = await foodsRepo(db).corrections(householdId);
    const below = await loadSubRecipes(db, householdId, ingredients);
    const calculates = also.calculateNutrition ?? row.calculateNutrition;
    const counted = await threads.run(JUDGE_WORK, { ingredients, serves, calculates, corrections, below }, { person });
    const isKept = await db.transaction(async (tx) => {
      if ((await recipesRepo(tx).update(row, row.version, { ...counted, ...also })) === null) return false;
      await recountsRepo(tx).add(householdId, await subRecipesRepo(tx).inDishes(householdId, [id]));
      return true;
    });
    if (isKept) return true;
  }
  throw new AppError('unavailable');
}
